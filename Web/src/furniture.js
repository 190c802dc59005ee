// What stands around the window: dots, the pause control and the spoken status.

import { make } from "./views.js";
import { labelOf, words } from "./labels.js";

const PAUSE = "M4 3h3v10H4zM9 3h3v10H9z";
const PLAY = "M4 2l10 6-10 6z";
const MOST_DOTS = 100; // more are neither told apart nor hit
const SVG = "http://www.w3.org/2000/svg";

export class Furniture {
  #dots = make("div", { class: "dots", part: "indicator", role: "group" });
  #status = make("div", { class: "status", "aria-live": "off", "aria-atomic": "true" });
  #icon = document.createElementNS(SVG, "path");
  #control = make("button", { class: "control", part: "control", type: "button" });

  // `select` takes a page, `toggle` nothing.
  constructor(shadow, select, toggle) {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "0 0 16 16");
    picture.ariaHidden = "true";
    picture.append(this.#icon);
    this.#control.append(picture);
    this.#control.addEventListener("click", toggle);
    this.#dots.addEventListener("click", ({ target }) => {
      const page = [...this.#dots.children].indexOf(target);
      if (page >= 0) select(page);
    });
    shadow.prepend(this.#control);
    shadow.append(this.#dots, this.#status);
  }

  // Shows which page it is and whether it runs; `plays` is what the control would do.
  update(host, { page, pages, running }, plays) {
    const { controls, indicator } = host.values;
    const said = words(host);
    const wanted = indicator === "dots" && pages > 1 && pages <= MOST_DOTS ? pages : 0;
    const dots = [...this.#dots.children];
    this.#control.hidden = controls !== "pause";
    this.#control.ariaLabel = plays ? said.play : said.pause;
    this.#icon.setAttribute("d", plays ? PLAY : PAUSE);
    this.#status.ariaLive = running ? "off" : "polite";
    this.#dots.ariaLabel = said.pages;
    this.#dots.hidden = !wanted;
    for (const dot of dots.splice(wanted)) dot.remove();
    while (dots.length < wanted) {
      dots.push(make("button", { class: "dot", type: "button" }));
      this.#dots.append(dots.at(-1));
    }
    dots.forEach((dot, at) => {
      dot.ariaLabel = `${at + 1} / ${pages}`;
      dot.ariaCurrent = at === page ? "true" : null;
      dot.part = at === page ? "dot current" : "dot";
    });
  }

  // Speaks the item that a person or a caller brought here.
  say({ items, count }, index, running) {
    const item = items.get(index);
    this.#status.textContent =
      item && !running ? `${index + 1} / ${count} ${labelOf(item.node)}` : "";
  }
}
