// The window as it is seen, and how host and items are called: what the attributes mean for the style
// sheet and for assistive technology.

import { Views, make } from "./views.js";
import { placeOf, words } from "./labels.js";

const OVERLAP = 0.5; // points by which slots that touch overlap at least
const ROW = 38; // points of a row in a roller's height where each row has its own

export class Face {
  #values = {};
  #role = null; // what it called the host itself
  #spoken = null;

  constructor(host, shadow) {
    const highlight = make("div", { class: "highlight", part: "highlight" });
    const row = make("div", { class: "row" });
    this.host = host;
    this.window = make("div", { class: "window", part: "window", role: "group" }, highlight, row);
    this.views = new Views(host, row);
    shadow.append(this.window);
  }

  // Takes the attributes' values.
  dress(values) {
    const { host } = this;
    this.#values = values;
    const isVertical = values.axis === "vertical";
    const classes = {
      vertical: isVertical, paged: values.itemsPerPage > 0, rows: isVertical && values.rowHeight,
      loose: this.isLoose,
      fixed: !values.drag, fades: values.fadeLength, tall: values.fitsHeightToItem,
      snug: values.fitsWidthToItem, selectable: !values.mouseDrag,
    };
    for (const name in classes) this.window.classList.toggle(name, !!classes[name]);
    const lengths = {
      spacing: values.spacing, lead: values.insetLeading,
      inset: values.insetLeading + values.insetTrailing,
      overlap: this.overlap, fade: values.fadeLength, row: this.isLoose ? ROW : values.rowHeight,
    };
    for (const name in lengths) this.style(name, lengths[name] + "px");
    this.style("n", values.itemsPerPage);
    this.style("rest", host.constructor.attributes.alignment.code(values.alignment));
    this.style("rows", values.visibleRows);
    this.style("pace", `${values.transition}s`);
    const said = words(host);
    const isSpoken = host.constructor.kind > 0;
    const isNamed = host.hasAttribute("aria-label") || host.hasAttribute("aria-labelledby");
    const role = isSpoken ? (isNamed ? "region" : "group") : "marquee";
    // The page's own words come first.
    if ((host.role ?? this.#role) === this.#role) host.role = this.#role = role;
    if (isSpoken && (host.ariaRoleDescription ?? this.#spoken) === this.#spoken) {
      host.ariaRoleDescription = this.#spoken = said.carousel;
    }
    this.window.ariaLabel = said.items;
  }

  name({ wrappers: [wrapper], index }) {
    if (this.host.constructor.kind === 0) return;
    const said = words(this.host);
    wrapper.role = "group";
    wrapper.ariaRoleDescription = said.slide;
    wrapper.ariaLabel = placeOf(said, index, this.views.count);
  }

  // Marks the item nearest its place, in all its views.
  mark(index) {
    for (const item of this.views.items.values()) {
      for (const { part } of item.wrappers) part.toggle("selected", item.index === index);
    }
  }

  style(name, value) {
    this.window.style.setProperty("--" + name, value);
  }

  // Points by which slots that touch overlap: with a whole pixel nothing shines through.
  get overlap() {
    return this.#values.spacing > 0 ? 0 : Math.max(OVERLAP, 1 / devicePixelRatio);
  }

  // Whether it has a box at all; without one it keeps what it knows.
  get isDisplayed() {
    return this.window.getClientRects().length > 0;
  }

  #boxes(index) {
    const { wrappers: [wrapper] } = this.views.items.get(index);
    return [wrapper.getBoundingClientRect(), this.window.getBoundingClientRect()];
  }

  // Whether nothing of an item is cut off.
  isWhole(index) {
    const [box, face] = this.#boxes(index);
    return box.left > face.left - 1 && box.right < face.right + 1
      && box.top > face.top - 1 && box.bottom < face.bottom + 1;
  }

  isInSight(index) {
    const [box, face] = this.#boxes(index);
    return box.right > face.left && box.left < face.right
      && box.bottom > face.top && box.top < face.bottom;
  }

  // Whether the banner's size follows the item that it shows.
  get fits() {
    return this.#values.fitsHeightToItem || this.#values.fitsWidthToItem;
  }

  // Whether rows are as high as what is in them.
  get isLoose() {
    return this.#values.rowHeight === "auto";
  }

  // Takes the size of the item that it shows or goes to.
  fit({ index, target }) {
    const item = (this.fits || this.isLoose) && this.views.items.get(target < 0 ? index : target);
    if (!item) return;
    const size = item.size ?? getComputedStyle(item.wrappers[0]);
    const { fitsWidthToItem, axis } = this.#values;
    // A row is longer by what it overlaps the next one.
    const more = !fitsWidthToItem && axis === "vertical" ? this.overlap : 0;
    this.style("band", `${parseFloat(size.height) - this.overlap}px`);
    this.style("fit", `${parseFloat(fitsWidthToItem ? size.width : size.height) - more}px`);
  }
}
