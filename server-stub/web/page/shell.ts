import { LOCALES, word, type Locale } from "../words/index.ts";
import { html, Markup, type Piece } from "./html.ts";

/** What every page knows: its language, how links keep what the reader chose, and where its files are. */
export interface PageSetting {
  readonly locale: Locale;
  /** What links carry on: "?lang=fr&version=2.3.1", or nothing. */
  readonly query: string;
  readonly version: string;
  /** Name of a file -> its address, which changes with its content. */
  readonly asset: (name: string) => string;
}

export type Section = "guides" | "docs" | "playground" | "console" | "changelog";

export interface PageParts {
  readonly section: Section;
  readonly title: string;
  readonly description: string;
  /** Path of this page, without a query. */
  readonly path: string;
  /** Where the other language is, if not at the same path with another `lang`. */
  readonly otherPath?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Class of the body. */
  readonly layout: string;
  readonly content: Piece;
}

/** A whole page: head, bar on top, content. Nothing on it comes from another origin, and it has no inline style or script. */
export function shell(setting: PageSetting, parts: PageParts): string {
  const { locale, query, asset } = setting;
  const say = (key: Parameters<typeof word>[1]): string => word(locale, key);
  const other = LOCALES.find((one) => one !== locale) ?? locale;
  const links: readonly (readonly [Section, string, string])[] = [
    ["guides", `/docs/${locale}/get-started`, say("guides")],
    ["docs", `/api/docs${query}`, say("reference")],
    ["playground", `/playground${query}`, say("playground")],
    ["console", `/console/webhooks${query}`, say("console")],
    ["changelog", `/changelog${query}`, say("changeLog")],
  ];
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${parts.title}</title>
        <meta name="description" content="${parts.description}" />
        <meta name="color-scheme" content="light dark" />
        <script src="${asset("theme.js")}"></script>
        ${parts.styles.map((name) => html`<link rel="stylesheet" href="${asset(name)}" />`)}
        <link
          rel="icon"
          href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230b6b53'/%3E%3Cpath d='M9 23V9l14 14V9' fill='none' stroke='white' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E"
        />
        ${parts.scripts.map((name) => html`<script type="module" src="${asset(name)}"></script>`)}
      </head>
      <body class="${parts.layout}">
        <a class="skip" href="#content">${say("skip")}</a>
        <header class="bar">
          <a class="brand" href="/api/docs${query}"
            ><span class="mark" aria-hidden="true">N</span>Njia</a
          >
          <nav aria-label="Njia">
            <ul>
              ${links.map(
                ([section, href, label]) =>
                  html`<li>
                    <a
                      href="${href}"
                      ${section === parts.section ? new Markup(' aria-current="page"') : null}
                      >${label}</a
                    >
                  </li>`,
              )}
            </ul>
          </nav>
          <div class="tools">
            <a
              class="tool"
              href="${parts.otherPath ?? `${parts.path}?lang=${other}`}"
              hreflang="${other}"
              lang="${other}"
              >${say("otherLanguage")}</a
            ><button
              class="tool icon needs-script"
              type="button"
              data-theme-switch
              aria-label="${say("dark")}"
            >
              <span aria-hidden="true">◐</span>
            </button>
          </div>
        </header>
        ${parts.content}
      </body>
    </html> `;
  return page.text;
}
