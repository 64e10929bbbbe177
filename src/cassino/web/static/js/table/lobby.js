// @ts-check
/** Before a match: the link for friends, the seats, the rules of the table, and "begin". */

import { make, writeText } from "../view/cards.js";
import { createPeople } from "./people.js";
import { createSharing } from "./sharing.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../words.js").Words} Words */

/**
 * @param {{words: Words, table: string, onCommand: (command: Command) => void}} given
 * @returns {{element: HTMLElement, update: (view: View) => void}}
 */
export function createLobby(given) {
  const { words } = given;
  const element = make("section", "lobby on-paper");
  const name = make("h2", "lobby-name");
  const about = make("p", "lobby-about", words.say("home-friends-line"));
  const share = make("div", "lobby-share");
  const seats = make("div", "lobby-seats");
  const rules = make("a", "button", words.say("menu-sheet"));
  const line = make("p", "lobby-line");
  const begin = make("button", "button button-strong", words.say("join-begin"));
  rules.target = "_blank";
  rules.rel = "noopener";
  begin.type = "button";
  begin.addEventListener("click", () => given.onCommand({ type: "start" }));
  const foot = make("div", "lobby-foot");
  foot.append(rules, begin);
  element.append(name, about, share, make("h3", "", words.say("home-seats")), seats, line, foot);
  element.hidden = true;
  const people = createPeople(seats, given);
  const sharing = createSharing(share, { ...given, isBrief: true });

  return {
    element,
    update(view) {
      element.hidden = view.phase !== "lobby";
      if (element.hidden) return;
      name.textContent = view.game.name;
      rules.href = rulesAddress(view);
      people.update(view);
      writeText(line, view.line);
      about.hidden = !view.you.host;
      begin.hidden = !view.can.includes("start");
      if (view.you.host) void sharing.load();
    },
  };
}

/**
 * The page with the rules sheet of a table.
 *
 * @param {View} view
 */
export function rulesAddress(view) {
  const options = Object.entries(view.game.options).map(([name, value]) => [
    name,
    optionText(value),
  ]);
  const query = new URLSearchParams(options).toString();
  return `/rules/${view.game.variant}${query ? `?${query}` : ""}`;
}

/** @param {string | number | boolean | null} value */
function optionText(value) {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
