// The buttons by which a person pauses, plays and steps. They come before the window, the pause first,
// in a layer whose classes tell the style sheet which there are and whether they are always seen.

import { make } from "./views.js";
import { words } from "./labels.js";
import { MOVABLE } from "./engine.js";

const PAUSE = "M4 3h3v10H4zM9 3h3v10H9z";
const PLAY = "M4 2l10 6-10 6z";
const BACK = "M10.5 1.5 12 3 7 8l5 5-1.5 1.5L4 8z";
const SVG = "http://www.w3.org/2000/svg";
const SEEN = { none: [], pause: ["control"], all: ["control", "previous", "next"], auto: [] };

function buttonOf(name, path) {
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 16 16");
  icon.ariaHidden = "true";
  icon.append(document.createElementNS(SVG, "path"));
  icon.firstChild.setAttribute("d", path);
  return make("button", { class: name, part: name, type: "button" }, icon);
}

export class Controls {
  #control = buttonOf("control", PLAY);
  #previous = buttonOf("previous", BACK);
  #next = buttonOf("next", BACK);
  #layer = make("div", { class: "over" }, this.#control, this.#previous, this.#next);

  // `toggle` takes nothing, `step` 1 or -1.
  constructor(shadow, toggle, step) {
    this.#control.addEventListener("click", toggle);
    this.#previous.addEventListener("click", () => step(-1));
    this.#next.addEventListener("click", () => step(1));
    shadow.prepend(this.#layer);
  }

  // `plays` is what the pause control would do. With `auto` all are there and seen while they have the
  // keyboard's focus.
  update(host, { sides }, plays, isVertical) {
    const { controls, autoplay = true } = host.values;
    const said = words(host);
    const moves = sides & MOVABLE;
    const steps = host.constructor.kind > 0 && moves > 0;
    const show = (button, label, isWanted) => {
      const isSeen = SEEN[controls].includes(button.classList[0]);
      button.hidden = !isWanted || (!isSeen && controls !== "auto");
      button.classList.toggle("quiet", !isSeen);
      button.classList.toggle("upright", isVertical);
      button.ariaLabel = label;
    };
    const { classList } = this.#layer;
    classList.toggle("steps", steps && controls !== "pause" && controls !== "none");
    classList.toggle("presses", autoplay && moves);
    classList.toggle("seen", SEEN[controls].length);
    show(this.#control, plays ? said.play : said.pause, autoplay && moves);
    show(this.#previous, said.previous, steps);
    show(this.#next, said.next, steps);
    this.#previous.ariaDisabled = sides & 4 ? "true" : null;
    this.#next.ariaDisabled = sides & 8 ? "true" : null;
    this.#control.querySelector("path").setAttribute("d", plays ? PLAY : PAUSE);
  }

  // Whether an event fell on one of them.
  has(target) {
    return [this.#control, this.#previous, this.#next].includes(target);
  }
}
