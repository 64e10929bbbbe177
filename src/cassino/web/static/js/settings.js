// @ts-check
/** What concerns this device alone: how the table looks, moves and sounds. Kept in the browser. */

/**
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {"four" | "two"} deck  Colours of the suits.
 * @property {"small" | "medium" | "large"} size  Of the cards.
 * @property {boolean} marks  Points on cards that count.
 * @property {"off" | "slow" | "normal" | "fast"} speed
 * @property {boolean} sound
 * @property {boolean} onlyMove  Play by itself when there is only one move.
 * @property {boolean} textMoves  A field for typed moves.
 * @property {boolean} trackers  Show what has been taken.
 */

/** @typedef {{current: () => Settings, set: (part: Partial<Settings>) => void,
 *   watch: (listener: (now: Settings) => void) => void}} SettingsStore */

const PLACE = "cassino.settings";

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  theme: "auto",
  deck: "four",
  size: "medium",
  marks: true,
  speed: "normal",
  sound: true,
  onlyMove: false,
  textMoves: false,
  trackers: true,
});

/** The values that a setting may have; a value of another kind is ignored. */
/** @type {Readonly<Record<keyof Settings, readonly (string | boolean)[]>>} */
export const CHOICES = Object.freeze({
  theme: ["auto", "light", "dark"],
  deck: ["four", "two"],
  size: ["small", "medium", "large"],
  marks: [true, false],
  speed: ["off", "slow", "normal", "fast"],
  sound: [true, false],
  onlyMove: [true, false],
  textMoves: [true, false],
  trackers: [true, false],
});

/** How many times as fast as normal cards move; 0: they don't. */
export const PACES = Object.freeze({ off: 0, slow: 0.55, normal: 1, fast: 1.8 });

/**
 * Settings from their text; what can't be is as by default.
 *
 * @param {string | null} text
 * @returns {Settings}
 */
export function readSettings(text) {
  /** @type {Record<string, unknown>} */
  let found = {};
  try {
    const parsed = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") found = parsed;
  } catch {
    found = {};
  }
  const known = Object.entries(CHOICES).filter(([name, values]) =>
    values.some((value) => value === found[name]),
  );
  return Object.assign(
    { ...DEFAULTS },
    Object.fromEntries(known.map(([name]) => [name, found[name]])),
  );
}

/**
 * The settings of this device, put on the page at once and whenever another window changes them.
 *
 * @returns {SettingsStore}
 */
export function createSettings() {
  /** @type {((now: Settings) => void)[]} */
  const listeners = [];
  let now = readSettings(stored());

  function spread() {
    dress(document.documentElement, now);
    for (const listener of listeners) listener(now);
  }

  addEventListener("storage", (event) => {
    if (event.key !== PLACE) return;
    now = readSettings(event.newValue);
    spread();
  });
  dress(document.documentElement, now);

  return {
    current: () => now,
    set(part) {
      now = { ...now, ...part };
      store(JSON.stringify(now));
      spread();
    },
    watch: (listener) => void listeners.push(listener),
  };
}

/** A browser may forbid to keep anything; then everything is as by default. */
function stored() {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** @param {string} text */
function store(text) {
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // The settings hold for this page.
  }
}

/**
 * Put what style sheets ask for on the root of the page; `early.js` does the same before the
 * first paint.
 *
 * @param {HTMLElement} root
 * @param {Settings} now
 */
function dress(root, now) {
  if (now.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = now.theme;
  if (now.deck === "two") root.dataset.deck = "two-colour";
  else delete root.dataset.deck;
  root.toggleAttribute("data-marks", now.marks);
  root.dataset.size = now.size;
  root.dataset.speed = now.speed;
}
