// @ts-check
/** The table as a whole: takes states in, shows them, and knows whose hand lies open here. */

import { createActions } from "../view/actions.js";
import { createHand } from "../view/hand.js";
import { createLayout } from "../view/layout.js";
import { createMotion } from "../view/motion.js";
import { createSeats } from "../view/seats.js";
import { createTracks } from "../view/tracks.js";
import { cardsOfGame, handOf, othersOf, ownSeat, standings, thingsOf, tracksOf } from "./board.js";
import { createChoice } from "./choice.js";
import { createClocks } from "./clocks.js";
import { headed, region, showDeal } from "./frame.js";
import { createStage } from "./stage.js";

/** @typedef {import("../../../protocol.d.ts").State} State */
/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").MoveShape} Move */
/** @typedef {import("../view/actions.js").Action} Action */
/** @typedef {import("../words.js").Words} Words */

/**
 * @typedef {object} RoomOptions
 * @property {HTMLElement} root  The table.
 * @property {HTMLElement} layer  Of the flights.
 * @property {Words} words
 * @property {import("./frame.js").Status} status
 * @property {() => number} pace  Of motion.
 * @property {(sound: import("../view/sound.js").Sound) => void} sound
 * @property {(command: import("../line.js").Command) => Promise<import("../line.js").Answer | null>} ask
 * @property {(key: string) => void} onAction  A button that isn't a move.
 * @property {(move: string) => void} onMove
 * @property {(view: View, choice: import("./choice.js").Choice) => readonly Action[]} actions
 *   Buttons beside the moves.
 * @property {(view: View, own: number | null) => void} onTake  Before a new view is shown.
 * @property {() => boolean} isVeiled  The hand is hidden.
 * @property {{[part in "emote" | "words"]: (seat: number) => string}} talk
 */

