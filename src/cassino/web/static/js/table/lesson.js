// @ts-check
/** Learning at the table: one short step after another beside a real deal. */

import { cardPicture, make, writeText } from "../view/cards.js";
import { iconButton } from "./frame.js";
import { STEPS } from "./lesson_examples.js";

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./lesson_examples.js").Place} Place */
/** @typedef {import("./lesson_examples.js").Thing} Thing */

/**
 * @param {Words} words
 * @returns {HTMLElement}
 */
export function createLesson(words) {
  const element = make("section", "lesson on-paper");
  element.setAttribute("aria-label", words.say("learn-title"));
  const text = make("p", "lesson-text");
  text.setAttribute("role", "status");
  const example = make("div", "lesson-example");
  const place = make("span", "lesson-place");
  const back = button("button");
  const on = button("button button-strong");
  const skip = iconButton("close", words.say("learn-skip"), () => element.remove());
  const bar = make("div", "lesson-bar");
  bar.append(back, on, place, skip);
  element.append(text, example, bar);
  let step = 0;

  function show() {
    const now = STEPS[step];
    writeText(text, words.say(now ? `learn-${now.key}` : "learn-done"));
    example.replaceChildren(...(now?.places ?? []).map((each) => placeElement(each, words)));
    place.textContent = now ? `${step + 1} / ${STEPS.length}` : "";
    back.disabled = step === 0;
    back.textContent = words.say(now ? "learn-back" : "learn-again");
    const isLast = step === STEPS.length - 1;
    on.textContent = words.say(now ? (isLast ? "learn-finish" : "learn-next") : "page-close");
  }

  back.addEventListener("click", () => {
    step = step < STEPS.length ? step - 1 : 0;
    show();
  });
  on.addEventListener("click", () => {
    step += 1;
    if (step > STEPS.length) element.remove();
    else show();
  });
  show();
  return element;
}

/** @param {string} className */
function button(className) {
  const element = make("button", className);
  element.type = "button";
  return element;
}

/**
 * What lies in a place, under its name.
 *
 * @param {Place} place
 * @param {Words} words
 */
function placeElement(place, words) {
  const element = make("div", "lesson-side");
  const row = make("div", "lesson-things");
  row.append(...place.things.map((thing) => thingElement(thing, words)));
  if (place.name !== "") element.append(make("span", "lesson-side-name", words.say(place.name)));
  element.append(row);
  return element;
}

/**
 * @param {Thing} thing
 * @param {Words} words
 */
function thingElement(thing, words) {
  const element = make("span", "lesson-thing");
  element.append(...thing.cards.map((id) => cardPicture({ id, label: words.card(id) })));
  if (thing.tag) element.append(make("span", "lesson-tag", thing.tag));
  return element;
}
