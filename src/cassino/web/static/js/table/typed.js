// @ts-check
/** A field for moves as the notation writes them. */

import { make } from "../view/cards.js";

/**
 * @param {import("../words.js").Words} words
 * @param {{onMove: (text: string) => Promise<boolean>, onLeave: () => void}} given
 *   `onMove` says whether the move was made.
 * @returns {{element: HTMLFormElement, show: (on: boolean) => void, open: () => void}}
 */
export function createTyped(words, given) {
  const form = make("form", "typed");
  const field = make("input", "felt-field");
  field.setAttribute("aria-label", words.say("actions-typed"));
  field.placeholder = "8s x 5c+3h";
  Object.assign(field, { autocapitalize: "off", autocomplete: "off", spellcheck: false });
  field.maxLength = 600;
  field.enterKeyHint = "go";
  const send = make("button", "action", words.say("actions-typed-send"));
  form.append(field, send);
  form.hidden = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text !== "" && (await given.onMove(text))) field.value = "";
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    field.value = "";
    given.onLeave();
  });
  return {
    element: form,
    show(on) {
      form.hidden = !on;
    },
    open() {
      form.hidden = false;
      field.focus();
    },
  };
}
