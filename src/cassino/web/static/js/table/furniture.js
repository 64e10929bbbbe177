// @ts-check
/** What a table has beside cards and moves: panels, talk, count, lobby, log, keys, sounds. */

import { PACES } from "../settings.js";
import { make } from "../view/cards.js";
import { createSounds } from "../view/sound.js";
import { createCounting } from "./counting.js";
import { nameButton, region, soundLabel } from "./frame.js";
import { createLesson } from "./lesson.js";
import { listenAtTable } from "./listening.js";
import { createLobby } from "./lobby.js";
import { createLog } from "./log.js";
import { offersOf } from "./offers.js";
import { createSheets } from "./sheets.js";
import { createTalk } from "./talk.js";
import { createTrackers } from "./trackers.js";
import { createTyped } from "./typed.js";
import { watchWindows } from "./windows.js";

/** @typedef {import("../../../protocol.d.ts").State} State */
/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../session.js").LogLine} LogLine */
/** @typedef {import("../view/sound.js").Sound} Sound */

/**
 * @typedef {object} House  What the page has already.
 * @property {HTMLElement} root  The table.
 * @property {string} table
 * @property {import("../words.js").Words} words
 * @property {import("../settings.js").SettingsStore} settings
 * @property {import("./room.js").Room} room
 * @property {import("./deeds.js").Deeds} deeds
 * @property {import("./banners.js").Banners} banners
 * @property {ReturnType<typeof import("./connection.js").connectionBanners>} connection
 * @property {HTMLButtonElement} sound  The button that turns it on and off.
 */

/**
 * @typedef {object} Furniture
 * @property {(state: State, isLate: boolean, log: readonly LogLine[]) => void} take
 * @property {(panel: string) => void} open
 * @property {(sound: Sound) => void} sound
 * @property {import("./talk.js").Talk} talk
 */

/** Milliseconds that a passing notice stays. */
const NOTICE = 3500;

/** Milliseconds at normal speed until the last cards of a deal have landed. */
const LANDING = 1300;

/** Style sheets of what is made here; pages link those that they need from the start. */
const STYLES = ["forms", "panels", "over", "room", "count"];

/**
 * Load the style sheets of the furniture, so that nothing is seen without them.
 *
 * @param {HTMLElement} root
 */
async function dressed(root) {
  await Promise.all(
    STYLES.map((name) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`../../css/${name}.css`, import.meta.url).pathname;
      return new Promise((resolve) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", resolve);
        document.head.append(link);
      });
    }),
  );
  root.dataset.furnished = "";
}

/**
 * @param {House} house
 * @returns {Promise<Furniture>}
 */
export async function createFurniture(house) {
  await dressed(house.root);
  return makeFurniture(house);
}

/**
 * @param {House} house
 * @returns {Furniture}
 */
function makeFurniture(house) {
  const { root, table, words, settings, room, deeds, banners, connection } = house;
  let wasTurn = room.isTurn();
  /** @param {Command} command */
  const send = (command) => void deeds.send(command);

  const sounds = createSounds(() => new AudioContext());
  const spoken = make("div", "unseen");
  spoken.setAttribute("role", "log");
  spoken.setAttribute("aria-label", words.say("heading-log"));
  root.append(spoken);
  const lines = createLog(region(root, ".log"), spoken);
  const trackers = createTrackers(region(root, ".trackers"), words);
  const typed = createTyped(words, {
    onMove: (text) => deeds.play(text),
    onLeave() {
      typed.show(settings.current().textMoves);
      room.focusHand();
    },
  });
  region(root, ".status").after(typed.element);
  const sheets = createSheets({
    root,
    table,
    words,
    settings,
    deeds,
    onType: typed.open,
    onLeave: () => void leave(),
  });
  const talk = createTalk(sheets.talk, {
    words,
    onSay(speech, text) {
      sheets.panels.close();
      send({ type: "say", speech, text });
    },
    onChange: room.paintSeats,
    onUnseated(said) {
      const name = room.view()?.guests.find((guest) => guest.guest === said.guest)?.name ?? "";
      banners.show({ key: `said-${said.guest}`, text: `${name}: ${said.text}` }, NOTICE);
    },
  });
  const counting = createCounting(region(root, ".count-sheet"), {
    words,
    table,
    pace: () => PACES[settings.current().speed],
    card: room.card,
    own: room.own,
    onTotals: room.total,
    onCommand: send,
    onProof: () => sheets.panels.toggle("fair"),
  });
  const lobby = createLobby({ words, table, onCommand: send });
  root.append(lobby.element);
  if (new URLSearchParams(location.search).has("learn")) root.append(createLesson(words));
  const windows = watchWindows(table, {
    onElsewhere() {
      sounds.turn(false);
      connection.elsewhere(() => windows.claim());
    },
    onHere() {
      sounds.turn(settings.current().sound);
      connection.here();
    },
  });
  listenAtTable({ root, room, deeds, sheets, typed, onUse: windows.claim });

  function dress() {
    const now = settings.current();
    sounds.turn(now.sound && windows.isHere());
    const drawing = now.sound ? "sound-on" : "sound-off";
    nameButton(house.sound, drawing, soundLabel(now.sound, words));
    typed.show(now.textMoves);
    const view = room.view();
    if (view) sheets.update(view);
  }
  settings.watch(dress);
  dress();

  /**
   * The count comes when the last cards have been taken in.
   *
   * @param {State} state
   * @param {boolean} isLate
   */
  function count(state, isLate) {
    const pace = PACES[settings.current().speed];
    const isMoving = pace > 0 && state.events.some((event) => event.kind === "played");
    const isFresh = state.fresh || isLate;
    if (isFresh || !isMoving) counting.update(state.view, isFresh);
    else setTimeout(() => counting.update(room.view() ?? state.view, false), LANDING / pace);
  }

  /** What only just happened. @param {State} state */
  function announce({ fresh, events, version }) {
    talk.hear(events.flatMap((event) => (event.kind === "said" ? [event] : [])));
    const isTurn = room.isTurn();
    if (isTurn && !wasTurn && !fresh) setTimeout(() => sounds.play("turn"), 450);
    wasTurn = isTurn;
    if (!fresh && events.some((event) => event.kind === "last")) {
      banners.show({ key: "last", text: words.say("line-last") }, NOTICE);
    }
    if (isTurn && settings.current().onlyMove) setTimeout(playOnly, NOTICE / 4, version);
  }

  /** @param {number} version */
  function playOnly(version) {
    const told = room.view()?.moves;
    const [move] = told?.moves ?? [];
    if (version !== room.version() || told?.more || told?.moves.length !== 1 || !move) return;
    void deeds.play(move.move);
  }

  async function leave() {
    const view = room.view();
    const isSeated = (view?.you.seats.length ?? 0) > 0 && view?.phase !== "over";
    if (isSeated && !(await deeds.send({ type: "leave" }))) return;
    location.assign("/");
  }

  return {
    take(state, isLate, log) {
      const { view } = state;
      lines.update(log, state.fresh);
      trackers.update(view, room.own());
      talk.update(view);
      lobby.update(view);
      count(state, isLate);
      sheets.update(view);
      if (counting.isOpen()) banners.hide("last");
      banners.replace("ask-", offersOf(view, words, send));
      announce(state);
    },
    open: sheets.panels.toggle,
    sound: sounds.play,
    talk,
  };
}
