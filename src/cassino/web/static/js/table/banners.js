// @ts-check
/** Quiet lines across the table: the connection, questions, the last hand, other windows. */

import { make, writeText } from "../view/cards.js";
import { keyed } from "../view/keyed.js";

/**
 * @typedef {object} Banner
 * @property {string} key
 * @property {string} text
 * @property {readonly {label: string, strong?: boolean, act: () => void}[]} [buttons]
 */

/**
 * @typedef {object} Banners
 * @property {(banner: Banner, stay?: number) => void} show  `stay`: milliseconds; left out: for long.
 * @property {(key: string) => void} hide
 * @property {(prefix: string, wanted: readonly Banner[]) => void} replace
 *   Show these, and no others whose key begins with the prefix.
 */

/**
 * @param {HTMLElement} root  An element of class `banners`, read out by screen readers.
 * @returns {Banners}
 */
export function createBanners(root) {
  /** @type {Map<string, Banner>} */
  const shown = new Map();
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  const timers = new Map();
  const lines = keyed(root, makeLine, changeLine);

  function render() {
    lines.update([...shown.values()]);
  }

  /** @param {string} key */
  function hide(key) {
    clearTimeout(timers.get(key));
    if (shown.delete(key)) render();
  }

  return {
    show(banner, stay = 0) {
      clearTimeout(timers.get(banner.key));
      if (stay > 0)
        timers.set(
          banner.key,
          setTimeout(() => hide(banner.key), stay),
        );
      shown.set(banner.key, banner);
      render();
    },
    hide,
    replace(prefix, wanted) {
      for (const key of [...shown.keys()]) {
        if (key.startsWith(prefix) && !wanted.some((banner) => banner.key === key))
          shown.delete(key);
      }
      for (const banner of wanted) shown.set(banner.key, banner);
      render();
    },
  };
}

/** @returns {HTMLElement} */
function makeLine() {
  const line = make("div", "banner on-paper");
  line.append(make("p", "banner-text"), make("span", "banner-buttons"));
  return line;
}

/**
 * @param {HTMLElement} line
 * @param {Banner} banner
 */
function changeLine(line, banner) {
  const [text, buttons] = /** @type {HTMLElement[]} */ ([...line.children]);
  if (!text || !buttons) return;
  writeText(text, banner.text);
  const labels = (banner.buttons ?? []).map((each) => each.label).join("\n");
  if (buttons.dataset.labels === labels) return;
  buttons.dataset.labels = labels;
  buttons.replaceChildren(
    ...(banner.buttons ?? []).map(({ label, strong, act }) => {
      const button = make("button", strong ? "button button-strong" : "button", label);
      button.type = "button";
      button.addEventListener("click", act);
      return button;
    }),
  );
}
