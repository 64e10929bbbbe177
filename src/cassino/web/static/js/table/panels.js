// @ts-check
/** Sheets beside or over the layout: one is open at a time, nothing in play waits for it. */

import { icon, make } from "../view/cards.js";

/**
 * @typedef {object} Panels
 * @property {(name: string, title: string, isWide?: boolean) => HTMLElement} add
 *   A new panel; the element to fill is given back.
 * @property {(name: string, panel: HTMLElement) => void} adopt  A panel that the page has.
 * @property {(name: string) => void} toggle
 * @property {() => boolean} close  Close what is open; false when nothing was.
 * @property {(name: string, onOpen: () => void) => void} whenOpened
 * @property {() => string | null} opened
 */

/**
 * @param {HTMLElement} root  The table.
 * @param {{closeLabel: string}} given
 * @returns {Panels}
 */
export function createPanels(root, given) {
  /** @type {Map<string, HTMLElement>} */
  const panels = new Map();
  /** @type {Map<string, () => void>} */
  const openers = new Map();
  /** @type {string | null} */
  let open = null;
  /** @type {Element | null} */
  let before = null;

  /** @param {string} name @param {HTMLElement} panel */
  function adopt(name, panel) {
    panels.set(name, panel);
    panel.tabIndex = -1;
    const heading = panel.querySelector("h2");
    if (heading) {
      heading.id = `panel-${name}`;
      panel.setAttribute("aria-labelledby", heading.id);
    }
    const close = make("button", "icon-button panel-close");
    close.type = "button";
    close.setAttribute("aria-label", given.closeLabel);
    close.append(icon("close"));
    close.addEventListener("click", () => shut());
    panel.prepend(close);
  }

  function shut() {
    if (open === null) return false;
    const panel = panels.get(open);
    const hadFocus = panel?.contains(document.activeElement) ?? false;
    delete panel?.dataset.open;
    open = null;
    if (!hadFocus) return true;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body)
      before.focus();
    else root.dispatchEvent(new CustomEvent("focusleft", { bubbles: true }));
    return true;
  }

  return {
    add(name, title, isWide = false) {
      const panel = make("section", `panel panel-over on-felt panel-${name}`);
      if (isWide) panel.dataset.wide = "";
      const body = make("div", "panel-body");
      panel.append(make("h2", "", title), body);
      adopt(name, panel);
      root.append(panel);
      return body;
    },
    adopt,
    toggle(name) {
      if (open === name) {
        shut();
        return;
      }
      const opener = document.activeElement;
      const came = open !== null && panels.get(open)?.contains(opener) ? before : opener;
      shut();
      const panel = panels.get(name);
      if (!panel) return;
      openers.get(name)?.();
      panel.dataset.open = "";
      open = name;
      before = came;
      panel.focus({ preventScroll: true });
      panel.scrollTop = 0;
    },
    close: shut,
    whenOpened: (name, onOpen) => void openers.set(name, onOpen),
    opened: () => open,
  };
}
