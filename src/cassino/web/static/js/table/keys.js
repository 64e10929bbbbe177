// @ts-check
/** The keyboard at the table. Keys in a field, and with other modifiers, mean what they always do. */

import { make } from "../view/cards.js";
import { directionOf, neighbour } from "../view/focus.js";

/** @typedef {import("../words.js").Words} Words */

/**
 * @typedef {object} KeyDeeds
 * @property {() => HTMLElement[]} cards  The cards that arrows walk among, in any order.
 * @property {() => HTMLElement | null} first  Where arrows begin.
 * @property {() => void} play
 * @property {() => void} clear
 * @property {(number: number) => void} press  The action of that number, from 1.
 * @property {() => void} undo
 * @property {() => void} hint
 * @property {() => void} last
 * @property {() => void} type
 * @property {() => void} help
 */

/**
 * @param {KeyDeeds} deeds
 * @returns {void}
 */
export function listenToKeys(deeds) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isInField(event.target)) return;
    if (isHandled(event, deeds)) event.preventDefault();
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {KeyDeeds} deeds
 * @returns {boolean}
 */
function isHandled(event, deeds) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    deeds.play();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const direction = directionOf(event.key);
  if (direction) return walk(direction, deeds);
  if (/^[1-9]$/u.test(event.key)) {
    deeds.press(Number(event.key));
    return true;
  }
  const deed = letters(deeds).get(event.key.toLowerCase());
  deed?.();
  return deed !== undefined;
}

/** @param {KeyDeeds} deeds */
function letters(deeds) {
  return new Map([
    ["escape", deeds.clear],
    ["u", deeds.undo],
    ["h", deeds.hint],
    ["l", deeds.last],
    ["m", deeds.type],
    ["?", deeds.help],
  ]);
}

/**
 * @param {import("../view/focus.js").Direction} direction
 * @param {KeyDeeds} deeds
 */
function walk(direction, deeds) {
  const active = document.activeElement;
  if (active?.closest(".panel, .count-sheet, .lobby")) return false;
  const cards = deeds.cards();
  const from = cards.findIndex((card) => card === active);
  if (from < 0) {
    deeds.first()?.focus();
    return true;
  }
  const to = neighbour(
    cards.map((card) => card.getBoundingClientRect()),
    from,
    direction,
  );
  cards[to]?.focus();
  return true;
}

/** @param {EventTarget | null} target */
function isInField(target) {
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}

/** Names of the keys in the catalogue, in the order of the list. */
const LISTED = [
  "arrows",
  "enter",
  "play",
  "escape",
  "tab",
  "digits",
  "undo",
  "hint",
  "last",
  "text",
  "help",
];

/**
 * The list of keys.
 *
 * @param {HTMLElement} root
 * @param {Words} words
 */
export function listKeys(root, words) {
  const list = make("dl", "keys");
  for (const name of LISTED) {
    const row = make("div", "keys-row");
    const key = document.createElement("dt");
    key.append(make("kbd", "", words.say(`key-${name}`)));
    row.append(key, make("dd", "", words.say(`key-${name}-does`)));
    list.append(row);
  }
  root.append(list);
}
