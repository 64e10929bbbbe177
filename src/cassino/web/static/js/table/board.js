// @ts-check
/** From the view of a table to what its parts show: nothing here touches the page. */

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").MoveShape} Move */
/** @typedef {import("../../../protocol.d.ts").SeatShape} SeatShape */
/** @typedef {import("../view/cards.js").Card} Card */
/** @typedef {import("../view/cards.js").Standing} Standing */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./choice.js").Choice} Choice */

/**
 * @typedef {{[part in "clock" | "emote" | "words"]: (seat: number) => string}} Extra
 *   What else a seat shows.
 */

/** Points that have a mark of their own. */
const MARKED = 2;

/**
 * A card with its name and its mark in this game.
 *
 * @param {View["game"]["marks"]} marked
 * @param {Words} words
 * @returns {(id: string) => Card}
 */
export function cardsOfGame(marked, words) {
  const marks = new Map(marked.map((mark) => [mark.card, mark]));
  return (id) => {
    const mark = marks.get(id);
    if (!mark) return { id, label: words.card(id) };
    return { id, label: mark.name, mark: /** @type {1 | 2} */ (Math.min(MARKED, mark.points)) };
  };
}

/**
 * How things stand: chosen, fitting, hinted, or idle while it isn't one's turn.
 *
 * @param {Choice} choice
 * @param {Move | null} hint
 * @param {boolean} isIdle
 * @returns {{held: (card: string) => Standing, thing: (key: string, cards: readonly string[]) => Standing}}
 */
export function standings(choice, hint, isIdle) {
  const { cards } = choice.fitting();
  const held = choice.card();
  return {
    held: (card) => ({
      chosen: card === held,
      can: held === null && cards.has(card),
      hinted: hint?.card === card,
      idle: isIdle,
    }),
    thing: (key, inside) => ({
      chosen: choice.isChosen(key),
      can: !choice.isChosen(key) && inside.some((card) => cards.has(card)),
      hinted: hint !== null && inside.some((card) => hint.cards.includes(card)),
      idle: isIdle,
    }),
  };
}

/**
 * What lies on the table: builds, then loose cards.
 *
 * @param {View} view
 * @param {(id: string) => Card} card
 * @param {ReturnType<typeof standings>["thing"]} standing
 * @returns {import("../view/layout.js").Thing[]}
 */
export function thingsOf(view, card, standing) {
  const builds = view.builds.map((build) => ({
    kind: /** @type {const} */ ("build"),
    key: build.key,
    groups: build.groups.map((group) => group.map((id) => card(id))),
    value: String(build.value),
    times: build.times,
    owner: build.tag,
    mine: build.mine,
    label: build.label,
    standing: standing(build.key, build.groups.flat()),
  }));
  const loose = view.loose.map((id) => ({
    kind: /** @type {const} */ ("loose"),
    key: id,
    card: card(id),
    standing: standing(id, [id]),
  }));
  return [...builds, ...loose];
}

/**
 * The other seats, clockwise from one's own; all of them for a watcher.
 *
 * @param {View} view
 * @param {number | null} own
 * @param {Extra} extra
 * @param {Words} words
 * @returns {import("../view/seats.js").Seat[]}
 */
export function othersOf(view, own, extra, words) {
  const count = view.seats.length;
  const start = own === null ? 0 : own + 1;
  const order = Array.from(
    { length: own === null ? count : count - 1 },
    (_, at) => (start + at) % count,
  );
  return order.flatMap((at) => {
    const seat = view.seats[at];
    if (!seat) return [];
    const shown = seatOf(seat, extra);
    return [isUntoldPartner(view, seat, own) ? asPartner(shown, words) : shown];
  });
}

/**
 * Of who holds several seats the house doesn't know which hand lies open, nor so whose partner is
 * meant. That somebody is away, or a computer plays, matters more.
 *
 * @param {View} view
 * @param {SeatShape} seat
 * @param {number | null} own
 */
function isUntoldPartner(view, seat, own) {
  const isStoodIn = seat.kind === "person" && seat.computer_plays;
  return view.you.seats.length > 1 && isOwnSide(view, seat.side, own) && seat.connected && !isStoodIn;
}

/**
 * @param {import("../view/seats.js").Seat} seat
 * @param {Words} words
 */
function asPartner(seat, words) {
  const note = words.say("seat-partner");
  return { ...seat, note, label: words.say("list-next", { list: seat.label, item: note }) };
}

/**
 * Whether the hand that lies open here plays for a side.
 *
 * @param {View} view
 * @param {number} side
 * @param {number | null} own
 */
export function isOwnSide(view, side, own) {
  return own !== null && view.seats[own]?.side === side;
}

/**
 * Who plays for a side.
 *
 * @param {View} view
 * @param {number} side
 * @param {Words} words
 * @returns {import("../view/names.js").Player[]}
 */
export function playersOf(view, side, words) {
  const you = view.you.seats.length === 1 ? view.you.seats[0] : undefined;
  return view.seats
    .filter((seat) => seat.side === side)
    .map((seat) => ({
      name: seat.seat === you ? words.say("seat-you") : seat.name,
      isComputer: seat.kind === "computer" && seat.computer_plays,
    }));
}

/**
 * @param {SeatShape} seat
 * @param {Extra} extra
 * @returns {import("../view/seats.js").Seat}
 */
function seatOf(seat, extra) {
  return {
    key: String(seat.seat),
    name: seat.name,
    kind: seat.computer_plays ? "computer" : "person",
    label: seat.label,
    held: seat.held,
    taken: seat.taken,
    sweeps: seat.sweeps,
    turn: seat.turn,
    note: seat.note,
    clock: extra.clock(seat.seat),
    emote: extra.emote(seat.seat),
    says: extra.words(seat.seat),
  };
}

/**
 * One's own hand and pile.
 *
 * @param {View} view
 * @param {number | null} own
 * @param {(id: string) => Card} card
 * @param {{held: (card: string) => Standing, hidden: string | null}} look
 *   How cards stand, and what hidden ones are called (null: they are shown).
 * @returns {import("../view/hand.js").HandData}
 */
export function handOf(view, own, card, look) {
  const hand = view.hands.find((each) => each.seat === own);
  const seat = own === null ? undefined : view.seats[own];
  const hidden = look.hidden;
  const cards = (hand?.cards ?? []).map((id, at) =>
    hidden === null
      ? { key: id, card: card(id), standing: look.held(id) }
      : { key: `hidden-${at}`, card: { id: "??", label: hidden }, standing: { idle: true } },
  );
  return {
    cards,
    pile: { count: seat?.taken ?? 0, sweeps: seat?.sweeps ?? 0, label: hand?.pile_label ?? "" },
  };
}

/**
 * The score of each side.
 *
 * @param {View} view
 * @param {number | null} own
 * @param {Words} words
 * @returns {import("../view/tracks.js").Track[]}
 */
export function tracksOf(view, own, words) {
  return view.tracks.map((track) => ({
    key: String(track.side),
    name: track.name,
    score: track.score,
    target: track.target,
    mine: isOwnSide(view, track.side, own),
    players: playersOf(view, track.side, words),
    label: track.label,
  }));
}

/**
 * The seat whose hand lies open on this device: of a guest with one seat that one; of several
 * the one that is to move, else the one that was shown last.
 *
 * @param {View} view
 * @param {number | null} last
 * @returns {number | null}
 */
export function ownSeat(view, last) {
  const { seats } = view.you;
  const turn = view.deal?.turn ?? null;
  if (turn !== null && seats.includes(turn)) return turn;
  if (last !== null && seats.includes(last)) return last;
  return seats[0] ?? null;
}
