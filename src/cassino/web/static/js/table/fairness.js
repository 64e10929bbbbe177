// @ts-check
/** The proof of the shuffle at the table: commitments, one's own salt, and the check itself. */

import { make } from "../view/cards.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").FairShape} Fair */
/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../words.js").Words} Words */

/**
 * @param {HTMLElement} root
 * @param {{words: Words, onCommand: (command: Command) => void}} given
 * @returns {{update: (view: View) => void}}
 */
export function createFairness(root, given) {
  const { words } = given;
  const deals = make("div", "fair-deals");
  const salt = make("form", "fair-salt");
  const field = make("input", "felt-field");
  field.maxLength = 64;
  field.autocomplete = "off";
  const label = make("label", "field");
  label.append(make("span", "", words.say("fair-salt")), field);
  const send = make("button", "action", words.say("page-save"));
  salt.append(label, send);
  root.append(deals, salt);
  let shown = "";
  let seat = 0;

  salt.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim() === "") return;
    given.onCommand({ type: "salt", seat, salt: field.value.trim() });
    field.value = "";
  });

  return {
    update(view) {
      seat = view.you.seats[0] ?? 0;
      salt.hidden = !view.can.includes("salt");
      const text = JSON.stringify(view.fair);
      if (text === shown) return;
      shown = text;
      deals.replaceChildren(...view.fair.toReversed().map((fair) => dealElement(fair, words)));
    },
  };
}

/**
 * @param {Fair} fair
 * @param {Words} words
 */
function dealElement(fair, words) {
  const element = make("section", "fair-deal");
  element.append(make("h3", "", words.say("bar-deal", { deal: fair.deal })));
  element.append(hashLine(words, "fair-before", "hash", fair.commitment));
  if (fair.secret !== null && fair.salts !== null) {
    element.append(hashLine(words, "fair-after", "seed", fair.secret));
    const link = make("a", "action", words.say("fair-check"));
    link.href = `/check?${proof(fair)}`;
    link.target = "_blank";
    link.rel = "noopener";
    element.append(link);
  }
  return element;
}

/**
 * @param {Words} words
 * @param {string} key
 * @param {string} part
 * @param {string} value
 */
function hashLine(words, key, part, value) {
  const line = make("p", "fair-line");
  const [before = "", after = ""] = words.say(key, { [part]: "\n" }).split("\n");
  line.append(before, make("code", "", value), after);
  return line;
}

/** @param {Fair} fair */
function proof(fair) {
  const salts = fair.order.map((seat, at) => `${seat}:${fair.salts?.[at] ?? ""}`);
  return new URLSearchParams({
    commitment: fair.commitment,
    secret: fair.secret ?? "",
    salts: salts.join(" "),
  }).toString();
}
