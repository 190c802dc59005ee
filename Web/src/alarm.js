// The one timer of a banner, for what the engine or a script needs next.

import { now } from "./engine.js";

const LONGEST_WAIT = 1e9; // milliseconds; a longer timeout would fire at once

export class Alarm {
  #time = NaN;
  #timer = 0;

  constructor(ring) {
    this.ring = ring;
  }

  // Rings at a time of the host's clock, in seconds; never for an infinite one.
  set(time) {
    if (time === this.#time) return;
    this.clear();
    this.#time = time;
    if (time === Infinity) return;
    const wait = Math.ceil((time - now()) * 1000);
    this.#timer = setTimeout(() => {
      this.#time = NaN;
      this.ring();
    }, Math.min(Math.max(wait, 0), LONGEST_WAIT));
  }

  clear() {
    clearTimeout(this.#timer);
    this.#time = NaN;
  }
}
