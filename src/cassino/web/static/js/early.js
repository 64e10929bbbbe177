// @ts-check
/**
 * Puts the looks that this device has chosen on the page before anything is painted.
 *
 * Not a module, and loaded before the style sheets: a module would come after the first paint.
 */
(() => {
  const root = document.documentElement;
  /** @type {Partial<import("./settings.js").Settings>} */
  let now = {};
  try {
    now = JSON.parse(localStorage.getItem("cassino.settings") ?? "{}") ?? {};
  } catch {
    // Nothing kept, or nothing may be: the page looks as by default.
  }
  if (now.theme === "light" || now.theme === "dark") root.dataset.theme = now.theme;
  if (now.deck === "two") root.dataset.deck = "two-colour";
  root.toggleAttribute("data-marks", now.marks !== false);
  root.dataset.size = now.size ?? "medium";
  root.dataset.speed = now.speed ?? "normal";
})();
