// The four elements: their attributes, properties, methods and events.

import {
  camelCase, choice, curve, mirror, moment, number, orWords, some, tellOfForeign, text, toggle, valueOf,
} from "./attributes.js";
import { loadEngine } from "./engine.js";
import { LABELS } from "./labels.js";
import { LISTENING } from "./news.js";
import { Stage } from "./stage.js";
import { holdsIn } from "./holds.js";
import { isOwn } from "./views.js";

const WAYS = ["shortest", "forward", "backward"];
const NAMED = ["aria-label", "aria-labelledby"];

const axis = choice(["horizontal", "vertical"]);
const effect = choice([
  "flat", "fade", "zoom", "depth", "cover-flow", "cards", "cube", "wheel", "parallax",
  "overlap", "flip", "ferris-wheel", "inverted-ferris-wheel", "cylinder", "inverted-cylinder",
  "rotary", "inverted-rotary", "time-machine", "inverted-time-machine",
]);
const PAGINGS = ["free", "item", "page", "pages"];
const ENDS = ["rewind", "stop", "turn-back"];
const SWITCHES = ["automatic", "paused", "playing"];
const INDICATORS = ["none", "dots", "bar", "fraction", "stories"];
const indicator = (fallback) => {
  const { read, ...words } = choice(INDICATORS, fallback);
  return { ...words, read: (text) => (/^#\S+$/.test(text) ? text : read(text)) };
};
const alignment = (fallback) => orWords({ leading: 0, center: 0.5, trailing: 1 }, fallback, {
  read: (text) => (number(0).read(text) <= 1 ? +text : undefined),
});
const positive = { above: true };
const counted = { least: 1, whole: true };

const SHARED = {
  axis,
  direction: choice(["forward", "backward"]),
  drag: toggle(true),
  "mouse-drag": toggle(true),
  "drag-chaining": toggle(false),
  "flick-threshold": number(50),
  "allowed-directions": choice(["both", "forward", "backward"]),
  "deceleration-rate": choice(["normal", "fast"]),
  bounces: toggle(true),
  "loops-single-item": toggle(false),
  "runs-while": some({ press: 1, hover: 2, focus: 4 }),
  "repeat-count": number(null, counted),
  follow: text(),
  epoch: moment(),
  time: number(null),
  count: number(0, { whole: true }),
  preload: number(1),
  "animates-changes": toggle(false),
  "inset-leading": number(0),
  "inset-trailing": number(0),
  controls: choice(["auto", "none", "pause", "all"]),
  ...LABELS,
};

const STEPPED = {
  ...SHARED,
  autoplay: toggle(true),
  loop: toggle(true),
  interval: number(3, positive),
  transition: number(0.5),
  "transition-curve": curve(),
  paging: choice(PAGINGS, "page"),
  "end-behavior": choice(ENDS),
  effect,
  "fits-height-to-item": toggle(false),
  alignment: alignment("center"),
  spacing: number(0),
};

const PAGED = {
  ...STEPPED,
  "items-per-page": orWords({ auto: NaN }, 1, number(1, counted)),
  stride: number(1, counted),
  indicator: indicator("dots"),
};

const stages = new WeakMap(); // by element

// What all four share: attributes mirrored by properties, and a strip to command.
class RondoElement extends HTMLElement {
  #stage;
  #values = {};
  #render = null;

  static get observedAttributes() {
    // Those of the others too, to be told of.
    return [...new Set(ELEMENTS.flatMap(({ attributes }) => Object.keys(attributes))), ...NAMED];
  }

  constructor() {
    super();
    const { attributes } = this.constructor;
    for (const name in attributes) this.#values[camelCase(name)] = attributes[name].fallback;
    this.#stage = new Stage(this);
    stages.set(this, this.#stage);
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

  adoptedCallback() {
    this.#stage.adopt();
  }

  attributeChangedCallback(name, old, text) {
    const attribute = this.constructor.attributes[name];
    if (!attribute && !NAMED.includes(name)) {
      if (text !== null && text !== old) tellOfForeign(this, name, text);
      return;
    }
    if (attribute && text !== old) this.#values[camelCase(name)] = valueOf(this, name, attribute, text);
    this.#stage.configure();
  }

  addEventListener(type, ...rest) {
    if (type in LISTENING) this.#stage.listen(type);
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
  get dwellProgress() {
    return this.#stage.look().dwellProgress;
  }
  // Why it stands though it could run.
  get holdReasons() {
    return holdsIn(this.#stage.report.holds);
  }
  get personSwitch() {
    return SWITCHES[this.#stage.person];
  }
  // As the person who uses a control of the page's own; another word changes nothing.
  set personSwitch(word) {
    if (SWITCHES.includes(word)) this.#stage.person = SWITCHES.indexOf(word);
  }
  // Where it is, to be kept as JSON; set, it goes there at once.
  get place() {
    return this.#stage.place;
  }
  set place(place) {
    this.#stage.place = place;
  }
  // Gives the focus to what the Tab key would come to first. That is seen, wherever the call comes from: a
  // control may show only with the keyboard's focus.
  focus(options) {
    const first = this.shadowRoot.querySelector("button:not([hidden]),[tabindex]");
    if (this.hasAttribute("tabindex") || !first) super.focus(options);
    else first.focus({ focusVisible: true, ...options });
  }
  // Shows other content in place of the children, when `swap` says: nodes and texts, also in lists.
  replaceItems(...items) {
    this.#stage.swap.replaceItems(items);
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
  // Goes to an item, by its index or by a node that is in it.
  select(item, { animated = true, way = WAYS[0] } = {}) {
    this.#stage.catchUp();
    const index = item instanceof Node ? this.#stage.views.itemOf(item)?.index : item;
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
    alignment: alignment("leading"),
    "runs-when-fits": toggle(false),
    "loops-single-item": toggle(true),
    swap: choice(["keeps-place", "at-seam", "starts-over"]),
  };

  #goesBySpeed = true;

  attributeChangedCallback(name, old, text) {
    // Of the two the one that was set last holds.
    if (name === "speed" || name === "duration") {
      this.#goesBySpeed = (name === "speed") === (text !== null);
    }
    super.attributeChangedCallback(name, old, text);
  }
  get values() {
    const values = super.values;
    return this.#goesBySpeed ? { ...values, duration: null } : values;
  }

  // The words; set, they take the place of all children, when `swap` says.
  get text() {
    return [...this.childNodes].filter(isOwn).map((node) => node.textContent).join(" ").trim();
  }
  set text(text) {
    this.replaceItems(text ?? "");
  }
}

export class RondoPager extends RondoElement {
  static attributes = {
    ...PAGED, autoplay: toggle(false), loop: toggle(false), "end-behavior": choice(ENDS, "stop"),
    indicator: indicator("none"),
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
    paging: choice(PAGINGS, "item"),
    "fits-width-to-item": toggle(false),
    "row-height": orWords({ auto: NaN }, 38, number(38, positive)),
    "visible-rows": number(3, positive),
  };
}

// Lets a property that mirrors an attribute also be an object, which has no words.
function takeObjects(prototype, name) {
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, name);
  const objects = new WeakMap();
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return objects.get(this) ?? get.call(this);
    },
    set(value) {
      const isWord = value === null || typeof value !== "object" && typeof value !== "function";
      objects[isWord ? "delete" : "set"](this, value);
      if (isWord) set.call(this, value);
      else stages.get(this).configure();
    },
  });
}

// In the order in which the engine numbers them.
const ELEMENTS = [RondoMarquee, RondoPager, RondoCarousel, RondoRoller];

ELEMENTS.forEach((element, kind) => {
  element.kind = kind;
  mirror(element.prototype, element.attributes);
  for (const name of ["effect", "follow", "indicator"]) {
    if (name in element.attributes) takeObjects(element.prototype, name);
  }
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
