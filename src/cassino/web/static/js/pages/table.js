// @ts-check
/** The table's page: its parts are made here, and what happens is handed to each. */

import { createSession, logAfter, socketAddress } from "../session.js";
import { createSettings, PACES } from "../settings.js";
import { createBanners } from "../table/banners.js";
import { connectionBanners } from "../table/connection.js";
import { createCounting } from "../table/counting.js";
import { createDeeds } from "../table/deeds.js";
import { createStatus, iconButton, nameButton, region } from "../table/frame.js";
import { listenAtTable } from "../table/listening.js";
import { createLesson } from "../table/lesson.js";
import { createLobby } from "../table/lobby.js";
import { createLog } from "../table/log.js";
import { offersOf } from "../table/offers.js";
import { createPace } from "../table/pace.js";
import { createRoom } from "../table/room.js";
import { createSheets } from "../table/sheets.js";
import { createTalk } from "../table/talk.js";
import { createTrackers } from "../table/trackers.js";
import { createTyped } from "../table/typed.js";
import { createVeil } from "../table/veil.js";
import { watchWindows } from "../table/windows.js";
import { make } from "../view/cards.js";
import { createSounds } from "../view/sound.js";
import { loadWords } from "../words.js";

/** @typedef {import("../../../protocol.d.ts").State} State */
/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../session.js").LogLine} LogLine */

/** Milliseconds between moves of computers, by speed; the server itself lets some pass. */
const GAPS = Object.freeze({ off: 0, slow: 2200, normal: 900, fast: 0 });
const NOTICE = 3500;

const root = region(document, "main.table");
const table = root.dataset.table ?? "";
const settings = createSettings();
const words = await loadWords(root.dataset.words ?? "");

/** @type {readonly LogLine[]} */
let log = [];
let wasTurn = false;

const sounds = createSounds(() => new AudioContext());
const banners = createBanners(own("div", "banners"));
const spoken = own("div", "unseen");
spoken.setAttribute("role", "log");
spoken.setAttribute("aria-label", words.say("heading-log"));

const deeds = createDeeds({ session: () => session, room: () => room, words });
const undo = iconButton("undo", words.say("menu-undo"), deeds.undo);
const hint = iconButton("hint", words.say("menu-hint"), deeds.hint);
const status = createStatus(region(root, ".status"), [undo, hint]);
const veil = createVeil(words, { onLift: () => room.unveil() });
const typed = createTyped(words, {
  onMove: (text) => deeds.play(text),
  onLeave: () => {
    typed.show(settings.current().textMoves);
    room.focusHand();
  },
});
region(root, ".status").after(typed.element);
region(root, ".hand").after(veil.element);

const sheets = createSheets({
  root,
  table,
  words,
  settings,
  deeds,
  onType: () => typed.open(),
  onLeave: () => void leave(),
});
const talk = createTalk(sheets.talk, {
  words,
  onSay(speech, text) {
    sheets.panels.close();
    void deeds.send({ type: "say", speech, text });
  },
  onChange: () => room.paintSeats(),
  onUnseated(said) {
    const name = room.view()?.guests.find((guest) => guest.guest === said.guest)?.name ?? "";
    banners.show({ key: `said-${said.guest}`, text: `${name}: ${said.text}` }, NOTICE);
  },
});
const pace = createPace({ gap: () => GAPS[settings.current().speed], present });
const room = createRoom({
  root,
  layer: region(document, ".flights"),
  words,
  status,
  pace: () => PACES[settings.current().speed],
  sound: (sound) => sounds.play(sound),
  ask: (command) => session.ask(command, room.version()),
  onAction: (key) => act(key),
  onMove(move) {
    pace.hurry();
    void deeds.play(move);
  },
  actions: (view, choice) => otherActions(view, choice.isEmpty()),
  onTake: (view, seat) => veil.update(view, seat, log),
  isVeiled: () => veil.isDown(),
  talk: { emote: talk.emote, words: talk.words },
});
const counting = createCounting(own("section", "count-sheet", ".count-sheet"), {
  words,
  pace: () => PACES[settings.current().speed],
  card: () => room.card(),
  onTotals: (totals) => room.total(totals),
  onCommand: (command) => void deeds.send(command),
  onProof: () => sheets.panels.toggle("fair"),
});
const lobby = createLobby({ words, table, onCommand: (command) => void deeds.send(command) });
root.append(lobby.element);
const lines = createLog(region(root, ".log"), spoken);
const trackers = createTrackers(region(root, ".trackers"), words);
const soundButton = iconButton("sound-on", words.say("menu-sound-on"), () =>
  settings.set({ sound: !settings.current().sound }),
);
region(root, ".table-menu").replaceChildren(
  soundButton,
  iconButton("menu", words.say("page-menu"), () => sheets.panels.toggle("menu")),
);
if (new URLSearchParams(location.search).has("learn")) root.append(createLesson(words));

