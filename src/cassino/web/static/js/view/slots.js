// @ts-check
/**
 * Where things lie on the table: pure arithmetic, no elements.
 *
 * A slot is a row, a column and a number of columns. Things keep their slot as others go,
 * and the grid only grows, so that growing doesn't send a card across the table.
 */

/** @typedef {{row: number, column: number, span: number}} Slot */
/** @typedef {{columns: number, rows: number}} Grid */
/** @typedef {{key: string, span: number}} Wanted */

/** Height of a card in widths, and the gaps beside and below it in widths. */
export const SHAPE = Object.freeze({ tall: 1.4, beside: 0.12, below: 0.17 });

/** Part of a card that must stay in sight under the next one of a fan. */
const STEP = Object.freeze({ least: 0.36, most: 0.46 });

/**
 * Columns that a fan of cards takes.
 *
 * @param {number} cards
 * @returns {number}
 */
export function fanSpan(cards) {
  let span = 1;
  while (fanStep(cards, span) < STEP.least) span += 1;
  return span;
}

/**
 * How far each card of a fan lies from the one before, in card widths.
 *
 * @param {number} cards
 * @param {number} span
 * @returns {number}
 */
export function fanStep(cards, span) {
  if (cards < 2) return STEP.most;
  const room = (span - 1) * (1 + SHAPE.beside);
  return Math.min(STEP.most, room / (cards - 1));
}

/**
 * The widest card with which a grid fits a box.
 *
 * @param {{width: number, height: number}} box  In pixels.
 * @param {Grid} grid
 * @param {number} widest
 * @returns {number}
 */
export function cardWidth(box, grid, widest) {
  const across = grid.columns + SHAPE.beside * (grid.columns - 1);
  const down = SHAPE.tall * grid.rows + SHAPE.below * (grid.rows - 1);
  return Math.max(1, Math.min(widest, box.width / across, box.height / down));
}

/**
 * The grid that holds the things with the largest cards, never smaller than `least`.
 *
 * Ties go to the grid with fewer slots, then to the wider one.
 *
 * @param {readonly Wanted[]} things
 * @param {{width: number, height: number}} box
 * @param {Grid} least
 * @param {number} widest
 * @returns {Grid}
 */
export function fitGrid(things, box, least, widest) {
  const broadest = Math.max(1, ...things.map((thing) => thing.span));
  /** @type {{grid: Grid, card: number} | null} */
  let best = null;
  for (let rows = Math.max(1, least.rows); rows <= 12; rows += 1) {
    const columns = columnsFor(things, rows, Math.max(broadest, least.columns));
    const grid = { columns, rows };
    const card = cardWidth(box, grid, widest);
    if (best === null || isBetter({ grid, card }, best)) best = { grid, card };
  }
  return best === null ? least : best.grid;
}

/**
 * Lay things so that what lay there stays, in a grid grown as far as that needs.
 *
 * Only when cards would get smaller than `smallest` is everything laid anew, if that helps.
 *
 * @param {ReadonlyMap<string, Slot>} before
 * @param {readonly Wanted[]} things
 * @param {{width: number, height: number}} box
 * @param {Grid} least
 * @param {{widest: number, smallest: number}} cards  Widths in pixels.
 * @returns {{grid: Grid, slots: Map<string, Slot>, card: number}}
 */
export function lay(before, things, box, least, { widest, smallest }) {
  const kept = grown(before, things, box, least, widest);
  const card = cardWidth(box, kept, widest);
  if (card < smallest) {
    const anew = fitGrid(things, box, { columns: 1, rows: 1 }, widest);
    const larger = cardWidth(box, anew, widest);
    if (larger > card) {
      return { grid: anew, slots: arrange(new Map(), things, anew), card: larger };
    }
  }
  return { grid: kept, slots: arrange(before, things, kept), card };
}

/**
 * @param {ReadonlyMap<string, Slot>} before
 * @param {readonly Wanted[]} things
 * @param {{width: number, height: number}} box
 * @param {Grid} least
 * @param {number} widest
 * @returns {Grid}
 */
