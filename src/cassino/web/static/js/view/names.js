// @ts-check
/** Names of players where room is short: a number at the end stays, since it tells two apart. */

import { icon, make } from "./cards.js";

/** @typedef {{name: string, isComputer: boolean}} Player */

/**
 * @param {HTMLElement} element  Gets class `name`; what doesn't fit is cut before the number.
 * @param {string} text
 */
export function writeName(element, text) {
  if (element.dataset.name === text) return;
  element.dataset.name = text;
  element.classList.add("name");
  const [, start = text, end = ""] = /^(.*?)(\s?\d+)$/u.exec(text) ?? [];
  element.replaceChildren(make("span", "name-start", start), make("span", "name-end", end));
}

/**
 * Who plays for a side, each on a line; where there is no room a picture can stand for a computer,
 * beside its number if it has one.
 *
 * @param {HTMLElement} element
 * @param {readonly Player[]} players
 */
export function writePlayers(element, players) {
  const shown = JSON.stringify(players);
  if (element.dataset.shown === shown) return;
  element.dataset.shown = shown;
  element.replaceChildren(...players.map((player) => playerElement(player)));
}

/** @param {Player} player */
function playerElement({ name, isComputer }) {
  const element = make("span", "player");
  const text = make("span", "");
  writeName(text, name);
  if (isComputer) {
    element.dataset.computer = /\d$/u.test(name) ? "numbered" : "single";
    element.append(icon("computer"));
  }
  element.append(text);
  return element;
}
