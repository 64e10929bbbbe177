// @ts-check
/** Plays what happened: cards move and sound while the page already shows how the table is now. */

import { cardPicture } from "../view/cards.js";

/** @typedef {import("../../../protocol.d.ts").State} State */
/** @typedef {import("../../../protocol.d.ts").Played} Played */
/** @typedef {import("../view/motion.js").Motion} Motion */
/** @typedef {import("../view/sound.js").Sound} Sound */

/**
 * @typedef {object} StageParts
 * @property {HTMLElement} table
 * @property {HTMLElement} layer  Of the flights.
 * @property {Motion} motion
 * @property {(key: string) => HTMLElement | undefined} thing  On the table.
 * @property {(key: string) => HTMLElement | undefined} held  In the hand.
 * @property {(seat: number) => HTMLElement} place  A seat, or the pile of the own one.
 * @property {(id: string) => import("../view/cards.js").Card} card
 * @property {(sound: Sound) => void} sound
 */

/**
 * @typedef {object} Stage
 * @property {(state: State, render: () => void) => Promise<void>} present
 *   Render a state, and move from what lay there before to what lies there now.
 * @property {() => boolean} again  Show the last move once more; false when there is none.
 * @property {() => string} lastLine  What the log says of the last move.
 * @property {() => number | null} lastSeat  Who made it.
 */

/** Milliseconds, at normal speed, that what others take stays to be seen. */
const LOOK = 420;
const LOOK_AGAIN = 900;

/** When a hand is dealt after a play, in milliseconds at normal speed. */
const AFTER_PLAY = 500;

/**
 * @param {StageParts} parts
 * @returns {Stage}
 */
