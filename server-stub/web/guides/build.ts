import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { highlight } from "../page/highlight.ts";
import { html, type Markup } from "../page/html.ts";
import { casesPlot, drawPlot, limitsPlot, type Plot } from "./plot.ts";

/** A page of the guides. */
export interface Guide {
  readonly lang: "en" | "fr";
  /** Such as `guides/widgets`. */
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  /** With the programs in the place of their names. */
  readonly markdown: string;
}

export interface Guides {
  readonly pages: readonly Guide[];
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = join(ROOT, "spec/docs");
const BUILT = fileURLToPath(new URL("../../dist/guides.json", import.meta.url));
const LANGUAGES = ["en", "fr"] as const;
/** Order of the pages, and the one at `/docs` first. */
export const SLUGS = [
  "get-started",
  "guides/payments",
  "guides/mobile-money",
  "guides/bulk",
  "guides/reversals",
  "guides/credit",
  "guides/fraud",
  "guides/kyc",
  "guides/cards",
  "guides/webhooks",
  "guides/widgets",
  "guides/idempotency",
  "guides/errors",
  "guides/limits",
  "guides/test-mode",
  "guides/going-live",
  "guides/migration",
  "glossary",
  "measured",
] as const;
/** Pictures that a page may name. */
const PLOTS: Readonly<Record<string, () => Plot>> = {
  listen: () => limitsPlot(join(SOURCES, "measured/listen.json")),
  conformance: () => casesPlot(join(ROOT, "conformance/baselines/BASELINES.md")),
};
/** Programs whose marked parts the pages show; `npm run sdk:tasks` executes every one of them. */
const PROGRAMS = [
  ["typescript", "TypeScript", "ts", "sdks/tasks/tasks.ts"],
  ["python", "Python", "python", "sdks/tasks/tasks.py"],
  ["php", "PHP", "php", "sdks/tasks/tasks.php"],
  ["go", "Go", "go", "sdks/tasks/go/main.go"],
  ["java", "Java", "java", "sdks/tasks/Tasks.java"],
  ["ruby", "Ruby", "ruby", "sdks/tasks/tasks.rb"],
] as const;

/** The guides as they were built, or built now where their sources are at hand. Throws with all defects. */
export function readGuides(): Guides {
  if (existsSync(join(ROOT, "sdks/tasks")) || !existsSync(BUILT)) return buildGuides();
  return JSON.parse(readFileSync(BUILT, "utf8")) as Guides;
}

/** Builds the guides and keeps them for images without the sources of the SDKs. */
export function keepGuides(): Guides {
  const guides = buildGuides();
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, JSON.stringify(guides));
  return guides;
}

function buildGuides(): Guides {
  const defects = [...missingPages()];
  const pages =
    defects.length > 0
      ? []
      : LANGUAGES.flatMap((lang) => SLUGS.map((slug) => readPage(lang, slug, defects)));
  defects.push(...brokenLinks(pages));
  if (defects.length > 0) throw new Error(`The guides cannot be built:\n${defects.join("\n")}`);
  return { pages };
}

/** Pages that one language lacks, and files that no list names. */
function missingPages(): readonly string[] {
  return LANGUAGES.flatMap((lang) => {
    const files = readdirSync(join(SOURCES, lang), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".md"));
    const slugs = files.map((name) => name.replace(/\\/g, "/").replace(/\.md$/, ""));
    return [
      ...SLUGS.filter((slug) => !slugs.includes(slug)).map(
        (slug) => `${lang}/${slug}.md is missing.`,
      ),
      ...slugs
        .filter((slug) => !(SLUGS as readonly string[]).includes(slug))
        .map((slug) => `${lang}/${slug}.md is in no list (web/guides/build.ts).`),
    ];
  });
}