function grown(before, things, box, least, widest) {
  let grid = fitGrid(things, box, least, widest);
  while (arrange(before, things, grid).size < things.length) {
    const deeper = { columns: grid.columns, rows: grid.rows + 1 };
    const broader = { columns: grid.columns + 1, rows: grid.rows };
    const isDeeper = cardWidth(box, deeper, widest) >= cardWidth(box, broader, widest);
    grid = isDeeper ? deeper : broader;
  }
  return grid;
}

/**
 * @param {{grid: Grid, card: number}} one
 * @param {{grid: Grid, card: number}} other
 */
function isBetter(one, other) {
  if (Math.abs(one.card - other.card) > 0.5) return one.card > other.card;
  const [a, b] = [one, other].map(({ grid }) => grid.columns * grid.rows);
  return a !== b ? Number(a) < Number(b) : one.grid.columns > other.grid.columns;
}

/**
 * Fewest columns in which the things find room, laid one after another.
 *
 * @param {readonly Wanted[]} things
 * @param {number} rows
 * @param {number} least
 */
function columnsFor(things, rows, least) {
  let columns = least;
  while (arrange(new Map(), things, { columns, rows }).size < things.length) columns += 1;
  return columns;
}

/**
 * A slot for each thing: those that had one keep it while it is inside the grid and still
 * wide enough; the rest take the first free run of columns. Things without room are left out.
 *
 * @param {ReadonlyMap<string, Slot>} before
 * @param {readonly Wanted[]} things
 * @param {Grid} grid
 * @returns {Map<string, Slot>}
 */
export function arrange(before, things, grid) {
  /** @type {Map<string, Slot>} */
  const slots = new Map();
  /** @type {Set<string>} */
  const taken = new Set();
  for (const { key, span } of things) {
    const slot = before.get(key);
    if (slot && slot.span === span && isInside(slot, grid)) put(slots, taken, key, slot);
  }
  const homeless = things.filter(({ key }) => !slots.has(key));
  for (const { key, span } of [...homeless].sort((a, b) => b.span - a.span)) {
    const slot = firstFree(taken, span, grid);
    if (slot) put(slots, taken, key, slot);
  }
  return slots;
}

/** @param {Slot} slot @param {Grid} grid */
function isInside(slot, grid) {
  return slot.row < grid.rows && slot.column + slot.span <= grid.columns;
}

/**
 * @param {Map<string, Slot>} slots
 * @param {Set<string>} taken
 * @param {string} key
 * @param {Slot} slot
 */
function put(slots, taken, key, slot) {
  slots.set(key, slot);
  for (const cell of cells(slot)) taken.add(cell);
}

/** @param {Slot} slot */
function cells({ row, column, span }) {
  return Array.from({ length: span }, (_, step) => `${row}/${column + step}`);
}

/**
 * The first free run of columns; a row in which nothing lies yet begins below the leftmost thing.
 *
 * @param {ReadonlySet<string>} taken
 * @param {number} span
 * @param {Grid} grid
 * @returns {Slot | null}
 */
function firstFree(taken, span, grid) {
  const leftmost = Math.min(...[...taken].map(columnOf));
  for (let row = 0; row < grid.rows; row += 1) {
    const isNew = ![...taken].some((cell) => cell.startsWith(`${row}/`));
    const below = { row, column: leftmost, span };
    if (isNew && isInside(below, grid)) return below;
    for (let column = 0; column + span <= grid.columns; column += 1) {
      const slot = { row, column, span };
      if (cells(slot).every((cell) => !taken.has(cell))) return slot;
    }
  }
  return null;
}

/** @param {string} cell */
function columnOf(cell) {
  return Number(cell.split("/")[1]);
}

/**
 * The smallest grid, no smaller than `least`, that holds slots where they are.
 *
 * @param {ReadonlyMap<string, Slot>} slots
 * @param {Grid} least
 * @returns {Grid}
 */
export function boundsOf(slots, least) {
  let { columns, rows } = least;
  for (const slot of slots.values()) {
    columns = Math.max(columns, slot.column + slot.span);
    rows = Math.max(rows, slot.row + 1);
  }
  return { columns, rows };
}
