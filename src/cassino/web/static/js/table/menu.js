// @ts-check
/** The menu of the table, as a list of buttons; what makes no sense now isn't there. */

import { icon, make } from "../view/cards.js";
import { keyed } from "../view/keyed.js";

/**
 * @typedef {object} Item
 * @property {string} key
 * @property {string} label
 * @property {string} icon
 * @property {() => void} [act]
 * @property {string} [href]  A page to go to instead.
 * @property {boolean} [away]  The page opens beside this one.
 * @property {string} [sure]  Words to confirm with: the first press asks, the second does.
 */

/**
 * @param {HTMLElement} root
 * @returns {{update: (items: readonly Item[]) => void}}
 */
export function createMenu(root) {
  const list = make("ul", "menu");
  root.append(list);
  /** @type {ReadonlyMap<string, Item>} */
  let now = new Map();
  /** @type {string | null} */
  let asking = null;

  const items = keyed(
    list,
    (/** @type {Item} */ item) => makeItem(item),
    (element, item) => {
      const button = element.firstElementChild;
      const isAsking = asking === item.key;
      button?.toggleAttribute("data-asking", isAsking);
      const label = button?.lastElementChild;
      if (label) label.textContent = isAsking && item.sure ? item.sure : item.label;
      if (button instanceof HTMLAnchorElement && item.href) button.href = item.href;
      showIcon(button, item.icon);
    },
  );

  /** @param {Item} item */
  function makeItem(item) {
    const element = make("li", "");
    const button = item.href ? make("a", "menu-item") : make("button", "menu-item");
    if (button instanceof HTMLButtonElement) button.type = "button";
    else if (item.away) Object.assign(button, { target: "_blank", rel: "noopener" });
    button.append(make("span", "menu-icon"), make("span", "menu-label"));
    button.addEventListener("click", () => press(item.key));
    element.append(button);
    return element;
  }

  /** @param {string} key */
  function press(key) {
    const item = now.get(key);
    if (!item?.act) return;
    if (item.sure && asking !== key) {
      asking = key;
      items.update([...now.values()]);
      return;
    }
    asking = null;
    item.act();
  }

  return {
    update(wanted) {
      now = new Map(wanted.map((item) => [item.key, item]));
      if (asking !== null && !now.has(asking)) asking = null;
      items.update(wanted);
    },
  };
}

/** @param {Element | null} button @param {string} name */
function showIcon(button, name) {
  const place = button?.firstElementChild;
  if (!(place instanceof HTMLElement) || place.dataset.icon === name) return;
  place.dataset.icon = name;
  place.replaceChildren(icon(name));
}
