// Between an element and its engine: sends what happens, shows what comes of it.

import { Engine, now } from "./engine.js";
import { Controls } from "./controls.js";
import { Furniture } from "./furniture.js";
import { Player, itemsIn } from "./player.js";
import { Views, make, removeForeign } from "./views.js";
import { listenToConditions } from "./conditions.js";
import { listenToPerson } from "./input.js";
import { styleSheet } from "./styles.js";
import { placeOf, words } from "./labels.js";

const CAUSES = ["drive", "person", "caller", "data"];
const CALLER = 2;
const CALLER_HOLD = 128;
const TOUCH = 1;
const PASSING = TOUCH | 2 | 4 | 8 | 16; // holds that come and go by themselves: touch ... inactive
const AUTOMATIC = 0, PAUSED = 1, PLAYING = 2;
const LONGEST_WAIT = 1e9; // milliseconds; a longer timeout would fire at once
const FAR = 40; // items of a long list on a way that is shown whole
const OVERLAP = 0.5; // points by which slots that touch overlap at least

export class Stage {
  report = { index: -1, target: -1, position: 0, running: 0, scrolls: 0 };
  #engine = null;
  #listeners = null; // of the time in the page
  #role = null; // what it called the host itself
  #spoken = null;
  #renewal = NaN;
  #wake = NaN;
  #timer = 0;
  #frame = 0;
  #kept = {}; // place, person's switch and pause by code while there is no engine
  #layout = "";
  #extents = "";
  #shown = "";
  #listens = false;
  #estimate = 0; // of the extents of a long list, in points
  #isWhole; // whether a list is there as a whole: undefined leaves it to its length
  #isMaking = false;

