/** The Python target. */
export { target } from "./target.ts";