function readPage(lang: Guide["lang"], slug: string, defects: string[]): Guide {
  const source = readFileSync(join(SOURCES, lang, `${slug}.md`), "utf8");
  const title = /^# (.+)$/m.exec(source)?.[1] ?? "";
  if (title === "") defects.push(`${lang}/${slug}.md has no title.`);
  const parts = source.split(/^\{\{(task \w+|plot \w+)\}\}$/m);
  let page = "";
  let markdown = "";
  parts.forEach((part, index) => {
    if (index % 2 === 0) {
      page += renderer.render(part);
      markdown += part;
      return;
    }
    const [kind, name = ""] = part.split(" ");
    if (kind === "plot") {
      const plot = PLOTS[name]?.();
      if (plot === undefined)
        defects.push(`${lang}/${slug}.md names a picture ${name} that is not there.`);
      else {
        page += drawPlot(plot, lang).text;
        markdown += plot.bars
          .map(({ label, value, against }) => `- ${label}: ${value} / ${against}`)
          .join("\n");
      }
      return;
    }
    const programs = PROGRAMS.map(([id, title, fence, file]) => ({
      id,
      name: title,
      fence,
      code: partOf(file, name, defects),
    }));
    page += tabs(name, programs).text;
    markdown += programs
      .map(({ name, fence, code }) => `**${name}**\n\n\`\`\`${fence}\n${code}\n\`\`\``)
      .join("\n\n");
  });
  return { lang, slug, title, html: page, markdown };
}

const renderer = new MarkdownIt({
  html: false,
  highlight: (code) => highlight(code).text,
});
renderer.renderer.rules["heading_open"] = (tokens, index) => {
  const token = tokens[index];
  const text = tokens[index + 1]?.content ?? "";
  return token?.tag === "h1" ? "<h1>" : `<${token?.tag} id="${anchorOf(text)}">`;
};
// A wide table or a long line of code scrolls by itself, by keyboard too.
renderer.renderer.rules["table_open"] = () =>
  '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>';
renderer.renderer.rules["table_close"] = () => "</table></div>";
renderer.renderer.rules["fence"] = (tokens, index) =>
  codeBlock(tokens[index]?.content.trimEnd() ?? "").text;

const codeBlock = (code: string): Markup =>
  html`<pre tabindex="0"><code>${highlight(code)}</code></pre>`;

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly fence: string;
  readonly code: string;
}

/** The same task in every language; the first one is open, the others by a click, also without a script. */
function tabs(task: string, programs: readonly Shown[]): Markup {
  return html`<div class="programs">
    ${programs.map(
      ({ id, name, code }, index) =>
        html`<details
          name="task-${task}"
          class="program"
          data-language="${id}"
          ${index === 0 ? openMark : null}
        >
          <summary>${name}</summary>
          ${codeBlock(code)}
        </details>`,
    )}
  </div>`;
}

const openMark = html`open`;

/** The lines of a program between `task ID` and `end`, moved to the margin. */
function partOf(file: string, id: string, defects: string[]): string {
  const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
  const start = lines.findIndex((line) => new RegExp(`^\\s*(//|#) task ${id}$`).test(line));
  const end = lines.findIndex((line, index) => index > start && /^\s*(\/\/|#) end$/.test(line));
  if (start < 0 || end < 0) {
    defects.push(`${file} has no part "task ${id}" that ends with "end".`);
    return "";
  }
  const shown = lines.slice(start + 1, end);
  const margin = Math.min(
    ...shown.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );
  return shown.map((line) => line.slice(margin)).join("\n");
}

/** Links inside the guides that lead nowhere, and texts of one language that lead into the other. */
function brokenLinks(pages: readonly Guide[]): readonly string[] {
  const known = new Set([
    ...pages.map(({ lang, slug }) => `/docs/${lang}/${slug}`),
    ...LANGUAGES.map((lang) => `/docs/${lang}/errors`),
  ]);
  return pages.flatMap((page) =>
    [...page.markdown.matchAll(/\]\((\/docs\/[^)#]+)/g)]
      .map(([, link]) => link ?? "")
      .filter((link) => !known.has(link) || !link.startsWith(`/docs/${page.lang}/`))
      .map(
        (link) =>
          `${page.lang}/${page.slug}.md leads to ${link}, which is not there or is of the other language.`,
      ),
  );
}
