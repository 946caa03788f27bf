/** The PHP target. */
export { target } from "./target.ts";
