// @ts-check
/**
 * Movement of cards: FLIP with the Web Animations API.
 *
 * Nothing here delays the page: elements are already where they belong, only their picture
 * travels, and flying copies lie in a layer that no tap reaches.
 */

import { drawing, make } from "./cards.js";

/** @typedef {Map<string, DOMRect>} Places */

/**
 * @typedef {object} MotionOptions
 * @property {HTMLElement} layer  A fixed, empty element of class `flights`.
 * @property {() => number} speed  0 none, 1 normal; 2 is twice as fast.
 */

/**
 * @typedef {object} Take
 * @property {Element | null} played  The card that takes, if any; where it comes from.
 * @property {readonly HTMLElement[][]} groups  What it takes: cards, and builds as a whole.
 * @property {Element} target  The pile, or the seat, that they go to.
 * @property {boolean} sweep
 * @property {number} [pause]  Milliseconds, at normal speed, to look at what lies together.
 */

/**
 * @typedef {object} Motion
 * @property {(elements: Iterable<HTMLElement>) => Places} measure  By `data-key`, before a change.
 * @property {(elements: Iterable<HTMLElement>, before: Places, from?: Element) => Promise<void>}
 *   flip  After a change: what moved glides; what is new comes from `from`, or fades in.
 * @property {(take: Take) => Promise<void>} gather  Before a change: copies of the cards close
 *   up group by group, then turn over into a pile; a sweep arrives crosswise.
 * @property {(elements: readonly HTMLElement[], source: Element, wait?: number) => Promise<void>}
 *   deal  Cards come from the dealer's place, in twos, after `wait` milliseconds at normal speed.
 */

const NORMAL = 320;
const BETWEEN = 90;
const PAUSE = 110;

/** Widths of a card: of each that stays in sight where they meet, and of all beside the last. */
const SEEN = 0.38;
const WHOLE = 2;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const STILL = "(prefers-reduced-motion: reduce)";

/**
 * @param {MotionOptions} options
 * @returns {Motion}
 */
export function createMotion(options) {
  const off = () => options.speed() <= 0;
  const still = () => matchMedia(STILL).matches;
  /** @param {number} time */
  const paced = (time) => time / options.speed();

  /** @param {HTMLElement} element @param {number} delay */
  function fadeIn(element, delay) {
    return run(element, [{ opacity: 0 }, { opacity: 1 }], {
      duration: Math.min(150, paced(NORMAL)),
      delay,
    });
  }

  /**
   * @param {HTMLElement} element
   * @param {DOMRect} start
   * @param {number} delay
   */
  function glide(element, start, delay) {
    const frames = [{ transform: across(start, element.getBoundingClientRect()) }, {}];
    return run(element, frames, { duration: paced(NORMAL), delay, easing: EASE });
  }

  return {
    measure(elements) {
      return new Map([...elements].map((each) => [keyOf(each), each.getBoundingClientRect()]));
    },

    async flip(elements, before, from) {
      if (off()) return;
      const source = from?.getBoundingClientRect();
      const runs = [...elements].map((element) => {
        const start = before.get(keyOf(element)) ?? source;
        if (!start) return fadeIn(element, 0);
        if (still()) return before.has(keyOf(element)) ? null : fadeIn(element, 0);
        return isSame(start, element.getBoundingClientRect()) ? null : glide(element, start, 0);
      });
      await Promise.all(runs);
    },

    async gather({ played, groups, target, sweep, pause = PAUSE }) {
      if (off() || still()) return;
      const taken = groups.map((group) => group.flatMap((element) => cardsOf(element)));
      const anchor = taken[0]?.[0]?.getBoundingClientRect();
      if (!anchor) return;
      const goal = target.getBoundingClientRect();
      const closing = NORMAL + BETWEEN * groups.length;
      const flights = [played ? cardsOf(played) : [], ...taken].flatMap((cards, order) =>
        cards.map((card) => ({ card, order })),
      );
      const step = anchor.width * Math.min(SEEN, WHOLE / flights.length);
      const first = (-flights.length / 2) * step;
      const width = anchor.width + (flights.length - 1) * step;
      const inward = within(anchor.x + first, width, innerWidth);
      await Promise.all(
        flights.map(async ({ card, order }, place) => {
          const start = card.getBoundingClientRect();
          const copy = copyOf(card, start, options.layer);
          const meet = shifted(anchor, first + place * step + inward, place * 5);
          const delay = order === 0 ? 0 : BETWEEN * (order - 1);
          const frames = flightFrames(start, meet, goal, { delay, closing, pause, sweep });
          await run(copy, frames, { duration: paced(closing + pause + NORMAL), fill: "both" });
          copy.remove();
        }),
      );
    },

    async deal(elements, source, wait = 0) {
      if (off()) return;
      const start = source.getBoundingClientRect();
      await Promise.all(
        elements.map((element, at) => {
          const delay = paced(wait + BETWEEN * Math.floor(at / 2));
          return still() ? fadeIn(element, 0) : glide(element, start, delay);
        }),
      );
    },
  };
}

