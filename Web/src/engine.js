// The engine's module and one reel in it. Arrays pass through the module's own buffer; every event
// answers with a report. Views on its memory are taken anew each time: it may grow.

import { camelCase, curveOf } from "./attributes.js";
import { engineBytes } from "./binary.js";
import { knotsOf } from "./values.js";

const INTERFACE = 8;
const REPORT = [
  "before", "after", "cause", "settled", "crossfades", "taps", "used", "changed",
  "index", "target", "position", "page", "pages", "moving", "running", "dragging", "scrolls",
  "holds", "person", "wake", "views", "count", "sides", "turns", "finished", "dwellProgress", "asked",
  "coming", "departures", "askedWay",
];
export const MOVABLE = 16; // among the sides: it comes round, or is longer than its place
const COMMANDS = [
  "advance", "step", "start", "stop", "reset", "hold", "unhold", "switch", "listen", "page",
  "turn",
];
// The attributes that the engine takes, in its order.
const SETTINGS = [
  "axis", "direction", "drag", "mode", "speed", "duration", "gap", "spacing", "delay", "dwell",
  "runsWhenFits", "repeatCount", "autoplay", "loop", "interval", "transition", "effect", "alignment",
  "itemsPerPage", "stride", "insetLeading", "insetTrailing",
  "paging", "flickThreshold", "allowedDirections", "decelerationRate", "bounces", "endBehavior",
  "loopsSingleItem", "runsWhile", "epoch", "curveX1", "curveY1", "curveX2", "curveY2",
];

let wasm;

// Loads the module once.
export async function loadEngine() {
  wasm = (await WebAssembly.instantiate(await engineBytes())).instance.exports;
  if (wasm.rondo_interface() !== INTERFACE) throw new Error("rondo.wasm is of another version");
}

// The host's clock, in seconds.
export function now() {
  return performance.now() / 1000;
}

export class Engine {
  #reel = wasm.rondo_create();

  // What another engine knows it by.
  get handle() {
    return this.#reel;
  }

  free() {
    wasm.rondo_destroy(this.#reel);
    this.#reel = 0;
  }

  // Sends an event and returns what came of it.
  send(name, ...values) {
    return this.#report(wasm["rondo_" + name](this.#reel, ...values));
  }

  // Carries out a command with one whole number.
  command(name, value) {
    return this.send("command", COMMANDS.indexOf(name), value, now());
  }

  // Takes the values of an element's attributes.
  configure({ constructor: { attributes, kind } }, values) {
    const codes = {};
    for (const name in attributes) {
      const value = values[camelCase(name)];
      codes[camelCase(name)] = value === null ? NaN : (attributes[name].code?.(value) ?? +value);
    }
    if (values.transitionCurve) {
      const [x1, y1, x2, y2] = curveOf(values.transitionCurve);
      Object.assign(codes, { curveX1: x1, curveY1: y1, curveX2: x2, curveY2: y2 });
    }
    return this.sendAll("settings", SETTINGS.map((name) => codes[name] ?? NaN), kind, now());
  }

  // Takes an effect of the element's own for the settings that come next.
  takeEffect(effect) {
    const { rows, reach, perspective } = knotsOf(effect);
    this.sendAll("effect", rows.flat(), rows.length, reach, perspective);
  }

  // Sends an event that comes with numbers, which pass through the buffer.
  sendAll(name, numbers, ...values) {
    const buffer = wasm.rondo_buffer(numbers.length);
    this.#numbers(buffer, numbers.length).set(numbers);
    return this.send(name, ...values);
  }

  // Returns the numbers that an export writes into the buffer, for the time of the last event.
  read(name, ...values) {
    const count = wasm["rondo_" + name](this.#reel, ...values);
    return this.#numbers(wasm.rondo_buffer(0), count);
  }

  #numbers(address, count) {
    return new Float64Array(wasm.memory.buffer, address, count);
  }

  #report(address) {
    const numbers = address ? this.#numbers(address, REPORT.length) : [];
    return Object.fromEntries(REPORT.map((name, place) => [name, numbers[place] ?? 0]));
  }
}
