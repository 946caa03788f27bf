/** The commands of the command line as data: one group per resource, one command per operation, one flag per field. */
export { target } from "./target.ts";
