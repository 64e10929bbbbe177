// @ts-check
/** Keys, drags and lost focus at the table. */

import { listenToDrags } from "./drag.js";
import { listenToKeys } from "./keys.js";

/**
 * @param {object} given
 * @param {HTMLElement} given.root
 * @param {import("./room.js").Room} given.room
 * @param {import("./deeds.js").Deeds} given.deeds
 * @param {{panels: import("./panels.js").Panels}} given.sheets
 * @param {{open: () => void}} given.typed
 * @param {() => void} given.onUse
 */
export function listenAtTable({ root, room, deeds, sheets, typed, onUse }) {
  root.addEventListener("pointerdown", onUse);
  root.addEventListener("focusleft", () => room.focusHand());

  listenToKeys({
    cards: room.cards,
    first: room.firstCard,
    play: deeds.playChosen,
    clear() {
      if (!sheets.panels.close()) room.choice.clear();
    },
    press(number) {
      const action = root.querySelectorAll(".actions > .action").item(number - 1);
      if (action instanceof HTMLElement) action.click();
    },
    undo: deeds.undo,
    hint: deeds.hint,
    last: deeds.again,
    type: typed.open,
    help: () => sheets.panels.toggle("keys"),
  });

  listenToDrags(root, {
    find(target) {
      const card =
        target instanceof Element ? target.closest(".held > .card, .loose, .build") : null;
      if (!(card instanceof HTMLElement)) return null;
      return { element: card, isHeld: card.matches(".held > .card") };
    },
    choose(element) {
      if (element.getAttribute("aria-pressed") !== "true") element.click();
    },
    drop(from, onto) {
      const isBetweenHeld = [from, onto].every((each) => each.matches(".held > .card"));
      if (!isBetweenHeld && onto.getAttribute("aria-pressed") !== "true") onto.click();
    },
  });
}
