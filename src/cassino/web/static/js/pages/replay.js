// @ts-check
/** Going through a finished match again: all hands open, step by step, each move with a link. */

import { createAnalysis } from "../replay/analysis.js";
import { buildKeys, eventsOf, playersOf, sideNames, sideOf, stepOfHash } from "../replay/match.js";
import { createSettings, PACES } from "../settings.js";
import { createStatus, iconButton, nameButton, region } from "../table/frame.js";
import { createStage } from "../table/stage.js";
import { make, writeText } from "../view/cards.js";
import { createLayout } from "../view/layout.js";
import { createMotion } from "../view/motion.js";
import { createSeats } from "../view/seats.js";
import { createSounds } from "../view/sound.js";
import { createTracks } from "../view/tracks.js";
import { loadWords } from "../words.js";

/** @typedef {import("../replay/match.js").Replay} Replay */
/** @typedef {import("../../../protocol.d.ts").State} State */

/** Milliseconds between steps while it runs. */
const BEAT = 1600;

const root = region(document, "main.table");
const settings = createSettings();
const [words, match] = await Promise.all([
  loadWords(document.body.dataset.words ?? ""),
  fetch(root.dataset.steps ?? "").then((answer) => /** @type {Promise<Replay>} */ (answer.json())),
]);
const { steps } = match;
const keys = buildKeys(steps);
const sides = sideNames(match);

const layout = createLayout(region(root, ".layout"), { onChoose: () => {}, empty: "" });
const seats = createSeats(region(root, ".seats"));
const tracks = createTracks(region(root, ".tracks"));
const status = createStatus(region(root, ".status"), []);
const sounds = createSounds(() => new AudioContext());
sounds.turn(settings.current().sound);
const stage = createStage({
  table: root,
  layer: region(document, ".flights"),
  motion: createMotion({
    layer: region(document, ".flights"),
    speed: () => PACES[settings.current().speed],
  }),
  thing: layout.element,
  held: (key) => root.querySelector(`.seat-hand .card[data-key="${CSS.escape(key)}"]`) ?? undefined,
  place: (seat) => seats.element(String(seat)) ?? root,
  card,
  sound: (sound) => sounds.play(sound),
});

const place = document.createElement("input");
Object.assign(place, {
  type: "range",
  className: "replay-place",
  min: "0",
  max: String(steps.length - 1),
});
place.setAttribute("aria-label", words.say("replay-title"));
const bar = make("div", "replay-bar");
const play = iconButton("play", words.say("replay-play"), () => run(!timer));
play.dataset.strong = "";
bar.append(
  iconButton("first", words.say("replay-first"), () => go(0)),
  iconButton("previous", words.say("replay-previous"), () => go(at - 1)),
  play,
  iconButton("next", words.say("replay-next"), () => go(at + 1)),
  iconButton("last", words.say("replay-last"), () => go(steps.length - 1)),
);
region(root, ".replay").append(place, bar);

const analysis = createAnalysis({
  element: region(document, "#analysis"),
  log: region(root, ".log"),
  steps,
});
region(root, ".to-analysis").addEventListener("click", () => analysis.open());

let at = -1;
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

