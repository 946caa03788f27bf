import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isObject, type Json } from "../scripts/json.ts";
import { mergePatch } from "../scripts/merge-patch.ts";
import { applyHouseRules, type RuleFinding } from "../scripts/spectral.ts";

const spec = join(import.meta.dirname, "..");
const fixtures = join(spec, "rules/fixtures");

async function readYaml(file: string): Promise<Json> {
  return load(await readFile(file, "utf8")) as Json;
}

const ruleset = await readYaml(join(spec, ".spectral.yaml"));
const rules = isObject(ruleset) && isObject(ruleset["rules"]) ? Object.keys(ruleset["rules"]) : [];
const names = (await readdir(fixtures))
  .map((file) => basename(file, ".yaml"))
  .filter((name) => name !== "green");

describe("house rules", () => {
  let folder = "";
  let findings: readonly RuleFinding[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "njia-rules-"));
    const green = await readYaml(join(fixtures, "green.yaml"));
    await writeFile(join(folder, "green.json"), JSON.stringify(green));
    for (const name of names) {
      const patched = mergePatch(green, await readYaml(join(fixtures, `${name}.yaml`)));
      await writeFile(join(folder, `${name}.json`), JSON.stringify(patched));
    }
    findings = await applyHouseRules(
      ["green", ...names].map((name) => join(folder, `${name}.json`)),
    );
  }, 60_000);

  afterAll(async () => rm(folder, { recursive: true, force: true }));

  const brokenIn = (name: string): string[] => [
    ...new Set(
      findings.filter((each) => basename(each.file, ".json") === name).map((each) => each.rule),
    ),
  ];

  it("has one failing fixture for each rule", () => {
    expect(names.toSorted()).toEqual(rules.toSorted());
  });

  it("finds nothing wrong with the green description", () => {
    expect(findings.filter((each) => basename(each.file, ".json") === "green")).toEqual([]);
  });

  it.each(names)("%s turns its fixture red, and no other rule does", (name) => {
    expect(brokenIn(name)).toEqual([name]);
  });
});
