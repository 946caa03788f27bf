/** The Ruby target. */
export { target } from "./target.ts";
