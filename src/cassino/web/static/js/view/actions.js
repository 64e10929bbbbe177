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
 * @property {number} few  How many show before "more"; that button takes one of the places.
 * @property {string} more  Its label, with the number of those left: "3 more".
 * @property {string} less  Its label while all are shown.
 */

/** @typedef {{key: string, action: Action | null, label: string}} Entry */

/**
 * @param {HTMLElement} root  The element of class `actions`.
 * @param {{onMove: (key: string) => void}} given
 * @returns {{update: (data: ActionsData) => void, close: () => void}}
 */
export function createActions(root, given) {
  let open = false;
  /** @type {ActionsData} */
  let shown = { moves: [], few: 4, more: "", less: "" };
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
    const entries = entriesOf(shown, open);
    root.toggleAttribute("data-open", open && shown.moves.length > shown.few);
    root.dataset.count = String(Math.min(entries.length, 4));
    buttons.update(entries);
  }

  return {
    update(data) {
      shown = data;
      if (data.moves.length <= data.few) open = false;
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
 * @param {boolean} open
 * @returns {Entry[]}
 */
function entriesOf(data, open) {
  const entries = data.moves.map((action) => ({ key: action.key, action, label: action.label }));
  if (data.moves.length <= data.few) return entries;
  const shown = open ? entries : entries.slice(0, data.few - 1);
  return [...shown, { key: "more", action: null, label: open ? data.less : data.more }];
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
