// The four elements: their attributes, properties, methods and events.

import { camelCase, choice, flag, mirror, number, orWords, toggle, valueOf } from "./attributes.js";
import { loadEngine } from "./engine.js";
import { LABELS } from "./labels.js";
import { Stage } from "./stage.js";

const WAYS = ["shortest", "forward", "backward"];
const NAMED = ["aria-label", "aria-labelledby"];

const axis = choice(["horizontal", "vertical"]);
const effect = choice([
  "flat", "fade", "zoom", "depth", "cover-flow", "cards", "cube", "wheel", "parallax",
]);
const dots = ["none", "dots"];
const positive = { above: true };
const counted = { least: 1, whole: true };

const SHARED = {
  axis,
  direction: choice(["forward", "backward"]),
  drag: toggle(true),
  count: number(0, { whole: true }),
  preload: number(1),
  controls: choice(["auto", "none", "pause", "all"]),
  ...LABELS,
};

const STEPPED = {
  ...SHARED,
  autoplay: toggle(true),
  loop: toggle(true),
  interval: number(3, positive),
  transition: number(0.5),
  effect,
};

const PAGED = {
  ...STEPPED,
  alignment: orWords({ leading: 0, center: 0.5, trailing: 1 }, "center", {
    read: (text) => (number(0).read(text) <= 1 ? +text : undefined),
  }),
  "items-per-page": orWords({ auto: NaN }, 1, number(1, counted)),
  stride: number(1, counted),
  spacing: number(0),
  "inset-leading": number(0),
  "inset-trailing": number(0),
  indicator: choice(dots, "dots"),
};

// What all four share: attributes mirrored by properties, and a strip to command.
class RondoElement extends HTMLElement {
  #stage;
  #values = {};
  #render = null;

  static get observedAttributes() {
    return [...Object.keys(this.attributes), ...NAMED];
  }

  constructor() {
    super();
    const { attributes } = this.constructor;
    for (const name in attributes) this.#values[camelCase(name)] = attributes[name].fallback;
    this.#stage = new Stage(this);
    if (!(this instanceof RondoMarquee)) this.#stage.listen();
  }

  connectedCallback() {
    // Properties that were set before the element was defined hide the accessors.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in this.constructor.prototype)) continue;
      delete this[name];
      this[name] = value;
    }
    this.#stage.connect();
  }

  disconnectedCallback() {
    this.#stage.disconnect();
  }

  attributeChangedCallback(name, _, text) {
    const attribute = this.constructor.attributes[name];
    if (attribute) this.#values[camelCase(name)] = valueOf(this, name, attribute, text);
    this.#stage.configure();
  }

  addEventListener(type, ...rest) {
    if (type === "rondo-change") this.#stage.listen();
    super.addEventListener(type, ...rest);
  }

  // Fills an element with an item of a list of `count` items: `(index, element) => void`.
  get render() {
    return this.#render;
  }
  set render(render) {
    this.#render = typeof render === "function" ? render : null;
    this.#stage.renew();
  }
  // Fills the items of the list anew that are there.
  refresh() {
    this.#stage.refresh();
  }

  // The attributes' values by property; a copy.
  get values() {
    return { ...this.#values };
  }
  get isRunning() {
    return !!this.#stage.report.running;
  }
  get needsScrolling() {
    return !!this.#stage.report.scrolls;
  }
  get index() {
    return this.#stage.look().index;
  }
  get target() {
    return this.#stage.look().target;
  }
  get position() {
    return this.#stage.look().position;
  }

  start() {
    this.#stage.command("start");
  }
  stop() {
    this.#stage.command("stop");
  }
  reset() {
    this.#stage.command("reset");
  }
  // Holds the drive by code; `resume` lifts it.
  pause() {
    this.#stage.pause();
  }
  resume() {
    this.#stage.resume();
  }
  // The person's say: runs in spite of reduced motion, pointer and focus.
  play() {
    this.#stage.play();
  }
  next() {
    this.#stage.command("step", 1);
  }
  previous() {
    this.#stage.command("step", -1);
  }
  select(index, { animated = true, way = WAYS[0] } = {}) {
    // Only what is a whole number to the engine too.
    if (index === (index | 0)) this.#stage.select(index, animated, WAYS.indexOf(way));
  }
}

export class RondoMarquee extends RondoElement {
  static attributes = {
    ...SHARED,
    mode: choice(["continuous", "pass", "bounce"]),
    speed: number(40),
    duration: number(null, positive),
    gap: number(32),
    spacing: number(8),
    delay: number(1),
    dwell: number(0),
    "fade-length": number(0),
    "runs-when-fits": flag(),
    "repeat-count": number(null, counted),
  };
}

export class RondoPager extends RondoElement {
  static attributes = {
    ...PAGED, autoplay: toggle(false), loop: toggle(false), indicator: choice(dots),
  };
}

export class RondoCarousel extends RondoElement {
  static attributes = PAGED;
}

export class RondoRoller extends RondoElement {
  static attributes = {
    ...STEPPED,
    axis: { ...axis, fallback: "vertical" },
    interval: number(2, positive),
    "row-height": number(38, positive),
    "visible-rows": number(3, positive),
  };
}

// In the order in which the engine numbers them.
const ELEMENTS = [RondoMarquee, RondoPager, RondoCarousel, RondoRoller];

ELEMENTS.forEach((element, kind) => {
  element.kind = kind;
  mirror(element.prototype, element.attributes);
});

// Resolves once the elements are defined. Until then, and if the engine cannot be loaded, the
// children stand as the page's own style sheet has them.
export const ready = loadEngine().then(
  () => {
    ["marquee", "pager", "carousel", "roller"].forEach((name, kind) => {
      // A page may load the script twice.
      if (!customElements.get("rondo-" + name)) customElements.define("rondo-" + name, ELEMENTS[kind]);
    });
  },
  (error) => console.warn("Rondo's engine could not be loaded.", error),
);
