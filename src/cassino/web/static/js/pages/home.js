// @ts-check
/** First screen: the game, seats and level of last time, and names where the phone is passed. */

import { createSettings } from "../settings.js";
import { make } from "../view/cards.js";
import { loadWords } from "../words.js";

const PLACE = "cassino.opening";
const KEPT = ["variant", "seats", "level"];

createSettings();
const form = document.querySelector("form[data-form='open']");
if (form instanceof HTMLFormElement) open(form);

/** @param {HTMLFormElement} form */
function open(form) {
  restore(form);
  tell(form);
  form.addEventListener("change", () => tell(form));
  form.addEventListener("submit", (event) => {
    keep(form);
    const way = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    if (way !== "hotseat" || form.querySelector(".names")) return;
    event.preventDefault();
    void askNames(form, /** @type {HTMLButtonElement} */ (event.submitter));
  });
}

/** @param {HTMLFormElement} form */
function restore(form) {
  const kept = readKept();
  for (const name of KEPT) {
    const field = form.querySelector(
      `input[name="${name}"][value="${CSS.escape(kept[name] ?? "")}"]`,
    );
    if (field instanceof HTMLInputElement) {
      field.checked = true;
      const more = field.closest("details");
      if (more) more.open = true;
    }
  }
}

/** @returns {Record<string, string>} */
function readKept() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** @param {HTMLFormElement} form */
function keep(form) {
  const data = new FormData(form);
  const kept = Object.fromEntries(KEPT.map((name) => [name, String(data.get(name) ?? "")]));
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // The next visit begins with the usual game.
  }
}

/**
 * Say under the big button what it starts.
 *
 * @param {HTMLFormElement} form
 */
function tell(form) {
  const note = form.querySelector(".play-note");
  if (!note) return;
  const told = KEPT.map((name) => {
    const field = form.querySelector(`input[name="${name}"]:checked`);
    const parent = field?.parentElement;
    return parent?.querySelector("b, span")?.textContent ?? "";
  });
  note.textContent = told.filter((text) => text !== "").join(" · ");
}

/**
 * Names of those who share the device, a field a seat, before the cards are dealt.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} way
 */
async function askNames(form, way) {
  const words = await loadWords(document.body.dataset.words ?? "");
  const seats = String(new FormData(form).get("seats"));
  const count = seats === "partners" ? 4 : Number(seats);
  const own = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  const box = make("fieldset", "names");
  box.append(make("legend", "", words.say("hotseat-names")));
  for (let seat = 1; seat <= count; seat += 1) {
    const label = make("label", "field");
    const field = document.createElement("input");
    Object.assign(field, { name: "names", maxLength: own.maxLength, autocomplete: "off" });
    field.placeholder = words.say("seat-player", { number: seat });
    if (seat === 1) field.value = own.value;
    label.append(make("span", "", words.say("hotseat-name", { seat })), field);
    box.append(label);
  }
  const start = make("button", "button button-strong", words.say("home-start"));
  Object.assign(start, { name: "mode", value: "hotseat" });
  box.append(start);
  way.after(box);
  form.addEventListener("change", (event) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.name === "seats") box.remove();
  });
  box.querySelector("input")?.focus();
}
