// @ts-check
/** The other seats: name, cards in hand, cards taken, sweeps, and whose turn it is in words. */

import { cardPicture, drawing, icon, make } from "./cards.js";
import { keyed } from "./keyed.js";
import { writeName } from "./names.js";

/**
 * @typedef {object} Seat
 * @property {string} key
 * @property {string} name
 * @property {"person" | "computer"} kind
 * @property {string} label  Everything about the seat in words.
 * @property {number} held  Cards in hand.
 * @property {number} taken  Cards taken.
 * @property {number} sweeps
 * @property {string} turn  "plays" when it is this seat's turn, else empty.
 * @property {string} [note]  "partner", "dealer", "reconnecting" …
 * @property {string} [clock]  Time left, as text.
 * @property {string} [emote]  Name of an emote to show for a while.
 * @property {string} [says]  Words to show for a while.
 * @property {readonly import("./cards.js").Card[]} [hand]  Cards that lie open, in a replay.
 */

/**
 * @param {HTMLElement} root  The element of class `seats`, a list.
 * @returns {{update: (seats: readonly Seat[]) => void,
 *   element: (key: string) => HTMLElement | undefined}}
 */
export function createSeats(root) {
  const seats = keyed(root, makeSeat, changeSeat);
  return {
    update(data) {
      root.style.setProperty("--seats", String(data.length));
      seats.update(data);
    },
    element: seats.element,
  };
}

/** @returns {HTMLElement} */
function makeSeat() {
  const seat = make("li", "seat");
  const about = make("p", "seat-name");
  about.append(make("span", "seat-kind"), make("b", "seat-who"), make("span", "seat-note"));
  const counts = make("p", "seat-counts");
  counts.append(count("cards"), count("pile"), count("sweep"), make("span", "seat-clock"));
  seat.append(
    about,
    counts,
    make("span", "seat-hand"),
    make("span", "seat-turn"),
    make("span", "seat-emote"),
    make("span", "seat-says"),
  );
  for (const part of [about, counts]) part.setAttribute("aria-hidden", "true");
  return seat;
}

/** @param {string} name */
function count(name) {
  const element = make("span", `seat-count count-of-${name}`);
  element.append(icon(name), make("span", "seat-number"));
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {Seat} seat
 */
function changeSeat(element, seat) {
  element.setAttribute("aria-label", seat.label);
  element.toggleAttribute("data-turn", seat.turn !== "");
  const kind = part(element, "seat-kind");
  if (kind.dataset.kind !== seat.kind) {
    kind.dataset.kind = seat.kind;
    kind.replaceChildren(icon(seat.kind));
  }
  writeName(part(element, "seat-who"), seat.name);
  part(element, "seat-note").textContent = seat.note ?? "";
  part(element, "seat-turn").textContent = seat.turn;
  part(element, "seat-clock").textContent = seat.clock ?? "";
  part(element, "seat-says").textContent = seat.says ?? "";
  setCount(element, "cards", seat.held, true);
  setCount(element, "pile", seat.taken, true);
  setCount(element, "sweep", seat.sweeps, seat.sweeps > 0);
  showHand(element, seat.hand ?? []);
  const emote = part(element, "seat-emote");
  if ((emote.dataset.emote ?? "") !== (seat.emote ?? "")) {
    emote.dataset.emote = seat.emote ?? "";
    emote.replaceChildren(...(seat.emote ? [drawing("emotes", seat.emote, "emote")] : []));
  }
}

/**
 * @param {HTMLElement} seat
 * @param {readonly import("./cards.js").Card[]} cards
 */
function showHand(seat, cards) {
  const hand = part(seat, "seat-hand");
  const shown = cards.map((card) => card.id).join(" ");
  if ((hand.dataset.shown ?? "") === shown) return;
  hand.dataset.shown = shown;
  hand.replaceChildren(
    ...cards.map((card) => {
      const picture = cardPicture(card);
      picture.dataset.key = card.id;
      return picture;
    }),
  );
}

/**
 * @param {HTMLElement} seat
 * @param {string} name
 * @param {number} number
 * @param {boolean} shown
 */
function setCount(seat, name, number, shown) {
  const element = part(seat, `count-of-${name}`);
  element.hidden = !shown;
  part(element, "seat-number").textContent = String(number);
}

/**
 * @param {HTMLElement} element
 * @param {string} className
 * @returns {HTMLElement}
 */
function part(element, className) {
  const found = element.querySelector(`.${className}`);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${className} here`);
  return found;
}
