// @ts-check
/** Names of players where room is short: a number at the end stays, since it tells two apart. */

import { make } from "./cards.js";

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