/**
 * Run an animation; one that is cut short counts as finished.
 *
 * @param {HTMLElement} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 * @returns {Promise<void>}
 */
async function run(element, frames, timing) {
  try {
    await element.animate(frames, { fill: "backwards", ...timing }).finished;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** @param {HTMLElement} element */
function keyOf(element) {
  return element.dataset.key ?? "";
}

/** @param {DOMRect} a @param {DOMRect} b */
function isSame(a, b) {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < 1;
}

/**
 * The transform that shows a box where another one is.
 *
 * @param {DOMRect} start
 * @param {DOMRect} end
 */
function across(start, end) {
  const x = start.x + start.width / 2 - (end.x + end.width / 2);
  const y = start.y + start.height / 2 - (end.y + end.height / 2);
  const scale = end.height > 0 ? start.height / end.height : 1;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/**
 * How far something must go, to the right or (below nought) to the left, to be wholly in sight.
 *
 * @param {number} left  Where it begins.
 * @param {number} width
 * @param {number} room  Where sight ends.
 */
export function within(left, width, room) {
  return Math.max(0, -left) - Math.max(0, left + width - room);
}

/** @param {DOMRect} box @param {number} right @param {number} down */
function shifted(box, right, down) {
  return new DOMRect(box.x + right, box.y + down, box.width, box.height);
}

/**
 * Close up to the group, stay a moment so that the sum can be seen, then turn over and land.
 *
 * @param {DOMRect} start
 * @param {DOMRect} meet
 * @param {DOMRect} goal
 * @param {{delay: number, closing: number, pause: number, sweep: boolean}} way
 *   Times at normal speed.
 * @returns {Keyframe[]}
 */
function flightFrames(start, meet, goal, { delay, closing, pause, sweep }) {
  const whole = closing + pause + NORMAL;
  const closed = `${across(meet, start)} rotate(0deg) rotateY(0deg)`;
  const landed = `${across(goal, start)} rotate(${sweep ? 90 : 0}deg) rotateY(180deg)`;
  const still = "translate(0, 0) scale(1) rotate(0deg) rotateY(0deg)";
  return [
    { transform: still },
    { transform: still, offset: delay / whole, easing: EASE },
    { transform: closed, offset: (delay + NORMAL) / whole },
    { transform: closed, offset: (closing + pause) / whole, easing: "ease-in-out" },
    { transform: landed },
  ];
}

/**
 * The cards of an element: a build's, or the one that it is itself.
 *
 * @param {Element} element
 * @returns {Element[]}
 */
function cardsOf(element) {
  return element.matches(".card") ? [element] : [...element.querySelectorAll(".card")];
}

/**
 * A silent copy of a card, its back behind it, in the layer of flights.
 *
 * @param {Element} card
 * @param {DOMRect} place
 * @param {HTMLElement} layer
 */
function copyOf(card, place, layer) {
  const copy = make("span", "flight");
  const face = make("span", "card");
  const back = make("span", "card flight-back");
  if (card instanceof HTMLElement) face.dataset.suit = card.dataset.suit ?? "none";
  face.append(...[...card.children].map((part) => part.cloneNode(true)));
  back.append(drawing("cards", "back", "card-face"));
  copy.append(face, back);
  copy.setAttribute("aria-hidden", "true");
  copy.style.setProperty("--x", `${place.x}px`);
  copy.style.setProperty("--y", `${place.y}px`);
  copy.style.setProperty("--w", `${place.width}px`);
  layer.append(copy);
  return copy;
}
