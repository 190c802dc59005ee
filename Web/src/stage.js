// Between an element and its engine: sends what happens, shows what comes of it.

import { Engine, MOVABLE, now } from "./engine.js";
import { Alarm } from "./alarm.js";
import { Changes } from "./changes.js";
import { Controls } from "./controls.js";
import { Edges } from "./edges.js";
import { Face } from "./face.js";
import { Following } from "./following.js";
import { listenToFragments } from "./fragments.js";
import { Furniture } from "./furniture.js";
import { Listing } from "./listing.js";
import { Measuring } from "./measuring.js";
import { LISTENING, News } from "./news.js";
import { Player } from "./player.js";
import { Reference } from "./references.js";
import { Swap } from "./swap.js";
import { removeForeign } from "./views.js";
import { AUTOMATIC, CALLER_HOLD, PAUSED, PLAYING, TOUCH, UNSEEN, plays } from "./holds.js";
import { listenToConditions } from "./conditions.js";
import { listenToPerson } from "./input.js";
import { styleSheets } from "./styles.js";

const CALLER = 2;

export class Stage {
  report = {
    index: -1, target: -1, position: 0, running: 0, scrolls: 0, dwellProgress: 0, holds: 0, person: 0,
  };
  engine = null;
  #listeners = null; // of the time in the page
  #wasThere = false;
  #renewal = NaN;
  #alarm = new Alarm(() => this.command("advance"));
  #frame = 0;
  #kept = {}; // place, person's switch and pause by code while there is no engine
  #shown = "";
  #listens = 0; // bits of what somebody listens to
  #time = null; // what `time` shows
  #effect = null; // the element's own that the engine has
  #isWhole; // whether a list is there as a whole; undefined leaves it to its length

