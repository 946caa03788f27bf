/** Rules about the sources of core and targets that no compiler knows. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { REPOSITORY } from "@njia/generator";
import { createRenderer, loadTemplates } from "@njia/generator-core";
import { load } from "js-yaml";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const GENERATORS = join(REPOSITORY, "generators");

interface Budget {
  readonly core: { readonly lines: number; readonly file: number; readonly pipeline: number };
  readonly plan: { readonly lines: number };
  readonly target: {
    readonly lines: number;
    readonly templates: number;
    readonly templateFiles: number;
    readonly file: number;
  };
  readonly larger: Readonly<Record<string, number>>;
}

const budget = load(readFileSync(new URL("../budget.yaml", import.meta.url), "utf8")) as Budget;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules") return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const linesOf = (file: string): number => readFileSync(file, "utf8").split("\n").length - 1;

const packages = readdirSync(GENERATORS).filter((name) =>
  statSync(join(GENERATORS, name), { throwIfNoEntry: false })?.isDirectory(),
);
const sourcesOf = (name: string): readonly string[] => {
  const folder = join(GENERATORS, name, "src");
  return statSync(folder, { throwIfNoEntry: false }) === undefined
    ? []
    : filesBelow(folder).filter((file) => file.endsWith(".ts"));
};
const targets = packages.filter(
  (name) => !["core", "command", "longtail", "testbed"].includes(name),
);

/** Where raw text may be declared safe for a position: the escapers, and what prints with a library of its own. */
const SEALERS = /\/(naming|literals|structure|wire)\.ts$/;

describe("sources", () => {
  it("seal raw text in the escapers alone", () => {
    const others = targets.flatMap(sourcesOf).filter((file) => !SEALERS.test(file));
    const guilty = others.filter((file) =>
      /\bseal\b|\bas Code\b|\bas Fragment\b|as unknown as/.test(readFileSync(file, "utf8")),
    );
    expect(guilty.map((file) => relative(REPOSITORY, file))).toEqual([]);
  });

  it("know nothing of the clock, chance or the locale", () => {
    const forbidden =
      /\bDate\.now\b|new Date\(\)|Math\.random|toLocale(Lower|Upper)Case|localeCompare|Intl\./;
    const guilty = [...targets, "core"]
      .flatMap(sourcesOf)
      .filter((file) => forbidden.test(readFileSync(file, "utf8")));
    expect(guilty.map((file) => relative(REPOSITORY, file))).toEqual([]);
  });

  it("read and write the disk only at both ends of the pipeline", () => {
    const allowed = /\/(source|output)\/|\/target\/(naming|template)\.ts$/;
    const guilty = [...targets, "core"]
      .flatMap(sourcesOf)
      .filter((file) => !allowed.test(file) && /from "node:fs/.test(readFileSync(file, "utf8")));
    expect(guilty.map((file) => relative(REPOSITORY, file))).toEqual([]);
  });
});

describe("templates", () => {
  it.each(targets)("of %s are shapes, not programs", (name) => {
    const templates = loadTemplates(pathToFileURL(join(GENERATORS, name, "templates/")));
    expect(() => createRenderer(templates)).not.toThrow();
  });
});

describe("budgets", () => {
  it("of core", () => {
    const files = sourcesOf("core");
    const sum = (some: readonly string[]): number =>
      some.reduce((lines, file) => lines + linesOf(file), 0);
    const plan = files.filter((file) => file.includes("/core/src/plan/"));
    expect(plan.length).toBeGreaterThan(0);
    expect(sum(plan)).toBeLessThanOrEqual(budget.plan.lines);
    expect(sum(files) - sum(plan)).toBeLessThanOrEqual(budget.core.lines);
    expect(linesOf(join(GENERATORS, "core/src/pipeline.ts"))).toBeLessThanOrEqual(
      budget.core.pipeline,
    );
    expect(tooLong(files, budget.core.file)).toEqual([]);
  });

  it.each(targets)("of %s", (name) => {
    const lines = sourcesOf(name).reduce((sum, file) => sum + linesOf(file), 0);
    expect(lines).toBeLessThanOrEqual(budget.larger[name] ?? budget.target.lines);
    const templates = filesBelow(join(GENERATORS, name)).filter((file) => file.endsWith(".hbs"));
    expect(templates.length).toBeLessThanOrEqual(budget.target.templateFiles);
    expect(templates.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(
      budget.target.templates,
    );
    expect(tooLong(sourcesOf(name), budget.target.file)).toEqual([]);
  });
});

const tooLong = (files: readonly string[], most: number): readonly string[] =>
  files
    .filter((file) => linesOf(file) > most)
    .map((file) => `${relative(REPOSITORY, file)}: ${linesOf(file)}`);
