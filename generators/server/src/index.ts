/** The typed layer of the server: wire types, operations as data, handler interfaces and validators. */
export { target } from "./target.ts";
