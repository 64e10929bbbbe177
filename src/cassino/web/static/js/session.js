// @ts-check
/** A guest at a table: the newest view, the lines of the log, and commands with their answers. */

import { createLine } from "./line.js";

/** @typedef {import("../../protocol.d.ts").State} State */
/** @typedef {import("../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../../protocol.d.ts").LineShape & {said?: boolean}} LogLine */
/** @typedef {import("../../protocol.d.ts").Refusal} Refusal */
/** @typedef {import("./line.js").Answer} Answer */
/** @typedef {import("./line.js").Command} Command */
/** @typedef {import("./line.js").Status} Status */

/**
 * @typedef {object} SessionOptions
 * @property {string} table
 * @property {string} address
 * @property {string} language
 * @property {(state: State) => void} onState
 * @property {(status: Status, why: string) => void} onStatus
 * @property {() => void} onOutdated  The server speaks another protocol: the page is too old.
 */

/**
 * @typedef {object} Session
 * @property {(command: Command, version: number) => Promise<Answer | null>} ask
 *   `version` is that of the view that the command was chosen from.
 * @property {() => void} wake
 * @property {() => Status} status
 */

/** The protocol that this client speaks. */
export const PROTOCOL = 1;

/**
 * @param {SessionOptions} options
 * @returns {Session}
 */
export function createSession(options) {
  let newest = 0;
  const line = createLine({
    address: options.address,
    greet: () => ({
      hello: { type: "hello", table: options.table, language: options.language },
      version: newest,
    }),
    onStatus: options.onStatus,
    onMessage(message) {
      if (message.type === "welcome" && message.protocol !== PROTOCOL) {
        options.onOutdated();
      } else if (message.type === "state" && (message.fresh || message.version >= newest)) {
        // A table told anew may be older than before: the house was set back to a backup.
        newest = message.version;
        options.onState(message);
      }
    },
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) line.wake();
  });
  addEventListener("online", () => line.wake());
  addEventListener("pageshow", (event) => {
    if (event.persisted) line.wake();
  });
  return { ask: line.ask, wake: line.wake, status: line.status };
}

/**
 * The address of a socket, from a path on this server.
 *
 * @param {string} path
 */
export function socketAddress(path) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/**
 * The log of the deal as it goes on; the view brings it whole when it begins anew. What people
 * write stands in it where it was heard, since elsewhere it passes.
 *
 * @param {readonly LogLine[]} before
 * @param {State} state
 * @param {(guest: number) => boolean} isMuted
 * @returns {readonly LogLine[]}
 */
export function logAfter(before, state, isMuted) {
  const told = state.events.flatMap((event) => {
    if (event.kind === "said" && event.speech === "chat" && !isMuted(event.guest))
      return [{ seq: event.seq, text: `${event.by}: ${event.text}`, said: true }];
    return event.line ? [{ seq: event.seq, text: event.line }] : [];
  });
  const { log } = state.view;
  if (!log) return [...before, ...told];
  const begun = log[0]?.seq ?? 0;
  const said = [...before, ...told].filter((line) => "said" in line && line.seq > begun);
  return [...log, ...said].sort((a, b) => a.seq - b.seq);
}