  constructor(host) {
    const shadow = host.attachShadow({ mode: "open", slotAssignment: "manual" });
    shadow.adoptedStyleSheets = [styleSheet()];
    this.host = host;
    this.highlight = make("div", { class: "highlight", part: "highlight" });
    this.row = make("div", { class: "row" });
    this.window = make(
      "div", { class: "window", part: "window", role: "group" }, this.highlight, this.row,
    );
    shadow.append(this.window);
    this.views = new Views(host, this.row);
    this.player = new Player(this.views);
    this.controls = new Controls(
      shadow, () => this.#switch(), (way) => this.command("turn", way),
    );
    this.furniture = new Furniture(shadow, (page) => this.command("page", page));
    this.sizes = new ResizeObserver((entries) => this.#resize(entries));
    this.changes = new MutationObserver((records) => this.#change(records));
    this.surroundings = new MutationObserver(() => this.configure());
  }

  connect() {
    if (!this.views.items.size) removeForeign(this.host);
    this.#engine ??= new Engine();
    this.#listeners = new AbortController();
    this.#layout = this.#extents = "";
    this.sizes.observe(this.window);
    for (const { wrappers } of this.views.items.values()) this.sizes.observe(wrappers[0]);
    this.changes.observe(this.host, {
      childList: true, subtree: true, characterData: true,
      attributeFilter: ["hidden", "src", "srcset", "class", "style"],
    });
    this.surroundings.observe(document, { subtree: true, attributeFilter: ["dir", "lang"] });
    this.configure();
    if (this.#listens) this.command("listen", 1);
    listenToPerson(this, this.#listeners.signal);
    listenToConditions(this, this.#listeners.signal);
    const { position, index, person, isPaused } = this.#kept;
    this.#kept = {};
    if (person) this.command("switch", person);
    if (isPaused) this.pause();
    if (position >= 0) this.send("jump", position, now());
    else if (index >= 0) this.select(index, false);
  }

  // Lets go of page and observers; of the reel a microtask later, so that moving the element within
  // the page keeps its motion.
  disconnect() {
    this.#listeners.abort();
    this.#listeners = null;
    for (const each of [this.sizes, this.changes, this.surroundings]) each.disconnect();
    clearTimeout(this.#timer);
    this.#wake = NaN;
    queueMicrotask(() => {
      if (this.#listeners || !this.#engine) return;
      this.report = this.look();
      const { index, position, person, holds } = this.report;
      this.#kept = { index, person, isPaused: holds & CALLER_HOLD };
      // What has pages stands on one.
      if (!this.host.constructor.kind && index >= 0) this.#kept.position = position;
      this.player.stop();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#engine.free();
      this.#engine = null;
    });
  }

  // Takes the attributes' values, for the engine and for the style sheet.
  configure() {
    if (!this.#listeners) return;
    const { host } = this;
    const values = host.values;
    const isSpoken = host.constructor.kind > 0;
    const isNamed = host.hasAttribute("aria-label") || host.hasAttribute("aria-labelledby");
    const said = words(host);
    this.values = values;
    this.isVertical = values.axis === "vertical";
    this.isPaged = values.itemsPerPage > 0;
    const classes = {
      vertical: this.isVertical, paged: this.isPaged, rows: this.isVertical && values.rowHeight,
      fixed: !values.drag, fades: values.fadeLength,
    };
    for (const name in classes) this.window.classList.toggle(name, !!classes[name]);
    const lengths = {
      spacing: values.spacing, inset: values.insetLeading + values.insetTrailing,
      overlap: this.#overlap, row: values.rowHeight,
    };
    for (const name in lengths) this.#style(name, lengths[name] + "px");
    this.#style("n", values.itemsPerPage);
    this.#style("rows", values.visibleRows);
    const role = isSpoken ? (isNamed ? "region" : "group") : "marquee";
    // The page's own words come first.
    if ((host.role ?? this.#role) === this.#role) host.role = this.#role = role;
    if (isSpoken && (host.ariaRoleDescription ?? this.#spoken) === this.#spoken) {
      host.ariaRoleDescription = this.#spoken = said.carousel;
    }
    this.window.ariaLabel = said.items;
    this.#sync();
    for (const item of this.views.items.values()) this.#name(item);
    this.#shown = "";
    this.#take(this.#engine.configure(host, values));
    this.#measure();
  }

  #name({ wrappers: [wrapper], index }) {
    if (this.host.constructor.kind === 0) return;
    const said = words(this.host);
    wrapper.role = "group";
    wrapper.ariaRoleDescription = said.slide;
    wrapper.ariaLabel = placeOf(said, index, this.views.count);
  }

  #style(name, value) {
    this.window.style.setProperty("--" + name, value);
  }

  // Points by which slots that touch overlap: with a whole pixel nothing shines through.
  get #overlap() {
    return this.values.spacing > 0 ? 0 : Math.max(OVERLAP, 1 / devicePixelRatio);
  }

  // MARK: Events

  // Sends an event to the engine, shows and tells what came of it, and returns that.
  send(name, ...values) {
    return this.#engine ? this.#take(this.#engine.send(name, ...values)) : this.report;
  }

  command(name, value = 0) {
    return this.#engine ? this.#take(this.#engine.command(name, value)) : this.report;
  }

  // Selects an item, for the page's code unless told for whom.
  select(index, isAnimated, way = 0, cause = CALLER) {
    if (!this.#engine) Object.assign(this.#kept, { index, position: undefined });
    if (this.views.isLong && isAnimated && !this.report.dragging) this.#approach(index, way);
    this.send("select", index, isAnimated ? 1 : 0, way, cause, now());
  }

  // Jumps to the neighbourhood of a far item of a long list: of what flies past before nothing is seen.
  #approach(index, way) {
    const { count } = this.views;
    let away = index - Math.round(this.look().position);
    if (this.values.loop && way === 0) away -= Math.round(away / count) * count;
    else if (this.values.loop && (way === 1 ? away < 0 : away > 0)) away -= Math.sign(away) * count;
    if (Math.abs(away) <= FAR) return;
    this.#engine.send("select", (index - Math.sign(away) * FAR + count) % count, 0, 0, CALLER, now());
  }

  // Takes another function that fills items.
  renew() {
    const isThere = this.views.items.size > 0;
    this.configure();
    if (isThere) this.refresh();
  }

  // Fills the items of a list anew, after what they show changed.
  refresh() {
    for (const item of this.views.fillAll()) item.size = undefined;
    if (!this.#engine) return;
    this.views.setViews(this.report.views || 1);
    if (!this.views.isLong) this.#extents = "";
    this.#measure();
    this.#draw();
  }

  pause() {
    if (!this.#engine) this.#kept.isPaused = true;
    this.command("hold", CALLER_HOLD);
  }

  resume() {
    if (!this.#engine) this.#kept.isPaused = false;
    this.command("unhold", CALLER_HOLD);
  }

  // As the person who presses play: lifts the page's own hold as well.
  play() {
    this.resume();
    if (!this.#engine) this.#kept.person = PLAYING;
    this.command("switch", PLAYING);
  }

  // Returns the state at this moment, for which nobody may have been woken.
  look() {
    return this.#engine ? this.#engine.send("look", now()) : this.report;
  }

  // Wakes at changes of the index too.
  listen() {
    this.#listens = true;
    this.command("listen", 1);
  }

  tell(type, detail) {
    this.host.dispatchEvent(
      new CustomEvent("rondo-" + type, { bubbles: true, composed: true, detail }),
    );
  }

  isInSight(index) {
    const box = this.views.items.get(index).wrappers[0].getBoundingClientRect();
    const face = this.window.getBoundingClientRect();
    return box.right > face.left && box.left < face.right
      && box.bottom > face.top && box.top < face.bottom;
  }

  // MARK: What changed

  #change(records) {
    if (this.#sync()) return this.configure();
    // Deeper down only the copies are concerned; sizes are observed by themselves.
    if (records.some(({ target }) => target.parentNode === this.host)) this.#measure();
    const { views } = this.report;
    if (views > 1 && this.views.refresh(records)) {
      this.views.setViews(views);
      this.#draw();
    }
  }

  // Takes up the host's children; returns whether they changed.
  #sync() {
    const old = new Set(this.views.items.values());
    const { count, render } = this.host;
    if (count !== this.views.count) this.#isWhole = undefined;
    const survivors = this.views.sync(render ? count : 0, this.#isWhole);
    if (!survivors) return false;
    // What was not told yet went further.
    this.survivors = this.survivors?.map((at) => survivors[at] ?? -1) ?? survivors;
    for (const item of this.views.items.values()) {
      if (!old.has(item)) this.sizes.observe(item.wrappers[0]);
    }
    this.#extents = "";
    return true;
  }

  #resize(entries) {
    if (!this.#isDisplayed) return;
    const sizes = new Map(entries.map(({ target, contentRect }) => [target, contentRect]));
    const changed = [...this.views.items.values()].filter((item) => {
      const size = sizes.get(item.wrappers[0]);
      item.size = size ?? item.size;
      return size;
    });
    this.#measure();
    if (this.#estimate) this.#tellExtents(changed);
  }

  // Whether it has a box at all; without one it keeps what it knows.
  get #isDisplayed() {
    return this.window.getClientRects().length > 0;
  }

  // Tells the engine of sizes and items that are others than it knows.
  #measure() {
    if (!this.#listeners || !this.#isDisplayed) return;
    const [along, across] = this.isVertical ? ["height", "width"] : ["width", "height"];
    const box = getComputedStyle(this.window);
    const isMirrored = !this.isVertical && box.direction === "rtl" ? 1 : 0;
    const layout = [parseFloat(box[along]) || 0, parseFloat(box[across]) || 0, isMirrored];
    if (`${layout}` !== this.#layout) {
      this.#layout = `${layout}`;
      this.send("layout", ...layout, now());
      this.#draw();
    }
    if (this.views.isLong) return this.#measureList();
    const items = [...this.views.items.values()];
    const extents = items.map((item) => this.#extent(item, along));
    if (`:${extents}` === this.#extents) return;
    this.#extents = `:${extents}`;
    const moved = this.survivors ?? [];
    this.survivors = null;
    this.#take(this.#engine.sendAll(
      "items", [...extents, ...moved], items.length, moved.length || -1,
      this.views.canBeCopied ? 1 : 0, now(),
    ));
    this.#draw();
  }

  // Tells the engine of a long list. Where its items are not all of one extent, the first few are measured
  // for an estimate of the others, which are measured as they are made.
  #measureList() {
    const { count } = this.views;
    const shared = this.isPaged ? 1 : (this.isVertical && this.values.rowHeight) || 0;
    const state = `${count}/${shared}/${this.isVertical}`;
    if (state === this.#extents) return;
    this.#estimate = 0;
    if (!shared) {
      const first = [...Array(Math.min(count, 4)).keys()];
      this.#observe(this.views.want(first));
      const sum = first.reduce((sum, at) => sum + this.#extent(this.views.items.get(at)), 0);
      if (!sum) return;
      this.#estimate = sum / first.length;
    }
    this.#extents = state;
    this.survivors = null;
    this.send("list", count, shared || this.#estimate, shared ? -1 : 0, now());
    if (this.#estimate) {
      for (const item of this.views.items.values()) item.told = undefined;
      this.#tellExtents([...this.views.items.values()]);
    }
    this.#draw();
  }

  #observe(items) {
    for (const item of items) {
      this.#name(item);
      this.sizes.observe(item.wrappers[0]);
    }
  }

  // Tells the engine what items of a long list measure; returns whether that changed anything.
  #tellExtents(items) {
    const pairs = [];
    for (const item of items) {
      const extent = this.#extent(item);
      if (extent > 0 && extent !== item.told) pairs.push(item.index, (item.told = extent));
    }
    if (!pairs.length) return false;
    this.#take(this.#engine.sendAll(
      "list", pairs, this.views.count, this.#estimate, pairs.length / 2, now(),
    ));
    return true;
  }

  // Makes what of a long list is to be seen, and measures it where that moves the rest; returns what to
  // show.
  #make(numbers, name) {
    this.#isMaking = true;
    for (let round = 0; round < 9; round++) {
      const seen = itemsIn(numbers, name === "script");
      const fresh = this.views.want(this.#around(seen));
      this.#observe(fresh);
      for (const item of fresh) item.told = undefined;
      if (!this.#estimate || !this.#tellExtents(fresh)) break;
      numbers = this.#engine.read(name);
    }
    this.#isMaking = false;
    return numbers;
  }

  // Returns items and those before and after them that are made ahead.
  #around(items) {
    const { count } = this.views;
    const { preload, itemsPerPage, visibleRows, loop, mode } = this.values;
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

  // Returns the extent of an item, 0 for one that is not displayed; pages get theirs from the engine.
  #extent({ node, size, wrappers }, along = this.isVertical ? "height" : "width") {
    if (node.nodeType === Node.ELEMENT_NODE && getComputedStyle(node).display === "none") return 0;
    if (this.isPaged) return 1;
    const extent = (size ?? getComputedStyle(wrappers[0]))[along];
    return Math.max((parseFloat(extent) || 0) - this.#overlap, 0);
  }

  // MARK: What came of it

  #take(report) {
    const before = this.report;
    this.report = report;
    this.player.isTouched = !!(report.holds & TOUCH);
    if (report.views !== before.views) this.#setViews(report.views || 1);
    this.window.classList.toggle("moves", report.moving);
    this.window.classList.toggle("dragging", report.dragging);
    if (report.changed || report.crossfades || now() >= this.#renewal) {
      if (report.dragging) this.#drawNextFrame();
      else this.#draw(report.crossfades);
    } else if (before.moving && !report.moving) this.reveal();
    this.#furnish(report);
    this.#sleep();
    if (!before.count) return report;
    const { after, index, running } = report;
    if (after !== report.before) {
      this.furniture.say(this.host, this.views, after, running);
      this.tell("change", { index: after, cause: CAUSES[report.cause] });
    }
    if (report.settled) this.tell("settle", { index });
    if (running !== before.running) this.tell("toggle", { running: !!running });
    return report;
  }

  // A list so short that it needs several views of an item is there as a whole, so that they are copies.
  #setViews(count) {
    if (count > 1 && this.views.isLong) {
      this.#isWhole = true;
      this.#sync();
      this.#measure();
    }
    this.views.setViews(count);
  }

  #furnish(report) {
    const { values } = this;
    const { page, pages, running, sides, scrolls } = report;
    const plays = this.#plays(report);
    const state = `${[page, pages, running, sides, scrolls, plays]}`;
    if (state === this.#shown) return;
    this.#shown = state;
    if (scrolls && values.drag) this.window.tabIndex = 0;
    else this.window.removeAttribute("tabindex");
    ["start", "end"].forEach((side, bit) =>
      this.#style(side, `${(sides >> bit) & 1 ? values.fadeLength : 0}px`));
    this.controls.update(this.host, report, plays, this.isVertical);
    this.furniture.update(this.host, report);
  }

  // Hands the motion over, or shows the place at which the strip stands.
  #draw(fades = false) {
    if (!this.#engine || this.#isMaking) return;
    let script = this.#engine.read("script");
    if (script.length && this.views.isLong) script = this.#make(script, "script");
    this.#renewal = script[3];
    if (script.length) this.player.play(script, this.isVertical);
    else this.#show(fades);
    this.reveal();
  }

  // Has only what is seen of pages at rest in the tab order, and what has the focus.
  reveal() {
    const { moving, dragging, count } = this.report;
    if (!this.#engine || !this.host.constructor.kind || moving || dragging || !count) return;
    const seen = this.player.itemsSeen(this.#engine.read("place"));
    this.views.items.forEach(({ node, wrappers: [wrapper] }, at) => {
      wrapper.inert = !seen.has(at) && !node.matches?.(":focus-within");
    });
  }

  #show(fades) {
    let place = this.#engine.read("place");
    if (this.views.isLong) place = this.#make(place, "place");
    this.player.show(place, this.isVertical, fades);
  }

  // Only a drag moves the strip frame by frame.
  #drawNextFrame() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.report.dragging && this.#engine) this.#show();
    });
  }

  // Sets the one timer, for what the engine or the script needs next.
  #sleep() {
    const wake = Math.min(this.report.wake, this.#renewal >= 0 ? this.#renewal : Infinity);
    if (wake === this.#wake) return;
    clearTimeout(this.#timer);
    this.#wake = wake;
    if (wake === Infinity) return;
    const wait = Math.ceil((wake - now()) * 1000);
    this.#timer = setTimeout(() => {
      this.#wake = NaN;
      this.command("advance");
    }, Math.min(Math.max(wait, 0), LONGEST_WAIT));
  }

  // MARK: The person's switch

  // Whether the control would set the strip going.
  #plays({ person, holds, running }) {
    if (person === PAUSED || holds & CALLER_HOLD) return true;
    if (person === AUTOMATIC && holds & ~PASSING) return true;
    return !running && !holds;
  }

  #switch() {
    if (!this.#plays(this.report)) return this.command("switch", PAUSED);
    this.play();
    if (!this.report.running && !this.report.holds) this.command("start");
  }
}
