// What is given to an element beside its attributes: effects of its own, intervals of its items.

const STEPS = 32, REACH = 2; // of a function that is sampled: parts, and items to both sides
const LOOK = {
  shiftAlong: 0, shiftAcross: 0, rotateX: 0, rotateY: 0, rotateZ: 0, scale: 1, depth: 0, opacity: 1,
  contentShift: 0,
};
function knotsFrom(look) {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const distance = REACH * ((2 * step) / STEPS - 1);
    return { ...look(distance), distance };
  });
}

// Returns the rows of numbers of an effect that is knots, or a function of the distance, which is asked
// now; none for a word.
export function knotsOf(effect) {
  if (!effect || typeof effect === "string") return { rows: [], reach: 0, perspective: 0 };
  const { knots = effect, reach, perspective = 0 } = effect;
  const given = typeof knots === "function" ? knotsFrom(knots) : [...knots];
  const rows = given.map(({ distance, ...look }) => [
    +distance, ...Object.keys(LOOK).map((name) => +(look[name] ?? LOOK[name])),
  ]);
  // As far as an item is moved it may come into the window.
  const shift = Math.max(0, ...rows.map((row) => Math.abs(row[1]) || 0));
  return { rows, reach: reach ?? Math.ceil(shift), perspective };
}

const told = new WeakSet();

// Returns an item's own interval, NaN for none.
export function intervalOf({ dataset, localName } = {}) {
  const text = dataset?.interval;
  if (text === undefined) return NaN;
  if (+text > 0 && +text < Infinity) return +text;
  if (!told.has(dataset)) {
    told.add(dataset);
    console.warn(`<${localName}> cannot use data-interval="${text}"; it is as if not set.`);
  }
  return NaN;
}
