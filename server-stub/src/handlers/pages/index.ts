import type { PageRoute } from "../../http/pages.ts";
import { APP_PAGES } from "./apps.ts";
import { GUIDE_PAGES } from "./guides.ts";
import { PLAYGROUND_FILES } from "./playground.ts";
import { REFERENCE_PAGES } from "./reference.ts";

/** Pages and files beside the API. */
export const PAGES: readonly PageRoute[] = [
  ...REFERENCE_PAGES,
  ...PLAYGROUND_FILES,
  ...APP_PAGES,
  ...GUIDE_PAGES,
];
