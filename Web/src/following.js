// Linked banners: one follows another's position.

import { now } from "./engine.js";
import { Reference } from "./references.js";

const BY_PERSON = 1;
const stagesByHost = new WeakMap();
const followers = new Set(); // stages in the page that follow another one, or wait for it

export class Following {
  #leader = null;
  #wanted = null;

  constructor(stage) {
    this.stage = stage;
    this.reference = new Reference(
      stage.host, "follow", (element) => stagesByHost.has(element), () => this.#link(),
    );
    stagesByHost.set(stage.host, stage);
  }

  // Takes what is to be followed: a banner or its id; nothing lets it go.
  follow(wanted) {
    this.#wanted = wanted;
    if (wanted) followers.add(this);
    else followers.delete(this);
    this.reference.stop();
    this.#link();
  }

  // Another banner came into the page or left it.
  static look() {
    for (const each of followers) each.#link();
  }

  #link() {
    const { host, engine } = this.stage;
    const wanted = this.#wanted;
    const found = wanted && typeof wanted === "string" ? this.reference.find(wanted) : wanted;
    const stage = stagesByHost.get(found || host);
    const leader = stage?.engine && !stage.following.#isBehind(this.stage) ? stage : null;
    if (!engine || (leader === this.#leader && !leader)) return;
    this.#leader = leader;
    this.#update();
  }

  // Whether it is a stage or follows one: a circle is not followed.
  #isBehind(stage) {
    return this.stage === stage || !!this.#leader?.following.#isBehind(stage);
  }

  #update() {
    this.stage.send("follow", this.#leader?.engine?.handle ?? 0, now());
  }

  leave() {
    this.reference.stop();
    followers.delete(this);
    this.#leader = null;
  }

  // Has the banner that this one follows, if any, go to an item.
  ask(item, way = 0) {
    this.#leader?.select(item, true, way, BY_PERSON);
  }

  // Passes on what a follower was asked for, and to the followers that this banner's motion is another.
  pass(report) {
    if (report.asked >= 0) this.ask(report.asked, report.askedWay);
    for (const each of followers) if (each.#leader === this.stage) each.#update();
  }
}
