// Measures the window and the items, and tells the engine what is other than it knows.

import { now } from "./engine.js";
import { intervalOf } from "./values.js";

export class Measuring {
  isMirrored = false;
  coming = 0; // how items that the engine does not know yet come in at the seam; 0 at once
  #layout = "";
  #extents = "";
  #intervals = "";
  #survivors = null; // for each item that the engine knows, where it is now, or -1
  #known = []; // the items that the engine knows

  constructor(stage) {
    this.stage = stage;
  }

  // Another engine knows nothing.
  forget() {
    this.#layout = this.#extents = this.#intervals = "";
    this.#known = [];
  }

  forgetItems() {
    this.#extents = "";
  }

  // Items are in other places.
  move(survivors) {
    // What was not told yet went further.
    this.#survivors = this.#survivors?.map((at) => survivors[at] ?? -1) ?? survivors;
    this.forgetItems();
  }

  // The engine was told of all items as new ones.
  forgetMoves() {
    this.#survivors = null;
    this.#known = [];
  }

  measure() {
    const { stage } = this;
    const [along, across] = stage.isVertical ? ["height", "width"] : ["width", "height"];
    const box = getComputedStyle(stage.window);
    this.isMirrored = !stage.isVertical && box.direction === "rtl";
    const layout = [
      parseFloat(box[along]) || 0, parseFloat(box[across]) || 0, this.isMirrored ? 1 : 0,
    ];
    // What follows the item changes with every frame of its transition, and nothing depends on it.
    if (stage.face.fits) layout[1] = 0;
    if (`${layout}` !== this.#layout) {
      this.#layout = `${layout}`;
      stage.layOut(layout);
    }
    if (stage.views.isLong) stage.listing.measure();
    else this.#measureItems([...stage.views.items.values()], along);
  }

  #measureItems(all, along) {
    const { stage, coming } = this;
    // What goes passes on as it is.
    const items = all.slice(0, stage.views.count);
    const extents = items.map((item) => this.extentOf(item, along));
    this.#measureIntervals(items);
    if (`:${extents}` === this.#extents) return;
    this.#extents = `:${extents}`;
    const moved = (!coming && this.#survivors) || [];
    this.#survivors = null;
    this.coming = 0;
    const showsChange = stage.values.animatesChanges && moved.length > 0;
    const options = (stage.views.canBeCopied ? 1 : 0) + (showsChange ? 2 : 0) + 4 * coming;
    const report = stage.engine.sendAll(
      "items", [...extents, ...moved], items.length, moved.length || -1, options, now(),
    );
    if (showsChange) stage.itemChanges.begin(this.#known);
    stage.views.dismiss();
    this.#known = items;
    stage.take(report);
    stage.draw();
    if (showsChange) stage.itemChanges.show();
  }

  // Takes the items' own intervals, from their attribute `data-interval`.
  #measureIntervals(items) {
    const { stage } = this;
    const intervals = items.map(({ node }) => intervalOf(node));
    const state = intervals.every(isNaN) ? "" : `${intervals}`;
    if (state === this.#intervals) return;
    this.#intervals = state;
    stage.take(stage.engine.sendAll("intervals", intervals, state ? items.length : 0, now()));
  }

  // Returns the extent of an item, 0 for one that is not displayed; pages get theirs from the engine.
  extentOf({ node, size, wrappers }, along = this.stage.isVertical ? "height" : "width") {
    if (node.nodeType === Node.ELEMENT_NODE && getComputedStyle(node).display === "none") return 0;
    if (this.stage.isPaged) return 1;
    const extent = (size ?? getComputedStyle(wrappers[0]))[along];
    return Math.max((parseFloat(extent) || 0) - this.stage.face.overlap, 0);
  }
}
