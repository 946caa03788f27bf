import type { PageRequest, PageRoute } from "../../http/pages.ts";
import { playgroundPage } from "../../../web/playground/page/page.ts";
import { JOURNEYS } from "../../../web/playground/journeys/index.ts";
import { exportSource } from "../exports.ts";
import { PAGE_CACHE, pageSetting } from "./reference.ts";

/** The playground as a page. */
export async function playground(request: Pick<PageRequest, "query" | "locale">): Promise<string> {
  return playgroundPage(await pageSetting(request), JOURNEYS);
}

export const PLAYGROUND_FILES: readonly PageRoute[] = [
  {
    path: "/playground/source.json",
    counted: true,
    answer: async () => {
      const { document: _, ...rest } = await exportSource();
      return {
        body: JSON.stringify(rest),
        media: "application/json; charset=utf-8",
        headers: PAGE_CACHE,
      };
    },
  },
];
