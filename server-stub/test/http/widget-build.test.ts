import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareLocales } from "../../src/widget-site/check-locales.ts";
import { styleDefects } from "../../src/widget-site/check-styles.ts";
import { SOURCES } from "../../src/widget-site/build.ts";
import { widgetAssets } from "../../src/widget-site/assets.ts";
import { LOCALES } from "../../web/widgets/shared/locales.ts";

/** kB of 1,000 bytes, gzip at level 9; lines without blank ones and comments (experience design, section 1). */
const WEIGHTS = { loader: 6, payment: 45, balance: 30, kyc: 60, locale: 6 };
const LINES = { loader: 350, frame: 900, payment: 800, balance: 300, kyc: 900 };

describe("the build of the widgets", () => {
  it("stays within its weights: loader, each frame with all it imports, each language", async () => {
    const { manifest, files } = await widgetAssets();
    const weigh = (...names: readonly string[]): number =>
      names.reduce((sum, name) => sum + (files.get(name)?.gzip.length ?? Number.NaN), 0) / 1000;
    expect(weigh(manifest.loader)).toBeLessThanOrEqual(WEIGHTS.loader);
    for (const kind of ["payment", "balance", "kyc"] as const) {
      const { entry, imports } = manifest.kinds[kind] ?? { entry: "", imports: [] };
      expect(weigh(entry, ...imports, manifest.style), kind).toBeLessThanOrEqual(WEIGHTS[kind]);
    }
    for (const locale of LOCALES)
      expect(weigh(manifest.locales[locale] ?? ""), locale).toBeLessThanOrEqual(WEIGHTS.locale);
  });

  it("stays within its lines", () => {
    for (const [part, most] of Object.entries(LINES)) {
      const lines = readdirSync(join(SOURCES, part))
        .filter((name) => name.endsWith(".ts"))
        .flatMap((name) => readFileSync(join(SOURCES, part, name), "utf8").split("\n"))
        .filter((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line));
      expect(lines.length, part).toBeLessThanOrEqual(most);
    }
  });

  it("asks no network, no storage and no cookies of the browser", async () => {
    const { files } = await widgetAssets();
    for (const [name, { plain }] of files)
      expect(plain.toString("utf8"), name).not.toMatch(
        /localStorage|sessionStorage|indexedDB|document\.cookie|\beval\(|new Function|postMessage\([^)]*["']\*["']|https?:\/\/(?!www\.w3\.org|localhost)[a-z]/,
      );
  });
});

describe("the check of texts", () => {
  const english = {
    greet: "Hello {name}",
    things: { one: "{count} thing", other: "{count} things" },
  };
  const scripts = 't("greet", { name }); t("things", { count })';
  const arabic = Object.fromEntries(
    ["zero", "one", "two", "few", "many", "other"].map((form) => [form, "{count}"]),
  );

  it("passes what fits", () => {
    expect(
      compareLocales({ en: english, ar: { greet: "مرحبا {name}", things: arabic } }, scripts),
    ).toEqual([]);
  });

  it.each([
    [
      "a missing text",
      { en: english, fr: { greet: "Bonjour {name}" } },
      scripts,
      /fr: "things" is missing/,
    ],
    [
      "a text too many",
      { en: english, fr: { ...english, more: "x" } },
      scripts,
      /"more" is not in en\.json/,
    ],
    [
      "another placeholder",
      { en: english, sw: { ...english, greet: "Habari {jina}" } },
      scripts,
      /other placeholders/,
    ],
    [
      "a plural form too few",
      { en: english, ar: { ...english } },
      scripts,
      /plural forms one other; the language has few many/,
    ],
    ["an unused text", { en: english }, 't("greet")', /"things" is used by no script/],
    [
      "an unknown text",
      { en: english },
      `${scripts} t("gone")`,
      /"gone" is used but is in no language/,
    ],
    [
      "a text much too long",
      { en: english, pt: { ...english, greet: `{name} ${"muito ".repeat(12)}` } },
      scripts,
      /twice as long/,
    ],
  ])("sees %s", (_what, texts, used, message) => {
    expect(compareLocales(texts, used).join("\n")).toMatch(message);
  });
});

describe("the check of styles", () => {
  it.each([
    "a { margin-left: 1rem }",
    "a {left: 0}",
    "a { text-align: right; }",
    "a { width: 2px; }",
    "a { background: url(x) }",
  ])("sees %s", (sheet) => {
    expect(styleDefects("x.css", sheet)).toHaveLength(1);
  });

  it("passes logical ones", () => {
    expect(
      styleDefects(
        "x.css",
        "a { margin-inline-start: 1rem; line-height: 1; border-width: 2px; inset: 0 }",
      ),
    ).toEqual([]);
  });
});
