import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Rendered } from "@njia/generator-core";
import { buildApi, collectReport, createClock, loadDocument, produce } from "@njia/generator-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareSurfaceTexts, ENTRY_FILE, entryFile, readBase } from "../src/changes/release.ts";
import { findRegistration, requireTarget } from "../src/targets.ts";
import { petStore, type Pets } from "./support/documents.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "njia-release-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A run over a document, as own.ts makes it: with the entry for the newest release. */
async function run(document: Pets, mode: "write" | "check") {
  const entry = findRegistration("python");
  if (entry === undefined) throw new Error("there is no target python");
  const target = await requireTarget(entry);
  const report = collectReport();
  const loaded = await loadDocument({ text: JSON.stringify(document) }, { report });
  const api = buildApi(loaded, { posture: "client", report });
  const context = { packageName: "pets", packageVersion: "1.0.0", report, samples: new Map() };
  const base = readBase(join(folder, "releases"), "python");
  const companions = ({ files }: Rendered) => {
    const surface = files.find((file) => file.path === "api.txt")?.text ?? "";
    return base === undefined ? [] : [entryFile(base, surface)];
  };
  const root = join(folder, "sdk");
  const job = { target, root, context, plans: "package", generator: "1.0.0", inputs: {} } as const;
  return produce(api, { ...job, companions, reconcile: { mode, force: false } }, createClock());
}

const changesOf = async (document: Pets): Promise<readonly string[]> =>
  (await run(document, "check")).changes.map((change) => change.path);

const release = (version: string): void => {
  mkdirSync(join(folder, "releases", version), { recursive: true });
  const surface = readFileSync(join(folder, "sdk/api.txt"), "utf8");
  writeFileSync(join(folder, "releases", version, "python.txt"), surface);
};

const entry = (): string => readFileSync(join(folder, "sdk", ENTRY_FILE), "utf8");

describe("a change of the surface becomes an entry of the change log", () => {
  it("before the first release there is none", async () => {
    await run(petStore(), "write");
    expect(await changesOf(petStore())).toEqual([]);
    expect(() => entry()).toThrow();
  });

  it("after it, a run that is only checked fails until the entry is written", async () => {
    await run(petStore(), "write");
    release("1.0.0");
    await run(petStore(), "write");
    expect(entry()).toContain("The public surface is that of the release.");

    const altered = petStore();
    const [path = ""] = Object.keys(altered.paths);
    delete altered.paths[path];
    const found = await changesOf(altered);
    expect(found).toContain(ENTRY_FILE);
    expect(found).toContain("api.txt");
    await run(altered, "write");
    expect(entry()).toMatch(/at least a \*\*major\*\* one\.\n\n## Removed\n\n- `/);
    expect(await changesOf(altered)).toEqual([]);

    release("1.1.0");
    await run(altered, "write");
    expect(entry()).toContain("# Since 1.1.0");
    expect(entry()).toContain("is that of the release");
  });
});

it("weighs what came, went and changed", () => {
  const before = "a() str\nb() int\nc class\n";
  expect(compareSurfaceTexts(before, before).step).toBe("none");
  expect(compareSurfaceTexts(before, `${before}d class\n`)).toMatchObject({
    step: "minor",
    added: ["`d`"],
  });
  expect(compareSurfaceTexts(before, "a() str\nb() str\n")).toEqual({
    step: "major",
    removed: ["`c`"],
    changed: ["`b()`: was `int`, is `str`"],
    added: [],
  });
});

it("the newest release counts, by number and not by spelling", () => {
  for (const version of ["2.9.0", "2.10.0", "notes"]) {
    mkdirSync(join(folder, "releases", version), { recursive: true });
    writeFileSync(join(folder, "releases", version, "python.txt"), `${version}\n`);
  }
  expect(readBase(join(folder, "releases"), "python")?.version).toBe("2.10.0");
  expect(readBase(join(folder, "releases"), "cobol")).toBeUndefined();
});
