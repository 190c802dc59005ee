// Changed items on their way: what moved slides, what is new fades in, what is gone fades out where it was.
//
// All of it by animations of `translate` on the wrappers and of opacity on the slots in them, so that it adds
// to what moves the strip, and without a frame callback. What leaves is shown by copies, which go with the
// end of their fading or sliding.

import { curveOf } from "./attributes.js";
import { POSE, poseStyle } from "./player.js";
import { canBeCopied, copyOf, wrapperOf } from "./views.js";

const LEAVES = 0, FADES = 1, SLIDES = 2, EXITS = 3;
const HEAD = 2; // start, duration
const RECORD = 3 + POSE + 2; // part, item, view, pose, way
const MOST = 48; // copies that are leaving at once

// Returns a part of a change as an object.
function partAt(numbers, at) {
  const [part, item, view] = numbers.subarray(at);
  const [x, y] = numbers.subarray(at + 3 + POSE);
  return { part, item, view, x, y, pose: at + 3 };
}

export class Changes {
  #leaving = new Map(); // what lets each go, by wrapper
  #slides = new Map(); // by wrapper
  #numbers = []; // of the change under way
  #known = new Set(); // the items before it

  constructor(stage) {
    this.stage = stage;
  }

  // Takes a change from the engine, which is told, before it is drawn; `known` are the items as they were.
  begin(known) {
    // A copy: what comes now writes into the buffer as well.
    this.#numbers = this.stage.engine.read("change").slice();
    for (const { part, item, view } of this.#parts()) {
      if (part === LEAVES && known[item]) this.#letGo(known[item], known[item].placeOf(view));
    }
    this.#known = new Set(this.#numbers.length ? known : []);
    // To the engine, what is replaced one for one is the same.
    const present = new Set(this.stage.views.items.values());
    for (const old of this.#known) {
      if (!present.has(old)) old.wrappers.forEach((_, at) => this.#isSeen(old, at) && this.#letGo(old, at));
    }
  }

  // Has the view of an item that is gone go on as it went, and fade out.
  #letGo(old, at) {
    if (!canBeCopied(old.node)) return;
    const [start, duration] = this.#numbers;
    const wrapper = old.wrappers[at];
    const copy = at ? old.copies[at - 1] : copyOf(old.node);
    // The item goes without them.
    old.wrappers[at] = document.createComment("");
    if (at) old.copies[at - 1] = document.createComment("");
    this.stage.player.leave(wrapper);
    const leave = this.#keep(wrapper, copy);
    this.#fade(wrapper, [getComputedStyle(wrapper.firstChild).opacity, 0], start, duration, leave);
  }

  #isSeen({ wrappers, size }, at) {
    const box = wrappers[at].getBoundingClientRect?.();
    if (!box) return false;
    const face = this.stage.window.getBoundingClientRect();
    // One whose node is gone is empty.
    const [width, height] = ["width", "height"].map((side) => Math.max(box[side], size?.[side] ?? 0));
    return box.left + width > face.left && box.left < face.right
      && box.top + height > face.top && box.top < face.bottom;
  }

  // Shows the change after it was drawn.
  show() {
    const [start, duration] = this.#numbers;
    const { player, views } = this.stage;
    const fresh = new Set([...views.items.values()].filter((item) => !this.#known.has(item)));
    for (const { part, item, view, x, y, pose } of this.#parts()) {
      const wrapper = player.wrapperOf(item, view);
      if (part === FADES) fresh.delete(views.items.get(item));
      if (part === FADES && wrapper) this.#fade(wrapper, [0, 1], start, duration);
      if (part === SLIDES && wrapper) this.#slide(wrapper, x, y);
      const { node } = views.items.get(item) ?? {};
      if (part !== EXITS || !node || !canBeCopied(node)) continue;
      const copy = copyOf(node);
      const leaving = wrapperOf(copy);
      leaving.classList.remove("away");
      Object.assign(leaving.style, poseStyle(this.#numbers, pose, player.uses));
      this.#slide(leaving, x, y, this.#keep(leaving, copy));
    }
    for (const item of this.#known.size ? fresh : []) {
      item.wrappers.forEach((wrapper, at) => this.#isSeen(item, at) && this.#fade(wrapper, [0, 1], start, duration));
    }
    this.#numbers = [];
    this.#known.clear();
  }

  // Forgets all that is under way.
  end() {
    for (const leave of this.#leaving.values()) leave();
    for (const { animation } of this.#slides.values()) animation.cancel();
    this.#slides.clear();
  }

  #parts() {
    const count = Math.max(Math.floor((this.#numbers.length - HEAD) / RECORD), 0);
    return Array.from({ length: count }, (_, place) => partAt(this.#numbers, HEAD + place * RECORD));
  }

  // Keeps a wrapper with a copy; returns what lets them go.
  #keep(wrapper, copy) {
    const { host, views } = this.stage;
    const leave = () => {
      this.#leaving.delete(wrapper);
      wrapper.remove();
      copy.remove();
    };
    wrapper.inert = true;
    host.append(copy);
    wrapper.firstChild.assign(copy);
    views.place.append(wrapper);
    this.#leaving.set(wrapper, leave);
    if (this.#leaving.size > MOST) this.#leaving.values().next().value();
    return leave;
  }

  #fade(wrapper, opacity, start, duration, then) {
    const animation = wrapper.firstChild.animate({ opacity }, { duration: duration * 1000, fill: "both" });
    animation.startTime = start * 1000;
    animation.onfinish = () => {
      animation.cancel();
      then?.();
    };
  }

  // Lets a wrapper come from so far right and down of its place, and from where it is in another slide.
  #slide(wrapper, x, y, then) {
    const [start, duration] = this.#numbers;
    const curve = curveOf(this.stage.values.transitionCurve ?? "ease-in-out");
    const [left, above] = this.#rest(wrapper, start);
    const from = [x + left, y + above];
    const animation = wrapper.animate({ translate: [from.map((way) => `${way}px`).join(" "), "0px 0px"] }, {
      duration: duration * 1000, easing: `cubic-bezier(${curve})`, fill: "backwards",
    });
    animation.startTime = start * 1000;
    this.#slides.get(wrapper)?.animation.cancel();
    this.#slides.set(wrapper, { animation, from });
    animation.onfinish = () => {
      this.#slides.delete(wrapper);
      then?.();
    };
  }

  // Returns how far from its place a wrapper is at a time, right and down.
  #rest(wrapper, time) {
    const { animation, from } = this.#slides.get(wrapper) ?? {};
    if (!animation) return [0, 0];
    const passed = time * 1000 - animation.startTime;
    animation.pause();
    animation.currentTime = Math.max(passed, 0);
    const part = 1 - (animation.effect.getComputedTiming().progress ?? 1);
    return from.map((way) => part * way);
  }
}
