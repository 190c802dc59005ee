// Puts on the wrappers what the engine says: a place, or a whole motion for the compositor.
//
// Only transform and opacity are animated, the transform always as the same list of functions and
// never as a matrix: with anything else the compositor stands still while the page is busy. The
// perspective is the row's own, so that all slots are seen by one eye.

import { isSeen } from "./sight.js";

export const POSE = 9; // x, y, z, three rotations, scale, opacity, shift of the content
const PLACEMENT = 2 + POSE; // item, view, pose
const HEADER = 4; // views, what of the pose is used, perspective, when to renew
const VIEW = 6; // item, view, start, duration, repeats, keyframes
const KEYFRAME = 1 + POSE + 4; // offset, pose, cubic Bezier
const DEEP = 1, OPACITY = 32, CONTENT = 64; // bits of what is used
const FADE = 200; // milliseconds of a cross-fade

// Writes the pose that begins at `at` as the style of a wrapper.
export function poseStyle(numbers, at, uses) {
  const [x, y, z, rotateX, rotateY, rotateZ, scale, opacity] = numbers.subarray(at, at + POSE);
  const transform = [
    `translate3d(${x}px,${y}px,${z}px)`,
    uses & 2 && `rotateX(${rotateX}rad)`,
    uses & 4 && `rotateY(${rotateY}rad)`,
    uses & 8 && `rotateZ(${rotateZ}rad)`,
    uses & 16 && `scale(${scale})`,
  ];
  const outer = { transform: transform.filter(Boolean).join(" ") };
  if (uses & OPACITY) outer.opacity = opacity;
  return outer;
}

// Returns the styles of a wrapper and of the slot inside it.
function stylesOf(numbers, at, isVertical) {
  const outer = poseStyle(numbers, at, numbers[1]);
  if (!(numbers[1] & CONTENT)) return [outer];
  const shift = numbers[at + POSE - 1];
  const [right, down] = isVertical ? [0, shift] : [shift, 0];
  return [outer, { transform: `translate3d(${right}px,${down}px,0)` }];
}

// Returns pairs of where each view of a script is told of and where its first pose is, and the same for
// the last.
function startsAndEnds(numbers) {
  const lists = [[], []];
  for (let at = HEADER, view = 0; view < numbers[0]; view++) {
    const length = numbers[at + VIEW - 1];
    const poses = at + VIEW + 1;
    if (length) lists[0].push([at, poses]);
    if (length) lists[1].push([at, poses + (length - 1) * KEYFRAME]);
    at += VIEW + length * KEYFRAME;
  }
  return lists;
}

// Returns which items' views some numbers place or, with `isMotion`, move: in order, each once.
export function itemsIn(numbers, isMotion) {
  const found = new Set();
  for (let view = 0, at = HEADER; view < numbers[0]; view++) {
    found.add(numbers[at]);
    at += isMotion ? VIEW + numbers[at + 5] * KEYFRAME : PLACEMENT;
  }
  return [...found];
}

// Lets the items of a row with depth take the pointer where the window does; returns whether it does. The
// row itself must not, or it would take it from all that is behind its own plane.
export function takeHits(row) {
  const { pointerEvents } = getComputedStyle(row.parentNode);
  row.style.setProperty("--hit", pointerEvents);
  return pointerEvents !== "none";
}

// Milliseconds to add to the script's time where an element is: another document counts its own from
// another moment.
export function originOf({ ownerDocument: { defaultView } }) {
  return performance.timeOrigin - (defaultView ?? globalThis).performance.timeOrigin;
}

export class Player {
  #animations = new Map(); // by what they move
  uses = 0; // what of the pose was used last
  isTouched = false;

  constructor(views) {
    this.views = views;
  }

