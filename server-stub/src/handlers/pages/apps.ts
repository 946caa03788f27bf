import { ENTRIES } from "../../domain/changelog/entries.ts";
import { PAGE_HEADERS, type PageAnswer, type PageRoute } from "../../http/pages.ts";
import { changeLogPage } from "../../../web/changelog/page.ts";
import { consolePage } from "../../../web/console/page.ts";
import { HTML, PAGE_CACHE, pageSetting } from "./reference.ts";

const page = (body: string): PageAnswer => ({
  body,
  media: HTML,
  headers: { ...PAGE_HEADERS, ...PAGE_CACHE },
});

/** The change log and the webhook console. */
export const APP_PAGES: readonly PageRoute[] = [
  {
    path: "/changelog",
    counted: true,
    answer: async (request) => page(changeLogPage(await pageSetting(request), ENTRIES)),
  },
  {
    path: "/console/webhooks",
    counted: true,
    answer: async (request) => page(consolePage(await pageSetting(request))),
  },
];
