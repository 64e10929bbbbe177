// @ts-check
/** The count between deals, and the end of the match, on a sheet over the table. */

import { make, writeText } from "../view/cards.js";
import { createCount } from "../view/count.js";
import { isOwnSide, playersOf } from "./board.js";
import { createDeals } from "./deals.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../words.js").Words} Words */

/**
 * @typedef {object} CountingOptions
 * @property {Words} words
 * @property {string} table
 * @property {() => number} pace  As of motion; 0 shows all rows at once.
 * @property {() => (id: string) => import("../view/cards.js").Card} card
 * @property {() => number | null} own  The seat whose hand lay open here last.
 * @property {(totals: readonly number[] | null) => void} onTotals
 *   The scores that the tracks show meanwhile; null: those of the view.
 * @property {(command: Command) => void} onCommand
 * @property {() => void} onProof
 */

/**
 * @typedef {object} Counting
 * @property {(view: View, isFresh: boolean) => void} update
 * @property {() => boolean} isOpen
 */

/** Milliseconds between two items of the count. */
const PAUSE = 750;

/**
 * @param {HTMLElement} sheet  The element of class `count-sheet`.
 * @param {CountingOptions} given
 * @returns {Counting}
 */
export function createCounting(sheet, given) {
  const { words } = given;
  const title = make("h2", "count-title");
  const box = make("div", "count");
  const decision = make("p", "count-decision");
  const all = make("div", "count-deals");
  const buttons = make("div", "count-actions");
  decision.setAttribute("role", "status");
  title.tabIndex = -1;
  sheet.classList.add("on-paper");
  sheet.replaceChildren(title, box, decision, all, buttons);
  sheet.hidden = true;
  const count = createCount(box);
  const deals = createDeals(all, given);
  let shown = "";
  let isCounting = false;
  /** @type {View | null} */
  let view = null;

  /** @param {View} now @param {boolean} isFresh */
  async function open(now, isFresh) {
    const told = now.count;
    if (!told) return;
    const card = given.card();
    count.show({
      title: told.title,
      sides: told.sides.map(({ name }, side) => ({
        name,
        mine: isOwnSide(now, side, given.own()),
        players: playersOf(now, side, words),
      })),
      rows: told.rows.map((row) => ({ ...row, cards: row.cards.map((id) => card(id)) })),
      total: { label: told.total_label, before: told.before },
    });
    const pace = isFresh ? 0 : given.pace();
    isCounting = pace > 0;
    dress();
    const key = shown;
    await count.play(pace > 0 ? PAUSE / pace : 0, (_, totals) => given.onTotals(totals));
    if (shown !== key) return;
    isCounting = false;
    given.onTotals(null);
    dress();
  }

  function dress() {
    const now = view;
    if (!now) return;
    const result = now.phase === "over" && !isCounting ? now.result : null;
    title.hidden = result === null;
    if (result) deals.show(now);
    else all.hidden = true;
    title.textContent = result ? words.say("end-title") : "";
    const next = now.questions.find((each) => each.question === "next-deal" && each.mine);
    const again = now.questions.find((each) => each.question === "rematch");
    const told = result
      ? [result.sentence, again?.sentence ?? ""]
      : [next?.sentence ?? now.count?.decision ?? ""];
    if (result?.with_undo) told.push(words.say("undo-marked"));
    writeText(decision, isCounting ? "" : told.join(" "));
    const waits = next !== undefined;
    const shownNow = isCounting ? [skip()] : result ? ending(now, result) : goingOn(now, waits);
    buttons.replaceChildren(...shownNow);
    keepFocus();
  }

  function skip() {
    return button(words.say("count-skip"), "button", () => count.finish());
  }

  /** @param {View} now @param {boolean} isReady */
  function goingOn(now, isReady) {
    const next = button(words.say("count-next"), "button button-strong", () =>
      given.onCommand({ type: "next" }),
    );
    next.disabled = isReady || !now.can.includes("next");
    return [button(words.say("menu-fair"), "button", given.onProof), next];
  }

  /** @param {View} now @param {NonNullable<View["result"]>} result */
  function ending(now, result) {
    /** @type {HTMLElement[]} */
    const parts = [link(words.say("end-home"), "/")];
    if (result.match !== "") parts.push(link(words.say("end-replay"), `/match/${result.match}`));
    parts.push(button(words.say("menu-fair"), "button", given.onProof));
    if (now.can.includes("rematch") || now.can.includes("start")) {
      const again = now.can.includes("rematch") ? "rematch" : "start";
      parts.push(
        button(words.say("end-again"), "button button-strong", () =>
          given.onCommand({ type: again }),
        ),
      );
    }
    return parts;
  }

  /** A sheet that has come takes the focus, since what had it lies hidden below. */
  function keepFocus() {
    if (sheet.contains(document.activeElement) || document.activeElement?.closest(".panel")) return;
    const first =
      buttons.querySelector(".button-strong:not(:disabled)") ?? buttons.querySelector("a, button");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  return {
    update(now, isFresh) {
      view = now;
      deals.note(now);
      const isEnd = now.phase === "over" && now.result !== null;
      const isOpen = isEnd || (now.phase === "before-deal" && now.count !== null);
      const key = isOpen ? `${now.deal?.match} ${now.count?.deal ?? "end"}` : "";
      const isNew = key !== shown;
      shown = key;
      sheet.hidden = !isOpen;
      if (!isOpen) {
        if (isNew) given.onTotals(null);
        return;
      }
      box.hidden = now.count === null;
      if (isNew && now.count !== null) void open(now, isFresh);
      else dress();
    },
    isOpen: () => !sheet.hidden,
  };
}

/** @param {string} label @param {string} className @param {() => void} act */
function button(label, className, act) {
  const element = make("button", className, label);
  element.type = "button";
  element.addEventListener("click", act);
  return element;
}

/** @param {string} label @param {string} href */
function link(label, href) {
  const element = make("a", "button", label);
  element.href = href;
  return element;
}
