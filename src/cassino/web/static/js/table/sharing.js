// @ts-check
/** The links that a guest may hand out, and the code to scan. */

import { make } from "../view/cards.js";

/** @typedef {import("../words.js").Words} Words */
/** @typedef {{join?: string | null, watch?: string | null, seat?: string | null}} Links */

/**
 * @param {HTMLElement} root
 * @param {{words: Words, table: string, isBrief?: boolean}} given
 *   `isBrief`: the link to join alone.
 * @returns {{load: () => Promise<void>}}
 */
export function createSharing(root, given) {
  let isLoaded = false;
  return {
    async load() {
      if (isLoaded) return;
      isLoaded = true;
      const answer = await fetch(`/t/${given.table}/links`);
      if (!answer.ok) {
        isLoaded = false;
        return;
      }
      /** @type {Links} */
      const links = await answer.json();
      const parts = shares(links, given);
      root.replaceChildren(...(given.isBrief ? parts.slice(0, 1) : parts));
    },
  };
}

/**
 * @param {Links} links
 * @param {{words: Words, table: string}} given
 */
function shares(links, { words, table }) {
  const parts = [];
  if (links.join) {
    const code = make("img", "share-code");
    code.src = `/t/${table}/qr.svg`;
    code.alt = words.say("join-qr");
    code.width = 168;
    code.height = 168;
    const box = make("div", "share");
    const told = shareLink(words.say("join-link"), links.join, words);
    if (isOfThisDevice(links.join)) told.append(deviceNote(words));
    box.append(code, told);
    parts.push(box);
  }
  if (links.watch) parts.push(shareLink(words.say("join-watch"), links.watch, words));
  return parts;
}

/**
 * That no other device can open the address, and what to start the server with.
 *
 * @param {Words} words
 */
function deviceNote(words) {
  const note = make("p", "soft");
  const [before = "", after = ""] = words.say("join-this-device", { option: "\n" }).split("\n");
  note.append(before, make("code", "", "--host 0.0.0.0"), after);
  return note;
}

/**
 * @param {string} title
 * @param {string} address
 * @param {Words} words
 */
function shareLink(title, address, words) {
  const whole = new URL(address, location.href).href;
  const box = make("div", "share-words");
  const label = make("label", "share-title", title);
  const field = document.createElement("input");
  field.className = "share-link";
  field.readOnly = true;
  field.value = whole;
  field.addEventListener("focus", () => field.select());
  label.append(field);
  const copy = make("button", "button", words.say("join-copy"));
  copy.type = "button";
  copy.addEventListener("click", async () => {
    await copyText(field);
    copy.textContent = words.say("join-copied");
  });
  box.append(label, copy);
  if ("share" in navigator) {
    const share = make("button", "button", words.say("join-share"));
    share.type = "button";
    share.addEventListener("click", () => {
      navigator.share({ title: words.say("page-title"), url: whole }).catch(() => field.select());
    });
    box.append(share);
  }
  return box;
}

/**
 * Whether an address means the device itself, so that no other can open it.
 *
 * @param {string} address
 */
function isOfThisDevice(address) {
  const { hostname } = new URL(address, location.href);
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}

/**
 * Copy what a field holds; without a secure connection the browser's older way is the only one.
 *
 * @param {HTMLInputElement} field
 */
async function copyText(field) {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => oldCopy());
  else oldCopy();
}

function oldCopy() {
  document.execCommand("copy");
}
