// @ts-check
/**
 * Keep the children of an element in step with a list of things that have keys.
 *
 * Elements are kept, not made anew, so that focus, running animations and a finger that is
 * down on a card survive an update. When the one in focus goes, its nearest neighbour gets
 * the focus; when none is left, the root sends `focusleft`, which bubbles.
 */

/**
 * @template {{key: string}} Item
 * @typedef {object} Keyed
 * @property {(items: readonly Item[]) => void} update
 *   Make, change, order and remove children until they match the items.
 * @property {(key: string) => HTMLElement | undefined} element  The element of a key.
 * @property {() => HTMLElement[]} elements  All elements in the order of the items.
 */

/**
 * @template {{key: string}} Item
 * @param {HTMLElement} root  Holds nothing but the kept children.
 * @param {(item: Item) => HTMLElement} make
 * @param {(element: HTMLElement, item: Item) => void} change  Also runs after `make`.
 * @returns {Keyed<Item>}
 */
export function keyed(root, make, change) {
  /** @type {Map<string, HTMLElement>} */
  let kept = new Map();

  /** @param {readonly Item[]} items */
  function update(items) {
    const next = new Map();
    const focused = root.ownerDocument.activeElement;
    for (const item of items) {
      const element = kept.get(item.key) ?? make(item);
      element.dataset.key = item.key;
      change(element, item);
      next.set(item.key, element);
    }
    const gone = [...kept.entries()].filter(([key]) => !next.has(key));
    const lost = gone.some(([, element]) => element.contains(focused));
    const heir = lost ? heirOf([...kept.keys()], next, keyOf(focused, root)) : undefined;
    for (const [, element] of gone) element.remove();
    inOrder(root, [...next.values()]);
    kept = next;
    if (heir) focusable(heir)?.focus();
    else if (lost) root.dispatchEvent(new CustomEvent("focusleft", { bubbles: true }));
  }

  return {
    update,
    element: (key) => kept.get(key),
    elements: () => [...kept.values()],
  };
}

/**
 * Who gets the focus of an element that leaves: the nearest one that stays, later ones first.
 *
 * @param {string[]} before
 * @param {Map<string, HTMLElement>} next
 * @param {string} lost
 * @returns {HTMLElement | undefined}
 */
function heirOf(before, next, lost) {
  const at = before.indexOf(lost);
  const candidates = [...before.slice(at + 1), ...before.slice(0, at).reverse(), ...next.keys()];
  const key = candidates.find((each) => next.has(each));
  return key === undefined ? undefined : next.get(key);
}

/**
 * @param {Element | null} element
 * @param {HTMLElement} root
 */
function keyOf(element, root) {
  let each = element;
  while (each && each.parentElement !== root) each = each.parentElement;
  return each instanceof HTMLElement ? (each.dataset.key ?? "") : "";
}

/** @param {HTMLElement} element @returns {HTMLElement | null} */
function focusable(element) {
  return element.matches("button, [tabindex]")
    ? element
    : element.querySelector("button, [tabindex]");
}

/**
 * Put children in order, moving only those that stand elsewhere: moving an element drops
 * its focus.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement[]} wanted
 */
function inOrder(root, wanted) {
  let at = root.firstElementChild;
  for (const element of wanted) {
    if (element === at) {
      at = at.nextElementSibling;
    } else {
      root.insertBefore(element, at);
    }
  }
}
