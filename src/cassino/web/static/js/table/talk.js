// @ts-check
/** Emotes, phrases and chat; whoever is muted isn't heard on this device. */

import { drawing, make } from "../view/cards.js";

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../../protocol.d.ts").Spoken} Spoken */
/** @typedef {import("../words.js").Words} Words */

/** The drawn emotes, and the phrases, by their names in the protocol. */
export const EMOTES = Object.freeze([
  "thumbs-up",
  "laugh",
  "thinking",
  "ouch",
  "clap",
  "hurry",
  "good-game",
  "thanks",
]);
export const PHRASES = Object.freeze([
  "hello",
  "good-luck",
  "well-played",
  "nice-build",
  "nice-sweep",
  "thanks",
  "sorry",
  "oops",
  "my-build",
  "moment",
  "your-turn",
  "close",
  "good-game",
  "again",
  "bye",
]);

/** Milliseconds that something said stays in sight. */
const STAY = 4500;

/**
 * @typedef {object} Talk
 * @property {(view: View) => void} update
 * @property {(said: readonly Spoken[]) => void} hear
 * @property {(guest: number) => boolean} isMuted
 * @property {(seat: number) => string} emote  The emote that a seat shows now, or empty.
 * @property {(seat: number) => string} words  What a seat says now, or empty.
 */

/**
 * @param {HTMLElement} root  To fill.
 * @param {object} given
 * @param {Words} given.words
 * @param {(speech: "emote" | "phrase" | "chat", text: string) => void} given.onSay
 * @param {() => void} given.onChange  Something is shown, or no longer.
 * @param {(said: Spoken) => void} given.onUnseated  Somebody without a seat has said something.
 * @returns {Talk}
 */
export function createTalk(root, given) {
  const { words } = given;
  /** @type {Set<number>} */
  const muted = new Set();
  /** @type {Map<number, Spoken>} */
  const now = new Map();
  const people = make("div", "talk-people");
  const chat = chatForm(words, (text) => given.onSay("chat", text));
  root.append(
    choices(
      "emotes",
      EMOTES.map((name) => emoteButton(name, words.say(`emote-${name}`))),
    ),
    choices(
      "phrases",
      PHRASES.map((name) => phraseButton(name, words.say(`phrase-${name}`))),
    ),
    chat,
    people,
  );

  /** @param {string} name @param {string} label */
  function emoteButton(name, label) {
    const button = make("button", "talk-emote");
    button.setAttribute("aria-label", label);
    button.append(drawing("emotes", name, "emote"));
    button.addEventListener("click", () => given.onSay("emote", name));
    return button;
  }

  /** @param {string} name @param {string} label */
  function phraseButton(name, label) {
    const button = make("button", "talk-phrase", label);
    button.addEventListener("click", () => given.onSay("phrase", name));
    return button;
  }

  /** @param {Spoken} said */
  function show(said) {
    if (said.seat === null) {
      given.onUnseated(said);
      return;
    }
    const seat = said.seat;
    now.set(seat, said);
    given.onChange();
    setTimeout(() => {
      if (now.get(seat) !== said) return;
      now.delete(seat);
      given.onChange();
    }, STAY);
  }

  return {
    update(view) {
      chat.hidden = !view.can.includes("chat");
      const others = view.guests.filter((guest) => !guest.mine);
      people.replaceChildren(
        ...others.map((guest) => muteButton(guest.guest, guest.name, muted, words)),
      );
    },
    hear(said) {
      for (const each of said) if (!muted.has(each.guest)) show(each);
    },
    isMuted: (guest) => muted.has(guest),
    emote: (seat) => (now.get(seat)?.speech === "emote" ? (now.get(seat)?.name ?? "") : ""),
    words: (seat) => {
      const said = now.get(seat);
      return said && said.speech !== "emote" ? said.text : "";
    },
  };
}

/** @param {string} name @param {HTMLElement[]} buttons */
function choices(name, buttons) {
  const box = make("div", `talk-${name}`);
  for (const button of buttons) if (button instanceof HTMLButtonElement) button.type = "button";
  box.append(...buttons);
  return box;
}

/**
 * @param {Words} words
 * @param {(text: string) => void} onSay
 */
function chatForm(words, onSay) {
  const form = make("form", "talk-chat");
  const field = make("input", "felt-field");
  field.setAttribute("aria-label", words.say("chat-placeholder"));
  field.placeholder = words.say("chat-placeholder");
  field.maxLength = 200;
  field.autocomplete = "off";
  const send = make("button", "action", words.say("chat-say"));
  form.append(field, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    field.value = "";
    onSay(text);
  });
  return form;
}

/**
 * @param {number} guest
 * @param {string} name
 * @param {Set<number>} muted
 * @param {Words} words
 */
function muteButton(guest, name, muted, words) {
  const button = make("button", "action");
  button.type = "button";
  const label = () => words.say(muted.has(guest) ? "chat-unmute" : "chat-mute", { name });
  button.textContent = label();
  button.addEventListener("click", () => {
    if (!muted.delete(guest)) muted.add(guest);
    button.textContent = label();
  });
  return button;
}
