import { html, Markup } from "../page/html.ts";
import { shell, type PageSetting } from "../page/shell.ts";
import { SLUGS, type Guide, type Guides } from "./build.ts";
import { scrollTable } from "./table.ts";

const WORDS = {
  en: {
    all: "Guides",
    search: "Search the guides",
    go: "Search",
    found: "Found",
    none: "Nothing was found.",
    errors: "Errors",
    code: "Code",
    status: "Status",
    meaning: "Meaning",
    again: "Retryable",
    yes: "yes",
    no: "no",
    version: "Made from API version",
  },
  fr: {
    all: "Guides",
    search: "Chercher dans les guides",
    go: "Chercher",
    found: "Trouvé",
    none: "Rien n'a été trouvé.",
    errors: "Erreurs",
    code: "Code",
    status: "Statut",
    meaning: "Sens",
    again: "À réessayer",
    yes: "oui",
    no: "non",
    version: "Issu de la version d'API",
  },
} as const;

/** An error of the catalogue as the guides show it. */
export interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly retryable: boolean;
}

type Lang = Guide["lang"];

export function guidePage(
  setting: PageSetting,
  guides: Guides,
  guide: Guide,
  version: string,
): string {
  const { lang, slug } = guide;
  const foot = html`<p class="muted">
    ${WORDS[lang].version} ${version} · <a href="/docs/${lang}/${slug}.md">Markdown</a>
  </p>`;
  return page(setting, guides, {
    lang,
    slug,
    title: guide.title,
    content: html`${new Markup(guide.html)}${foot}`,
  });
}

export function errorsPage(
  setting: PageSetting,
  guides: Guides,
  lang: Lang,
  entries: readonly CatalogueEntry[],
): string {
  const words = WORDS[lang];
  const rows = entries.map(
    ({ code, status, title, text, retryable }) =>
      html`<tr id="${code}">
        <td>
          <a href="/errors/${code}"><code>${code}</code></a>
        </td>
        <td>${status}</td>
        <td><strong>${title}</strong> ${text}</td>
        <td>${retryable ? words.yes : words.no}</td>
      </tr>`,
  );
  const content = html`<h1>${words.errors}</h1>
    ${scrollTable(words.errors, [words.code, words.status, words.meaning, words.again], rows)}`;
  return page(setting, guides, { lang, slug: "errors", title: words.errors, content });
}

/** What the guides say about some words, the best first; each word must be there. */
export function searchPage(
  setting: PageSetting,
  guides: Guides,
  lang: Lang,
  query: string,
): string {
  const words = WORDS[lang];
  const terms = fold(query)
    .split(/\s+/)
    .filter((term) => term !== "")
    .slice(0, 8);
  const found = guides.pages
    .filter(
      (guide) =>
        guide.lang === lang &&
        terms.length > 0 &&
        terms.every((term) => fold(guide.markdown).includes(term)),
    )
    .map((guide) => ({
      guide,
      weight: terms.filter((term) => fold(guide.title).includes(term)).length,
    }))
    .sort((a, b) => b.weight - a.weight);
  const content = html`<h1>${words.found}: ${query.slice(0, 100)}</h1>
    ${
      found.length === 0
        ? html`<p>${words.none}</p>`
        : html`<ul>
            ${found.map(
              ({ guide }) =>
                html`<li>
                  <a href="/docs/${lang}/${guide.slug}">${guide.title}</a>
                  <p>${excerpt(guide.markdown, terms[0] ?? "")}</p>
                </li>`,
            )}
          </ul>`
    }`;
  return page(setting, guides, { lang, slug: "search", title: words.found, content });
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

function excerpt(markdown: string, term: string): string {
  const at = fold(markdown).indexOf(term);
  return markdown
    .slice(Math.max(0, at - 60), at + 140)
    .replace(/[#`*|\n[\]]+/g, " ")
    .trim();
}

function page(
  setting: PageSetting,
  guides: Guides,
  of: { lang: Lang; slug: string; title: string; content: Markup },
): string {
  const { lang, slug, title } = of;
  const words = WORDS[lang];
  const entry = (at: string, label: string): Markup =>
    html`<li>
      <a href="/docs/${lang}/${at}" ${at === slug ? new Markup('aria-current="page"') : null}
        >${label}</a
      >
    </li>`;
  const links = SLUGS.map((one) =>
    entry(
      one,
      guides.pages.find((guide) => guide.lang === lang && guide.slug === one)?.title ?? one,
    ),
  );
  return shell(
    { ...setting, locale: lang },
    {
      section: "guides",
      layout: "docs",
      scripts: [],
      styles: ["base.css", "docs.css", "guides.css"],
      path: `/docs/${lang}/${slug}`,
      otherPath: `/docs/${lang === "en" ? "fr" : "en"}/${slug}`,
      title: `${title} · Njia`,
      description: title,
      content: html`<div class="columns">
        <nav class="guide-list" aria-label="${words.all}">
          <form action="/docs/${lang}/search" role="search">
            <label for="q">${words.search}</label
            ><input id="q" name="q" type="search" maxlength="100" /><button>${words.go}</button>
          </form>
          <ul class="tags">
            ${links}${entry("errors", words.errors)}
          </ul>
        </nav>
        <main id="content" tabindex="-1"><article class="prose guide">${of.content}</article></main>
      </div>`,
    },
  );
}
