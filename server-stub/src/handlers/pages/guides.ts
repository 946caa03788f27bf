import { PROBLEMS } from "../../generated/problems.ts";
import { notFound } from "../../domain/shared/refusal.ts";
import {
  PAGE_HEADERS,
  type PageAnswer,
  type PageRequest,
  type PageRoute,
} from "../../http/pages.ts";
import type { ProblemFacts } from "../../http/problem-facts.ts";
import { RELEASE } from "../../release.ts";
import { readGuides, SLUGS, type Guide, type Guides } from "../../../web/guides/build.ts";
import { errorsPage, guidePage, searchPage } from "../../../web/guides/page.ts";
import { proseIn } from "../../../web/words/index.ts";
import { HTML, PAGE_CACHE, pageSetting } from "./reference.ts";

let guides: Guides | null = null;
const readOnce = (): Guides => (guides ??= readGuides());

/** The guides, their search and the catalogue of errors, under `/docs/LANGUAGE`. */
export const GUIDE_PAGES: readonly PageRoute[] = [
  { path: "/docs", counted: true, answer: (request) => answer(request, request.locale, SLUGS[0]) },
  {
    path: "/docs/llms.txt",
    counted: true,
    answer: async () => ({
      body: readOnce()
        .pages.filter(({ lang }) => lang === "en")
        .map(({ slug, title }) => `- [${title}](/docs/en/${slug}.md)`)
        .join("\n"),
      media: "text/plain; charset=utf-8",
      headers: PAGE_CACHE,
    }),
  },
  {
    path: "/docs/{lang}/{slug}",
    counted: true,
    answer: (request) => answer(request, langOf(request), request.params["slug"] ?? ""),
  },
  {
    path: "/docs/{lang}/guides/{slug}",
    counted: true,
    answer: (request) => answer(request, langOf(request), `guides/${request.params["slug"]}`),
  },
];

function langOf({ params }: PageRequest): Guide["lang"] {
  const { lang } = params;
  if (lang !== "en" && lang !== "fr") throw notFound("guide", String(lang));
  return lang;
}

async function answer(
  request: PageRequest,
  lang: Guide["lang"],
  slug: string,
): Promise<PageAnswer> {
  const setting = { ...(await pageSetting({ query: { lang }, locale: lang })), version: "" };
  const all = readOnce();
  const page = (body: string): PageAnswer => ({
    body,
    media: HTML,
    headers: { ...PAGE_HEADERS, ...PAGE_CACHE },
  });
  if (slug === "errors") return page(errorsPage(setting, all, lang, catalogue(lang)));
  if (slug === "search") return page(searchPage(setting, all, lang, request.query["q"] ?? ""));
  const isMarkdown = slug.endsWith(".md");
  const guide = all.pages.find(
    (one) => one.lang === lang && one.slug === slug.replace(/\.md$/, ""),
  );
  if (guide === undefined) throw notFound("guide", slug);
  return isMarkdown
    ? { body: guide.markdown, media: "text/markdown; charset=utf-8", headers: PAGE_CACHE }
    : page(guidePage(setting, all, guide, RELEASE));
}

function catalogue(lang: Guide["lang"]) {
  const say = proseIn(lang);
  return Object.entries<ProblemFacts>(PROBLEMS).map(
    ([code, { status, retryable, titles, doc }]) => ({
      code,
      status,
      title: titles[lang] ?? titles.en,
      text: say(doc),
      retryable,
    }),
  );
}
