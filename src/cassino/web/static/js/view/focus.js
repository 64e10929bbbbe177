// @ts-check
/** Arrow keys among cards: from the one in focus to its nearest neighbour in that direction. */

/** @typedef {"left" | "right" | "up" | "down"} Direction */

/** @type {Readonly<Record<string, Direction>>} */
const KEYS = Object.freeze({
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
});

/**
 * The direction of a key, or null for a key that has none.
 *
 * @param {string} key
 * @returns {Direction | null}
 */
export function directionOf(key) {
  return KEYS[key] ?? null;
}

/**
 * The index of the box to go to, or -1 where there is none that way.
 *
 * A box counts as lying that way when its middle does; distance across weighs double, so
 * that a row is walked along before it is left.
 *
 * @param {readonly DOMRect[]} boxes
 * @param {number} from
 * @param {Direction} direction
 * @returns {number}
 */
export function neighbour(boxes, from, direction) {
  const start = boxes[from];
  if (!start) return -1;
  let best = -1;
  let shortest = Infinity;
  for (const [at, box] of boxes.entries()) {
    const [along, across] = offset(start, box, direction);
    const distance = along + 2 * Math.abs(across);
    if (at !== from && along > 1 && distance < shortest) {
      best = at;
      shortest = distance;
    }
  }
  return best;
}

/**
 * @param {DOMRect} start
 * @param {DOMRect} box
 * @param {Direction} direction
 * @returns {[number, number]}
 */
function offset(start, box, direction) {
  const x = box.x + box.width / 2 - (start.x + start.width / 2);
  const y = box.y + box.height / 2 - (start.y + start.height / 2);
  switch (direction) {
    case "left":
      return [-x, y];
    case "right":
      return [x, y];
    case "up":
      return [-y, x];
    case "down":
      return [y, x];
  }
}