const connection = connectionBanners(banners, words);
const session = createSession({
  table,
  address: socketAddress(root.dataset.socket ?? "/socket"),
  language: document.documentElement.lang,
  onState: (state) => pace.push(state),
  onStatus: connection.status,
  onOutdated: connection.outdated,
});
const windows = watchWindows(table, {
  onElsewhere: () => connection.elsewhere(() => windows.claim()),
  onHere: connection.here,
});
listenAtTable({ root, room, deeds, sheets, typed, onUse: () => windows.claim() });
settings.watch(dress);
dress();

/**
 * A part of the table that the page may have already.
 *
 * @param {"div" | "section"} name
 * @param {string} className
 * @param {string} [selector]
 */
function own(name, className, selector) {
  const found = selector ? root.querySelector(selector) : null;
  if (found instanceof HTMLElement) return found;
  const element = make(name, className);
  root.append(element);
  return element;
}

/** @param {State} state @param {boolean} isLate */
function present(state, isLate) {
  log = logAfter(log, state);
  void room.show(isLate ? { ...state, fresh: true } : state);
  spread(state, isLate);
  talk.hear(state.events.flatMap((event) => (event.kind === "said" ? [event] : [])));
  announce(state);
}

/** @param {State} state @param {boolean} isLate */
function spread(state, isLate) {
  const { view } = state;
  lines.update(log, state.fresh);
  trackers.update(view);
  talk.update(view);
  lobby.update(view);
  counting.update(view, state.fresh || isLate);
  sheets.update(view);
  banners.replace("ask-", offersOf(view, words, (command) => void deeds.send(command)));
  undo.disabled = !view.can.includes("undo");
  hint.disabled = !view.can.includes("hint");
  root.toggleAttribute("data-watching", view.you.seats.length === 0);
  if (view.phase === "closed") connection.closed(view.line);
}

/** What only just happened. @param {State} state */
function announce(state) {
  const { view, fresh, events } = state;
  document.title = `${view.line} – ${words.say("page-title")}`;
  const isTurn = room.isTurn();
  if (isTurn && !wasTurn && !fresh && windows.isHere()) setTimeout(() => sounds.play("turn"), 450);
  wasTurn = isTurn;
  if (!fresh && events.some((event) => event.kind === "last")) {
    banners.show({ key: "last", text: words.say("line-last") }, NOTICE);
  }
  if (isTurn && settings.current().onlyMove) setTimeout(playOnly, NOTICE / 4, state.version);
}

/** @param {number} version */
function playOnly(version) {
  const told = room.view()?.moves;
  const [move] = told?.moves ?? [];
  if (version !== room.version() || told?.more || told?.moves.length !== 1 || !move) return;
  void deeds.play(move.move);
}

/**
 * Buttons beside the moves.
 *
 * @param {View} view
 * @param {boolean} isEmpty
 * @returns {import("../view/actions.js").Action[]}
 */
function otherActions(view, isEmpty) {
  const kind = /** @type {const} */ ("other");
  if (!isEmpty) return [];
  if (view.can.includes("next") && view.count === null) {
    return [
      { key: "do-next", label: words.say("home-start"), kind: "take" },
      { key: "do-fair", label: words.say("menu-fair"), kind },
    ];
  }
  if (view.phase !== "playing") return [];
  const isWatching = view.you.seats.length === 0;
  const again = { key: "do-again", label: words.say("menu-replay-last"), kind };
  const actions = room.stage.lastLine() === "" ? [] : [again];
  if (isWatching) {
    const label = words.say(pace.isHeld() ? "watch-go-on" : "watch-pause");
    return [...actions, { key: "do-pause", label, kind }];
  }
  return [...actions, { key: "do-talk", label: words.say("heading-chat"), kind }];
}

/** @param {string} key */
function act(key) {
  if (key === "do-again") deeds.again();
  if (key === "do-next") void deeds.send({ type: "next" });
  if (key === "do-fair") sheets.panels.toggle("fair");
  if (key === "do-talk") sheets.panels.toggle("talk");
  if (key === "do-pause") {
    pace.hold(!pace.isHeld());
    room.paint();
  }
}

function dress() {
  const now = settings.current();
  sounds.turn(now.sound && windows.isHere());
  nameButton(
    soundButton,
    now.sound ? "sound-on" : "sound-off",
    words.say(now.sound ? "menu-sound-on" : "menu-sound-off"),
  );
  typed.show(now.textMoves);
  const view = room.view();
  if (view) sheets.update(view);
}

async function leave() {
  const view = room.view();
  const isSeated = (view?.you.seats.length ?? 0) > 0 && view?.phase !== "over";
  if (isSeated && !(await deeds.send({ type: "leave" }))) return;
  location.assign("/");
}
