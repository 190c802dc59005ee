// Long lists: makes the items that are to be seen, and measures them where that moves the others.

import { itemsIn } from "./player.js";
import { now } from "./engine.js";

const FIRST = 4; // items by which the others are estimated
const ROUNDS = 9; // of making what comes into sight because something was shorter than estimated

export class Listing {
  told = ""; // what the engine knows of the list
  isMaking = false;
  #estimate = 0; // of the items' extents, in points; 0 if all are of one extent

  constructor(stage) {
    this.stage = stage;
  }

  // Tells the engine of the list. Where its items are not all of one extent, the first few are measured
  // for an estimate of the others, which are measured as they are made.
  measure() {
    const { stage } = this;
    const { views, values, isPaged, isVertical } = stage;
    const shared = isPaged ? 1 : (isVertical && +values.rowHeight) || 0;
    const state = `${views.count}/${shared}/${isVertical}`;
    if (state === this.told) return;
    this.#estimate = 0;
    if (!shared) {
      const first = [...Array(Math.min(views.count, FIRST)).keys()];
      this.#observe(views.want(first));
      const sum = first.reduce((sum, at) => sum + stage.measuring.extentOf(views.items.get(at)), 0);
      if (!sum) return;
      this.#estimate = sum / first.length;
    }
    this.told = state;
    stage.measuring.forgetMoves();
    stage.send("list", views.count, shared || this.#estimate, shared ? -1 : 0, now());
    if (this.#estimate) {
      for (const item of views.items.values()) item.told = undefined;
      this.#tell([...views.items.values()]);
    }
    stage.draw();
  }

  resize(items) {
    if (this.#estimate) this.#tell(items);
  }

  #observe(items) {
    for (const item of items) {
      this.stage.face.name(item);
      this.stage.sizes.observe(item.wrappers[0]);
    }
  }

  // Tells what items measure; returns whether that changed anything.
  #tell(items) {
    const { stage } = this;
    const pairs = [];
    for (const item of items) {
      const extent = stage.measuring.extentOf(item);
      if (extent > 0 && extent !== item.told) pairs.push(item.index, (item.told = extent));
    }
    if (!pairs.length) return false;
    stage.take(stage.engine.sendAll(
      "list", pairs, stage.views.count, this.#estimate, pairs.length / 2, now(),
    ));
    return true;
  }

  // Makes what is to be seen of what the engine says under a name; returns what it says then.
  make(numbers, name) {
    const { stage } = this;
    this.isMaking = true;
    for (let round = 0; round < ROUNDS; round++) {
      const fresh = stage.views.want(this.#around(itemsIn(numbers, name === "script")));
      this.#observe(fresh);
      for (const item of fresh) item.told = undefined;
      if (!this.#estimate || !this.#tell(fresh)) break;
      numbers = stage.engine.read(name);
    }
    this.isMaking = false;
    return numbers;
  }

  // Returns items and those before and after them that are made ahead.
  #around(items) {
    const { count } = this.stage.views;
    const { preload, itemsPerPage, visibleRows, loop, mode } = this.stage.values;
    const more = Math.ceil(preload * (+itemsPerPage || visibleRows || items.length));
    const around = [...items];
    for (let away = 1; away <= more && items.length && around.length < count; away++) {
      const [before, after] = [items[0] - away, items.at(-1) + away];
      if (loop ?? mode !== "bounce") {
        around.unshift((before + count) % count);
        around.push(after % count);
      } else {
        if (before >= 0) around.unshift(before);
        if (after < count) around.push(after);
      }
    }
    return around;
  }
}
