// @ts-check
/** House rules: what differs from the game is marked as it is changed, and can be set back. */

import { createSettings } from "../settings.js";
import { make } from "../view/cards.js";
import { loadWords } from "../words.js";

createSettings();
const form = /** @type {HTMLFormElement | null} */ (
  document.querySelector("form[data-form='house']")
);
const words = await loadWords(document.body.dataset.words ?? "");

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/** @returns {Field[]} */
function fields() {
  return /** @type {Field[]} */ ([...(form?.querySelectorAll("[data-preset]") ?? [])]);
}

/** @param {Field} field */
function isChanged(field) {
  return field.value !== field.dataset.preset;
}

/** @param {Field} field */
function mark(field) {
  field.closest(".setting")?.toggleAttribute("data-differs", isChanged(field));
}

/** Put a button beside the title that sets everything back. */
function addReset() {
  const reset = make(
    "button",
    "button",
    words.say("house-reset", { name: form?.dataset.name ?? "" }),
  );
  reset.type = "button";
  const show = () => {
    reset.hidden = !fields().some((field) => isChanged(field));
  };
  reset.addEventListener("click", () => {
    for (const field of fields()) {
      field.value = field.dataset.preset ?? "";
      mark(field);
    }
    show();
  });
  form?.addEventListener("change", show);
  form?.querySelector("[data-reset]")?.append(reset);
  show();
}

for (const field of fields()) {
  mark(field);
  field.addEventListener("change", () => mark(field));
}
addReset();

// Only what differs is sent, so that the table's sheet names nothing else.
form?.addEventListener("formdata", (event) => {
  if (!(event instanceof FormDataEvent)) return;
  for (const field of fields()) if (!isChanged(field)) event.formData.delete(field.name);
});
