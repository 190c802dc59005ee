export { JSX } from "./index.js";
export const jsx: unknown;
export const jsxs: unknown;
export const Fragment: unknown;
