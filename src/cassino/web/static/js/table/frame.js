// @ts-check
/** The regions of the table's page, and the fixed parts that they get. */

import { icon, make, writeText } from "../view/cards.js";
import { markEdges } from "../view/edges.js";

/** @typedef {import("../words.js").Words} Words */

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function region(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * A button with a drawing, named for the ear and the pointer.
 *
 * @param {string} drawing
 * @param {string} label
 * @param {() => void} act
 */
export function iconButton(drawing, label, act) {
  const button = make("button", "icon-button");
  button.type = "button";
  button.append(icon(drawing));
  button.addEventListener("click", act);
  nameButton(button, drawing, label);
  return button;
}

/**
 * Give an icon button another drawing and name.
 *
 * @param {HTMLButtonElement} button
 * @param {string} drawing
 * @param {string} label
 */
export function nameButton(button, drawing, label) {
  if (button.getAttribute("aria-label") === label) return;
  button.setAttribute("aria-label", label);
  button.title = label;
  button.replaceChildren(icon(drawing));
}

/**
 * What the press of a button does to the sound.
 *
 * @param {boolean} isOn
 * @param {Words} words
 */
export function soundLabel(isOn, words) {
  return words.say(isOn ? "menu-sound-off" : "menu-sound-on");
}

/**
 * A region with a heading that only screen readers meet.
 *
 * @param {HTMLElement} element
 * @param {string} title
 * @returns {HTMLElement} What the region's own content goes into.
 */
export function headed(element, title) {
  const heading = make("h2", "unseen", title);
  element.before(heading);
  heading.id = `heading-${element.className.split(" ")[0]}`;
  element.setAttribute("aria-labelledby", heading.id);
  return element;
}

/**
 * @typedef {object} Status
 * @property {(text: string, kind: "line" | "refusal" | "hint", why?: string) => void} tell
 *   `why`: reasons, which stand apart where the line is short of room.
 * @property {(move: string) => void} last  The last move of another; the log reads it out.
 * @property {(sum: string, isWhole: boolean) => void} sum
 * @property {(clock: string, isLow: boolean) => void} clock
 */

/**
 * The line that says what is going on, the running sum, and one's own clock.
 *
 * @param {HTMLElement} root  The element of class `status`.
 * @param {readonly HTMLElement[]} buttons
 * @returns {Status}
 */
export function createStatus(root, buttons) {
  const text = make("p", "status-text on-felt");
  const sentence = make("span", "");
  const reasons = make("span", "status-why");
  text.setAttribute("role", "status");
  const last = make("p", "status-last on-felt");
  last.setAttribute("aria-hidden", "true");
  const told = make("div", "status-told");
  const sum = make("output", "sum on-felt");
  text.append(sentence, " ", reasons);
  told.append(last, text, sum);
  const clock = make("span", "own-clock");
  const box = make("span", "status-buttons");
  box.append(...buttons);
  root.replaceChildren(told, clock, box);

  /** What doesn't fit gets smaller; then the last move goes below, or a sheet reaches up. */
  function fit() {
    for (const size of ["", "small", "below", "tall"]) {
      root.dataset.long = size;
      if (told.scrollHeight <= told.clientHeight + 1) break;
    }
    for (const mark of marks) mark();
  }
  const marks = [told, text, reasons].map((each) => markEdges(each));
  new ResizeObserver(fit).observe(root);

  return {
    tell(line, kind, why = "") {
      root.dataset.kind = kind;
      writeText(sentence, line);
      writeText(reasons, why);
      fit();
    },
    last: (move) => writeText(last, move),
    sum(told, isWhole) {
      writeText(sum, told);
      sum.toggleAttribute("data-whole", isWhole);
    },
    clock(told, isLow) {
      clock.textContent = told;
      clock.toggleAttribute("data-low", isLow);
    },
  };
}

/**
 * The top of the table: which deal, which hand.
 *
 * @param {HTMLElement} root  The element of class `deal`.
 * @param {import("../../../protocol.d.ts").DealShape | null} deal
 */
export function showDeal(root, deal) {
  const shown = JSON.stringify(deal && [deal.label, deal.hand_label, deal.stock_label, deal.last]);
  if (root.dataset.shown === shown) return;
  root.dataset.shown = shown;
  root.toggleAttribute("data-last", deal?.last ?? false);
  if (!deal) {
    root.replaceChildren();
    return;
  }
  const hand = make(deal.last ? "b" : "span", "hand-number", deal.hand_label || deal.stock_label);
  root.replaceChildren(make("b", "", deal.label), hand);
  if (deal.hand_label) root.append(make("span", "unseen", deal.stock_label));
}
