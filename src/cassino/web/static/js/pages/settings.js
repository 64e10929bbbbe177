// @ts-check
/** Settings: what this device keeps for itself, beside the language that the house remembers. */

import { createSettings } from "../settings.js";
import { createSettingsForm } from "../settings_form.js";
import { loadWords } from "../words.js";

const settings = createSettings();
const place = document.querySelector("[data-settings]");
const language = document.querySelector("select[name='language']");

language?.addEventListener("change", () => language.closest("form")?.requestSubmit());
if (place instanceof HTMLElement) {
  createSettingsForm(place, settings, await loadWords(document.body.dataset.words ?? ""));
}
