// @ts-check
/** Check a deal: the browser shuffles again from the secret and compares. */

import { createSettings } from "../settings.js";
import { canShuffle, commitmentOf, readSalts, seedText, shuffledDeck } from "../shuffle.js";
import { cardPicture, make } from "../view/cards.js";
import { loadWords } from "../words.js";

/** @typedef {{deal: number, commitment: string, secret: string, salts: string, deck: string[]}} Proof */
/** @typedef {{proof: Proof, isGood: boolean, seed: string, deck: string[]}} Finding */

createSettings();
const words = await loadWords(document.body.dataset.words ?? "");
const form = document.querySelector("form[data-form='check']");
const results = make("section", "findings-live");
results.setAttribute("aria-live", "polite");
form?.before(results);

const file = form?.querySelector("input[type=file]");
const field = form?.querySelector("textarea");
if (file instanceof HTMLInputElement && field) {
  file.parentElement?.toggleAttribute("hidden", false);
  file.addEventListener("change", async () => {
    field.value = (await file.files?.[0]?.text()) ?? field.value;
    if (file.value !== "") field.form?.requestSubmit();
  });
}

form?.addEventListener("submit", (event) => {
  const record = new FormData(/** @type {HTMLFormElement} */ (form)).get("record");
  const proofs = proofsOf(String(record ?? ""));
  if (proofs.length === 0 || !canShuffle()) return;
  event.preventDefault();
  void show(proofs);
});

const asked = new URLSearchParams(location.search);
if (asked.has("secret") && canShuffle()) {
  await show([
    {
      deal: Number(asked.get("deal") ?? 1),
      commitment: asked.get("commitment") ?? "",
      secret: asked.get("secret") ?? "",
      salts: asked.get("salts") ?? "",
      deck: (asked.get("deck") ?? "").split(" ").filter((card) => card !== ""),
    },
  ]);
}

/**
 * The fair deals of a record: each has its tags before the deck.
 *
 * @param {string} record
 * @returns {Proof[]}
 */
function proofsOf(record) {
  /** @type {Proof[]} */
  const proofs = [];
  let deal = 0;
  /** @type {Map<string, string>} */
  let tags = new Map();
  for (const line of record.split("\n")) {
    const tag = /^\[(\w+) (.*)\]\s*$/u.exec(line);
    if (!tag) continue;
    const [name = "", texts = ""] = tag.slice(1);
    tags.set(name, [...texts.matchAll(/"([^"]*)"/gu)].map((match) => match[1]).join(" "));
    if (name !== "Deck") continue;
    deal += 1;
    const [commitment, secret] = [tags.get("Commitment"), tags.get("Secret")];
    const deck = (tags.get("Deck") ?? "").split(/\s+/u);
    if (commitment && secret)
      proofs.push({ deal, commitment, secret, salts: tags.get("Salts") ?? "", deck });
    tags = new Map();
  }
  return proofs;
}

/** @param {readonly Proof[]} proofs */
async function show(proofs) {
  const findings = await Promise.all(proofs.map((proof) => check(proof)));
  results.replaceChildren(...findings.map((finding) => findingElement(finding)));
  results.scrollIntoView({ block: "nearest" });
}

/** @param {Proof} proof @returns {Promise<Finding>} */
async function check(proof) {
  const salts = readSalts(proof.salts);
  const seed = seedText(proof.secret, salts ?? []);
  const deck = await shuffledDeck(seed);
  const made = await commitmentOf(
    proof.secret,
    (salts ?? []).map(([seat]) => seat),
  );
  const isDeck = proof.deck.length === 0 || proof.deck.join(" ") === deck.join(" ");
  return {
    proof,
    isGood: salts !== null && made === proof.commitment.toLowerCase() && isDeck,
    seed,
    deck,
  };
}

/** @param {Finding} finding */
function findingElement({ proof, isGood, seed, deck }) {
  const element = make("article", "finding");
  element.dataset.good = isGood ? "yes" : "no";
  element.append(
    make("h2", "", words.say("bar-deal", { deal: proof.deal })),
    make("p", "finding-verdict", words.say(isGood ? "fair-good" : "fair-bad")),
    make("p", "soft hash", words.say("fair-before", { hash: proof.commitment })),
    make("p", "soft hash", words.say("fair-after", { seed })),
  );
  const pack = make("div", "finding-deck");
  pack.append(...deck.map((id) => cardPicture({ id, label: words.card(id) })));
  element.append(pack);
  return element;
}