export function createStage(parts) {
  /** @type {{play: Played, sweep: boolean} | null} */
  let last = null;

  const cards = () =>
    /** @type {HTMLElement[]} */ ([...parts.table.querySelectorAll(".card[data-key]")]);

  /** @param {State} state */
  function happenings(state) {
    const plays = state.events.filter((event) => event.kind === "played");
    const swept = new Set(
      state.events.flatMap((event) => (event.kind === "swept" ? [event.seq] : [])),
    );
    const dealt = state.events.findLast((event) => event.kind === "dealt");
    const residue = state.events.findLast((event) => event.kind === "residue");
    return { plays, swept, dealt, residue };
  }

  /** @param {Played} play @param {boolean} sweep */
  function gather(play, sweep) {
    const own = parts.held(play.card);
    const played = own ?? picture(play.card, middle(parts.place(play.seat)));
    const groups = groupsOnTable(play);
    const flight = parts.motion.gather({
      played,
      groups,
      target: parts.place(play.seat),
      sweep,
      ...(own ? {} : { pause: LOOK }),
    });
    if (!own) played.remove();
    return flight;
  }

  /** The elements of what a play takes: each group with its builds as a whole. */
  /** @param {Played} play */
  function groupsOnTable(play) {
    const seen = new Set();
    const groups = play.groups.map((group) =>
      group.flatMap((id) => {
        const element = thingWith(id);
        if (!element || seen.has(element)) return [];
        seen.add(element);
        return [element];
      }),
    );
    return groups.filter((group) => group.length > 0);
  }

  /** @param {string} id @returns {HTMLElement | null} */
  function thingWith(id) {
    const loose = parts.thing(id);
    if (loose) return loose;
    const fanned = parts.table.querySelector(`.fan .card[data-key="${CSS.escape(id)}"]`);
    return fanned?.closest(".build") ?? null;
  }

  /**
   * A card that lies in the layer for as long as its copy is made.
   *
   * @param {string} id
   * @param {{x: number, y: number, width: number}} place
   */
  function picture(id, place) {
    const element = cardPicture(parts.card(id));
    element.classList.add("flight");
    element.style.setProperty("--x", `${place.x}px`);
    element.style.setProperty("--y", `${place.y}px`);
    element.style.setProperty("--w", `${place.width}px`);
    parts.layer.append(element);
    return element;
  }

  /** @param {HTMLElement} element */
  function middle(element) {
    const box = element.getBoundingClientRect();
    const width = Math.min(64, box.height / 1.4);
    return { x: box.x + (box.width - width) / 2, y: box.y, width };
  }

  /** @param {State} state */
  function makeSounds(state) {
    const { plays, swept, dealt } = happenings(state);
    const play = plays.at(-1);
    if (swept.size > 0) parts.sound("sweep");
    else if (play?.move === "take") parts.sound("take");
    else if (play && play.move !== "trail") parts.sound("build");
    else if (play) parts.sound("lay");
    else if (dealt) parts.sound("deal");
  }

  return {
    async present(state, render) {
      const { plays, swept, dealt, residue } = happenings(state);
      const play = plays.at(-1);
      if (play) last = { play, sweep: swept.has(play.seq) };
      if (state.fresh || document.hidden) {
        render();
        return;
      }
      const before = parts.motion.measure(cards());
      const flights = plays
        .filter((each) => each.move === "take")
        .map((each) => gather(each, swept.has(each.seq)));
      if (residue) flights.push(clearTable(residue, state));
      render();
      makeSounds(state);
      const anew = dealt ? cards().filter((card) => isDealt(card, before, dealt)) : [];
      const from = play && play.move !== "take" ? parts.place(play.seat) : undefined;
      const rest = cards().filter((card) => !anew.includes(card));
      flights.push(parts.motion.flip(rest, before, from));
      if (dealt) {
        const wait = plays.length > 0 ? AFTER_PLAY : 0;
        flights.push(parts.motion.deal(anew, parts.place(dealt.dealer), wait));
      }
      await Promise.all(flights);
    },

    again() {
      if (!last) return false;
      const { play, sweep } = last;
      if (play.move === "take") {
        void showTake(play, sweep);
        return true;
      }
      const element = thingWith(play.card);
      if (element) void parts.motion.flip([element], new Map(), parts.place(play.seat));
      return true;
    },

    lastLine: () => last?.play.line ?? "",
    lastSeat: () => last?.play.seat ?? null,
  };

  /**
   * What was left goes to a side.
   *
   * @param {import("../../../protocol.d.ts").Residue} residue
   * @param {State} state
   */
  function clearTable(residue, state) {
    const seat = state.view.seats.find((each) => each.side === residue.side);
    const things = residue.cards.flatMap((id) => thingWith(id) ?? []);
    if (!seat || things.length === 0) return Promise.resolve();
    const target = parts.place(seat.seat);
    return parts.motion.gather({ played: null, groups: [things], target, sweep: false });
  }

  /** @param {Played} play @param {boolean} sweep */
  async function showTake(play, sweep) {
    const layout = parts.table.querySelector(".layout") ?? parts.table;
    const box = layout.getBoundingClientRect();
    const width = Math.min(72, box.width / (play.cards.length + 3), box.height / 1.6);
    let x = box.x + (box.width - width * (play.cards.length + 1.4)) / 2;
    const y = box.y + (box.height - width * 1.4) / 2;
    /** @param {string} id */
    const next = (id) => {
      const element = picture(id, { x, y, width });
      x += width;
      return element;
    };
    const played = next(play.card);
    x += width * 0.4;
    const groups = play.groups.map((group) => group.map((id) => next(id)));
    const target = parts.place(play.seat);
    const flight = parts.motion.gather({ played, groups, target, sweep, pause: LOOK_AGAIN });
    for (const element of [played, ...groups.flat()]) element.remove();
    await flight;
  }
}

/**
 * @param {HTMLElement} card
 * @param {ReadonlyMap<string, DOMRect>} before
 * @param {import("../../../protocol.d.ts").Dealt} dealt
 */
function isDealt(card, before, dealt) {
  const key = card.dataset.key ?? "";
  if (before.has(key) && !key.startsWith("hidden-")) return false;
  return card.closest(".held") !== null || dealt.table.includes(key);
}
