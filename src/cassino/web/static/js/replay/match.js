// @ts-check
/** A finished match as its replay knows it: steps, and builds that keep their names. */

/**
 * @typedef {object} ReplayBuild
 * @property {number} value
 * @property {string} times
 * @property {number} owner
 * @property {string[][]} groups
 * @property {string} label
 */

/**
 * @typedef {object} ReplayStep
 * @property {number} deal
 * @property {number} number
 * @property {string} place  "Deal 1, move 3"
 * @property {number | null} seat
 * @property {string} move
 * @property {string | null} card
 * @property {string[]} cards
 * @property {string[][]} groups
 * @property {string[]} lines
 * @property {string[][]} hands
 * @property {string[]} loose
 * @property {ReplayBuild[]} builds
 * @property {string[][]} piles
 * @property {number[]} sweeps
 * @property {number} stock
 * @property {number | null} turn
 * @property {number[]} scores
 */

/**
 * @typedef {object} Replay
 * @property {string} variant
 * @property {number} seats
 * @property {boolean} partners
 * @property {string[]} names
 * @property {boolean[]} computers
 * @property {ReplayStep[]} steps
 * @property {string | null} problem
 */

/** @typedef {import("../../../protocol.d.ts").State} State */

/**
 * The keys of the builds of every step: a build that grows keeps its key.
 *
 * @param {readonly ReplayStep[]} steps
 * @returns {string[][]}
 */
export function buildKeys(steps) {
  /** @type {{key: string, cards: string[]}[]} */
  let before = [];
  return steps.map((step, at) => {
    before = step.builds.map((build, place) => {
      const cards = build.groups.flat();
      const older = before.find((each) => each.cards.every((card) => cards.includes(card)));
      return { key: older?.key ?? `b${at}.${place}`, cards };
    });
    return before.map((each) => each.key);
  });
}

/**
 * The side of a seat.
 *
 * @param {Replay} match
 * @param {number} seat
 */
export function sideOf(match, seat) {
  return match.partners ? seat % 2 : seat;
}

/**
 * The names of the sides.
 *
 * @param {Replay} match
 * @returns {string[]}
 */
export function sideNames(match) {
  const sides = match.partners ? 2 : match.seats;
  return Array.from({ length: sides }, (_, side) =>
    match.names.filter((__, seat) => sideOf(match, seat) === side).join(" + "),
  );
}

/**
 * Who plays for a side; a computer is told by its number, or by being the only one.
 *
 * @param {Replay} match
 * @param {number} side
 * @returns {import("../view/names.js").Player[]}
 */
export function playersOf(match, side) {
  const isOnly = match.computers.filter(Boolean).length === 1;
  return match.names.flatMap((name, seat) => {
    const isComputer = match.computers[seat] === true && (isOnly || /\d$/u.test(name));
    return sideOf(match, seat) === side ? [{ name, isComputer }] : [];
  });
}

/**
 * A step as the stage plays it.
 *
 * @param {ReplayStep} step
 * @param {ReplayStep | undefined} before
 * @returns {State["events"]}
 */
export function eventsOf(step, before) {
  if (step.seat === null || step.card === null) return [];
  const side = step.sweeps.findIndex((count, at) => count > (before?.sweeps[at] ?? 0));
  const seq = step.number;
  /** @type {State["events"]} */
  const events = [
    {
      kind: "played",
      seq,
      line: step.lines[0] ?? "",
      seat: step.seat,
      card: step.card,
      move: kindOf(step),
      cards: step.cards,
      groups: step.groups,
      value: null,
      computer: false,
    },
  ];
  if (side >= 0) events.push({ kind: "swept", seq, seat: step.seat });
  return events;
}

/** @param {ReplayStep} step @returns {"take" | "build" | "trail"} */
function kindOf(step) {
  if (/ x /u.test(step.move)) return "take";
  return step.cards.length > 0 || step.groups.length > 0 ? "build" : "trail";
}

/**
 * Where a link points: `#2.13` is move 13 of deal 2.
 *
 * @param {readonly ReplayStep[]} steps
 * @param {string} hash
 */
export function stepOfHash(steps, hash) {
  const [deal, number] = hash.replace("#", "").split(".").map(Number);
  const found = steps.findIndex((step) => step.deal === deal && step.number === number);
  return Math.max(0, found);
}
