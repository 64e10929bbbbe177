// @ts-check
/** What scrolls shows it: an edge behind which more lies fades out. */

/**
 * @param {HTMLElement} element  A box that scrolls; gets `data-above` and `data-below`.
 * @returns {() => void}  To call when what is inside has changed.
 */
export function markEdges(element) {
  function mark() {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-above", element.scrollTop > 1);
    element.toggleAttribute("data-below", below > 1);
    if (below + element.scrollTop > 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }

  element.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(element);
  return mark;
}
