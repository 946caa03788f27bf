/** What must hold for every target, over our own specification and all fixtures. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadTarget, REGISTRY } from "@njia/generator";
import type { Json, Target } from "@njia/generator-core";
import { buildApi, collectReport, createClock, loadDocument, produce } from "@njia/generator-core";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixtures, ownDocument } from "../src/documents.ts";
import { fingerprint, generateInMemory } from "../src/in-memory.ts";
import { LEAK_TESTS } from "../src/leaks.ts";
import { poison } from "../src/poison.ts";
import { shuffle } from "../src/shuffle.ts";

const SLOW_MS = 120_000;
const { untaken: knownUntaken } = load(
  readFileSync(new URL("../budget.yaml", import.meta.url), "utf8"),
) as { readonly untaken: Readonly<Record<string, readonly string[]>> };
const own = await ownDocument();
const documents = new Map<string, Json>([["own", own], ...fixtures()]);
/** NJIA_TARGET=python narrows the run while one works on a target. */
const entries = REGISTRY.filter(({ id }) => id === (process.env["NJIA_TARGET"] ?? id));
const targets: readonly Target[] = (await Promise.all(entries.map(loadTarget))).filter(
  (target): target is Target => target !== undefined,
);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "njia-targets-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("there are targets to try, and a leak test for each", () => {
  expect(targets.length).toBeGreaterThan(0);
  const unproved = targets.filter((target) => LEAK_TESTS[target.id] === undefined);
  expect(unproved.map((target) => target.id)).toEqual([]);
});

describe.each(targets.map((target) => [target.id, target] as const))("%s", (id, target) => {
  /** All files of all documents, each below the name of its document. */
  const generateAll = async (
    alter: (document: Json) => Json,
  ): Promise<ReadonlyMap<string, string>> => {
    const all = new Map<string, string>();
    for (const [name, document] of documents) {
      const { files } = await generateInMemory(target, alter(document));
      expect(files.size).toBeGreaterThan(0);
      for (const [path, text] of files) all.set(`${name}/${path}`, text);
    }
    return all;
  };

  it(
    "prints code that parses for our own specification and every fixture",
    async () => {
      expect(LEAK_TESTS[id]?.(await generateAll((document) => document))).toEqual([]);
    },
    SLOW_MS,
  );

  it(
    "injects nothing from their hostile twins",
    async () => {
      expect(LEAK_TESTS[id]?.(await generateAll(poison))).toEqual([]);
    },
    SLOW_MS,
  );

  it(
    "gives the same bytes whatever the order of maps",
    async () => {
      const plain = await generateInMemory(target, own);
      const shuffled = await generateInMemory(target, shuffle(own));
      expect(fingerprint(shuffled.files)).toBe(fingerprint(plain.files));
    },
    SLOW_MS,
  );

  it(
    "gives the same bytes in another time zone, locale and folder",
    async () => {
      const file = join(folder, "own.json");
      writeFileSync(file, JSON.stringify(own));
      const script = fileURLToPath(new URL("../src/fingerprint.ts", import.meta.url));
      const run = spawnSync(process.execPath, [script, id, file], {
        cwd: "/",
        encoding: "utf8",
        env: {
          PATH: process.env["PATH"],
          TZ: "Pacific/Kiritimati",
          LC_ALL: "tr_TR.UTF-8",
          LANG: "tr_TR.UTF-8",
        },
        maxBuffer: 16 * 1024 * 1024,
      });
      expect(run.stderr).toBe("");
      const here = await generateInMemory(target, own);
      expect(run.stdout).toBe(fingerprint(here.files));
    },
    SLOW_MS,
  );

  it(
    "writes nothing the second time",
    async () => {
      const report = collectReport();
      const document = await loadDocument({ text: JSON.stringify(own) }, { report });
      const api = buildApi(document, { posture: target.posture, report });
      const job = {
        target,
        root: join(folder, id),
        context: { packageName: "njia", packageVersion: "1.0.0", report, samples: new Map() },
        plans: "package",
        generator: "1.0.0",
        inputs: {},
        reconcile: { mode: "write", force: false },
      } as const;
      expect(produce(api, job, createClock()).changes.length).toBeGreaterThan(0);
      expect(produce(api, job, createClock())).toMatchObject({
        changes: [],
        manifestChanged: false,
      });
    },
    SLOW_MS,
  );

  it(
    "takes every branch of its templates",
    async () => {
      const untaken: (readonly string[])[] = [];
      for (const document of documents.values()) {
        untaken.push((await generateInMemory(target, document)).untaken);
      }
      const [first = [], ...rest] = untaken;
      const never = first.filter((branch) => rest.every((list) => list.includes(branch)));
      expect(never.sort()).toEqual(knownUntaken[id] ?? []);
    },
    SLOW_MS,
  );
});
