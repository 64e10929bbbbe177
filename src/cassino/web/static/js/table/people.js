// @ts-check
/** The seats as a list: who sits where, and what one may do about it. */

import { icon, make } from "../view/cards.js";
import { keyed } from "../view/keyed.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").SeatShape} SeatShape */
/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../words.js").Words} Words */

/** @typedef {{key: string, label: string, command: Command}} Deed */
/** @typedef {{key: string, seat: SeatShape, deeds: Deed[]}} Entry */

/**
 * @param {HTMLElement} root
 * @param {{words: Words, onCommand: (command: Command) => void}} given
 * @returns {{update: (view: View) => void}}
 */
export function createPeople(root, given) {
  const list = make("ul", "people");
  root.append(list);
  const entries = keyed(list, () => makeEntry(), changeEntry);

  /** @returns {HTMLElement} */
  function makeEntry() {
    const element = make("li", "person");
    element.append(
      make("span", "person-icon"),
      make("b", "person-name"),
      make("span", "person-note"),
      make("span", "person-deeds"),
    );
    return element;
  }

  /** @param {HTMLElement} element @param {Entry} entry */
  function changeEntry(element, entry) {
    const [sign, name, note, deeds] = /** @type {HTMLElement[]} */ ([...element.children]);
    if (!sign || !name || !note || !deeds) return;
    const { seat } = entry;
    sign.replaceChildren(icon(seat.computer_plays ? "computer" : "person"));
    name.textContent = seat.name;
    const level = seat.level ? given.words.say(`level-${seat.level}`) : "";
    note.textContent = [level, seat.note].filter((told) => told).join(" · ");
    const shown = JSON.stringify(entry.deeds);
    if (deeds.dataset.shown === shown) return;
    deeds.dataset.shown = shown;
    deeds.replaceChildren(...entry.deeds.map((deed) => deedButton(deed, seat)));
  }

  /** @param {Deed} deed @param {SeatShape} seat */
  function deedButton(deed, seat) {
    const button = make("button", "button", deed.label);
    button.type = "button";
    button.setAttribute(
      "aria-label",
      `${deed.label}: ${given.words.say("join-seat", { seat: seat.seat + 1 })}`,
    );
    button.addEventListener("click", () => given.onCommand(deed.command));
    return button;
  }

  return {
    update(view) {
      entries.update(
        view.seats.map((seat) => ({
          key: String(seat.seat),
          seat,
          deeds: deedsOf(view, seat, given.words),
        })),
      );
    },
  };
}

/**
 * What one may do about a seat.
 *
 * @param {View} view
 * @param {SeatShape} seat
 * @param {Words} words
 * @returns {Deed[]}
 */
function deedsOf(view, seat, words) {
  const can = new Set(view.can);
  const at = seat.seat;
  /** @type {Deed[]} */
  const deeds = [];
  const myName = view.guests.find((guest) => guest.mine)?.name ?? "";
  if (can.has("sit") && seat.guest === null && view.you.seats.length === 0) {
    const label = words.say(seat.kind === "computer" ? "join-take-over" : "join-sit-here");
    deeds.push({ key: "sit", label, command: { type: "sit", seat: at, name: myName } });
  }
  if (seat.mine && can.has("take-back") && seat.computer_plays) {
    deeds.push({
      key: "back",
      label: words.say("stand-in-back"),
      command: { type: "take-back", seat: at },
    });
  }
  if (seat.mine && can.has("stand") && view.phase === "lobby" && !view.you.host) {
    deeds.push({
      key: "stand",
      label: words.say("join-stand-up"),
      command: { type: "stand", seat: at },
    });
  }
  if (view.you.host && can.has("rules") && seat.guest === null) {
    const isFree = seat.kind !== "computer";
    deeds.push({
      key: "kind",
      label: words.say(isFree ? "seat-computer" : "join-seat-free"),
      command: { type: "seat", seat: at, kind: isFree ? "computer" : "person" },
    });
  }
  return deeds;
}
