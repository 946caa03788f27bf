import { notFound, refuse } from "../../domain/shared/refusal.ts";
import type { PageRequest, PageRoute } from "../../http/pages.ts";
import { PAGE_HEADERS } from "../../http/pages.ts";
import { publishedRelease } from "../../http/published.ts";
import { webBuild } from "../../../web/build/built.ts";
import { readReference } from "../../../web/docs/model/reference.ts";
import type { Reference } from "../../../web/docs/model/views.ts";
import { searchEntries } from "../../../web/docs/model/search.ts";
import { llmsText } from "../../../web/docs/page/llms.ts";
import { operationPage, overviewPage } from "../../../web/docs/page/page.ts";
import type { PageSetting } from "../../../web/page/shell.ts";
import { LOCALES, proseIn, word, type Locale, type Word } from "../../../web/words/index.ts";

export const HTML = "text/html; charset=utf-8";
/** Pages change with releases only; a reader asks again after five minutes, with the validator. */
export const PAGE_CACHE = {
  "Cache-Control": "public, max-age=300",
  Vary: "Accept, Accept-Language, Accept-Encoding",
} as const;

const references = new Map<string, Promise<Reference>>();

/** Language and links of a page: `lang` and `version` of the address win over the header, and links carry them on. */
export async function pageSetting({
  query,
  locale,
}: Pick<PageRequest, "query" | "locale">): Promise<PageSetting> {
  const { files } = await webBuild();
  const chosen = LOCALES.find((one) => one === query["lang"]);
  const version = query["version"];
  const kept = [
    ...(chosen === undefined ? [] : [`lang=${chosen}`]),
    ...(version === undefined ? [] : [`version=${encodeURIComponent(version)}`]),
  ];
  return {
    locale: chosen ?? locale,
    query: kept.length === 0 ? "" : `?${kept.join("&")}`,
    version: version ?? "",
    asset: (name) => `/assets/${files[name]?.name ?? name}`,
  };
}

/** The reference of a release in a language, read once. Throws resource_not_found for a release that is not kept. */
export function referenceOf(locale: Locale, version: string): Promise<Reference> {
  const key = `${locale} ${version}`;
  const known = references.get(key);
  if (known !== undefined) return known;
  const made = publishedRelease(version).then(({ json }) =>
    readReference(JSON.parse(json) as Reference["document"], {
      locale,
      say: proseIn(locale),
      label: (limit) => word(locale, limit as Word),
    }),
  );
  references.set(key, made);
  made.catch(() => references.delete(key));
  return made;
}

/** The first page of the reference. */
export async function referencePage(
  request: Pick<PageRequest, "query" | "locale">,
): Promise<string> {
  const setting = await pageSetting(request);
  return overviewPage(setting, await referenceOf(setting.locale, setting.version));
}

export const REFERENCE_PAGES: readonly PageRoute[] = [
  {
    path: "/api/docs/llms.txt",
    counted: true,
    answer: async (request) => {
      const setting = await pageSetting(request);
      return {
        body: llmsText(await referenceOf("en", setting.version)),
        media: "text/plain; charset=utf-8",
        headers: PAGE_CACHE,
      };
    },
  },
  {
    path: "/api/docs/search.json",
    counted: true,
    answer: async (request) => {
      const setting = await pageSetting(request);
      const reference = await referenceOf(setting.locale, setting.version);
      return {
        body: JSON.stringify(searchEntries(reference)),
        media: "application/json; charset=utf-8",
        headers: PAGE_CACHE,
      };
    },
  },
  {
    path: "/api/docs/{operationId}",
    counted: true,
    answer: async (request) => {
      const setting = await pageSetting(request);
      const reference = await referenceOf(setting.locale, setting.version);
      const id = request.params["operationId"] ?? "";
      const { samples } = await webBuild();
      const page = operationPage(setting, reference, id, samples[id] ?? []);
      if (page === null) throw notFound("operation", id);
      return { body: page, media: HTML, headers: { ...PAGE_HEADERS, ...PAGE_CACHE } };
    },
  },
  {
    path: "/assets/{file}",
    counted: false,
    answer: async ({ params, path }) => {
      const { files } = await webBuild();
      const file = Object.values(files).find(({ name }) => name === params["file"]);
      if (file === undefined) throw refuse("route_not_found", `There is no ${path}.`);
      return {
        body: file.text,
        media: file.media,
        headers: {
          "Cache-Control": "public, max-age=31536000, immutable",
          Vary: "Accept-Encoding",
          "X-Content-Type-Options": "nosniff",
        },
      };
    },
  },
];
