// What stands around the window beside the controls: the indicator and the spoken status.

import { Indicator } from "./indicator.js";
import { make } from "./views.js";
import { labelOf, placeOf, words } from "./labels.js";

export class Furniture {
  #status = make("div", { class: "status", "aria-live": "off", "aria-atomic": "true" });

  // `select` takes a page.
  constructor(shadow, select) {
    this.indicator = new Indicator(shadow, select);
    shadow.append(this.#status);
  }

  // Shows which page it is.
  update(host, report, reference) {
    this.#status.ariaLive = report.running ? "off" : "polite";
    this.indicator.update(host, report, reference);
  }

  // Speaks the item that a person or a caller brought here.
  say(host, { items, count }, index, running) {
    const item = items.get(index);
    this.#status.textContent =
      item && !running ? `${placeOf(words(host), index, count)} ${labelOf(item.node)}` : "";
  }
}
