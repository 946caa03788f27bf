import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publishedDocument } from "../../src/http/published.ts";
import { readGuides } from "../../web/guides/build.ts";
import { casesPlot, limitsPlot } from "../../web/guides/plot.ts";

const { pages } = readGuides();
const root = new URL("../../../", import.meta.url);

describe("the guides", () => {
  it("name operations, codes and members that the API description has", async () => {
    const { json } = await publishedDocument();
    const document = JSON.parse(json) as { paths: Record<string, Record<string, unknown>> };
    const shape = (path: string): string => path.replace(/\{[^}]*\}/g, "{}");
    const operations = new Set(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${shape(path)}`),
      ),
    );
    // Words that widgets say to their page are not part of the API.
    const widgets = ["frame/screen.ts", "loader/element.ts"]
      .map((name) => readFileSync(new URL(`server-stub/web/widgets/${name}`, root), "utf8"))
      .join("\n");
    const isKnown = (word: string): boolean =>
      json.includes(`"${word}"`) || widgets.includes(`"${word}"`);
    const wrong: string[] = [];
    let looked = 0;
    for (const { lang, slug, markdown } of pages)
      for (const [, code = ""] of markdown.replace(/```[^]*?```/g, "").matchAll(/`([^`]+)`/g)) {
        const [, operation] = /^((?:GET|POST|PUT|PATCH|DELETE) \/v1[^?]*)/.exec(code) ?? [];
        const isWord = /^[a-z]+(?:_[a-z]+)+$/.test(code) && !/^(?:mrch_|test_)/.test(code);
        if (operation === undefined && !isWord) continue;
        looked += 1;
        const known = operation === undefined ? isKnown(code) : operations.has(shape(operation));
        if (!known) wrong.push(`${lang}/${slug}: ${code}`);
      }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(100);
  });

  it("have the same headings, tables and code in both languages", () => {
    const outline = (lang: string, slug: string): object => {
      const { markdown = "" } =
        pages.find((page) => page.lang === lang && page.slug === slug) ?? {};
      const text = markdown.replace(/```[^]*?```/g, "");
      return {
        headings: [...text.matchAll(/^#+(?= )/gm)].map(([marks]) => marks),
        rows: [...text.matchAll(/^\|/gm)].length,
        items: [...text.matchAll(/^(?:-|\d+\.) /gm)].length,
        codes: new Set([...text.matchAll(/`[^`]+`/g)].map(([code]) => code)).size,
      };
    };
    for (const { slug } of pages.filter(({ lang }) => lang === "en"))
      // The glossary gives the English word beside the French one.
      if (slug !== "glossary")
        expect([slug, outline("fr", slug)]).toEqual([slug, outline("en", slug)]);
  });

  it("draw what the commands wrote", () => {
    const cases = casesPlot(new URL("conformance/baselines/BASELINES.md", root).pathname);
    expect(cases.bars.find(({ own }) => own)).toMatchObject({ label: "typescript", share: 1 });
    expect(cases.bars.length).toBeGreaterThanOrEqual(5);
    const listen = limitsPlot(new URL("spec/docs/measured/listen.json", root).pathname);
    expect(listen.bars.map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringContaining("p95"), expect.stringContaining("waiting")]),
    );
    const { html } = pages.find(({ slug }) => slug === "measured") ?? { html: "" };
    expect(html.match(/<svg/g)).toHaveLength(2);
    // A style attribute would fall to the policy of the page.
    expect(html).not.toMatch(/\sstyle=/);
  });
});
