// @ts-check
/** The log of the deal, newest line first, and the same read out as it comes. */

import { make, writeText } from "../view/cards.js";
import { keyed } from "../view/keyed.js";

/** @typedef {import("../session.js").LogLine} LogLine */
/** @typedef {{key: string, text: string}} Entry */

/** Lines that stay in the region that is read out. */
const READ_OUT = 12;

/**
 * @param {HTMLElement} list  The element of class `log`.
 * @param {HTMLElement} spoken  An unseen element that screen readers listen to.
 * @returns {{update: (lines: readonly LogLine[], isFresh: boolean) => void}}
 */
export function createLog(list, spoken) {
  const entries = keyed(
    list,
    () => make("li", "log-line"),
    (element, /** @type {Entry} */ entry) => writeText(element, entry.text),
  );
  let heard = 0;
  return {
    update(lines, isFresh) {
      const shown = lines.map((line, at) => ({ key: `${line.seq}.${at}`, text: line.text }));
      entries.update(shown.reverse());
      const newest = lines.at(-1)?.seq ?? 0;
      const told = isFresh ? [] : lines.filter((line) => line.seq > heard);
      heard = Math.max(newest, isFresh ? 0 : heard);
      for (const { text } of told) spoken.append(make("p", "", text.replaceAll("\uFE0F", "")));
      while (spoken.childElementCount > READ_OUT) spoken.firstElementChild?.remove();
    },
  };
}
