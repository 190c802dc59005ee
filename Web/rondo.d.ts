// The one source of what the elements have: `custom-elements.json` is made from this file by
// Support/scripts/manifest.py. A property with `@default` mirrors the attribute of its name.

/** Why the index changed. */
export type RondoCause = "drive" | "person" | "caller" | "data";

/** Which way round a loop a select goes; a tie of the shorter way goes forward. */
export type RondoWay = "shortest" | "forward" | "backward";

/** Why a banner stands though it could run; no browser tells of `inactive` and `assistive-technology`. */
export type RondoHold =
  | "touch" | "hover" | "focus" | "hidden" | "inactive" | "reduced-motion" | "assistive-technology"
  | "caller";

/** Where a banner is, to be kept as JSON. */
export interface RondoPlace {
  index: number;
  /** The index as a real number, where it may rest anywhere. */
  position?: number;
  /** Whether the person paused it. */
  isPaused?: boolean;
}

/** How an item looks, beside where it plainly lies; what is not given is plain. */
export interface RondoLook {
  /** The shift along the strip in reading order, in the item's lengths. */
  shiftAlong?: number;
  /** The shift across the strip, in breadths of the window. */
  shiftAcross?: number;
  /** Radians. */
  rotateX?: number;
  rotateY?: number;
  rotateZ?: number;
  scale?: number;
  /** How far it comes towards the viewer, in its lengths. */
  depth?: number;
  opacity?: number;
  /** The shift of the content inside its slot, in the item's lengths. */
  contentShift?: number;
}

/** A look at a distance from the place where items rest, in items; between two knots it is linear. */
export interface RondoKnot extends RondoLook {
  distance: number;
}

export type RondoLooks = RondoKnot[] | ((distance: number) => RondoLook);

