// @ts-check
/** The hand: the cards a seat holds, and the pile it has taken. */

import { cardButton, drawing, make, showFace, showStanding } from "./cards.js";
import { keyed } from "./keyed.js";

/**
 * @typedef {object} HeldCard
 * @property {string} key
 * @property {import("./cards.js").Card} card
 * @property {import("./cards.js").Standing} [standing]
 */

/**
 * @typedef {object} HandData
 * @property {HeldCard[]} cards
 * @property {{count: number, sweeps: number, label: string}} pile
 *   Cards taken, sweeps lying crosswise on them, and both in words.
 */

/**
 * @param {HTMLElement} root  The element of class `hand`.
 * @param {{onChoose: (key: string) => void}} given
 * @returns {{update: (data: HandData) => void, element: (key: string) => HTMLElement | undefined,
 *   elements: () => HTMLElement[], pile: HTMLElement}}
 */
export function createHand(root, given) {
  const held = make("div", "held");
  const pile = makePile();
  root.replaceChildren(held, pile);
  const cards = keyed(
    held,
    (/** @type {HeldCard} */ item) => cardButton(item.card, () => given.onChoose(item.key)),
    (element, item) => {
      showFace(element, item.card);
      showStanding(element, item.standing ?? {});
    },
  );
  return {
    update(data) {
      held.style.setProperty("--held", String(Math.max(4, data.cards.length)));
      cards.update(data.cards);
      showPile(pile, data.pile);
    },
    element: cards.element,
    elements: cards.elements,
    pile: /** @type {HTMLElement} */ (pile.firstElementChild),
  };
}

/** @returns {HTMLElement} */
function makePile() {
  const pile = make("div", "pile");
  pile.setAttribute("role", "img");
  const heap = make("span", "pile-cards");
  heap.append(drawing("cards", "back", "card-face"));
  pile.append(heap, make("span", "pile-count"));
  return pile;
}

/**
 * @param {HTMLElement} pile
 * @param {HandData["pile"]} data
 */
function showPile(pile, data) {
  pile.setAttribute("aria-label", data.label);
  pile.toggleAttribute("data-empty", data.count === 0);
  pile.dataset.sweeps = String(Math.min(3, data.sweeps));
  const count = pile.lastElementChild;
  if (count) count.textContent = String(data.count);
}
