// @ts-check
/** The fixed labels of the client and the names of cards, in the language of the page. */

/**
 * @typedef {object} Words
 * @property {(key: string, parts?: Readonly<Record<string, string | number>>) => string} say
 *   A label; `{name}` in it is filled from `parts`. An unknown key speaks for itself.
 * @property {(id: string) => string} card  A card's name for the ear.
 * @property {string} language
 */

/** @typedef {{language: string, cards: Record<string, string>, labels: Record<string, string>}} WordList */

/**
 * @param {WordList} list
 * @returns {Words}
 */
export function createWords(list) {
  return {
    language: list.language,
    card: (id) => list.cards[id] ?? id,
    say(key, parts = {}) {
      const label = list.labels[key] ?? key;
      return label.replaceAll(/\{\s*\$?(\w+)\s*\}/gu, (all, name) => String(parts[name] ?? all));
    },
  };
}

/**
 * @param {string} address
 * @returns {Promise<Words>}
 */
export async function loadWords(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words at ${address}: ${answer.status}`);
  return createWords(await answer.json());
}
