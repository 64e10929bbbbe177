// @ts-check
/** The settings of this device as a form, on their own page and at the table. */

import { make } from "./view/cards.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").SettingsStore} SettingsStore */
/** @typedef {import("./words.js").Words} Words */

/** @typedef {{name: keyof Settings, label: string, values: readonly [string, string][]}} Choice */
/** @typedef {{name: keyof Settings, label: string}} Switch */

/** Settings with several values; each value with its label. */
/** @type {readonly Choice[]} */
const CHOICES = Object.freeze([
  {
    name: "theme",
    label: "setting-light",
    values: [
      ["auto", "setting-light-auto"],
      ["light", "setting-light-light"],
      ["dark", "setting-light-dark"],
    ],
  },
  {
    name: "deck",
    label: "setting-colours",
    values: [
      ["four", "setting-colours-four"],
      ["two", "setting-colours-two"],
    ],
  },
  {
    name: "size",
    label: "setting-size",
    values: [
      ["small", "setting-size-small"],
      ["medium", "setting-size-medium"],
      ["large", "setting-size-large"],
    ],
  },
  {
    name: "speed",
    label: "setting-speed",
    values: [
      ["off", "setting-speed-off"],
      ["slow", "setting-speed-slow"],
      ["normal", "setting-speed-normal"],
      ["fast", "setting-speed-fast"],
    ],
  },
]);

/** @type {readonly Switch[]} */
const SWITCHES = Object.freeze([
  { name: "sound", label: "setting-sound" },
  { name: "marks", label: "setting-marks" },
  { name: "trackers", label: "setting-trackers" },
  { name: "onlyMove", label: "setting-only-move" },
  { name: "textMoves", label: "setting-text-moves" },
]);

/**
 * @param {HTMLElement} root
 * @param {SettingsStore} settings
 * @param {Words} words
 */
export function createSettingsForm(root, settings, words) {
  const form = make("div", "settings device-settings");
  form.append(
    ...CHOICES.map((choice) => choiceRow(choice, settings, words)),
    ...SWITCHES.map((each) => switchRow(each, settings, words)),
  );
  root.append(form);
}

/**
 * @param {Choice} choice
 * @param {SettingsStore} settings
 * @param {Words} words
 */
function choiceRow(choice, settings, words) {
  const row = make("label", "setting");
  const select = document.createElement("select");
  select.name = choice.name;
  for (const [value, label] of choice.values) select.append(new Option(words.say(label), value));
  const show = () => {
    select.value = String(settings.current()[choice.name]);
  };
  select.addEventListener("change", () => settings.set({ [choice.name]: select.value }));
  settings.watch(show);
  show();
  row.append(make("span", "", words.say(choice.label)), select);
  return row;
}

/**
 * @param {Switch} each
 * @param {SettingsStore} settings
 * @param {Words} words
 */
function switchRow(each, settings, words) {
  const row = make("label", "setting");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.className = "switch";
  box.name = each.name;
  const show = () => {
    box.checked = settings.current()[each.name] === true;
  };
  box.addEventListener("change", () => settings.set({ [each.name]: box.checked }));
  settings.watch(show);
  show();
  row.append(make("span", "", words.say(each.label)), box);
  return row;
}
