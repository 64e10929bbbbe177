// @ts-check
/** The panels of the table and the menu that opens them. */

import { createSettingsForm } from "../settings_form.js";
import { make } from "../view/cards.js";
import { createFairness } from "./fairness.js";
import { region, soundLabel } from "./frame.js";
import { listKeys } from "./keys.js";
import { rulesAddress } from "./lobby.js";
import { createMenu } from "./menu.js";
import { createPanels } from "./panels.js";
import { createPeople } from "./people.js";
import { createSharing } from "./sharing.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./menu.js").Item} Item */
/** @typedef {import("./deeds.js").Deeds} Deeds */

/**
 * @typedef {object} SheetOptions
 * @property {HTMLElement} root  The table.
 * @property {string} table
 * @property {Words} words
 * @property {import("../settings.js").SettingsStore} settings
 * @property {Deeds} deeds
 * @property {() => void} onType  A move is to be typed.
 * @property {() => void} onLeave
 */

/** @param {SheetOptions} given */
export function createSheets(given) {
  const { root, words, deeds, settings } = given;
  const panels = createPanels(root, { closeLabel: words.say("page-close") });
  const menu = createMenu(panels.add("menu", words.say("page-menu"), true));
  panels.adopt("log", region(root, ".panel-log"));
  panels.adopt("trackers", region(root, ".panel-trackers"));
  const talk = panels.add("talk", words.say("heading-chat"));
  const people = createPeople(panels.add("people", words.say("home-seats")), {
    words,
    onCommand: (command) => void deeds.send(command),
  });
  const fair = createFairness(panels.add("fair", words.say("fair-title"), true), {
    words,
    onCommand: (command) => void deeds.send(command),
  });
  const share = panels.add("share", words.say("join-share"), true);
  const sharing = createSharing(share, { words, table: given.table });
  panels.whenOpened("share", () => void sharing.load());
  listKeys(panels.add("keys", words.say("key-title")), words);
  const form = panels.add("settings", words.say("page-settings"));
  form.classList.add("on-felt-form");
  createSettingsForm(form, settings, words);
  form.append(make("p", "panel-foot"));

  /** @param {string} name */
  const opening = (name) => () => panels.toggle(name);
  /** @param {() => void} act */
  const closing = (act) => () => {
    panels.close();
    act();
  };

  /** @param {View} view @returns {(Item | false)[]} */
  function items(view) {
    const can = new Set(view.can);
    const isSeated = view.you.seats.length > 0;
    const sound = settings.current().sound;
    return [
      can.has("undo") && {
        key: "undo",
        icon: "undo",
        label: words.say("menu-undo"),
        act: closing(deeds.undo),
      },
      can.has("hint") && {
        key: "hint",
        icon: "hint",
        label: words.say("menu-hint"),
        act: closing(deeds.hint),
      },
      view.deal !== null && {
        key: "last",
        icon: "replay",
        label: words.say("menu-replay-last"),
        act: closing(deeds.again),
      },
      { key: "log", icon: "book", label: words.say("menu-log"), act: opening("log") },
      settings.current().trackers && {
        key: "trackers",
        icon: "pile",
        label: words.say("heading-trackers"),
        act: opening("trackers"),
      },
      { key: "talk", icon: "speech", label: words.say("heading-chat"), act: opening("talk") },
      { key: "people", icon: "people", label: words.say("home-seats"), act: opening("people") },
      isSeated && {
        key: "share",
        icon: "link",
        label: words.say("join-share"),
        act: opening("share"),
      },
      isSeated && {
        key: "type",
        icon: "pencil",
        label: words.say("actions-typed"),
        act: closing(given.onType),
      },
      {
        key: "rules",
        icon: "cards",
        label: words.say("menu-sheet"),
        href: rulesAddress(view),
        away: true,
      },
      { key: "fair", icon: "shield", label: words.say("menu-fair"), act: opening("fair") },
      {
        key: "sound",
        icon: sound ? "sound-on" : "sound-off",
        label: soundLabel(sound, words),
        act: () => settings.set({ sound: !settings.current().sound }),
      },
      {
        key: "settings",
        icon: "settings",
        label: words.say("menu-settings"),
        act: opening("settings"),
      },
      { key: "keys", icon: "keys", label: words.say("menu-keys"), act: opening("keys") },
      ...leaving(view, can, isSeated),
    ];
  }

  /**
   * @param {View} view
   * @param {ReadonlySet<string>} can
   * @param {boolean} isSeated
   * @returns {(Item | false)[]}
   */
  function leaving(view, can, isSeated) {
    const seat = view.you.seats[0] ?? 0;
    return [
      can.has("hand-over") &&
        isSeated && {
          key: "over",
          icon: "computer",
          label: words.say("seat-replaced"),
          act: closing(() => void deeds.send({ type: "hand-over", seat })),
        },
      can.has("resign") && {
        key: "resign",
        icon: "flag",
        label: words.say("menu-resign"),
        sure: words.say("menu-resign-confirm"),
        act: closing(() => void deeds.send({ type: "resign", seat })),
      },
      view.you.host &&
        can.has("close") && {
          key: "end",
          icon: "close",
          label: words.say("menu-end"),
          sure: `${words.say("menu-end")}?`,
          act: closing(() => void deeds.send({ type: "close" })),
        },
      {
        key: "leave",
        icon: "leave",
        label: words.say("menu-leave"),
        ...(isSeated && view.phase === "playing" ? { sure: words.say("menu-leave-confirm") } : {}),
        act: given.onLeave,
      },
    ];
  }

  return {
    panels,
    talk,
    /** @param {View} view */
    update(view) {
      root.toggleAttribute("data-no-trackers", !settings.current().trackers);
      menu.update(items(view).filter((item) => item !== false));
      people.update(view);
      fair.update(view);
    },
  };
}
