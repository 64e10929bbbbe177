// @ts-check
/** Learning at the table: one short step after another beside a real deal. */

import { make } from "../view/cards.js";
import { iconButton } from "./frame.js";

/** The steps, by their labels in the catalogue. */
export const STEPS = Object.freeze([
  "take",
  "sum",
  "many",
  "face",
  "trail",
  "build",
  "own",
  "steal",
  "raise",
  "multiple",
  "last",
  "points",
]);

/**
 * @param {import("../words.js").Words} words
 * @returns {HTMLElement}
 */
export function createLesson(words) {
  const element = make("section", "lesson on-paper");
  element.setAttribute("aria-label", words.say("learn-title"));
  const text = make("p", "lesson-text");
  text.setAttribute("role", "status");
  const place = make("span", "lesson-place");
  const back = button(words.say("learn-back"), "button");
  const on = button(words.say("learn-next"), "button button-strong");
  const skip = iconButton("close", words.say("learn-skip"), () => element.remove());
  const bar = make("div", "lesson-bar");
  bar.append(back, on, place);
  element.append(text, skip, bar);
  let step = 0;

  function show() {
    const isDone = step >= STEPS.length;
    text.textContent = words.say(isDone ? "learn-done" : `learn-${STEPS[step]}`);
    place.textContent = isDone ? "" : `${step + 1} / ${STEPS.length}`;
    back.disabled = step === 0;
    on.textContent = words.say(isDone ? "page-close" : "learn-next");
  }

  back.addEventListener("click", () => {
    step -= 1;
    show();
  });
  on.addEventListener("click", () => {
    if (step >= STEPS.length) {
      element.remove();
      return;
    }
    step += 1;
    show();
  });
  show();
  return element;
}

/** @param {string} label @param {string} className */
function button(label, className) {
  const element = make("button", className, label);
  element.type = "button";
  return element;
}
