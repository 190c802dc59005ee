// Faded edges: a mask on the window whose ends let through the less the more lies beyond them.
//
// How much that is the engine says, for now or over a motion, and the style sheet takes from two numbers. Each
// stretch of a motion over which they change is an animation of its own: in between nothing is drawn anew.
// They are the page's to draw, unlike those of the strip, which do not wait for them. Where a browser knows no
// numbers among a page's own properties, both sides are faded in motion.

import { originOf } from "./player.js";

// Not for a page to set; named so that none of its own is.
export const SIDES = ["--rondo-fade-before", "--rondo-fade-after"];
const NUMBERS = 7; // time, how much of either side, cubic Bezier

// Has a page know the two for numbers, which go over into each other.
export function registerFades(view) {
  for (const name of SIDES) {
    try {
      view.CSS.registerProperty({ name, syntax: "<number>", inherits: false, initialValue: "0" });
    } catch {
      // It cannot, or the script is loaded twice.
    }
  }
}

export class Edges {
  #animations = [];

  constructor(window) {
    this.window = window;
  }

  // Fades the sides as the engine says from the time of the last event on.
  show({ engine, report, values: { fadeLength } }) {
    if (!(fadeLength > 0)) return this.stop();
    const { CSS } = this.window.ownerDocument.defaultView ?? {};
    if (!CSS?.registerProperty) return this.#stand([report.sides & 1, (report.sides >> 1) & 1]);
    const numbers = engine.read("fades", fadeLength);
    const old = this.#animations;
    const origin = originOf(this.window);
    const fadesAt = (at) => [numbers[at + 1], numbers[at + 2]];
    this.#animations = [];
    this.#stand(fadesAt(0));
    for (let at = 0; at + NUMBERS < numbers.length; at += NUMBERS) {
      const frames = [fadesAt(at), fadesAt(at + NUMBERS)];
      if (`${frames[0]}` === `${frames[1]}`) continue;
      const animation = this.window.animate(
        Object.fromEntries(SIDES.map((name, side) => [name, frames.map((fades) => fades[side])])), {
          duration: Math.max(numbers[at + NUMBERS] - numbers[at], 0) * 1000,
          easing: `cubic-bezier(${numbers.subarray(at + 3, at + NUMBERS).join()})`,
          fill: "forwards",
        });
      animation.startTime = numbers[at] * 1000 + origin;
      // Kept though later ones take its place: who turns a page's animations back sees it again.
      animation.persist();
      this.#animations.push(animation);
    }
    for (const animation of old) animation.cancel();
  }

  #stand(fades) {
    SIDES.forEach((name, side) => this.window.style.setProperty(name, fades[side]));
  }

  stop() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
  }
}
