// What indicates the place: dots, a bar, story bars, a fraction, or an element of the page's own.
//
// It follows the strip by animations that the engine writes out, without a frame callback. An element
// of the page's own is given its position as the style property `--rondo-position`.

import { make } from "./views.js";
import { placeOf, words } from "./labels.js";

const POSITION = "--rondo-position";
const KINDS = ["", "dots", "bar", "stories"]; // as the engine numbers them; 0 is the position alone
const TARGET = 24; // points of what a finger can hit
const FRAME = 6; // time, value, curve

try {
  globalThis.CSS.registerProperty({ name: POSITION, syntax: "<number>", inherits: true, initialValue: "0" });
} catch {
  // A page may load the script twice.
}

const LOOKS = [
  (value) => ({ [POSITION]: value }),
  (value) => ({ opacity: 0.55 + 0.45 * value, transform: `scale(${1 + 0.3 * value})` }),
  (value, sign) => ({ transform: `translateX(${100 * value * sign}%)` }),
  (value) => ({ transform: `scaleX(${value})` }),
];

export class Indicator {
  kind = -1;
  #row = make("div", { part: "indicator", role: "group" });
  #fraction = make("span", { class: "fraction", part: "fraction" });
  #place = make("div", { class: "place" }); // what the buttons leave
  #fills = []; // what moves
  #animations = [];
  #pressed = -1;

  // `select` takes a page.
  constructor(shadow, select) {
    const row = this.#row;
    const pageAt = ({ clientX }) => [...row.children].findIndex((page) => {
      const { left, right } = page.getBoundingClientRect();
      return clientX >= left && clientX < right;
    });
    const choose = (page) => {
      if (page < 0 || page === this.#pressed) return;
      this.#pressed = page;
      select(page);
    };
    row.addEventListener("click", (event) => {
      // A pointer has chosen already.
      const page = [...row.children].indexOf(event.target.closest("button"));
      if (event.detail === 0 && page >= 0) select(page);
    });
    row.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.target.closest("button")) return;
      row.setPointerCapture(event.pointerId);
      choose(pageAt(event));
    });
    row.addEventListener("pointermove", (event) => {
      if (row.hasPointerCapture(event.pointerId)) choose(pageAt(event));
    });
    row.addEventListener("lostpointercapture", () => (this.#pressed = -1));
    this.#place.append(row, this.#fraction);
    shadow.append(make("div", { class: "over" }, this.#place));
  }

  // Shows which page it is, in the way that is asked for and fits; `reference` finds what is named.
  update(host, { page, pages, count }, reference) {
    const said = words(host);
    const wanted = host.indicator ?? "none";
    const isNamed = typeof wanted === "string" && wanted[0] === "#";
    if (!isNamed) reference.stop();
    const own = isNamed ? reference.find(wanted) : wanted;
    const isOwn = own instanceof Element;
    let kind = isOwn ? 0 : KINDS.indexOf(wanted);
    let isFraction = wanted === "fraction" && pages > 1;
    if (kind > 0 && pages < 2) kind = -1;
    if (kind > 0 && pages * TARGET > this.#place.clientWidth) [kind, isFraction] = [-1, true];
    this.#fraction.hidden = !isFraction;
    this.#fraction.textContent = placeOf(said, page, pages);
    this.#row.hidden = kind < 1;
    this.#row.ariaLabel = said.pages;
    this.#row.className = kind > 0 ? "pages " + KINDS[kind] : "";
    this.sign = getComputedStyle(host).direction === "rtl" ? -1 : 1;
    if (kind !== this.kind || (isOwn && own !== this.#fills[0])) this.stop();
    this.kind = kind;
    if (isOwn) {
      this.#fills = [own];
      own.style.setProperty("--rondo-count", count);
    }
    if (kind > 0) this.#name(said, page, pages);
    else this.#row.replaceChildren();
  }

  #name(said, page, pages) {
    const row = this.#row;
    while (row.childElementCount > pages) row.lastChild.remove();
    while (row.childElementCount < pages) {
      row.append(make("button", { type: "button" },
        make("span", { class: "track", part: "track" }, make("span", { class: "fill", part: "fill" }))));
    }
    [...row.children].forEach((button, at) => {
      button.ariaLabel = placeOf(said, at, pages);
      button.ariaCurrent = at === page ? "true" : null;
      button.part = at === page ? "dot current" : "dot";
    });
    this.#fills = [...row.querySelectorAll(".fill")];
  }

  // Takes how it follows the strip, from the engine.
  follow(numbers) {
    const old = this.#animations;
    const look = LOOKS[this.kind];
    this.#animations = [];
    let at = 0;
    for (const fill of this.#fills) {
      const count = numbers[at++];
      if (!(count > 0)) break;
      const [start] = numbers.subarray(at);
      const duration = numbers[at + (count - 1) * FRAME] - start;
      const frames = [];
      let part = 0;
      const values = new Set();
      for (; frames.length < count; at += FRAME) {
        const [time, value, ...curve] = numbers.subarray(at, at + FRAME);
        // Never back, whatever rounding made of two times that are one.
        if (duration > 0) part = Math.min(Math.max(part, (time - start) / duration), 1);
        values.add(value);
        frames.push({
          offset: part,
          easing: `cubic-bezier(${curve})`, ...look(value, this.sign),
        });
      }
      const { offset, easing, ...last } = frames.at(-1);
      for (const name in last) fill.style.setProperty(name, last[name]);
      if (values.size < 2) continue;
      const animation = fill.animate(frames, { duration: duration * 1000, fill: "both" });
      animation.startTime = start * 1000;
      this.#animations.push(animation);
    }
    for (const animation of old) animation.cancel();
  }

  // Lets go of what moves: a running animation would keep its element alive.
  stop() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    this.#fills = [];
  }
}
