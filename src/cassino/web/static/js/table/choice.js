// @ts-check
/**
 * What is chosen: a hand card, things on the table, and the moves that fit both.
 *
 * The legal moves that come with a turn answer at once; where they aren't all of them, and for
 * the sum and the sentence, the server is asked. It alone knows the rules.
 */

import { attemptText } from "./attempt.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").MoveShape} Move */
/** @typedef {import("../../../protocol.d.ts").Selection} Selection */
/** @typedef {import("../line.js").Answer} Answer */
/** @typedef {import("../line.js").Command} Command */

/**
 * @typedef {object} Choice
 * @property {(view: View, seat: number | null) => void} turn
 *   A new view of the table, and one's own seat that is to move in it, if any.
 * @property {(card: string) => void} tapCard  Choose a hand card, or let it go.
 * @property {(key: string) => void} tapThing  Choose a loose card or a build, or let it go.
 * @property {(move: Move) => void} take  Choose what a move has.
 * @property {() => void} clear
 * @property {() => string | null} card
 * @property {(key: string) => boolean} isChosen
 * @property {() => boolean} isEmpty
 * @property {() => Fitting} fitting
 */

/**
 * @typedef {object} Fitting
 * @property {readonly Move[]} whole  Moves with exactly what is chosen.
 * @property {readonly Move[]} more  Moves with something else besides.
 * @property {ReadonlySet<string>} cards  Cards, in the hand or on the table, that can be chosen next.
 * @property {string} sum
 * @property {string} line  What is going on, or empty.
 * @property {string} why  Why nothing fits, or empty.
 */

/** Moves that are asked for when a card has more than came with the turn. */
const MANY = 200;

/**
 * @param {{ask: (command: Command) => Promise<Answer | null>, onChange: () => void}} given
 * @returns {Choice}
 */
export function createChoice(given) {
  /** @type {View | null} */
  let view = null;
  /** @type {number | null} */
  let seat = null;
  /** @type {string | null} */
  let card = null;
  /** @type {Set<string>} */
  let chosen = new Set();
  /** @type {Selection | null} */
  let selection = null;
  /** @type {Map<string, readonly Move[]>} */
  let asked = new Map();
  let question = 0;
  let why = "";

  function changed() {
    selection = null;
    why = "";
    question += 1;
    if (card !== null) void inquire(question, card);
    given.onChange();
  }

  /** @param {number} number @param {string} held */
  async function inquire(number, held) {
    if (seat === null || view === null) return;
    const now = cardsOf(view, chosen);
    const isShort = view.moves?.more === true && !asked.has(held);
    const [answer, list] = await Promise.all([
      given.ask({ type: "select", seat, card: held, chosen: now }),
      isShort ? given.ask({ type: "moves", seat, card: held, limit: MANY }) : null,
    ]);
    if (number !== question) return;
    if (list?.type === "moves") asked.set(held, list.moves);
    if (answer?.type === "selection") selection = answer;
    given.onChange();
    if (selection && selection.moves.length + selection.joinable.length === 0)
      await wonder(number, held);
  }

  /** Ask why what is chosen makes no move. @param {number} number @param {string} held */
  async function wonder(number, held) {
    if (seat === null || view === null) return;
    const loose = view.loose.filter((each) => chosen.has(each));
    const builds = view.builds.filter((build) => chosen.has(build.key));
    const answer = await given.ask({ type: "play", seat, move: attemptText(held, loose, builds) });
    if (number !== question || answer?.type !== "refusal") return;
    why = refusalText(answer);
    given.onChange();
  }

  /** The moves known of a hand card, or of all; null where they aren't all known. */
  function known() {
    const told = view?.moves;
    if (!told) return [];
    if (!told.more) return told.moves;
    return card === null ? null : (asked.get(card) ?? null);
  }

  /** @returns {Fitting} */
  function fitting() {
    if (view === null || seat === null) return NOTHING;
    const now = new Set(cardsOf(view, chosen));
    const fits = (known() ?? view.moves?.moves ?? []).filter(
      (move) =>
        (card === null || move.card === card) &&
        [...now].every((each) => move.cards.includes(each)),
    );
    const isIdle = card === null && chosen.size === 0;
    const listed = fits.filter((move) => move.cards.length === now.size);
    const whole = isIdle ? [] : selection ? selection.moves : listed;
    const more = isIdle
      ? []
      : fits.filter((move) => !whole.some((each) => each.move === move.move));
    return {
      whole,
      more,
      cards: isIdle ? new Set() : joining(fits, now),
      sum: selection?.sum ?? "",
      line: selection?.line ?? "",
      why,
    };
  }

  /** @param {readonly Move[]} fits @param {ReadonlySet<string>} now */
  function joining(fits, now) {
    const next = new Set(selection && known() === null ? selection.joinable : []);
    for (const move of fits) {
      if (card === null) next.add(move.card);
      for (const each of move.cards) if (!now.has(each)) next.add(each);
    }
    return next;
  }

  return {
    turn(now, mover) {
      const isSame = seat === mover && view?.deal?.match === now.deal?.match;
      view = now;
      seat = mover;
      asked = new Map();
      const held = now.hands.find((hand) => hand.seat === mover)?.cards ?? [];
      if (!isSame || mover === null) {
        card = null;
        chosen = new Set();
      }
      if (card !== null && !held.includes(card)) card = null;
      chosen = new Set([...chosen].filter((key) => cardsOf(now, new Set([key])).length > 0));
      changed();
    },
    tapCard(held) {
      if (card !== null && card !== held) chosen = new Set();
      if (card === held) chosen = new Set();
      card = card === held ? null : held;
      changed();
    },
    tapThing(key) {
      const next = new Set(chosen);
      if (!next.delete(key)) next.add(key);
      chosen = next;
      changed();
    },
    take(move) {
      card = move.card;
      chosen = new Set(view ? keysOf(view, move.cards) : []);
      changed();
    },
    clear() {
      card = null;
      chosen = new Set();
      changed();
    },
    card: () => card,
    isChosen: (key) => chosen.has(key),
    isEmpty: () => card === null && chosen.size === 0,
    fitting,
  };
}

/**
 * Why something was refused, with the rule behind it.
 *
 * @param {import("../../../protocol.d.ts").Refusal} refusal
 */
export function refusalText(refusal) {
  return refusal.rule ? `${refusal.sentence} (${refusal.rule})` : refusal.sentence;
}

/** @type {Fitting} */
const NOTHING = Object.freeze({
  whole: [],
  more: [],
  cards: new Set(),
  sum: "",
  line: "",
  why: "",
});

/**
 * The cards of things on the table.
 *
 * @param {View} view
 * @param {ReadonlySet<string>} keys
 * @returns {string[]}
 */
function cardsOf(view, keys) {
  const loose = view.loose.filter((card) => keys.has(card));
  const built = view.builds.filter((build) => keys.has(build.key));
  return [...loose, ...built.flatMap((build) => build.groups.flat())];
}

/**
 * The keys of the things that cards lie in.
 *
 * @param {View} view
 * @param {readonly string[]} cards
 * @returns {string[]}
 */
function keysOf(view, cards) {
  const loose = view.loose.filter((card) => cards.includes(card));
  const built = view.builds.filter((build) =>
    build.groups.flat().some((card) => cards.includes(card)),
  );
  return [...loose, ...built.map((build) => build.key)];
}
