// @ts-check
/**
 * One line to the server that comes back by itself.
 *
 * A frame that was on its way when the line went down is sent again with the same id, which
 * the server answers without doing it twice.
 */

/** @typedef {import("../../protocol.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("../../protocol.d.ts").ClientFrame} ClientFrame */
/** @typedef {ClientFrame["command"]} Command */
/** @typedef {import("../../protocol.d.ts").Hello} Hello */
/** @typedef {Exclude<ServerMessage, {type: "state"} | {type: "goodbye"}>} Answer */

/** @typedef {"connecting" | "up" | "down" | "over"} Status */

/**
 * @typedef {object} LineOptions
 * @property {string} address  Of the socket.
 * @property {() => {hello: Hello, version: number}} greet  What to say first on each connection.
 * @property {(message: ServerMessage) => void} onMessage  Everything that comes, in order.
 * @property {(status: Status, why: string) => void} onStatus
 *   `over` is for good; `why` is then a sentence, or empty.
 */

/**
 * @typedef {object} Line
 * @property {(command: Command, version: number) => Promise<Answer | null>} ask
 *   The answer, or null when the line is down: then nothing was sent.
 * @property {() => void} wake  See whether the line still stands, and mend it now if not.
 * @property {() => Status} status
 * @property {() => void} end  Hang up for good.
 */

/** Milliseconds. */
const TIMES = Object.freeze({ first: 300, most: 8000, quiet: 20000, patience: 3000 });

/** Close codes after which coming again makes no sense. */
const FOR_GOOD = new Set([1000, 1008, 4001, 4004]);

/**
 * @param {LineOptions} options
 * @returns {Line}
 */
export function createLine(options) {
  const series = newSeries();
  /** @type {Map<string, {text: string, settle: (answer: Answer | null) => void}>} */
  const waiting = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {Status} */
  let status = "connecting";
  let count = 0;
  let failures = 0;
  let heard = 0;
  let farewell = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;

  /** @param {Status} next */
  function become(next, why = "") {
    if (status === next && next !== "over") return;
    status = next;
    options.onStatus(next, why);
  }

  /** @param {Command} command @param {number} version */
  function framed(command, version) {
    count += 1;
    const id = `${series}.${count}`;
    return { id, text: JSON.stringify({ id, version, command }) };
  }

  function connect() {
    clearTimeout(retry);
    const opened = new WebSocket(options.address, "cassino.1");
    socket = opened;
    farewell = "";
    opened.addEventListener("open", () => {
      const { hello, version } = options.greet();
      opened.send(framed(hello, version).text);
    });
    opened.addEventListener("message", (event) => {
      if (socket === opened) receive(JSON.parse(String(event.data)));
    });
    opened.addEventListener("close", (event) => {
      if (socket === opened) lost(event.code);
    });
  }

  /** @param {ServerMessage} message */
  function receive(message) {
    heard = Date.now();
    if (message.type === "welcome") welcome();
    if (message.type === "goodbye") farewell = message.sentence;
    options.onMessage(message);
    if (message.type === "state" || message.type === "goodbye" || message.id === null) return;
    if (message.type === "refusal" && status !== "up") farewell = message.sentence;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    asked?.settle(message);
  }

  function welcome() {
    failures = 0;
    become("up");
    for (const { text } of waiting.values()) socket?.send(text);
  }

  /** @param {number} code */
  function lost(code) {
    socket = null;
    if (status === "over") return;
    if (FOR_GOOD.has(code)) {
      give();
      become("over", farewell);
      return;
    }
    become("down");
    const delay = Math.min(TIMES.most, TIMES.first * 2 ** failures) * (0.7 + 0.6 * Math.random());
    failures += 1;
    retry = setTimeout(connect, delay);
  }

  /** Tell everybody who waits that no answer will come. */
  function give() {
    for (const { settle } of waiting.values()) settle(null);
    waiting.clear();
  }

  /** Hang up a line that no longer carries anything, without waiting for it to notice. */
  function drop() {
    const dead = socket;
    socket = null;
    dead?.close();
    lost(1006);
  }

  function wake() {
    if (status === "over") return;
    if (socket === null) {
      failures = 0;
      connect();
    } else if (socket.readyState === WebSocket.OPEN && status === "up") {
      const asked = Date.now();
      socket.send(framed({ type: "ping" }, 0).text);
      setTimeout(() => {
        if (status === "up" && heard < asked) drop();
      }, TIMES.patience);
    }
  }

  const pulse = setInterval(() => {
    if (!document.hidden && status === "up" && Date.now() - heard > TIMES.quiet) wake();
  }, TIMES.quiet / 2);

  connect();

  return {
    ask(command, version) {
      if (status !== "up" || socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
      const { id, text } = framed(command, version);
      socket.send(text);
      return new Promise((settle) => waiting.set(id, { text, settle }));
    },
    wake,
    status: () => status,
    end() {
      clearTimeout(retry);
      clearInterval(pulse);
      status = "over";
      socket?.close(1000);
      give();
    },
  };
}

/** Letters for the ids of one page's frames, so that no other page of the guest has the same. */
function newSeries() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36)).join("");
}
