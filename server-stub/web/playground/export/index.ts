/**
 * The operations of an OpenAPI 3.0 document as collections for Postman and Insomnia. Pure functions from data to text, used alike by
 * the page in the browser, the server and the CLI: equal sources and options give identical bytes.
 */
export { operationsOf, type ApiOperation } from "./document.ts";
export { exportInsomnia } from "./insomnia.ts";
export type { Journey, Step } from "./journey.ts";
export { ExportRefused, type ExportOptions, type ExportSource } from "./options.ts";
export { exportPostman } from "./postman.ts";
