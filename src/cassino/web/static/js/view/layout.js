// @ts-check
/** The layout: loose cards in slots they keep, and builds as fans with a tag. */

import { cardButton, cardPicture, make, showFace, showStanding } from "./cards.js";
import { keyed } from "./keyed.js";
import { boundsOf, fanSpan, fanStep, lay } from "./slots.js";

/** @typedef {import("./cards.js").Card} Card */
/** @typedef {import("./cards.js").Standing} Standing */

/**
 * @typedef {object} Loose
 * @property {"loose"} kind
 * @property {string} key  Stays the same while the card lies there.
 * @property {Card} card
 * @property {Standing} [standing]
 */

/**
 * @typedef {object} Build
 * @property {"build"} kind
 * @property {string} key  Stays the same while the build lies there, raised or added to.
 * @property {Card[][]} groups
 * @property {string} value  "8"
 * @property {string} times  "×2" for a multiple build, else empty.
 * @property {string} owner  Its owner's name.
 * @property {boolean} mine
 * @property {string} label  All of this in words.
 * @property {Standing} [standing]
 */

/** @typedef {Loose | Build} Thing */

/**
 * @typedef {object} Layout
 * @property {(things: readonly Thing[]) => void} update
 * @property {(key: string) => HTMLElement | undefined} element
 * @property {() => HTMLElement[]} elements
 * @property {() => void} clear  Forget the slots: a new deal may lie anew.
 * @property {() => void} settle  Give up rows and columns that nothing needs, between hands.
 */

/** @typedef {import("./slots.js").Slot} Slot */
/** @typedef {import("./slots.js").Grid} Grid */

/** @type {Grid} */
const SMALLEST = Object.freeze({ columns: 4, rows: 1 });

/** Least width of a card that a thumb hits, in pixels. */
const TARGET = 44;

/**
 * @param {HTMLElement} root  The element of class `layout`; its box decides the cards' size.
 * @param {{onChoose: (key: string) => void, empty: string}} given
 *   What happens when a thing is chosen, and the words for an empty table.
 * @returns {Layout}
 */
export function createLayout(root, given) {
  const grid = make("div", "slots");
  const empty = make("p", "layout-empty", given.empty);
  root.replaceChildren(grid, empty);
  /** @type {Map<string, Slot>} */
  let slots = new Map();
  let size = SMALLEST;
  /** @type {readonly Thing[]} */
  let shown = [];
  const children = keyed(grid, (/** @type {Thing} */ thing) => makeThing(thing, given), change);

  function place() {
    const box = boxOf(root);
    if (box.width <= 0 || box.height <= 0) return;
    const wanted = shown.map((thing) => ({ key: thing.key, span: spanOf(thing) }));
    if (wanted.length === 0) size = SMALLEST;
    const laid = lay(slots, wanted, box, size, { widest: widestCard(root), smallest: TARGET });
    ({ grid: size, slots } = laid);
    grid.style.setProperty("--columns", String(size.columns));
    grid.style.setProperty("--card", `${Math.floor(laid.card * 2) / 2}px`);
    for (const [key, slot] of slots) setSlot(children.element(key), slot);
  }

  new ResizeObserver(() => {
    size = SMALLEST;
    place();
  }).observe(root);

  return {
    update(things) {
      shown = things;
      children.update(things);
      empty.hidden = things.length > 0;
      place();
    },
    element: children.element,
    elements: children.elements,
    clear() {
      slots = new Map();
      size = SMALLEST;
    },
    settle() {
      size = boundsOf(slots, SMALLEST);
      place();
    },
  };
}

/** @param {HTMLElement} root */
function boxOf(root) {
  const style = getComputedStyle(root);
  return {
    width: root.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    height: root.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
  };
}

/** @param {HTMLElement} root */
function widestCard(root) {
  return parseFloat(getComputedStyle(root).getPropertyValue("--widest-card")) || 112;
}

/** @param {Thing} thing */
function spanOf(thing) {
  return thing.kind === "loose" ? 1 : fanSpan(thing.groups.flat().length);
}

/**
 * @param {HTMLElement | undefined} element
 * @param {Slot} slot
 */
function setSlot(element, slot) {
  if (!element) return;
  element.style.setProperty("--row", String(slot.row + 1));
  element.style.setProperty("--column", String(slot.column + 1));
  element.style.setProperty("--span", String(slot.span));
}

/**
 * @param {Thing} thing
 * @param {{onChoose: (key: string) => void}} given
 * @returns {HTMLElement}
 */
function makeThing(thing, given) {
  const choose = () => given.onChoose(thing.key);
  if (thing.kind === "loose") {
    const card = cardButton(thing.card, choose);
    card.classList.add("loose");
    return card;
  }
  const build = make("button", "build");
  build.type = "button";
  build.addEventListener("click", choose);
  const place = make("span", "tag-place");
  place.append(make("span", "tag"));
  build.append(make("span", "fan"), place);
  return build;
}

/**
 * @param {HTMLElement} element
 * @param {Thing} thing
 */
function change(element, thing) {
  showStanding(element, thing.standing ?? {});
  if (thing.kind === "loose") showFace(element, thing.card);
  else changeBuild(element, thing);
}

/**
 * @param {HTMLElement} element
 * @param {Build} build
 */
function changeBuild(element, build) {
  const [fan, place] = /** @type {HTMLElement[]} */ ([...element.children]);
  const cards = build.groups.flatMap((group, at) => group.map((card) => ({ card, at })));
  const told = [build.value, build.times, build.owner].filter((part) => part !== "").join(" ");
  element.setAttribute("aria-label", `${build.label} – ${told}`);
  const shown = JSON.stringify([build.groups, build.value, build.times, build.owner]);
  if (element.dataset.shown === shown) return;
  element.dataset.shown = shown;
  element.toggleAttribute("data-mine", build.mine);
  element.style.setProperty("--step", fanStep(cards.length, spanOf(build)).toFixed(3));
  element.style.setProperty("--cards", String(cards.length));
  fan?.replaceChildren(...cards.map(({ card, at }, place) => fanned(card, place, at)));
  place?.firstElementChild?.replaceChildren(
    make("b", "tag-value", build.value),
    " ",
    ...(build.times ? [make("span", "tag-times", build.times), " "] : []),
    make("span", "tag-owner", build.owner),
  );
}

/**
 * @param {Card} card
 * @param {number} place
 * @param {number} group
 */
function fanned(card, place, group) {
  const picture = cardPicture(card);
  picture.style.setProperty("--place", String(place));
  picture.dataset.group = group % 2 ? "odd" : "even";
  picture.dataset.key = card.id;
  return picture;
}
