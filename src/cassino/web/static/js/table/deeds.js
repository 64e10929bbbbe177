// @ts-check
/** What a player does at the table, sent to the server; what it refuses is said in its words. */

import { refusalText } from "./choice.js";

/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./room.js").Room} Room */

/**
 * @typedef {object} Deeds
 * @property {(command: Command) => Promise<boolean>} send  False when it wasn't done.
 * @property {(move: string) => Promise<boolean>} play  Focus at the table then goes to the hand.
 * @property {() => void} playChosen  When only one move fits.
 * @property {() => void} undo
 * @property {() => void} hint
 * @property {() => void} again  Show the last move once more.
 */

/**
 * @param {{session: () => Session, room: () => Room, words: Words}} given
 * @returns {Deeds}
 */
export function createDeeds(given) {
  const { words } = given;
  let isPlaying = false;

  /** @param {Command} command */
  async function ask(command) {
    return given.session().ask(command, given.room().version());
  }

  /** @param {Command} command */
  async function send(command) {
    const answer = await ask(command);
    if (answer === null) given.room().refuse(words.say("error-offline"));
    else if (answer.type === "refusal") given.room().refuse(refusalText(answer));
    return answer !== null && answer.type !== "refusal";
  }

  /** @param {string} move */
  async function play(move) {
    const seat = given.room().own();
    if (isPlaying || seat === null) return false;
    isPlaying = true;
    const isAtTable = given.room().isAtTable();
    const isDone = await send({ type: "play", seat, move });
    isPlaying = false;
    if (isDone && isAtTable) given.room().focusHand();
    return isDone;
  }

  async function hint() {
    const room = given.room();
    const seat = room.own();
    if (seat === null || !room.view()?.can.includes("hint")) return;
    room.hint(null, words.say("hint-thinking"));
    const answer = await ask({ type: "hint", seat });
    if (answer?.type === "hint") {
      room.hint(answer.move, answer.sentence, answer.reasons.join(" "));
    } else {
      room.refuse(answer?.type === "refusal" ? answer.sentence : words.say("error-offline"));
    }
  }

  function undo() {
    const room = given.room();
    const seat = undoSeat(room);
    if (seat !== null) void send({ type: "undo", seat });
  }

  return {
    send,
    play,
    playChosen() {
      const { whole, more } = given.room().choice.fitting();
      const fits = whole.some((move) => move.cards.length > 0) ? whole : [...whole, ...more];
      const [move] = fits;
      if (fits.length === 1 && move) void play(move.move);
    },
    undo,
    hint: () => void hint(),
    again() {
      const { stage, hint: show } = given.room();
      if (stage.again()) show(null, stage.lastLine());
    },
  };
}

/**
 * Whose move is to be taken back: of several own seats the one that moved last.
 *
 * @param {Room} room
 */
function undoSeat(room) {
  const view = room.view();
  if (!view || view.you.seats.length === 0) return null;
  const last = room.stage.lastSeat();
  return last !== null && view.you.seats.includes(last) ? last : room.own();
}
