// @ts-check
/** The chances to win as a graph: a band a side, stacked, and a line where the replay stands. */

import { make } from "../view/cards.js";

/** @typedef {import("./match.js").ReplayStep} ReplayStep */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 800;
const HEIGHT = 200;

/**
 * @typedef {object} Graph
 * @property {HTMLElement} element
 * @property {(at: number) => void} show  Let the line stand at a step.
 */

/**
 * @param {object} given
 * @param {readonly (readonly number[])[]} given.chances  Each side's chance after every step.
 * @param {readonly ReplayStep[]} given.steps
 * @param {readonly number[]} given.turning  Steps that are marked.
 * @param {string} given.label
 * @param {(step: number) => void} given.onChoose
 * @returns {Graph}
 */
export function createGraph({ chances, steps, turning, label, onChoose }) {
  const box = make("div", "graph");
  const element = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" });
  element.setAttribute("aria-label", label);
  element.setAttribute("preserveAspectRatio", "none");
  box.append(element, ...[100, 50, 0].map((chance) => note("graph-chance", `${chance} %`, "top", 1 - chance / 100)));
  const sides = chances[0]?.length ?? 0;
  for (let side = 0; side < sides; side += 1) {
    element.append(shape("polygon", { class: "graph-side", "data-side": String(side), points: band(chances, side) }));
  }
  steps.forEach((step, at) => {
    if (step.seat !== null) return;
    const place = placeOf(at, steps.length);
    if (at > 0) element.append(upright("graph-deal", place));
    box.append(note("graph-number", String(step.deal), "left", place / WIDTH));
  });
  element.append(shape("line", { class: "graph-half", x1: "0", x2: String(WIDTH), y1: "100", y2: "100" }));
  for (const at of turning) element.append(upright("graph-turn", placeOf(at, steps.length)));
  const here = upright("graph-here", 0);
  element.append(here);
  element.addEventListener("click", (event) => {
    const { left, width } = element.getBoundingClientRect();
    onChoose(Math.round(((event.clientX - left) / width) * (steps.length - 1)));
  });
  return {
    element: box,
    show(at) {
      const place = String(placeOf(at, steps.length));
      here.setAttribute("x1", place);
      here.setAttribute("x2", place);
    },
  };
}

/** @param {number} at @param {number} count */
function placeOf(at, count) {
  return (at / Math.max(1, count - 1)) * WIDTH;
}

/**
 * The corners of a side's band: between what the sides before it have together, and that with its
 * own.
 *
 * @param {readonly (readonly number[])[]} chances
 * @param {number} side
 */
function band(chances, side) {
  const low = chances.map((each) => sum(each.slice(0, side)));
  const high = chances.map((each) => sum(each.slice(0, side + 1)));
  const corner = (/** @type {number} */ chance, /** @type {number} */ at) =>
    `${placeOf(at, chances.length).toFixed(1)},${(HEIGHT * (1 - chance)).toFixed(1)}`;
  const back = low.map((chance, at) => corner(chance, at)).reverse();
  return [...high.map((chance, at) => corner(chance, at)), ...back].join(" ");
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, each) => all + each, 0);
}

/**
 * A few signs on the graph, for the eye alone.
 *
 * @param {string} className
 * @param {string} text
 * @param {"left" | "top"} side
 * @param {number} share  How far from that side, of the whole.
 */
function note(className, text, side, share) {
  const element = make("span", className, text);
  element.ariaHidden = "true";
  element.style[side] = `${(100 * share).toFixed(2)}%`;
  return element;
}

/** @param {string} className @param {number} place */
function upright(className, place) {
  return shape("line", { class: className, x1: String(place), x2: String(place), y1: "0", y2: String(HEIGHT) });
}

/** @param {string} name @param {Readonly<Record<string, string>>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
