// @ts-check
/** Dragging a card does what tapping it and the place where it is let go would do. */

/**
 * @typedef {object} Dragged
 * @property {HTMLElement} element  A card of the hand, or a thing on the table.
 * @property {boolean} isHeld  It is one of the hand.
 */

/** Pixels after which a press is a drag. */
const FAR = 10;

/**
 * @param {HTMLElement} root
 * @param {object} given
 * @param {(target: EventTarget | null) => Dragged | null} given.find
 * @param {(element: HTMLElement) => void} given.choose  Choose it if it isn't chosen yet.
 * @param {(from: HTMLElement, onto: HTMLElement) => void} given.drop
 */
export function listenToDrags(root, given) {
  /** @type {{id: number, x: number, y: number, from: Dragged, isMoving: boolean} | null} */
  let drag = null;

  root.addEventListener("pointerdown", (event) => {
    const from = event.button === 0 ? given.find(event.target) : null;
    drag = from && {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from,
      isMoving: false,
    };
  });

  root.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    const { element } = drag.from;
    if (!drag.isMoving) {
      if (Math.hypot(x, y) < FAR) return;
      drag.isMoving = true;
      element.setPointerCapture(event.pointerId);
      element.dataset.dragged = "";
      given.choose(element);
    }
    element.style.setProperty("--drag-x", `${x}px`);
    element.style.setProperty("--drag-y", `${y}px`);
  });

  /** @param {PointerEvent} event */
  function end(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const { from, isMoving } = drag;
    drag = null;
    if (!isMoving) return;
    swallowClick(from.element);
    const under = event.type === "pointerup" ? whatLiesUnder(from.element, event) : null;
    delete from.element.dataset.dragged;
    from.element.style.removeProperty("--drag-x");
    from.element.style.removeProperty("--drag-y");
    const onto = given.find(under);
    if (onto && onto.element !== from.element) given.drop(from.element, onto.element);
  }
  root.addEventListener("pointerup", end);
  root.addEventListener("pointercancel", end);

  /** @param {HTMLElement} element @param {PointerEvent} event */
  function whatLiesUnder(element, event) {
    return (
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((each) => !element.contains(each) && given.find(each) !== null) ?? null
    );
  }
}

/**
 * The click that follows a drag isn't a tap.
 *
 * @param {HTMLElement} element
 */
function swallowClick(element) {
  /** @param {Event} event */
  const stop = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  element.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", stop, { capture: true }), 60);
}
