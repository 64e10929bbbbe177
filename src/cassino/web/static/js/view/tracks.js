// @ts-check
/** The score of each side as a track of pegs up to the target. */

import { make } from "./cards.js";
import { keyed } from "./keyed.js";
import { writeName, writePlayers } from "./names.js";

/**
 * @typedef {object} Track
 * @property {string} key
 * @property {string} name
 * @property {number} score
 * @property {number} target  Length of the track.
 * @property {boolean} mine
 * @property {readonly import("./names.js").Player[]} [players]  Who plays for this side.
 * @property {string} label  "You: 14 of 21"
 */

/**
 * @param {HTMLElement} root  The element of class `tracks`, a list.
 * @returns {{update: (tracks: readonly Track[]) => void}}
 */
export function createTracks(root) {
  const tracks = keyed(root, makeTrack, changeTrack);
  return {
    update(data) {
      root.dataset.sides = String(data.length);
      tracks.update(data);
    },
  };
}

/** @returns {HTMLElement} */
function makeTrack() {
  const track = make("li", "track");
  const name = make("span", "track-name");
  const score = make("b", "track-score");
  const pegs = make("span", "pegs");
  pegs.append(make("span", "pegs-filled"));
  const brief = make("span", "track-brief");
  track.append(name, brief, score, pegs);
  for (const part of [name, brief, score, pegs]) part.setAttribute("aria-hidden", "true");
  return track;
}

/**
 * @param {HTMLElement} element
 * @param {Track} track
 */
function changeTrack(element, track) {
  const [name, brief, score] = [...element.children];
  if (brief instanceof HTMLElement) writePlayers(brief, track.players ?? []);
  if (name instanceof HTMLElement) writeName(name, track.name);
  if (score) score.textContent = String(track.score);
  element.setAttribute("aria-label", track.label);
  element.toggleAttribute("data-mine", track.mine);
  const reached = Math.max(0, Math.min(track.score, track.target));
  element.style.setProperty("--target", String(track.target));
  element.style.setProperty("--reached", String(reached));
}
