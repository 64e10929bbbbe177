// @ts-check
/** What each side has taken so far: everybody saw it, so everybody may look it up. */

import { make, writeText } from "../view/cards.js";
import { sideHeading } from "../view/count.js";
import { isOwnSide, playersOf } from "./board.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../words.js").Words} Words */

/**
 * @param {HTMLElement} table  The element of class `trackers`.
 * @param {Words} words
 * @returns {{update: (view: View, own: number | null) => void}}
 */
export function createTrackers(table, words) {
  let shown = "";
  return {
    update(view, own) {
      const rows = rowsOf(view, words);
      const sides = view.tracks.map(({ name, side }) => ({
        name,
        mine: isOwnSide(view, side, own),
        players: playersOf(view, side, words),
      }));
      const text = JSON.stringify([sides, rows]);
      if (text === shown) return;
      shown = text;
      table.style.setProperty("--sides", String(view.tracks.length));
      const names = document.createElement("tr");
      names.append(make("td", ""), ...sides.map((side) => sideHeading(side)));
      const head = document.createElement("thead");
      head.append(names);
      const body = document.createElement("tbody");
      body.append(...rows.map((row) => rowElement(row)));
      table.replaceChildren(head, body);
    },
  };
}

/** @typedef {{label: string, amounts: number[]}} Row */

/**
 * @param {View} view
 * @param {Words} words
 * @returns {Row[]}
 */
function rowsOf(view, words) {
  /** @param {string} label @param {(pile: string[]) => number} count */
  const row = (label, count) => ({ label, amounts: view.tracks.map((_, side) => count(view.piles[side] ?? [])) });
  const marked = view.game.marks.map((mark) => mark.card);
  const rows = [
    row(words.say("count-cards"), (pile) => pile.length),
    row(words.say("count-spades"), (pile) => pile.filter((card) => card.endsWith("s")).length),
  ];
  if (marked.some((card) => card.startsWith("A"))) {
    rows.push(
      row(words.say("count-aces"), (pile) => pile.filter((card) => card.startsWith("A")).length),
    );
  }
  for (const [card, sign] of [
    ["Td", "10♦"],
    ["2s", "2♠"],
    ["Js", "J♠"],
  ]) {
    if (card && sign && marked.includes(card)) {
      rows.push(row(sign, (pile) => Number(pile.includes(card))));
    }
  }
  const sweeps = view.tracks.map(
    (track) => view.seats.find((seat) => seat.side === track.side)?.sweeps ?? 0,
  );
  if (sweeps.some((count) => count > 0))
    rows.push({ label: words.say("count-sweeps"), amounts: sweeps });
  return rows;
}

/** @param {Row} row */
function rowElement(row) {
  const element = document.createElement("tr");
  element.append(
    itemHeading(row.label),
    ...row.amounts.map((amount) => make("td", "", amount > 0 ? String(amount) : "–")),
  );
  return element;
}

/** @param {string} text */
function itemHeading(text) {
  const element = document.createElement("th");
  element.scope = "row";
  writeText(element, text);
  return element;
}
