// What stands around the window beside the controls: dots and the spoken status.

import { make } from "./views.js";
import { labelOf, placeOf, words } from "./labels.js";

const MOST_DOTS = 100; // more are neither told apart nor hit

export class Furniture {
  #dots = make("div", { class: "dots", part: "indicator", role: "group" });
  #status = make("div", { class: "status", "aria-live": "off", "aria-atomic": "true" });

  // `select` takes a page.
  constructor(shadow, select) {
    this.#dots.addEventListener("click", ({ target }) => {
      const page = [...this.#dots.children].indexOf(target);
      if (page >= 0) select(page);
    });
    shadow.append(this.#dots, this.#status);
  }

  // Shows which page it is.
  update(host, { page, pages, running }) {
    const { indicator } = host.values;
    const said = words(host);
    const wanted = indicator === "dots" && pages > 1 && pages <= MOST_DOTS ? pages : 0;
    const dots = [...this.#dots.children];
    this.#status.ariaLive = running ? "off" : "polite";
    this.#dots.ariaLabel = said.pages;
    this.#dots.hidden = !wanted;
    for (const dot of dots.splice(wanted)) dot.remove();
    while (dots.length < wanted) {
      dots.push(make("button", { class: "dot", type: "button" }));
      this.#dots.append(dots.at(-1));
    }
    dots.forEach((dot, at) => {
      dot.ariaLabel = placeOf(said, at, pages);
      dot.ariaCurrent = at === page ? "true" : null;
      dot.part = at === page ? "dot current" : "dot";
    });
  }

  // Speaks the item that a person or a caller brought here.
  say(host, { items, count }, index, running) {
    const item = items.get(index);
    this.#status.textContent =
      item && !running ? `${placeOf(words(host), index, count)} ${labelOf(item.node)}` : "";
  }
}
