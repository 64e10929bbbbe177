// @ts-check
/** The points of every deal of a match, item by item, as far as this window has seen them. */

import { make, writeText } from "../view/cards.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").CountShape} Count */
/** @typedef {import("../words.js").Words} Words */

/**
 * @param {HTMLElement} root  To fill at the end of a match.
 * @param {{words: Words, table: string}} given
 * @returns {{note: (view: View) => void, show: (view: View) => void}}
 */
export function createDeals(root, { words, table }) {
  /** @param {View} view */
  const place = (view) => `cassino.counts.${table}.${view.deal?.match ?? 0}`;

  return {
    note(view) {
      if (!view.count) return;
      const known = read(place(view)).filter((count) => count.deal !== view.count?.deal);
      write(place(view), [...known, view.count]);
    },
    show(view) {
      const counts = read(place(view));
      root.hidden = counts.length < 2;
      if (root.hidden) return;
      const details = make("details", "deals");
      const box = make("div", "scroll-across");
      box.tabIndex = 0;
      box.append(dealsTable(counts, words));
      details.append(make("summary", "", words.say("end-deals")), box);
      root.replaceChildren(details);
    },
  };
}

/** @param {string} place @returns {Count[]} */
function read(place) {
  try {
    const found = JSON.parse(sessionStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {string} place @param {readonly Count[]} counts */
function write(place, counts) {
  try {
    sessionStorage.setItem(place, JSON.stringify(counts));
  } catch {
    // Without storage only the last deal is told.
  }
}

/**
 * @param {readonly Count[]} counts
 * @param {Words} words
 */
function dealsTable(counts, words) {
  const table = make("table", "figures");
  const sides = counts.at(-1)?.sides.map((side) => side.name) ?? [];
  table.append(make("caption", "", sides.join(" : ")));
  const head = document.createElement("thead");
  head.append(
    row(
      words.say("count-item"),
      counts.map((count) => String(count.deal)),
      "col",
    ),
  );
  const body = document.createElement("tbody");
  const labels = new Map(
    counts.flatMap((count) => count.rows.map((each) => [each.key, each.label])),
  );
  for (const [key, label] of labels) {
    const points = counts.map((count) => count.rows.find((each) => each.key === key)?.points ?? []);
    body.append(
      row(
        label,
        points.map((each) => pointsText(each)),
        "row",
      ),
    );
  }
  const foot = document.createElement("tfoot");
  foot.append(
    row(
      words.say("count-total"),
      counts.map((count) => count.after.join(" : ")),
      "row",
    ),
  );
  table.append(head, body, foot);
  return table;
}

/** @param {readonly number[]} points */
function pointsText(points) {
  return points.some((each) => each !== 0) ? points.join(" : ") : "–";
}

/**
 * @param {string} label
 * @param {readonly string[]} cells
 * @param {"col" | "row"} scope
 */
function row(label, cells, scope) {
  const element = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = scope;
  writeText(head, label);
  element.append(
    head,
    ...cells.map((text) => {
      const cell = document.createElement(scope === "col" ? "th" : "td");
      if (cell.tagName === "TH") cell.scope = "col";
      cell.textContent = text;
      return cell;
    }),
  );
  return element;
}
