// As much of React's own types as the elements' types name.
export interface HTMLAttributes<T> {
  class?: string;
  children?: unknown;
  onClick?: (event: { currentTarget: T }) => void;
}
export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = { ref?: (element: T | null) => void } & E;
export namespace JSX {
  interface Element {}
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicElements {}
}