place.addEventListener("input", () => go(Number(place.value)));
addEventListener("hashchange", () => go(stepOfHash(steps, location.hash)));
document.addEventListener("keydown", (event) => {
  if (event.target === place || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = new Map([
    ["ArrowLeft", at - 1],
    ["ArrowRight", at + 1],
    ["Home", 0],
    ["End", steps.length - 1],
  ]);
  const to = step.get(event.key);
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
go(stepOfHash(steps, location.hash));

/** @param {string} id */
function card(id) {
  return { id, label: words.card(id) };
}

/** @param {boolean} on */
function run(on) {
  clearInterval(timer);
  timer = undefined;
  nameButton(play, on ? "pause" : "play", words.say(on ? "replay-pause" : "replay-play"));
  if (!on) return;
  if (at >= steps.length - 1) go(0);
  timer = setInterval(
    () => {
      go(at + 1, true);
      if (at >= steps.length - 1) run(false);
    },
    BEAT / Math.max(0.5, PACES[settings.current().speed]),
  );
}

/** @param {number} wanted @param {boolean} [isRunning] */
function go(wanted, isRunning = false) {
  const to = Math.max(0, Math.min(steps.length - 1, wanted));
  if (!isRunning && timer) run(false);
  if (to === at) return;
  const [from, step] = [at, steps[to]];
  if (!step) return;
  at = to;
  const isOn = to === from + 1;
  const events = isOn ? eventsOf(step, steps[from]) : [];
  const state = /** @type {State} */ (
    /** @type {unknown} */ ({ fresh: !isOn && to !== from - 1, events, view: { seats: [] } })
  );
  if (steps[from]?.deal !== step.deal) layout.clear();
  void stage.present(state, () => show());
  history.replaceState(null, "", `#${step.deal}.${step.number}`);
}

function show() {
  const step = steps[at];
  if (!step) return;
  const longest = Math.max(1, ...(steps.at(-1)?.scores ?? []), ...step.scores);
  region(root, ".deal").replaceChildren(make("b", "", words.say("bar-deal", { deal: step.deal })));
  tracks.update(
    step.scores.map((score, side) => ({
      key: String(side),
      name: sides[side] ?? "",
      score,
      target: longest,
      mine: false,
      players: playersOf(match, side),
      label: words.say("matches-result", { name: sides[side] ?? "", score }),
    })),
  );
  seats.update(
    match.names.map((name, seat) => ({
      key: String(seat),
      name,
      kind: match.computers[seat] ? "computer" : "person",
      label: name,
      held: step.hands[seat]?.length ?? 0,
      taken: step.piles[sideOf(match, seat)]?.length ?? 0,
      sweeps: step.sweeps[sideOf(match, seat)] ?? 0,
      turn: step.turn === seat ? words.say("seat-plays") : "",
      hand: (step.hands[seat] ?? []).map((id) => card(id)),
    })),
  );
  layout.update([
    ...step.builds.map((build, number) => ({
      kind: /** @type {const} */ ("build"),
      key: keys[at]?.[number] ?? "",
      groups: build.groups.map((group) => group.map((id) => card(id))),
      value: String(build.value),
      times: build.times,
      owner: match.names[build.owner] ?? "",
      mine: false,
      label: build.label,
      standing: { idle: true },
    })),
    ...step.loose.map((id) => ({
      kind: /** @type {const} */ ("loose"),
      key: id,
      card: card(id),
      standing: { idle: true },
    })),
  ]);
  const problem = at === steps.length - 1 ? match.problem : null;
  status.tell(problem || step.lines.join(" "), "line");
  place.value = String(at);
  place.setAttribute("aria-valuetext", step.place);
  showLog(step.deal);
  analysis.show(at);
}

/**
 * The moves of the deal, each a link.
 *
 * @param {number} deal
 */
function showLog(deal) {
  const list = region(root, ".log");
  if (list.dataset.deal !== String(deal)) {
    list.dataset.deal = String(deal);
    list.replaceChildren(
      ...steps.flatMap((step, number) => (step.deal === deal ? [logLine(number)] : [])),
    );
  }
  for (const line of list.children) {
    const isHere = line.getAttribute("data-step") === String(at);
    if (!isHere) line.removeAttribute("aria-current");
    else {
      line.setAttribute("aria-current", "step");
      line.scrollIntoView({ block: "nearest" });
    }
  }
}

/** @param {number} number */
function logLine(number) {
  const step = steps[number];
  const line = make("li", "");
  line.dataset.step = String(number);
  const link = make("a", "");
  link.href = `#${step?.deal}.${step?.number}`;
  writeText(link, step?.lines[0] ?? "");
  line.append(link);
  return line;
}
