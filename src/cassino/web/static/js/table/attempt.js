// @ts-check
/**
 * What somebody seems to try who has chosen cards that make no move, in the notation: asked of
 * the server, it says why not. The client knows no rules, it only puts the question.
 */

/** @typedef {import("../../../protocol.d.ts").BuildShape} BuildShape */

const RANKS = "A23456789TJQK";

/**
 * @param {string} card  The hand card.
 * @param {readonly string[]} loose
 * @param {readonly BuildShape[]} builds
 * @returns {string}
 */
export function attemptText(card, loose, builds) {
  const [build] = builds;
  if (loose.length === 0 && !build) return card;
  if (builds.length === 1 && build && !card.startsWith(rankOf(build.value))) {
    const total = [card, ...loose].reduce((sum, each) => sum + countOf(each), build.value);
    return `${[card, bracket(build), ...loose].join("+")} = ${total}`;
  }
  const groups = [...builds.map((each) => bracket(each)), loose.join("+")];
  return `${card} x ${groups.filter((group) => group !== "").join(", ")}`;
}

/** @param {string} card */
function countOf(card) {
  return RANKS.indexOf(card.charAt(0)) + 1;
}

/** @param {number} value */
function rankOf(value) {
  return RANKS.charAt(value - 1) || "?";
}

/** @param {BuildShape} build */
function bracket(build) {
  return `[${build.groups.map((group) => group.join("+")).join("|")}]`;
}
