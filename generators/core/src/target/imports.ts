/** Imports come from the fragments used; an unused import is impossible. */
import type { Fragment, Import } from "./code.ts";

/** All imports from one module, names sorted by code point. */
export interface ImportGroup {
  readonly from: string;
  /** Imports of the module as a whole, by alias. */
  readonly whole: readonly Import[];
  readonly names: readonly Import[];
}
