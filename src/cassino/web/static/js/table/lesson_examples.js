// @ts-check
/** The steps of the lesson, each with the cards that its sentence tells of. */

/**
 * @typedef {object} Thing
 * @property {readonly string[]} cards  One loose card, or those of a build.
 * @property {string} [tag]  What a build says of itself, or a card's points.
 */

/**
 * @typedef {object} Place
 * @property {string} name  Its label in the catalogue; empty for none.
 * @property {readonly Thing[]} things
 */

/** @typedef {{key: string, places: readonly Place[]}} Step */

/** @param {...string} cards @returns {Thing[]} */
const loose = (...cards) => cards.map((card) => ({ cards: [card] }));

/** @param {...string} cards @returns {Place} */
const hand = (...cards) => ({ name: "heading-hand", things: loose(...cards) });

/** @param {...Thing} things @returns {Place} */
const table = (...things) => ({ name: "heading-layout", things });

const EIGHT = Object.freeze({ cards: ["5h", "3s"], tag: "8" });
const EIGHTS = Object.freeze({ cards: ["5h", "3s", "6d", "2h"], tag: "8 ×2" });

/** @type {readonly Step[]} */
export const STEPS = Object.freeze([
  { key: "take", places: [hand("8c"), table(...loose("8d"))] },
  { key: "sum", places: [hand("8c"), table(...loose("5h", "3s"))] },
  { key: "many", places: [hand("8c"), table(...loose("5h", "3s", "6d", "2h"))] },
  { key: "face", places: [hand("Qh"), table(...loose("Qc"))] },
  { key: "trail", places: [hand("4s"), table(...loose("Kd", "9c"))] },
  { key: "build", places: [hand("3s", "8c"), table(...loose("5h"))] },
  { key: "own", places: [hand("8c", "Jd"), table(EIGHT)] },
  { key: "steal", places: [{ name: "seat-computer", things: loose("8d") }, table(EIGHT)] },
  { key: "raise", places: [hand("As", "9c"), table(EIGHT)] },
  { key: "multiple", places: [hand("8c"), table(EIGHTS)] },
  { key: "last", places: [table(...loose("Kd", "6c"))] },
  {
    key: "points",
    places: [
      {
        name: "",
        things: [
          { cards: ["Td"], tag: "2" },
          { cards: ["2s"], tag: "1" },
          { cards: ["As"], tag: "1" },
          { cards: ["Ac"], tag: "1" },
          { cards: ["Ah"], tag: "1" },
          { cards: ["Ad"], tag: "1" },
        ],
      },
    ],
  },
]);
