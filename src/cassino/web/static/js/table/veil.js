// @ts-check
/** Pass the phone: hands stay hidden until the player whose turn it is says "it's me". */

import { make, writeText } from "../view/cards.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../session.js").LogLine} LogLine */
/** @typedef {import("../words.js").Words} Words */

/**
 * @typedef {object} Veil
 * @property {HTMLElement} element
 * @property {(view: View, own: number | null, log: readonly LogLine[]) => void} update
 * @property {() => boolean} isDown  The hand is hidden.
 */

/**
 * @param {Words} words
 * @param {{onLift: () => void}} given
 * @returns {Veil}
 */
export function createVeil(words, given) {
  const element = make("section", "veil on-felt");
  const who = make("p", "veil-who");
  const since = make("details", "veil-since");
  const lines = make("ol", "veil-lines");
  const show = make("button", "button button-strong");
  show.type = "button";
  since.append(make("summary", "", words.say("hotseat-last-move")), lines);
  element.append(who, show, since);
  element.hidden = true;

  /** @type {number | null} */
  let seen = null;
  /** @type {number | null} */
  let asked = null;
  /** @type {Map<number, number>} */
  const left = new Map();
  let newest = 0;

  show.addEventListener("click", () => {
    seen = asked;
    element.hidden = true;
    given.onLift();
  });

  return {
    element,
    update(view, own, log) {
      newest = log.at(-1)?.seq ?? newest;
      const isShared = view.you.seats.length > 1 && view.phase === "playing";
      const turn = view.deal?.turn ?? null;
      const isOwnTurn = turn !== null && view.you.seats.includes(turn);
      if (!isShared) seen = own;
      else if (isOwnTurn && seen !== turn) {
        if (seen !== null) left.set(seen, newest);
        seen = null;
      }
      asked = own;
      element.hidden = !isShared || seen === own;
      if (element.hidden || own === null) return;
      const name = view.seats[own]?.name ?? "";
      who.textContent = words.say("hotseat-pass", { name });
      show.textContent = words.say("hotseat-ready", { name });
      const news = log.filter((line) => line.seq > (left.get(own) ?? 0));
      since.hidden = news.length === 0;
      lines.replaceChildren(
        ...news.map((line) => {
          const item = make("li", "");
          writeText(item, line.text);
          return item;
        }),
      );
    },
    isDown: () => !element.hidden,
  };
}
