export {};

declare global {
  /** What the one-file variant defines: the elements' classes and `ready`. */
  var Rondo: typeof import("./rondo.js");
}
