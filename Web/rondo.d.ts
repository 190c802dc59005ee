/** Why the index changed. */
export type RondoCause = "drive" | "person" | "caller" | "data";

/** Which way round a loop a select goes; a tie of the shorter way goes forward. */
export type RondoWay = "shortest" | "forward" | "backward";

export interface RondoSelectOptions {
  /** Whether it moves there (true) or jumps, which also cancels a drag. */
  animated?: boolean;
  way?: RondoWay;
}

/** The details of the elements' events, all of which bubble. */
export interface RondoEvents {
  /** The index changed. */
  "rondo-change": CustomEvent<{ index: number; cause: RondoCause }>;
  /** The strip came to rest on an item. */
  "rondo-settle": CustomEvent<{ index: number }>;
  /** An item was tapped or clicked. */
  "rondo-select": CustomEvent<{ index: number }>;
  /** The banner began or ceased to run by itself. */
  "rondo-toggle": CustomEvent<{ running: boolean }>;
}

/** What the four elements share. Setting a property sets its attribute. */
declare class RondoElement extends HTMLElement {
  axis: "horizontal" | "vertical";
  direction: "forward" | "backward";
  /** Whether it can be moved by hand. */
  drag: boolean;

  /** The item nearest its place, -1 for none. */
  readonly index: number;
  /** The item at which the present motion will rest, -1 for none. */
  readonly target: number;
  /** The index as a real number. */
  readonly position: number;
  /** Whether it moves by itself, now or after a dwell. */
  readonly isRunning: boolean;
  /** Whether the content is longer than the banner. */
  readonly needsScrolling: boolean;

  /** Resumes and goes on, from the beginning if it had ended. */
  start(): void;
  /** Holds and returns to the beginning. */
  stop(): void;
  /** Jumps to the beginning and starts again with the delay. */
  reset(): void;
  /** Holds it until `resume`. */
  pause(): void;
  resume(): void;
  /** The person's own say: runs in spite of reduced motion, pointer and focus. */
  play(): void;
  next(): void;
  previous(): void;
  select(index: number, options?: RondoSelectOptions): void;

  addEventListener<K extends keyof RondoEvents>(
    type: K, listener: (event: RondoEvents[K]) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** `<rondo-marquee>`: running text, or any items. */
export class RondoMarquee extends RondoElement {
  mode: "continuous" | "pass" | "bounce";
  /** Points per second. */
  speed: number;
  /** Seconds per turn, in place of `speed`. */
  duration: number | null;
  /** Points between the last item and the first of the next turn. */
  gap: number;
  /** Points between items. */
  spacing: number;
  /** Seconds before it first starts. */
  delay: number;
  /** Seconds it stands at home on every turn. */
  dwell: number;
  /** Points of the faded edges. */
  fadeLength: number;
  runsWhenFits: boolean;
  /** How many turns it makes; null is endless. */
  repeatCount: number | null;
}

declare class RondoStepped extends RondoElement {
  autoplay: boolean;
  loop: boolean;
  /** Seconds from the start of one step to the start of the next. */
  interval: number;
  /** Seconds a step takes. */
  transition: number;
  effect:
    | "flat" | "fade" | "zoom" | "depth" | "cover-flow" | "cards" | "cube" | "wheel" | "parallax";
  controls: "none" | "pause";
}

declare class RondoPaged extends RondoStepped {
  /** Where an item rests: a word, or a number in 0...1. */
  alignment: "leading" | "center" | "trailing" | number;
  /** `auto` leaves each item its own width. */
  itemsPerPage: number | "auto";
  /** How many items a step passes. */
  stride: number;
  spacing: number;
  insetLeading: number;
  insetTrailing: number;
  indicator: "none" | "dots";
}

/** `<rondo-pager>`: pages turned by hand. */
export class RondoPager extends RondoPaged {}

/** `<rondo-carousel>`: pages in a circle that advance by themselves. */
export class RondoCarousel extends RondoPaged {}

/** `<rondo-roller>`: rows that roll, with the middle one highlighted (`::part(highlight)`). */
export class RondoRoller extends RondoStepped {
  rowHeight: number;
  visibleRows: number;
}

/** Resolves once the elements are defined, or the engine could not be loaded. */
export const ready: Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    "rondo-marquee": RondoMarquee;
    "rondo-pager": RondoPager;
    "rondo-carousel": RondoCarousel;
    "rondo-roller": RondoRoller;
  }
}
