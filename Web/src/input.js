// Hands what a person does to the engine: pointer, wheel, keys and clicks.

import { now } from "./engine.js";
import { takeHits } from "./player.js";
import { scrollsInside } from "./scrollers.js";

const POINTERS = { touch: 0, mouse: 1, pen: 2 };
export const PERSON = 1;
const PRESS = 0, MOVE = 1, RELEASE = 2, CANCEL = 3;
const OWN = "input,textarea,select,video[controls],audio[controls],[contenteditable],[draggable=true]";
const FOCUSABLE = "input,textarea,select,[contenteditable]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const START = 4, END = 8; // bits of a strip that rests at an end
const LINE = 16, PAGE = 400; // pixels of a wheel's line and page

// A mouse's wheel turns by whole notches of 120, and further than a trackpad in one event.
function isNotched({ deltaMode, deltaX, deltaY, wheelDelta }) {
  return deltaMode > 0 || (wheelDelta % 120 === 0 && Math.abs(deltaX + deltaY) > 40);
}

// The banners on which each pointer is down, the innermost first: the first that moves has it alone.
const presses = new Map();

export function listenToPerson(stage, signal) {
  const { window: face, host } = stage;
  const on = (target, type, run, options) =>
    target.addEventListener(type, run, { signal, ...options });
  let pressed = null; // the pointer that is down: its id and where it went down
  let isClickOff = false; // whether the click that comes of the last release is none

  const point = (phase, event, x, y) =>
    stage.send("pointer", phase, POINTERS[event.pointerType] ?? 1, x, y, now(), event.timeStamp / 1000);

  const end = (phase) => (event) => {
    if (event.pointerId !== pressed?.id) return;
    const others = presses.get(pressed.id).filter((each) => each !== pressed);
    if (others.length) presses.set(pressed.id, others);
    else presses.delete(pressed.id);
    pressed.listeners.abort();
    pressed = null;
    isClickOff = !point(phase, event, 0, 0).taps;
  };

  // Whether what is inside another banner rests at the end towards which it is pulled, and leaves the
  // pull to the other one.
  const isChained = ({ x, y }, event) => {
    if (!stage.values.dragChaining || presses.get(event.pointerId).at(-1) === pressed) return false;
    const pull = stage.isVertical ? event.clientY - y : event.clientX - x;
    const towardsStart = pull > 0 !== stage.measuring.isMirrored;
    return pull !== 0 && (stage.report.sides & (towardsStart ? START : END)) !== 0;
  };

  const move = (event) => {
    if (event.pointerId !== pressed?.id) return;
    if (!stage.report.dragging && isChained(pressed, event)) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length ? events : [event]) {
      point(MOVE, each, each.clientX - pressed.x, each.clientY - pressed.y);
    }
    if (!stage.report.dragging || face.hasPointerCapture(pressed.id)) return;
    face.setPointerCapture(pressed.id);
    for (const other of presses.get(pressed.id)) if (other !== pressed) other.yield(event);
  };

  on(face, "pointerdown", (event) => {
    const path = event.composedPath();
    const isOwn = path.slice(0, path.indexOf(face)).some((node) => node.matches?.(OWN));
    // The page may have taken the pointer from it a moment ago.
    isClickOff = !takeHits(stage.views.place);
    if (isClickOff || pressed || isOwn || event.button !== 0) return;
    if (event.pointerType === "mouse" && !stage.values.mouseDrag) return;
    const listeners = new AbortController();
    pressed = {
      id: event.pointerId, x: event.clientX, y: event.clientY, listeners, yield: end(CANCEL),
    };
    presses.set(pressed.id, [...(presses.get(pressed.id) ?? []), pressed]);
    signal.addEventListener("abort", () => end(CANCEL)(event), { signal: listeners.signal });
    const onAll = (type, run) => host.ownerDocument.defaultView.addEventListener(type, run, { signal: listeners.signal });
    onAll("pointermove", move);
    onAll("pointerup", end(RELEASE));
    onAll("pointercancel", end(CANCEL));
    const box = face.getBoundingClientRect();
    point(PRESS, event, stage.isVertical ? event.clientY - box.top : event.clientX - box.left, 0);
  });

  // A copy takes neither a middle click nor a menu, and shows no link: who points at it finds the item itself,
  // a finger just before it is down.
  on(face, "pointerover", (event) => {
    takeHits(stage.views.place);
    if ((event.buttons && event.pointerType !== "touch") || pressed) return;
    if (stage.views.appointAt(event)) stage.draw();
  });

  // A native drag of a picture or link, or a selection, would take the pointer away.
  on(face, "dragstart", (event) => pressed && stage.values.drag && event.preventDefault());
  on(face, "selectstart", (event) => pressed && stage.values.drag && event.preventDefault());

  // A click without a pointer (`detail` 0) is a key's or a script's and always counts.
  on(face, "click", (event) => {
    if (isClickOff && event.detail !== 0) {
      isClickOff = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const index = stage.views.indexOf(event);
    if (index < 0) return;
    const original = stage.views.originalAt(index, event);
    if (original) {
      event.stopImmediatePropagation();
      if (original.matches?.(OWN)) original.focus();
      original.dispatchEvent(new MouseEvent("click", event));
      // As a press on the original would have done; what has the focus is brought into sight.
      original.closest?.(FOCUSABLE)?.focus();
    } else if (index < stage.views.count) {
      stage.news.tell("select", { index });
      stage.following.ask(index);
    }
  }, { capture: true });

  on(face, "wheel", (event) => {
    if (event.ctrlKey || event.defaultPrevented) return;
    const unit = [1, LINE, PAGE][event.deltaMode];
    let x = event.deltaX * unit;
    let y = event.deltaY * unit;
    if (event.shiftKey && x === 0) [x, y] = [y, 0];
    if (scrollsInside(event, face, x, y)) return;
    const { used } = stage.send(
      "wheel", x, y, isNotched(event) ? 1 : 0, now(), event.timeStamp / 1000,
    );
    if (used) event.preventDefault();
  }, { passive: false });

  on(host, "keydown", (event) => {
    const [target] = event.composedPath();
    if (target !== host && target !== face && !stage.controls.has(target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const last = { Home: 0, End: stage.views.count - 1 }[event.key];
    if (arrow) {
      if (stage.send("arrow", ...arrow, now()).used) event.preventDefault();
    } else if (last !== undefined) {
      stage.select(last, true, 0, PERSON);
      event.preventDefault();
    }
  });
}
