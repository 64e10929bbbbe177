// @ts-check
/**
 * The table's page: what is needed to see the cards and to play comes first; everything beside
 * it, the furniture, is loaded when the first cards lie on the table.
 */

import { createSession, logAfter, socketAddress } from "../session.js";
import { createSettings, PACES } from "../settings.js";
import { createBanners } from "../table/banners.js";
import { connectionBanners } from "../table/connection.js";
import { createDeeds } from "../table/deeds.js";
import { createStatus, iconButton, region, soundLabel } from "../table/frame.js";
import { createPace } from "../table/pace.js";
import { createRoom } from "../table/room.js";
import { createVeil } from "../table/veil.js";
import { make } from "../view/cards.js";
import { loadWords } from "../words.js";

/** @typedef {import("../../../protocol.d.ts").State} State */
/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../session.js").LogLine} LogLine */
/** @typedef {import("../table/furniture.js").Furniture} Furniture */

/** Milliseconds between moves of computers, by speed; the server itself lets some pass. */
const GAPS = Object.freeze({ off: 0, slow: 2200, normal: 900, fast: 0 });

const root = region(document, "main.table");
const table = root.dataset.table ?? "";
const settings = createSettings();
const words = await loadWords(root.dataset.words ?? "");

/** @type {readonly LogLine[]} */
let log = [];
/** @type {Furniture | null} */
let furniture = null;
/** @type {Promise<Furniture> | null} */
let coming = null;

const bannerBox = make("div", "banners");
root.append(bannerBox);
const banners = createBanners(bannerBox);
const deeds = createDeeds({ session: () => session, room: () => room, words });
const undo = iconButton("undo", words.say("menu-undo"), deeds.undo);
const hint = iconButton("hint", words.say("menu-hint"), deeds.hint);
const status = createStatus(region(root, ".status"), [undo, hint]);
const sound = iconButton("sound-on", soundLabel(true, words), () =>
  settings.set({ sound: !settings.current().sound }),
);
const menu = iconButton("menu", words.say("page-menu"), () => void open("menu"));
region(root, ".table-menu").replaceChildren(sound, menu);
const veil = createVeil(words, { onLift: () => room.unveil() });
region(root, ".hand").after(veil.element);

const pace = createPace({ gap: () => GAPS[settings.current().speed], present });
const room = createRoom({
  root,
  layer: region(document, ".flights"),
  words,
  status,
  pace: () => PACES[settings.current().speed],
  sound: (name) => furniture?.sound(name),
  ask: (command) => session.ask(command, room.version()),
  onAction: (key) => act(key),
  onMove(move) {
    pace.hurry();
    void deeds.play(move);
  },
  actions: (view, choice) => otherActions(view, choice.isEmpty()),
  onTake: (view, seat) => veil.update(view, seat, log),
  isVeiled: () => veil.isDown(),
  talk: {
    emote: (seat) => furniture?.talk.emote(seat) ?? "",
    words: (seat) => furniture?.talk.words(seat) ?? "",
  },
});
const connection = connectionBanners(banners, words);
const session = createSession({
  table,
  address: socketAddress(root.dataset.socket ?? "/socket"),
  language: document.documentElement.lang,
  onState: (state) => pace.push(state),
  onStatus: connection.status,
  onOutdated: connection.outdated,
});

/** @param {State} state @param {boolean} isLate */
function present(state, isLate) {
  log = logAfter(log, state, (guest) => furniture?.talk.isMuted(guest) ?? false);
  void room.show(isLate ? { ...state, fresh: true } : state);
  const { view } = state;
  undo.disabled = !view.can.includes("undo");
  hint.disabled = !view.can.includes("hint");
  root.toggleAttribute("data-watching", view.you.seats.length === 0);
  document.title = `${view.line} – ${words.say("page-title")}`;
  if (view.phase === "closed") connection.closed(view.line);
  if (furniture) furniture.take(state, isLate, log);
  else void furnish(state);
}

/**
 * Bring in everything beside the cards; what happens meanwhile is told when it is there.
 *
 * @param {State} state
 */
async function furnish(state) {
  if (coming) return;
  coming = import("../table/furniture.js").then(({ createFurniture }) =>
    createFurniture({ root, table, words, settings, room, deeds, banners, connection, sound }),
  );
  furniture = await coming;
  furniture.take({ ...state, view: room.view() ?? state.view, fresh: true }, false, log);
}

/** @param {string} panel */
async function open(panel) {
  (furniture ?? (await coming))?.open(panel);
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
  if (view.guests.length < 2) return actions;
  return [...actions, { key: "do-talk", label: words.say("heading-chat"), kind }];
}

/** @param {string} key */
function act(key) {
  if (key === "do-again") deeds.again();
  if (key === "do-next") void deeds.send({ type: "next" });
  if (key === "do-fair") void open("fair");
  if (key === "do-talk") void open("talk");
  if (key === "do-pause") {
    pace.hold(!pace.isHeld());
    room.paint();
  }
}
