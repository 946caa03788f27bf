import type { PageRoute } from "../../http/pages.ts";
import { REFERENCE_PAGES } from "./reference.ts";

/** Pages and files beside the API. */
export const PAGES: readonly PageRoute[] = [...REFERENCE_PAGES];
