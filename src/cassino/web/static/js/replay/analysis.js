// @ts-check
/** The analysis under a replay: begun and stopped here, seen as it grows, and gone through. */

import { region } from "../table/frame.js";
import { make, writeText } from "../view/cards.js";
import { createGraph } from "./graph.js";

/** @typedef {import("./match.js").ReplayStep} ReplayStep */

/**
 * @typedef {object} Told
 * @property {string[]} sides
 * @property {{name: string, accuracy: string, line: string}[]} players
 * @property {{chances: number[], chance: string, grade: string | null, verdict: string | null}[]} steps
 * @property {{step: number, grade: string | null, line: string}[]} turning
 * @property {{step: number, grade: string | null, line: string}[]} costly
 */

/**
 * @typedef {object} State
 * @property {"none" | "running" | "stopped" | "failed" | "done"} state
 * @property {number} done
 * @property {number} total
 * @property {string} progress
 * @property {Told | null} analysis
 */

/** Milliseconds between looks at how far it has got. */
const BEAT = 700;

/**
 * @param {object} given
 * @param {HTMLElement} given.element
 * @param {HTMLElement} given.log
 * @param {readonly ReplayStep[]} given.steps
 */
export function createAnalysis({ element, log, steps }) {
  const address = element.dataset.address ?? "";
  const begin = region(element, "[data-do=begin]");
  const stop = region(element, "[data-do=stop]");
  const bar = /** @type {HTMLProgressElement} */ (region(element, "progress"));
  const status = region(element, ".analysis-progress");
  /** @type {Told | null} */
  let told = null;
  /** @type {ReturnType<typeof createGraph> | undefined} */
  let graph;
  let at = 0;

  element.hidden = false;
  begin.addEventListener("click", () => void ask("begin"));
  stop.addEventListener("click", () => void ask("stop"));
  void ask();

  /** @param {"begin" | "stop"} [wish] */
  async function ask(wish) {
    try {
      const answer = await fetch(address, {
        headers: { accept: "application/json" },
        ...(wish && { method: "POST", body: new URLSearchParams({ do: wish }) }),
      });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      take(/** @type {State} */ (await answer.json()));
    } catch {
      writeText(status, status.dataset.failed ?? "");
    }
  }

  /** @param {State} state */
  function take(state) {
    const isRunning = state.state === "running";
    element.dataset.state = state.state;
    begin.hidden = isRunning || state.state === "done";
    begin.textContent = (state.done ? begin.dataset.goOn : begin.dataset.begin) ?? "";
    stop.hidden = !isRunning;
    bar.hidden = !isRunning && state.state !== "stopped";
    bar.max = Math.max(1, state.total);
    bar.value = state.done;
    const isOver = state.state === "done" || state.state === "none";
    const line = state.state === "failed" ? status.dataset.failed : state.progress;
    writeText(status, isOver ? "" : (line ?? ""));
    if (isRunning) setTimeout(() => void ask(), BEAT);
    if (state.analysis) present(state.analysis);
  }

  /** @param {Told} found */
  function present(found) {
    told = found;
    graph = createGraph({
      chances: found.steps.map((step) => step.chances),
      steps,
      turning: found.turning.map((turn) => turn.step),
      label: region(element, ".analysis-graph").dataset.label ?? "",
      onChoose: (step) => {
        location.hash = hashOf(step);
      },
    });
    region(element, ".analysis-graph").querySelector(".graph")?.remove();
    region(element, ".analysis-graph").prepend(graph.element);
    region(element, ".analysis-sides").replaceChildren(
      ...found.sides.map((name, side) => {
        const line = make("li", "", name);
        line.dataset.side = String(side);
        return line;
      }),
      ...(found.turning.length ? [make("li", "side-turning", region(element, "#analysis-turning").textContent ?? "")] : []),
    );
    region(element, ".analysis-players").replaceChildren(
      ...found.players.map((player) => {
        const line = make("li", "");
        line.append(make("b", "", player.name), make("strong", "", player.accuracy));
        line.append(make("small", "", player.line));
        return line;
      }),
    );
    for (const name of /** @type {const} */ (["turning", "costly"])) fill(name, found[name]);
    region(element, ".analysis-none").hidden = found.costly.length > 0;
    region(element, ".analysis-found").hidden = false;
    show(at);
  }

  /** @param {"turning" | "costly"} name @param {Told["turning"]} places */
  function fill(name, places) {
    const section = region(element, `[data-list=${name}]`);
    section.hidden = name === "turning" && places.length === 0;
    region(section, "ul").replaceChildren(
      ...places.map((place) => {
        const line = make("li", "");
        const link = make("a", "");
        link.href = `#${hashOf(place.step)}`;
        if (place.grade) line.dataset.grade = place.grade;
        writeText(link, place.line);
        line.append(link);
        return line;
      }),
    );
  }

  /** @param {number} step */
  function hashOf(step) {
    return `${steps[step]?.deal}.${steps[step]?.number}`;
  }

  /** @param {number} step */
  function show(step) {
    at = step;
    const found = told?.steps[step];
    if (!found) return;
    graph?.show(step);
    writeText(region(element, ".analysis-verdict"), found.verdict ?? "");
    writeText(region(element, ".analysis-chance"), found.chance);
    region(element, ".analysis-here").dataset.grade = found.grade ?? "";
    for (const line of log.children) {
      if (!(line instanceof HTMLElement)) continue;
      const grade = told?.steps[Number(line.dataset.step)]?.grade;
      if (grade && grade !== "best") line.dataset.grade = grade;
    }
  }

  return {
    show,
    /** Bring it into sight. */
    open() {
      element.scrollIntoView({ behavior: "smooth" });
      (begin.hidden ? element : begin).focus({ preventScroll: true });
    },
  };
}
