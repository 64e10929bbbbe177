// @ts-check
/** The count at the end of a deal: rows appear one after another, points go to a side. */

import { cardPicture, make, writeText } from "./cards.js";
import { markEdges } from "./edges.js";
import { writePlayers } from "./names.js";

/**
 * @typedef {object} CountRow
 * @property {string} key
 * @property {string} label  "Most spades"
 * @property {string} [note]  "nobody: 26 each", "decides at 20"
 * @property {import("./cards.js").Card[]} cards
 * @property {string[]} amounts  What each side has, a side each: "27"; empty where it says nothing.
 * @property {number[]} points  What each side gets, a side each; less than 0 is taken back.
 */

/**
 * @typedef {object} CountSide
 * @property {string} name
 * @property {boolean} mine
 * @property {readonly import("./names.js").Player[]} players
 */

/**
 * @typedef {object} CountData
 * @property {string} title  "Deal 3"; it names the table and heads its first column.
 * @property {CountSide[]} sides
 * @property {CountRow[]} rows
 * @property {{label: string, before: number[]}} total  Its words, and the score before this deal.
 */

/**
 * @typedef {object} Count
 * @property {(data: CountData) => void} show  Set all rows, none of them visible yet.
 * @property {(pause: number, onRow: (row: CountRow, totals: number[]) => void) => Promise<void>}
 *   play  Show the rows one after another, `pause` milliseconds apart; 0 shows all at once.
 * @property {() => void} finish  Show what is left at once.
 */

/**
 * @param {HTMLElement} root  The element of class `count`.
 * @returns {Count}
 */
export function createCount(root) {
  /** @type {CountData | null} */
  let data = null;
  /** @type {HTMLTableRowElement[]} */
  let rows = [];
  /** @type {HTMLElement[]} */
  let sums = [];
  let hurry = () => {};
  let hurried = false;
  const mark = markEdges(root);

  /** @param {CountData} given */
  function show(given) {
    data = given;
    hurried = false;
    rows = given.rows.map((row) => makeRow(row));
    sums = given.total.before.map((score) => make("b", "count-sum", String(score)));
    root.replaceChildren(makeTable(given, rows, sums));
    mark();
  }

  /** @type {Count["play"]} */
  async function play(pause, onRow) {
    if (!data) return;
    const playing = data;
    const totals = [...playing.total.before];
    for (const [at, row] of playing.rows.entries()) {
      if (pause > 0 && !hurried && at > 0) await wait(pause);
      if (data !== playing) return;
      rows[at]?.setAttribute("data-shown", "");
      if (pause > 0) rows[at]?.scrollIntoView({ block: "nearest" });
      row.points.forEach((points, side) => {
        totals[side] = (totals[side] ?? 0) + points;
        const sum = sums[side];
        if (sum) sum.textContent = String(totals[side]);
        sum?.parentElement?.toggleAttribute("data-changed", points !== 0);
      });
      onRow(row, [...totals]);
    }
  }

  /** @param {number} pause @returns {Promise<void>} */
  function wait(pause) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    show,
    play,
    finish() {
      hurried = true;
      hurry();
    },
  };
}

/**
 * @param {CountData} data
 * @param {HTMLTableRowElement[]} rows
 * @param {HTMLElement[]} sums
 */
function makeTable(data, rows, sums) {
  const table = make("table", "count-table");
  table.setAttribute("aria-label", data.title);
  table.style.setProperty("--sides", String(data.sides.length));
  const head = document.createElement("thead");
  const body = document.createElement("tbody");
  const foot = document.createElement("tfoot");
  const names = document.createElement("tr");
  names.append(heading(data.title, "col"), ...data.sides.map((side) => sideHeading(side)));
  head.append(names);
  body.append(...rows);
  const total = document.createElement("tr");
  total.append(heading(data.total.label, "row"), ...sums.map((sum) => cell(sum)));
  foot.append(total);
  table.append(head, body, foot);
  return table;
}

/** @param {CountRow} row @returns {HTMLTableRowElement} */
function makeRow(row) {
  const element = document.createElement("tr");
  element.className = "count-row";
  element.dataset.key = row.key;
  const head = heading("", "row");
  const name = make("span", "count-label");
  writeText(name, row.label);
  const cards = make("span", "count-cards");
  cards.append(...row.cards.map((card) => cardPicture(card)));
  const item = make("span", "count-item");
  item.append(name, cards);
  if (row.note) {
    const note = make("span", "count-note");
    writeText(note, row.note);
    item.append(note);
  }
  head.append(item);
  element.append(head, ...row.amounts.map((amount, side) => sideCell(amount, row.points[side])));
  return element;
}

/** @param {string} amount @param {number | undefined} points */
function sideCell(amount, points) {
  const pair = make("span", "count-cell");
  pair.append(make("span", "count-amount", amount));
  if (points) pair.append(coin(points));
  return cell(pair);
}

/** Points that a side gets, heard as added, or that are taken back. @param {number} points */
function coin(points) {
  const element = make("b", "count-points");
  if (points > 0) element.append(make("span", "unseen", "+"), String(points));
  else element.textContent = `−${-points}`;
  return element;
}

/** @param {HTMLElement} content */
function cell(content) {
  const element = document.createElement("td");
  element.append(content);
  return element;
}

/** @param {string} text @param {"col" | "row"} scope */
function heading(text, scope) {
  const element = document.createElement("th");
  element.scope = scope;
  element.textContent = text;
  return element;
}

/**
 * A side over its column: its name for the ear, its players for the eye.
 *
 * @param {CountSide} side
 */
export function sideHeading(side) {
  const element = heading("", "col");
  const players = make("span", "players");
  element.toggleAttribute("data-mine", side.mine);
  players.setAttribute("aria-hidden", "true");
  writePlayers(players, side.players);
  element.append(make("span", "unseen", side.name), players);
  return element;
}
