// @ts-check
/** What is said of the line to the server, and of other windows. */

/** @typedef {import("../session.js").Status} Status */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./banners.js").Banners} Banners */

/** Milliseconds: a short break isn't worth a word, good news are soon old. */
const PATIENCE = 900;
const NEWS = 2500;

/**
 * @param {Banners} banners
 * @param {Words} words
 */
export function connectionBanners(banners, words) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  let isTold = false;

  /** @param {string} text */
  function end(text) {
    clearTimeout(waiting);
    const home = { label: words.say("page-home"), act: () => location.assign("/") };
    banners.show({ key: "line", text, buttons: [home] });
  }

  return {
    /** @param {Status} status @param {string} why */
    status(status, why) {
      clearTimeout(waiting);
      document.documentElement.dataset.line = status;
      if (status === "over") end(why || words.say("error-offline"));
      if (status === "down") {
        waiting = setTimeout(() => {
          isTold = true;
          banners.show({ key: "line", text: words.say("connection-lost") });
        }, PATIENCE);
      }
      if (status === "up" && isTold) {
        isTold = false;
        banners.show({ key: "line", text: words.say("connection-back") }, NEWS);
      }
    },
    outdated() {
      const again = {
        label: words.say("error-try-again"),
        strong: true,
        act: () => location.reload(),
      };
      banners.show({ key: "old", text: words.say("error-table-version-ahead"), buttons: [again] });
    },
    /** @param {() => void} claim */
    elsewhere(claim) {
      const here = { label: words.say("connection-here"), act: claim };
      banners.show({ key: "window", text: words.say("connection-elsewhere"), buttons: [here] });
    },
    here: () => banners.hide("window"),
    /** @param {string} why */
    closed: (why) => end(why),
  };
}
