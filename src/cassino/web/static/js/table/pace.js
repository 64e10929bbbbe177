// @ts-check
/** Lets states come one after another, so that what computers do can be followed. */

/** @typedef {import("../../../protocol.d.ts").State} State */

/**
 * @typedef {object} Pace
 * @property {(state: State) => void} push
 * @property {() => void} hurry  Show at once what waits.
 * @property {(still: boolean) => void} hold  Stand still, or go on.
 * @property {() => boolean} isHeld
 */

/**
 * @param {{gap: () => number, present: (state: State, isLate: boolean) => void}} given
 *   `gap`: milliseconds between two moves of computers; `isLate`: newer ones wait behind.
 * @returns {Pace}
 */
export function createPace(given) {
  /** @type {State[]} */
  const waiting = [];
  let free = 0;
  let held = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function next() {
    clearTimeout(timer);
    const state = waiting[0];
    if (!state || (held && !document.hidden)) return;
    const now = performance.now();
    const isWaited = isOfComputer(state) && !document.hidden;
    if (isWaited && now < free) {
      timer = setTimeout(next, free - now);
      return;
    }
    waiting.shift();
    if (isOfComputer(state)) free = now + given.gap();
    given.present(state, waiting.length > 0 && document.hidden);
    next();
  }

  function hurry() {
    clearTimeout(timer);
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      given.present(state, waiting.length > 0);
    }
  }

  return {
    push(state) {
      if (state.fresh) waiting.length = 0;
      waiting.push(state);
      next();
    },
    hurry,
    hold(still) {
      held = still;
      if (!still) next();
    },
    isHeld: () => held,
  };
}

/** @param {State} state */
function isOfComputer(state) {
  return state.events.some((event) => event.kind === "played" && event.computer);
}