/** Looks by distance; a function is asked once, from -2 to 2. */
export type RondoEffect =
  | RondoLooks
  | {
    knots: RondoLooks;
    /** How many items beyond the window are brought into it on each side. */
    reach?: number;
    /** Points from the eye to the screen. */
    perspective?: number;
  };

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
  /** The strip was let go and will come to rest on an item. */
  "rondo-will-settle": CustomEvent<{ index: number }>;
  /** An item came into sight. */
  "rondo-show": CustomEvent<{ index: number }>;
  /** An item went out of sight, after so many seconds; at most that fraction of it was seen at once. */
  "rondo-hide": CustomEvent<{ index: number; duration: number; fraction: number }>;
  /** By itself the strip came home again, so many times since the last such event. */
  "rondo-turn": CustomEvent<{ turns: number }>;
  /** It has come to its end: of its repeats, or of a strip that has one. */
  "rondo-finish": CustomEvent<null>;
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
 * @csspart item The place of an item, whose font and colour the item takes over.
 * @csspart selected That of the item nearest the place where it rests, as the row of a roller.
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
   * Whether a mouse moves it too, or selects text.
   * @default true
   */
  mouseDrag: boolean;
  /**
   * Whether a pull at its end moves the banner around it.
   * @default false
   */
  dragChaining: boolean;
  /**
   * Points per second from which a release goes a page on.
   * @default 50
   */
  flickThreshold: number;
  /**
   * Where a person may move it.
   * @default "both"
   */
  allowedDirections: "both" | "forward" | "backward";
  /**
   * How quickly a fling slows down.
   * @default "normal"
   */
  decelerationRate: "normal" | "fast";
  /**
   * Whether it can be pulled past its ends.
   * @default true
   */
  bounces: boolean;
  /**
   * Whether one item alone comes round.
   * @default false
   */
  loopsSingleItem: boolean;
  /**
   * When alone it runs: some of `press`, `hover` and `focus`; empty for always.
   * @default ""
   */
  runsWhile: string;
  /**
   * How many turns it makes by itself; null is endless.
   * @default null
   */
  repeatCount: number | null;
  /**
   * The banner whose position it follows: its id, or itself. It selects what is clicked
   * or dragged to here. One that is not there yet is followed once it comes.
   * @default null
   */
  follow: string | RondoElement | null;
  /**
   * The moment from which it runs, shared by several screens: a Date, or milliseconds since 1970.
   * @default null
   */
  epoch: Date | number | string | null;
  /**
   * Shows it as it is so many seconds after it began, and holds it; null lets it go.
   * @default null
   */
  time: number | null;
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
  /**
   * Whether changed children come to their places one by one, in the time of a step: what moved slides, what
   * is new fades in, what is gone fades out. So do the items of a list of up to 24.
   * @default false
   */
  animatesChanges: boolean;
  /**
   * Points of the window before the place of its items, in which the one before is seen.
   * @default 0
   */
  insetLeading: number;
  /**
   * Points of the window after that place, in which the next one is seen.
   * @default 0
   */
  insetTrailing: number;
  /**
   * Fills an element with an item of the list; a list of a million has a handful of elements. What it
   * returns is called before the element is filled anew or taken away, to stop a download for example.
   */
  render: ((index: number, element: HTMLElement) => void | (() => void)) | null;
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
  /** How much of its stay at the item has passed, in 0...1. */
  readonly dwellProgress: number;
  /** Why it stands though it could run. */
  readonly holdReasons: RondoHold[];
  /** What the person chose; to be set by a control of the page's own, and not by the page itself. */
  personSwitch: "automatic" | "paused" | "playing";
  /** Where it is; set, it goes there at once. */
  place: RondoPlace;
  /** Whether it moves by itself, now or after a dwell. */
  readonly isRunning: boolean;
  /** Whether the content is longer than the banner. */
  readonly needsScrolling: boolean;

  /** Gives the focus to what the Tab key comes to first in it, and shows that: the pause control where there is one. */
  focus(options?: FocusOptions): void;
  /** Shows other content in place of all children, nodes and texts, also in lists; a marquee when its `swap` says. */
  replaceItems(...items: (Node | string | Iterable<Node | string>)[]): void;
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
  /** Goes to an item, by its index or by a node that is in it; an index beyond the ends is the end. */
  select(item: number | Node, options?: RondoSelectOptions): void;

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
   * Seconds per turn; of this and `speed` the one that was set last holds, and this is null where that is
   * the speed.
   * @default null
   */
  duration: number | null;
  /**
   * Where content stands that fits, and the first item at the start of a turn: a word, or a number in 0...1.
   * @default "leading"
   */
  alignment: "leading" | "center" | "trailing" | number;
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
   * Points over which content fades where it goes on: at rest where an item is cut off, in motion on both sides,
   * and towards an end the less the less is left beyond it.
   * @default 0
   */
  fadeLength: number;
  /**
   * Whether it runs though all of it fits.
   * @default false
   */
  runsWhenFits: boolean;
  /**
   * Whether one item alone comes round.
   * @default true
   */
  loopsSingleItem: boolean;
  /**
   * When new content is shown: in its place at once, at the seam behind what is in sight, which stays a child
   * until it has passed on, or from the start. Of several set before one is seen the newest comes; `index`,
   * events and `text` are of the new content at once. What bounces, or has an `epoch`, shows it when a turn is over.
   * @default "keeps-place"
   */
  swap: "keeps-place" | "at-seam" | "starts-over";
  /** The words; set, they take the place of all children, when `swap` says. */
  text: string;
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
   * The timing of a step, as in CSS: a word or `cubic-bezier()`.
   * @default "ease-in-out"
   */
  transitionCurve: string;
  /**
   * Where it may rest after a person moved it: anywhere, on any item, a page a flick, or several.
   * @default "page"
   */
  paging: "free" | "item" | "page" | "pages";
  /**
   * What it does by itself at the end of a strip that has one.
   * @default "rewind"
   */
  endBehavior: "rewind" | "stop" | "turn-back";
  /**
   * Whether its height follows the item that is shown.
   * @default false
   */
  fitsHeightToItem: boolean;
  /**
   * Where an item rests: a word, or a number in 0...1.
   * @default "center"
   */
  alignment: "leading" | "center" | "trailing" | number;
  /**
   * Points between items.
   * @default 0
   */
  spacing: number;
  /**
   * How items look by their distance from their place.
   * @default "flat"
   */
  effect:
    | "flat" | "fade" | "zoom" | "depth" | "cover-flow" | "cards" | "cube" | "wheel" | "parallax"
    | "overlap" | "flip" | "ferris-wheel" | "inverted-ferris-wheel" | "cylinder"
    | "inverted-cylinder" | "rotary" | "inverted-rotary" | "time-machine"
    | "inverted-time-machine"
    | RondoEffect;
}

/**
 * @csspart indicator The row of dots or bars.
 * @csspart dot What selects a page.
 * @csspart current That of the page that is shown.
 * @csspart track What is filled.
 * @csspart fill What fills it.
 * @csspart fraction The text of the indicator `fraction`.
 * @cssprop --rondo-dot The colour of a dot.
 */
declare class RondoPaged extends RondoStepped {
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
   * What shows the page and selects one: dots, bars, bars that fill, a text, or an element of the page,
   * by `#id` or itself, which is given `--rondo-position` and `--rondo-count` to style itself by.
   * @default "dots"
   */
  indicator: "none" | "dots" | "bar" | "fraction" | "stories" | string | Element;
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
   * What it does by itself at its end.
   * @default "stop"
   */
  endBehavior: "rewind" | "stop" | "turn-back";
  /**
   * What shows the page and selects one.
   * @default "none"
   */
  indicator: "none" | "dots" | "bar" | "fraction" | "stories" | string | Element;
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
   * Where it may rest after a person moved it: anywhere, on any item, a page a flick, or several.
   * @default "item"
   */
  paging: "free" | "item" | "page" | "pages";
  /**
   * Whether it is as wide as the word that is shown, as in a sentence.
   * @default false
   */
  fitsWidthToItem: boolean;
  /**
   * Points a row is high; `auto` leaves each row of a vertical roller its own height.
   * @default 38
   */
  rowHeight: number | "auto";
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