/** @param {RoomOptions} given */
export function createRoom(given) {
  const { root, words } = given;
  const layout = createLayout(headed(region(root, ".layout"), words.say("heading-layout")), {
    onChoose: (key) => tap(() => choice.tapThing(key)),
    empty: "",
  });
  const hand = createHand(headed(region(root, ".hand"), words.say("heading-hand")), {
    onChoose: (key) => tap(() => choice.tapCard(key)),
  });
  const actions = createActions(headed(region(root, ".actions"), words.say("heading-actions")), {
    onMove: (key) => (key.startsWith("do-") ? given.onAction(key) : given.onMove(key)),
  });
  const seats = createSeats(headed(region(root, ".seats"), words.say("heading-others")));
  const tracks = createTracks(headed(region(root, ".tracks"), words.say("heading-score")));
  const clocks = createClocks(() => paintSeats());
  const choice = createChoice({ ask: given.ask, onChange: () => paint() });
  const motion = createMotion({ layer: given.layer, speed: given.pace });
  /** @type {State | null} */
  let state = null;
  /** @type {number | null} */
  let own = null;
  /** @type {Move | null} */
  let hint = null;
  /** @type {{text: string, kind: "refusal" | "hint", why?: string} | null} */
  let flash = null;
  /** @type {readonly number[] | null} */
  let totals = null;
  let card = cardsOfGame([], words);
  let owesFocus = false;

  const stage = createStage({
    table: root,
    layer: given.layer,
    motion,
    thing: layout.element,
    held: (key) => (given.isVeiled() ? undefined : hand.element(key)),
    place: (seat) => (seat === own ? undefined : seats.element(String(seat))) ?? hand.pile,
    card: (id) => card(id),
    sound: given.sound,
  });

  const isTurn = () =>
    state?.view.moves?.seat === own && state?.view.moves !== null && !given.isVeiled();

  /** @param {() => void} act */
  function tap(act) {
    flash = null;
    hint = null;
    if (isTurn()) {
      act();
      return;
    }
    if (state?.view.phase === "playing" && own !== null) {
      flash = { text: words.say("error-table-not-your-turn"), kind: "refusal" };
    }
    paint();
  }

  /** @param {State} next */
  function take(next) {
    const before = state?.view;
    state = next;
    own = ownSeat(next.view, own);
    card = cardsOfGame(next.view.game.marks, words);
    given.onTake(next.view, own);
    if (
      before?.deal?.number !== next.view.deal?.number ||
      before?.deal?.match !== next.view.deal?.match
    ) {
      layout.clear();
    } else if (before?.deal?.hand !== next.view.deal?.hand) {
      layout.settle();
    }
    if (next.events.some((event) => event.kind === "played" || event.kind === "dealt"))
      flash = null;
    if (before?.deal?.turn !== next.view.deal?.turn || next.fresh) hint = null;
    clocks.update(next.view);
    choice.turn(next.view, isTurn() ? own : null);
    if (owesFocus && hand.elements().length > 0 && isAtTable()) focusHand();
  }

  /** The focus goes to the hand; to an empty one as soon as it has been dealt. */
  function focusHand() {
    const [first] = hand.elements();
    owesFocus = first === undefined;
    (first ?? layout.elements()[0])?.focus({ preventScroll: true });
  }

  const isAtTable = () => {
    const active = document.activeElement;
    return active === document.body || active?.closest(".layout, .hand, .actions") !== null;
  };

  function paint() {
    if (state === null) return;
    const { view } = state;
    root.dataset.phase = view.phase;
    showDeal(region(root, ".deal"), view.deal);
    const stand = standings(choice, hint, !isTurn());
    layout.update(thingsOf(view, card, stand.thing));
    const hidden = given.isVeiled() ? words.say("hotseat-hidden") : null;
    hand.update(handOf(view, own, card, { held: stand.held, hidden }));
    paintSeats();
    paintTracks();
    paintChoice(view);
  }

  function paintSeats() {
    if (state === null) return;
    seats.update(othersOf(state.view, own, { clock: clocks.text, ...given.talk }, words));
    given.status.clock(own === null ? "" : clocks.text(own), own !== null && clocks.isLow(own));
  }

  function paintTracks() {
    if (state === null) return;
    const told = tracksOf(state.view, own, words);
    tracks.update(told.map((track, side) => ({ ...track, score: totals?.[side] ?? track.score })));
  }

  /** @param {View} view */
  function paintChoice(view) {
    const { whole, more, sum, line, why } = choice.fitting();
    given.status.sum(sum, whole.length > 0);
    const isQuiet = isTurn() && choice.isEmpty() && !flash && !why;
    given.status.last(isQuiet && stage.lastSeat() !== own ? stage.lastLine() : "");
    if (flash) given.status.tell(flash.text, flash.kind, flash.why);
    else if (why) given.status.tell(why, "refusal");
    else given.status.tell(line || waitingLine(view) || view.line, "line");
    const hinted = hint;
    const listed = choice.isEmpty() && hinted ? [hinted] : inOrder([...whole, ...more]);
    const moves = listed.map((move) => ({
      key: move.move,
      label: move.label,
      kind: move.kind,
      hinted: hinted?.move === move.move,
    }));
    const all = hinted ? moves : [...moves, ...given.actions(view, choice)];
    actions.update({
      moves: all,
      more: words.say("actions-more"),
      less: words.say("actions-less"),
    });
  }

  return {
    /** @param {State} next */
    show: (next) => stage.present(next, () => take(next)),
    paint,
    /** The hand was hidden and lies open now. */
    unveil() {
      if (state) choice.turn(state.view, isTurn() ? own : null);
    },
    choice,
    stage,
    view: () => state?.view ?? null,
    version: () => state?.version ?? 0,
    own: () => own,
    isTurn,
    /** @param {Move | null} move @param {string} text @param {string} [why] */
    hint(move, text, why = "") {
      hint = move;
      flash = text === "" ? null : { text, kind: "hint", why };
      paint();
    },
    /** @param {string} text */
    refuse(text) {
      flash = { text, kind: "refusal" };
      paint();
    },
    /** @param {readonly number[] | null} scores */
    total(scores) {
      totals = scores;
      paintTracks();
    },
    /** All cards that can have the focus, on the table and in the hand. */
    cards: () => [...layout.elements(), ...hand.elements()],
    firstCard: () => hand.elements()[0] ?? layout.elements()[0] ?? null,
    focusHand,
    isAtTable,
    paintSeats,
    card: () => card,
  };
}

/**
 * Before a deal: that one is ready and the others aren't, or that they are.
 *
 * @param {View} view
 */
function waitingLine(view) {
  if (view.phase !== "before-deal") return "";
  return view.questions.find((each) => each.question === "next-deal")?.sentence ?? "";
}

/**
 * Moves as they stand on the buttons: a trail behind the rest.
 *
 * @param {readonly Move[]} moves
 */
function inOrder(moves) {
  return [...moves].sort((a, b) => Number(a.kind === "trail") - Number(b.kind === "trail"));
}

/** @typedef {ReturnType<typeof createRoom>} Room */