  // The eye looks at the middle of the window; depth orders what it sees. Content that shifts stays in
  // its slot.
  #look([, uses, perspective]) {
    this.uses = uses;
    const { style, classList } = this.views.place;
    classList.toggle("shifts", uses & CONTENT);
    classList.toggle("deep", uses & DEEP);
    if (uses & DEEP) takeHits(this.views.place);
    style.perspective = perspective ? `${perspective}px` : "";
  }

  // Returns the indices of the items that are seen at a place.
  itemsSeen(numbers) {
    const seen = new Set();
    for (let view = 0; view < numbers[0]; view++) {
      const at = HEADER + view * PLACEMENT;
      if (this.#isSeen(numbers, at, at + 2)) seen.add(numbers[at]);
    }
    return seen;
  }

  // Shows a place at which nothing moves by itself.
  show(numbers, isVertical, fades) {
    const shown = new Map();
    this.#look(numbers);
    const places = Array.from({ length: numbers[0] }, (_, view) => HEADER + view * PLACEMENT);
    this.#appoint(numbers, [places.map((at) => [at, at + 2])]);
    for (let view = 0; view < numbers[0]; view++) {
      const at = HEADER + view * PLACEMENT;
      const wrapper = this.#wrapper(numbers, at);
      if (wrapper) shown.set(wrapper, stylesOf(numbers, at + 2, isVertical));
    }
    const leaving = this.#hideAllBut(shown, fades);
    for (const [wrapper, [outer, inner]] of shown) {
      Object.assign(wrapper.style, { opacity: "" }, outer);
      wrapper.firstChild.style.transform = inner?.transform ?? "";
    }
    this.stop();
    if (!fades) return;
    for (const wrapper of shown.keys()) wrapper.animate({ opacity: [0, 1] }, FADE);
    for (const [wrapper, { transform, opacity }] of leaving) {
      wrapper.animate([{ transform, opacity }, { transform, opacity: 0 }], FADE);
    }
  }

  // Hands a script over; each view's new motion stands before its old one goes.
  play(numbers, isVertical) {
    const old = this.#animations;
    const origin = originOf(this.views.host);
    this.#look(numbers);
    this.#animations = new Map();
    this.#appoint(numbers, startsAndEnds(numbers));
    let at = HEADER;
    for (let view = 0; view < numbers[0]; view++) {
      const wrapper = this.#wrapper(numbers, at);
      const [start, duration, repeats, length] = numbers.subarray(at + 2, at + VIEW);
      const frames = [[], []];
      at += VIEW;
      for (let index = 0; index < length; index++, at += KEYFRAME) {
        const offset = numbers[at];
        const easing = `cubic-bezier(${numbers.subarray(at + 1 + POSE, at + KEYFRAME).join()})`;
        stylesOf(numbers, at + 1, isVertical).forEach((style, depth) =>
          frames[depth].push({ offset, easing, ...style }));
      }
      if (!wrapper || !length) continue;
      [wrapper, wrapper.firstChild].forEach((element, depth) => {
        if (!frames[depth].length) return;
        const animation = element.animate(frames[depth], {
          duration: duration * 1000,
          iterations: repeats ? Infinity : 1,
          fill: "both",
        });
        animation.startTime = start * 1000 + origin;
        this.#animations.set(element, animation);
      });
    }
    this.#hideAllBut(this.#animations);
    // What is gone and still seen goes on until it is let go.
    const going = new Set(this.views.gone?.flatMap(({ wrappers }) => wrappers));
    for (const [element, animation] of old) {
      if (going.has(element) || going.has(element.parentNode)) this.#animations.set(element, animation);
      else animation.cancel();
    }
  }

  // Lets go of a wrapper, which goes on as it went.
  leave(wrapper) {
    for (const each of [wrapper, wrapper.firstChild]) this.#animations.delete(each);
  }

  stop() {
    for (const animation of this.#animations.values()) animation.cancel();
    this.#animations.clear();
  }

  // Returns the wrapper that shows a view of an item.
  wrapperOf(index, view) {
    const item = this.views.items.get(index);
    return item?.wrappers[item.placeOf(view)];
  }

  #wrapper(numbers, at) {
    return this.wrapperOf(numbers[at], numbers[at + 1]);
  }

  #isSeen(numbers, at, pose) {
    const wrapper = this.#wrapper(numbers, at);
    const { place } = this.views;
    return wrapper && isSeen(numbers.subarray(pose, pose + POSE), numbers[2], wrapper, place);
  }

  // Has each item's own node, and not a copy, stand where it is seen: only that can be used. Takes lists
  // of pairs, where a view is told of and where a pose of it, the list that counts more first. Nothing
  // changes under a finger, or its click would fall between two nodes.
  #appoint(numbers, lists) {
    if (this.isTouched) return;
    const found = new Set();
    for (const pairs of lists) {
      const seen = new Map();
      for (const [at, pose] of pairs) {
        const item = this.views.items.get(numbers[at]);
        if (!(item?.wrappers.length > 1) || found.has(item)) continue;
        if (this.#isSeen(numbers, at, pose)) seen.set(item, [...(seen.get(item) ?? []), numbers[at + 1]]);
      }
      for (const [item, views] of seen) {
        found.add(item);
        if (!views.includes(item.own)) item.own = views[0];
      }
    }
  }

  // Takes away the wrappers that are not shown; returns how those look that were, if they fade.
  #hideAllBut(shown, fades) {
    const leaving = [];
    for (const { wrappers } of this.views.items.values()) {
      for (const wrapper of wrappers) {
        const isAway = !shown.has(wrapper);
        if (fades && isAway && !wrapper.classList.contains("away")) {
          const { transform, opacity } = getComputedStyle(wrapper);
          leaving.push([wrapper, { transform, opacity }]);
        }
        wrapper.classList.toggle("away", isAway);
        // What stands in the element itself would keep it where it was.
        if (isAway) wrapper.style.transform = "";
      }
    }
    return leaving;
  }
}
