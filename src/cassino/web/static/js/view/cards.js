// @ts-check
/** Card elements, icons, and text with suit signs. Every word is handed in. */

/**
 * @typedef {object} Card
 * @property {string} id  "Td", or "??" for a card nobody here may see.
 * @property {string} label  Its name in words, for screen readers.
 * @property {1 | 2} [mark]  Points to show in the corner.
 */

/**
 * @typedef {object} Standing  How a thing that can be chosen stands now.
 * @property {boolean} [chosen]
 * @property {boolean} [can]  It fits what is chosen: it is lifted.
 * @property {boolean} [hinted]  A hint points at it.
 * @property {boolean} [idle]  It can't be chosen now; it stays readable and focusable.
 */

const SVG = "http://www.w3.org/2000/svg";
const ART = new URL("../../art/", import.meta.url).pathname;
const SIGNS = new Map([["♠", "s"], ["♥", "h"], ["♦", "d"], ["♣", "c"]]);

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, className, text) {
  const element = document.createElement(name);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/**
 * A drawing from one of the sprites, silent for screen readers.
 *
 * @param {"cards" | "icons" | "emotes"} sprite
 * @param {string} name
 * @param {string} className
 * @returns {SVGSVGElement}
 */
export function drawing(sprite, name, className) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${ART}${sprite}.svg#${name}`);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** @param {string} name @returns {SVGSVGElement} */
export function icon(name) {
  return drawing("icons", name, "icon");
}

/**
 * A card to look at.
 *
 * @param {Card} card
 * @returns {HTMLElement}
 */
export function cardPicture(card) {
  const element = make("span", "card");
  element.setAttribute("role", "img");
  showFace(element, card);
  return element;
}

/**
 * A card to choose.
 *
 * @param {Card} card
 * @param {() => void} onChoose
 * @returns {HTMLButtonElement}
 */
export function cardButton(card, onChoose) {
  const element = make("button", "card");
  element.type = "button";
  element.addEventListener("click", onChoose);
  showFace(element, card);
  return element;
}

/**
 * Put a card's face, or its back, on an element made by this module.
 *
 * @param {HTMLElement} element
 * @param {Card} card
 */
export function showFace(element, card) {
  element.setAttribute("aria-label", card.label);
  const shown = `${card.id} ${card.mark ?? 0}`;
  if (element.dataset.face === shown) return;
  element.dataset.face = shown;
  const hidden = card.id === "??";
  element.dataset.suit = hidden ? "none" : card.id.charAt(1);
  element.replaceChildren(drawing("cards", hidden ? "back" : card.id, "card-face"));
  if (card.mark) element.append(drawing("cards", `mark-${card.mark}`, "card-mark"));
}

/**
 * Show how a card or a build stands: chosen, fitting, hinted, idle.
 *
 * @param {HTMLElement} element
 * @param {Standing} standing
 */
export function showStanding(element, standing) {
  element.setAttribute("aria-pressed", String(standing.chosen === true));
  element.toggleAttribute("data-can", standing.can === true);
  element.toggleAttribute("data-hinted", standing.hinted === true);
  if (standing.idle) element.setAttribute("aria-disabled", "true");
  else element.removeAttribute("aria-disabled");
}

/**
 * Write a sentence, its suit signs in the colours of the deck and never as emoji.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
export function writeText(element, text) {
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  const parts = text.replaceAll("\uFE0F", "").split(/([♠♥♦♣])/u);
  element.replaceChildren(
    ...parts.filter((part) => part !== "").map((part) => signOrText(part)),
  );
}

/** @param {string} part @returns {Node} */
function signOrText(part) {
  const suit = SIGNS.get(part);
  if (suit === undefined) return document.createTextNode(part);
  const sign = make("span", "sign", `${part}\uFE0E`);
  sign.dataset.suit = suit;
  return sign;
}
