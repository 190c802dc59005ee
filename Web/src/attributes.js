// Attributes as data: how each is read, what it defaults to, and its number for the engine.

// Returns an attribute that is one of some words; the engine knows them by their place.
export function choice(words, fallback = words[0]) {
  return {
    fallback,
    read: (text) => (words.includes(text) ? text : undefined),
    code: (word) => words.indexOf(word),
  };
}

// Returns an attribute that is a number of at least `least`; `whole` for a count.
export function number(fallback, { least = 0, above = false, whole = false } = {}) {
  return {
    fallback,
    read(text) {
      const value = text ? +text : NaN;
      const fits = value < Infinity && (above ? value > least : value >= least);
      return fits && (!whole || value % 1 === 0) ? value : undefined;
    },
  };
}

// Returns an attribute that is on or off; its property is a boolean.
export function toggle(fallback) {
  return {
    fallback,
    read: (text) => ({ on: true, off: false, true: true, false: false, "": true })[text],
    write: (value) => (value === true ? "on" : value === false ? "off" : value),
  };
}

// Returns an attribute that is any text; null leaves it to the element.
export function text() {
  return { fallback: null, read: (text) => text || undefined };
}

// Returns an attribute that takes words, each with its number, beside what another one takes.
export function orWords(numbers, fallback, other) {
  return {
    fallback,
    read: (text) => (text in numbers ? text : other.read(text)),
    code: (value) => numbers[value] ?? value,
  };
}

// Returns an attribute that is some of these words, each with its number; none by default.
export function some(numbers) {
  const all = (text) => text.split(/\s+/).filter(Boolean);
  return {
    fallback: "",
    read: (text) => (all(text).every((word) => word in numbers) ? text : undefined),
    code: (text) => all(text).reduce((sum, word) => sum | numbers[word], 0),
  };
}

// Returns an attribute that is a moment: what a Date reads, or milliseconds since 1970.
export function moment() {
  return {
    fallback: null,
    read(text) {
      const time = text === "" ? NaN : isNaN(text) ? Date.parse(text) : +text;
      return Number.isFinite(time) ? time : undefined;
    },
    write: (value) => (value instanceof Date ? value.getTime() : value),
    // Seconds of the host's clock.
    code: (time) => (time - performance.timeOrigin) / 1000,
  };
}

const CURVES = {
  linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
};

// Returns the control points of a timing function as CSS writes it; undefined for none.
export function curveOf(text) {
  if (text in CURVES) return CURVES[text];
  const points = /^cubic-bezier\(([^,]+),([^,]+),([^,]+),([^,]+)\)$/.exec(text)?.slice(1).map(Number);
  if (points?.every(Number.isFinite) && [0, 2].every((x) => points[x] >= 0 && points[x] <= 1)) {
    return points;
  }
}

// Returns an attribute that is a timing function.
export function curve() {
  return { fallback: "ease-in-out", read: (text) => (curveOf(text) ? text : undefined) };
}

// Returns the value of an attribute; a bad one is the default, and is told once per setting.
export function valueOf(element, name, attribute, text) {
  if (text === null) return attribute.fallback;
  const value = attribute.read(text.trim());
  if (value !== undefined) return value;
  const { fallback, write } = attribute;
  const used = (write ? write(fallback) : fallback) ?? "as if not set";
  console.warn(`<${element.localName}> cannot use ${name}="${text}"; it is ${used}.`, element);
  return attribute.fallback;
}

// Tells of an attribute that only others of the elements have.
export function tellOfForeign({ localName }, name, text) {
  console.warn(`<${localName}> has no use for ${name}="${text}"; it is passed over.`);
}

export function camelCase(name) {
  return name.replace(/-./g, (pair) => pair[1].toUpperCase());
}

// Defines the properties that mirror the attributes, in camel case.
export function mirror(prototype, attributes) {
  for (const [name, { write }] of Object.entries(attributes)) {
    const property = camelCase(name);
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get() {
        return this.values[property];
      },
      set(value) {
        const text = write ? write(value) : value;
        if (text === null || text === undefined) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
}
