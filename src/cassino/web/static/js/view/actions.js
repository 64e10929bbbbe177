// @ts-check
/** The complete moves that fit what is chosen, as buttons in words. */

import { make, writeText } from "./cards.js";
import { keyed } from "./keyed.js";

/**
 * @typedef {object} Action
 * @property {string} key  The move's text.
 * @property {string} label  "Take 8♦, 5♣+3♥"
 * @property {"take" | "build" | "trail" | "other"} kind
 * @property {boolean} [hinted]
 */

/**
 * @typedef {object} ActionsData
 * @property {readonly Action[]} moves
 * @property {string} more  Words of the button that shows the rest; it takes one of the places.
 * @property {string} less  Its words while all are shown.
 */

/** Moves that show at once: in two rows of two, or side by side where the page is wide. */
const FEW = Object.freeze({ narrow: 4, wide: 6 });

/** @typedef {{key: string, action: Action | null, label: string}} Entry */

/**
 * @param {HTMLElement} root  The element of class `actions`.
 * @param {{onMove: (key: string) => void}} given
 * @returns {{update: (data: ActionsData) => void, close: () => void}}
 */
export function createActions(root, given) {
  let open = false;
  /** @type {ActionsData} */
  let shown = { moves: [], more: "", less: "" };
  const isWide = matchMedia("(min-width: 44rem) and (min-height: 44rem)");
  isWide.addEventListener("change", render);
  const buttons = keyed(root, (/** @type {Entry} */ entry) => makeButton(entry), changeButton);

  /** @param {Entry} entry */
  function makeButton(entry) {
    const button = make("button", entry.action ? "action" : "action action-more");
    button.type = "button";
    button.addEventListener("click", () => {
      if (entry.action) {
        given.onMove(entry.key);
      } else {
        open = !open;
        render();
      }
    });
    return button;
  }

  function render() {
    const few = isWide.matches ? FEW.wide : FEW.narrow;
    if (shown.moves.length <= few) open = false;
    const entries = entriesOf(shown, few, open);
    root.toggleAttribute("data-open", open);
    root.dataset.count = String(Math.min(entries.length, few));
    buttons.update(entries);
  }

  return {
    update(data) {
      shown = data;
      render();
    },
    close() {
      open = false;
      render();
    },
  };
}

/**
 * @param {ActionsData} data
 * @param {number} few
 * @param {boolean} open
 * @returns {Entry[]}
 */
function entriesOf(data, few, open) {
  const entries = data.moves.map((action) => ({ key: action.key, action, label: action.label }));
  if (entries.length <= few) return entries;
  const shown = open ? entries : firstOf(entries, few - 1);
  const label = open ? data.less : `${data.more} (${entries.length - shown.length})`;
  return [...shown, { key: "more", action: null, label }];
}

/**
 * So many of the moves, and among them always the one that lays a card down.
 *
 * @param {readonly Entry[]} entries
 * @param {number} count
 */
function firstOf(entries, count) {
  const trail = entries.findIndex((entry) => entry.action?.kind === "trail");
  if (trail < count) return entries.slice(0, count);
  return [...entries.slice(0, count - 1), ...entries.slice(trail, trail + 1)];
}

/**
 * @param {HTMLElement} element
 * @param {Entry} entry
 */
function changeButton(element, entry) {
  writeText(element, entry.label);
  element.toggleAttribute("data-hinted", entry.action?.hinted === true);
  if (entry.action) {
    element.dataset.kind = entry.action.kind;
  } else {
    element.setAttribute("aria-expanded", String(element.parentElement?.hasAttribute("data-open")));
  }
}
