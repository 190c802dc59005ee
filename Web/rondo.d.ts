// The one source of what the elements have: `custom-elements.json` is made from this file by
// Support/scripts/manifest.py. A property with `@default` mirrors the attribute of its name.

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

/**
 * What the four elements share. Setting a property sets its attribute; a switch is `on` or `off` as
 * an attribute.
 *
 * @slot The children are the items; they are never moved in the document.
 * @csspart window The window that the strip passes.
 * @csspart control The button that pauses and plays.
 * @csspart previous The button that steps back.
 * @csspart next The button that steps on.
 */
declare class RondoElement extends HTMLElement {
  /**
   * Along which axis the strip moves.
   * @default "horizontal"
   */
  axis: "horizontal" | "vertical";
  /**
   * In reading order, or against it.
   * @default "forward"
   */
  direction: "forward" | "backward";
  /**
   * Whether it can be moved by hand.
   * @default true
   */
  drag: boolean;
  /**
   * How many items a list has that `render` fills, in place of children; 0 for none.
   * @default 0
   */
  count: number;
  /**
   * How many pages of a long list are made ahead, before and after what is seen.
   * @default 1
   */
  preload: number;
  /** Fills an element with an item of the list; a list of a million has a handful of elements. */
  render: ((index: number, element: HTMLElement) => void) | null;
  /**
   * Which buttons are seen. With `auto` all that make sense are there, and seen while they have the
   * keyboard's focus; `pause` shows the one to pause and play, `all` those to step as well.
   * @default "auto"
   */
  controls: "auto" | "none" | "pause" | "all";
  /**
   * What the carousel is called; null leaves these words to the nearest `lang`, English or Korean.
   * @default null
   */
  labelCarousel: string | null;
  /**
   * What an item is called.
   * @default null
   */
  labelSlide: string | null;
  /**
   * How a place is told, with `{index}` and `{count}` in it.
   * @default null
   */
  labelPlace: string | null;
  /**
   * The name of all items together.
   * @default null
   */
  labelItems: string | null;
  /**
   * The name of the row of dots.
   * @default null
   */
  labelPages: string | null;
  /**
   * The name of the button that pauses.
   * @default null
   */
  labelPause: string | null;
  /**
   * The name of the button that plays.
   * @default null
   */
  labelPlay: string | null;
  /**
   * The name of the button that steps back.
   * @default null
   */
  labelPrevious: string | null;
  /**
   * The name of the button that steps on.
   * @default null
   */
  labelNext: string | null;

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

  /** Fills the items of the list anew that are there, after their data changed. */
  refresh(): void;
  /** Resumes and goes on, from the beginning if it had ended. */
  start(): void;
  /** Holds and returns to the beginning. */
  stop(): void;
  /** Jumps to the beginning and starts again with the delay. */
  reset(): void;
  /** Holds it until `resume`. */
  pause(): void;
  /** Lifts the hold of `pause`. */
  resume(): void;
  /** The person's own say: runs in spite of reduced motion, pointer and focus. */
  play(): void;
  /** Goes to the next page; quick calls are all counted. */
  next(): void;
  /** Goes to the page before. */
  previous(): void;
  /** Goes to an item; an index beyond the ends is the end. */
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
  /**
   * Repeats that follow each other, one that passes and enters again, or to and fro.
   * @default "continuous"
   */
  mode: "continuous" | "pass" | "bounce";
  /**
   * Points per second.
   * @default 40
   */
  speed: number;
  /**
   * Seconds per turn, in place of `speed`.
   * @default null
   */
  duration: number | null;
  /**
   * Points between the last item and the first of the next turn.
   * @default 32
   */
  gap: number;
  /**
   * Points between items.
   * @default 8
   */
  spacing: number;
  /**
   * Seconds before it first starts.
   * @default 1
   */
  delay: number;
  /**
   * Seconds it stands at home on every turn.
   * @default 0
   */
  dwell: number;
  /**
   * Points over which content fades where it goes on.
   * @default 0
   */
  fadeLength: number;
  /**
   * Whether it runs though all of it fits.
   * @default false
   */
  runsWhenFits: boolean;
  /**
   * How many turns it makes; null is endless.
   * @default null
   */
  repeatCount: number | null;
}

declare class RondoStepped extends RondoElement {
  /**
   * Whether it advances by itself.
   * @default true
   */
  autoplay: boolean;
  /**
   * Whether it comes round.
   * @default true
   */
  loop: boolean;
  /**
   * Seconds from the start of one step to the start of the next.
   * @default 3
   */
  interval: number;
  /**
   * Seconds a step takes.
   * @default 0.5
   */
  transition: number;
  /**
   * How items look by their distance from their place.
   * @default "flat"
   */
  effect:
    | "flat" | "fade" | "zoom" | "depth" | "cover-flow" | "cards" | "cube" | "wheel" | "parallax";
}

/**
 * @csspart indicator The row of dots.
 * @csspart dot A dot.
 * @csspart current The dot of the page that is shown.
 * @cssprop --rondo-dot The colour of a dot.
 */
declare class RondoPaged extends RondoStepped {
  /**
   * Where an item rests: a word, or a number in 0...1.
   * @default "center"
   */
  alignment: "leading" | "center" | "trailing" | number;
  /**
   * How many items share the window; `auto` leaves each item its own width.
   * @default 1
   */
  itemsPerPage: number | "auto";
  /**
   * How many items a step passes.
   * @default 1
   */
  stride: number;
  /**
   * Points between items.
   * @default 0
   */
  spacing: number;
  /**
   * Points of the window before the page, in which the one before is seen.
   * @default 0
   */
  insetLeading: number;
  /**
   * Points of the window after the page, in which the next one is seen.
   * @default 0
   */
  insetTrailing: number;
  /**
   * What shows the page and selects one.
   * @default "dots"
   */
  indicator: "none" | "dots";
}

/** `<rondo-pager>`: pages turned by hand. */
export class RondoPager extends RondoPaged {
  /**
   * Whether it advances by itself.
   * @default false
   */
  autoplay: boolean;
  /**
   * Whether it comes round.
   * @default false
   */
  loop: boolean;
  /**
   * What shows the page and selects one.
   * @default "none"
   */
  indicator: "none" | "dots";
}

/** `<rondo-carousel>`: pages in a circle that advance by themselves. */
export class RondoCarousel extends RondoPaged {}

/**
 * `<rondo-roller>`: rows that roll, with the middle one highlighted.
 *
 * @csspart highlight What stands behind the middle row.
 */
export class RondoRoller extends RondoStepped {
  /**
   * Along which axis the strip moves.
   * @default "vertical"
   */
  axis: "horizontal" | "vertical";
  /**
   * Seconds from the start of one step to the start of the next.
   * @default 2
   */
  interval: number;
  /**
   * Points a row is high.
   * @default 38
   */
  rowHeight: number;
  /**
   * How many rows are seen.
   * @default 3
   */
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
