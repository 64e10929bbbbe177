// @ts-check
/** What the table asks a guest, as banners with buttons. */

/** @typedef {import("../../../protocol.d.ts").ViewShape} View */
/** @typedef {import("../line.js").Command} Command */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./banners.js").Banner} Banner */

/**
 * Open questions and offers; those about the next deal and another match stand on the count.
 *
 * @param {View} view
 * @param {Words} words
 * @param {(command: Command) => void} send
 * @returns {Banner[]}
 */
export function offersOf(view, words, send) {
  return [...questions(view, words, send), ...standIns(view, words, send)];
}

/**
 * @param {View} view
 * @param {Words} words
 * @param {(command: Command) => void} send
 * @returns {Banner[]}
 */
function questions(view, words, send) {
  return view.questions
    .filter(({ question, asked }) => asked || question === "undo" || question === "stand-in")
    .filter(({ question }) => question !== "next-deal")
    .map(({ question, mine, asked, sentence }) => {
      /** @param {boolean} yes */
      const answer = (yes) => () => send({ type: "answer", question, yes });
      const buttons = asked
        ? [
            { label: words.say("question-agree"), strong: true, act: answer(true) },
            { label: words.say("question-refuse"), act: answer(false) },
          ]
        : mine
          ? [{ label: words.say("question-withdraw"), act: answer(false) }]
          : [];
      return { key: `ask-${question}`, text: sentence, buttons };
    });
}

/**
 * @param {View} view
 * @param {Words} words
 * @param {(command: Command) => void} send
 * @returns {Banner[]}
 */
function standIns(view, words, send) {
  /** @type {Banner[]} */
  const banners = [];
  const turn = view.deal?.turn ?? null;
  const isAsked = view.questions.some((each) => each.question === "stand-in");
  if (turn !== null && view.can.includes("stand-in") && !isAsked) {
    banners.push({
      key: "ask-away",
      text: words.say("stand-in-offer", { name: view.seats[turn]?.name ?? "" }),
      buttons: [
        { label: words.say("stand-in-agree"), act: () => send({ type: "stand-in", seat: turn }) },
      ],
    });
  }
  const mine = view.seats.find(
    (seat) => seat.mine && seat.kind === "person" && seat.computer_plays,
  );
  if (mine && view.can.includes("take-back")) {
    banners.push({
      key: "ask-back",
      text: words.say("stand-in-plays-you"),
      buttons: [
        {
          label: words.say("stand-in-back"),
          strong: true,
          act: () => send({ type: "take-back", seat: mine.seat }),
        },
      ],
    });
  }
  return banners;
}
