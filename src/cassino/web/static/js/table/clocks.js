// @ts-check
/** The clocks of the seats: what the server last said, less the time since. */

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */

/**
 * @typedef {object} Clocks
 * @property {(view: View) => void} update
 * @property {(seat: number) => string} text  "1:05", empty where there is no clock.
 * @property {(seat: number) => boolean} isLow
 */

/** Milliseconds under which a clock is low. */
const LOW = 10_000;
const TICK = 250;

/**
 * @param {() => void} onTick  While a clock runs.
 * @returns {Clocks}
 */
export function createClocks(onTick) {
  /** @type {readonly (number | null)[]} */
  let left = [];
  /** @type {number | null} */
  let running = null;
  let since = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let ticking;

  /** @param {number} seat */
  function remaining(seat) {
    const told = left[seat] ?? null;
    if (told === null) return null;
    return Math.max(0, told - (seat === running ? performance.now() - since : 0));
  }

  return {
    update(view) {
      left = view.seats.map((seat) => seat.clock);
      running = view.clock_running;
      since = performance.now();
      clearInterval(ticking);
      if (running !== null) ticking = setInterval(onTick, TICK);
    },
    text(seat) {
      const time = remaining(seat);
      return time === null ? "" : clockText(time);
    },
    isLow: (seat) => seat === running && (remaining(seat) ?? LOW) < LOW,
  };
}

/**
 * Minutes and seconds; a second that has begun counts.
 *
 * @param {number} time  In milliseconds.
 */
export function clockText(time) {
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
