// @ts-check
/**
 * The shuffle of a deal, done again from its seed: the algorithm of the notation's page on
 * shuffling, with the browser's own SHA-256.
 */

const RANKS = [..."A23456789TJQK"];
const SUITS = [..."cdhs"];

/** The pack in the order in which shuffling begins. */
export const PACK = Object.freeze(RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)));

/** @typedef {readonly (readonly [seat: number, salt: string])[]} Salts */

/** Whether this browser can do it: only on a secure page or on the machine itself. */
export function canShuffle() {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * What was published before a deal.
 *
 * @param {string} secret
 * @param {readonly number[]} order
 * @returns {Promise<string>}
 */
export async function commitmentOf(secret, order) {
  const bytes = await digest(encode(`${secret}/${order.join(",")}`));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The seed of a deck: the secret, then each seat with its salt.
 *
 * @param {string} secret
 * @param {Salts} salts
 */
export function seedText(secret, salts) {
  return secret + salts.map(([seat, salt]) => `/${seat}:${salt}`).join("");
}

/**
 * The deck of a seed, in dealing order.
 *
 * @param {string} seed
 * @returns {Promise<string[]>}
 */
export async function shuffledDeck(seed) {
  const deck = [...PACK];
  const next = byteStream(encode(seed));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const places = last + 1;
    let byte = await next();
    while (byte >= 256 - (256 % places)) byte = await next();
    const drawn = byte % places;
    [deck[last], deck[drawn]] = [deck[drawn] ?? "", deck[last] ?? ""];
  }
  return deck;
}

/**
 * Bytes of SHA-256(seed, 0), SHA-256(seed, 1) …, the counter in eight bytes, big-endian.
 *
 * @param {Uint8Array} seed
 * @returns {() => Promise<number>}
 */
function byteStream(seed) {
  let block = new Uint8Array();
  let at = 0;
  let count = 0n;
  return async () => {
    if (at === block.length) {
      const message = new Uint8Array(seed.length + 8);
      message.set(seed);
      new DataView(message.buffer).setBigUint64(seed.length, count);
      block = await digest(message);
      count += 1n;
      at = 0;
    }
    at += 1;
    return block[at - 1] ?? 0;
  };
}

/**
 * Salts as records and links write them, `0:rain 1:`; null when they aren't.
 *
 * @param {string} text
 * @returns {Salts | null}
 */
export function readSalts(text) {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  const found = words.map((word) => /^([0-3]):(.*)$/u.exec(word));
  if (found.includes(null)) return null;
  return found.map((match) => /** @type {const} */ ([Number(match?.[1]), match?.[2] ?? ""]));
}

/** @param {string} text */
function encode(text) {
  return new TextEncoder().encode(text);
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function digest(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