  constructor(host) {
    const shadow = host.attachShadow({ mode: "open", slotAssignment: "manual" });
    this.host = host;
    this.adopt();
    this.face = new Face(host, shadow);
    this.window = this.face.window;
    this.views = this.face.views;
    this.player = new Player(this.views);
    this.edges = new Edges(this.window);
    this.measuring = new Measuring(this);
    this.listing = new Listing(this);
    this.itemChanges = new Changes(this);
    this.news = new News(this);
    this.swap = new Swap(this);
    this.following = new Following(this);
    this.marker = new Reference(host, "indicator", () => true, () => this.configure());
    this.controls = new Controls(
      shadow, () => this.#switch(), (way) => this.command("turn", way),
    );
    this.furniture = new Furniture(shadow, (page) => this.command("page", page));
    this.sizes = new ResizeObserver((entries) => this.#resize(entries));
    this.changes = new MutationObserver((records) => this.change(records));
    this.surroundings = new MutationObserver(() => this.configure());
  }

  // Takes the style sheet of the document in which the element is now.
  adopt() {
    this.host.shadowRoot.adoptedStyleSheets = styleSheets(this.host.ownerDocument);
  }

  connect() {
    if (!this.views.items.size) removeForeign(this.host);
    this.engine ??= new Engine();
    this.#listeners = new AbortController();
    this.measuring.forget();
    this.listing.told = "";
    this.sizes.observe(this.window);
    for (const { wrappers } of this.views.items.values()) this.sizes.observe(wrappers[0]);
    this.changes.observe(this.host, {
      childList: true, subtree: true, characterData: true,
      attributeFilter: ["data-interval", "hidden", "src", "srcset", "class", "style"],
    });
    this.surroundings.observe(document, { subtree: true, attributeFilter: ["dir", "lang"] });
    this.#effect = this.#time = null;
    this.configure();
    if (this.#listens) this.command("listen", this.#listens);
    listenToPerson(this, this.#listeners.signal);
    listenToConditions(this, this.#listeners.signal);
    const kept = this.#kept;
    this.#kept = {};
    if (kept.isPaused) this.pause();
    this.#put(kept);
    listenToFragments(this, !this.#wasThere, this.#listeners.signal);
    this.#wasThere = true;
    Following.look();
  }

  #put({ position, index, person }) {
    if (person) this.command("switch", person);
    if (position >= 0) this.send("jump", position, now());
    else if (index >= 0) this.select(index, false);
  }

  // Where it is; what has pages stands on one.
  get place() {
    const { index, position, person } = this.engine ? this.look() : { ...this.report, ...this.#kept };
    const place = { index, isPaused: person === PAUSED };
    return this.host.constructor.kind || index < 0 ? place : { ...place, position };
  }
  set place({ index, position, isPaused } = {}) {
    this.catchUp();
    const person = isPaused ? PAUSED : AUTOMATIC;
    if (this.engine) this.#put({ index, position, person });
    else Object.assign(this.#kept, { index, position, person });
  }

  // Lets go of page and observers; of the reel a microtask later, so that moving the element within
  // the page keeps its motion.
  disconnect() {
    this.#listeners.abort();
    this.#listeners = null;
    for (const each of [this.sizes, this.changes, this.surroundings]) each.disconnect();
    this.#alarm.clear();
    queueMicrotask(() => {
      if (this.#listeners || !this.engine) return;
      this.news.account(false);
      this.following.leave();
      this.marker.stop();
      this.report = this.look();
      const { person, holds } = this.report;
      this.#kept = { ...this.place, person, isPaused: holds & CALLER_HOLD };
      for (const each of [this.player, this.edges, this.furniture.indicator]) each.stop();
      this.itemChanges.end();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.engine.free();
      this.engine = null;
      Following.look();
    });
  }

  // Takes the attributes' values, for the engine and for the style sheet.
  configure() {
    if (!this.#listeners) return;
    const { host } = this;
    const values = (this.values = host.values);
    this.isVertical = values.axis === "vertical";
    this.isPaged = values.itemsPerPage > 0;
    this.face.dress(values);
    this.#sync();
    for (const item of this.views.items.values()) this.face.name(item);
    this.#shown = "";
    if (host.effect !== this.#effect) this.engine.takeEffect((this.#effect = host.effect));
    this.take(this.engine.configure(host, values));
    this.#measure();
    this.following.follow(host.follow);
    if (values.time !== this.#time) {
      this.#time = values.time;
      this.send("seek", values.time ?? NaN, now());
    }
  }

  // MARK: Events

  // Sends an event to the engine, shows and tells what came of it, and returns that.
  send(name, ...values) {
    return this.engine ? this.take(this.engine.send(name, ...values)) : this.report;
  }

  command(name, value = 0) {
    this.catchUp();
    return this.engine ? this.take(this.engine.command(name, value)) : this.report;
  }

  // Selects an item, for the page's code unless told for whom.
  select(index, isAnimated, way = 0, cause = CALLER) {
    if (!this.engine) Object.assign(this.#kept, { index, position: undefined });
    this.send("select", index, isAnimated ? 1 : 0, way, cause, now());
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
    if (!this.engine) return;
    this.views.setViews(this.report.views || 1);
    if (!this.views.isLong) this.measuring.forgetItems();
    this.#measure();
    this.draw();
  }

  pause() {
    if (!this.engine) this.#kept.isPaused = true;
    this.command("hold", CALLER_HOLD);
  }

  resume() {
    if (!this.engine) this.#kept.isPaused = false;
    this.command("unhold", CALLER_HOLD);
  }

  // As the person who presses play: lifts the page's own hold as well.
  play() {
    this.resume();
    this.person = PLAYING;
  }

  // The person's switch.
  get person() {
    return (this.engine ? null : this.#kept.person) ?? this.report.person;
  }
  set person(person) {
    if (!this.engine) this.#kept.person = person;
    this.command("switch", person);
  }

  // Returns the state at this moment, for which nobody may have been woken.
  look() {
    this.catchUp();
    return this.engine ? this.engine.send("look", now()) : this.report;
  }

  // Wakes for what an event tells too.
  listen(type = "rondo-change") {
    const listens = this.#listens | LISTENING[type];
    if (listens === this.#listens) return;
    this.#listens = listens;
    this.command("listen", listens);
  }

  // MARK: What changed

  // Takes up what the page changed in this very task: it may ask for what it has just put there.
  catchUp() {
    if (!this.#listeners) return;
    const records = this.changes.takeRecords();
    if (records.length) this.change(records);
  }

  // `inPlace` if other children stand for those before them, one for one.
  change(records, inPlace = false) {
    if (this.#sync(inPlace)) return this.configure();
    // Deeper down only the copies are concerned; sizes are observed by themselves.
    if (records.some(({ target }) => target.parentNode === this.host)) this.#measure();
    const { views } = this.report;
    if (views > 1 && this.views.refresh(records)) {
      this.views.setViews(views);
      this.draw();
    }
  }

  // Takes up the host's children; returns whether they changed.
  #sync(inPlace = false) {
    const old = new Set(this.views.items.values());
    const { count, render } = this.host;
    if (count !== this.views.count) this.#isWhole = undefined;
    if (this.host.values.animatesChanges) this.views.gone ??= [];
    const survivors = this.views.sync(render ? count : 0, this.#isWhole);
    if (!survivors) return false;
    const kept = new Set(survivors);
    const stands = (at) => inPlace && at < this.views.count && !kept.has(at);
    this.measuring.move(survivors.map((now, at) => (now < 0 && stands(at) ? at : now)));
    this.views.setViews(this.report.views || 1);
    for (const item of this.views.items.values()) {
      if (!old.has(item)) this.sizes.observe(item.wrappers[0]);
    }
    this.listing.told = "";
    return true;
  }

  #resize(entries) {
    if (!this.face.isDisplayed) return;
    const changed = this.views.resize(entries);
    this.#measure();
    this.listing.resize(changed);
    this.face.fit(this.report);
  }

  #measure() {
    if (this.#listeners && this.face.isDisplayed) this.measuring.measure();
    this.views.dismiss();
  }

  // Tells the engine of another window.
  layOut(layout) {
    this.#shown = "";
    this.send("layout", ...layout, now());
    this.draw();
  }

  // MARK: What came of it

  take(report) {
    const before = this.report;
    this.report = report;
    this.player.isTouched = !!(report.holds & TOUCH);
    if (report.views !== before.views) this.#setViews(report.views || 1);
    this.window.classList.toggle("moves", report.moving);
    this.window.classList.toggle("dragging", report.dragging);
    if (report.changed || report.crossfades || now() >= this.#renewal) {
      if (report.dragging) this.#drawNextFrame();
      else this.draw(report.crossfades);
    } else if (before.moving && !report.moving) this.reveal();
    if (report.index !== before.index) this.face.mark(report.index);
    this.swap.account(report);
    this.#furnish(report);
    this.face.fit(this.report);
    this.#alarm.set(Math.min(report.wake, this.#renewal >= 0 ? this.#renewal : Infinity));
    this.news.account(!(report.holds & UNSEEN));
    if (before.count) this.news.tellOf(before, report);
    this.following.pass(report);
    return report;
  }

  // A list so short that it needs several views of an item is there as a whole: they are copies.
  #setViews(count) {
    if (count > 1 && this.views.isLong) {
      this.#isWhole = true;
      this.#sync();
      this.#measure();
    }
    this.views.setViews(count);
  }

  #furnish(report) {
    const { values } = this, { page, pages, running, sides } = report;
    const isToPlay = plays(report);
    const state = `${[page, pages, running, sides, isToPlay]}`;
    if (state === this.#shown) return;
    this.#shown = state;
    // Whom no hand may move can still be read with keys where it stands.
    const hasKeys = values.drag || (!this.host.constructor.kind && !running);
    if (sides & MOVABLE && hasKeys) this.window.tabIndex = 0;
    else this.window.removeAttribute("tabindex");
    this.controls.update(this.host, report, isToPlay, this.isVertical);
    this.furniture.update(this.host, report, this.marker);
    this.#indicate();
  }

  // Hands the motion over, or shows the place at which the strip stands.
  draw(fades = false) {
    if (!this.engine || this.listing.isMaking) return;
    let script = this.engine.read("script");
    if (script.length && this.views.isLong) script = this.listing.make(script, "script");
    this.#renewal = script[3];
    if (script.length) this.player.play(script, this.isVertical);
    else this.#show(fades);
    this.face.mark(this.report.index);
    this.#indicate();
    this.reveal();
  }

  // Has what follows the strip do so: its edges and what indicates the place.
  #indicate() {
    if (!this.engine) return;
    this.edges.show(this);
    const { kind } = this.furniture.indicator;
    if (kind >= 0) this.furniture.indicator.follow(this.engine.read("indicator", kind));
  }

  // Has only what is seen of pages at rest in the tab order, and what has the focus.
  reveal() {
    const { moving, dragging, count } = this.report;
    if (!this.engine || !this.host.constructor.kind || moving || dragging || !count) return;
    const seen = this.player.itemsSeen(this.engine.read("place"));
    this.views.items.forEach(({ node, wrappers: [wrapper] }, at) => {
      wrapper.inert = !seen.has(at) && !node.matches?.(":focus-within");
    });
  }

  #show(fades) {
    let place = this.engine.read("place");
    if (this.views.isLong) place = this.listing.make(place, "place");
    this.player.show(place, this.isVertical, fades);
  }

  // Only a drag moves the strip frame by frame.
  #drawNextFrame() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.report.dragging || !this.engine) return;
      this.#show();
      this.#indicate();
    });
  }

  #switch() {
    if (!plays(this.report)) return this.command("switch", PAUSED);
    this.play();
    if (!this.report.running && !this.report.holds) this.command("start");
  }
}
