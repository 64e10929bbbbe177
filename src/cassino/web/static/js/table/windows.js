// @ts-check
/** Other windows of this browser at the same table: the one in use tells the others. */

/**
 * @param {string} table
 * @param {{onElsewhere: () => void, onHere: () => void}} given
 * @returns {{claim: () => void, isHere: () => boolean}}
 */
export function watchWindows(table, given) {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(`cassino.${table}`) : null;
  let here = true;

  function claim() {
    channel?.postMessage("here");
    if (here) return;
    here = true;
    given.onHere();
  }

  channel?.addEventListener("message", () => {
    if (!here) return;
    here = false;
    given.onElsewhere();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) claim();
  });
  addEventListener("focus", claim);
  claim();
  return { claim, isHere: () => here };
}
