import { describe, expect, it } from "vitest";
import { collectReport } from "../../src/diagnostics.ts";
import { buildApi } from "../../src/ir/build.ts";
import { violations } from "../../src/ir/invariants.ts";
import { toOpenApi } from "../../src/ir/to-openapi.ts";
import { parseDocument } from "../../src/source/load.ts";
import { fixtureNames, fixtureText } from "../support/fixtures.ts";

const ROUNDS = 40;
const CHANGES = 8;

/** Damaged documents, the same in every run: whatever stands in them, a build ends, and what it answers holds together. */
describe("documents with parts replaced at random", () => {
  it.each(fixtureNames("positive"))("%s", (name) => {
    const document = parseDocument(
      { text: fixtureText("positive", name), file: name },
      { report: collectReport() },
    );
    const random = generator(name.length * 7919);
    for (let round = 0; round < ROUNDS; round += 1) {
      const root = structuredClone(JSON.parse(JSON.stringify(document.root))) as Record<
        string,
        unknown
      >;
      for (let change = 0; change < CHANGES; change += 1) damage(root, random);
      const report = collectReport();
      const api = buildApi(
        { ...document, root: root as typeof document.root },
        { posture: "client", report },
      );
      expect(violations(api), JSON.stringify(root)).toEqual([]);
      const defects = report.diagnostics.filter(
        ({ code }) => code === "E-INTERNAL" || code === "E-OPERATION",
      );
      expect(defects, JSON.stringify(root)).toEqual([]);
      expect(() => JSON.stringify(toOpenApi(api))).not.toThrow();
    }
  });
});

type Random = () => number;
type Node = Record<string, unknown>;

/** Numerical Recipes' linear congruential generator: bad randomness, good repeatability. */
function generator(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function damage(root: Node, random: Random): void {
  const names = Object.keys(
    ((root["components"] as Node | undefined)?.["schemas"] as Node | undefined) ?? {},
  );
  const anySchema = (): Node => ({
    $ref: `#/components/schemas/${choose(names, random) ?? "Nowhere"}`,
  });
  const junk: readonly (() => unknown)[] = [
    () => null,
    () => 5,
    () => "x",
    () => [],
    () => ({}),
    () => true,
    () => ({ $ref: "#" }),
    () => ({ $ref: 5 }),
    () => ({ enum: [] }),
    () => ({ type: ["string", "null"] }),
    anySchema,
    anySchema,
    () => ({
      oneOf: [anySchema(), anySchema()],
      properties: { k: { type: "string", readOnly: true } },
    }),
    () => ({ anyOf: [anySchema(), anySchema()], discriminator: { propertyName: "type" } }),
    () => ({ allOf: [anySchema(), anySchema()] }),
    () => ({ type: "array", items: anySchema() }),
  ];
  let parent: Node = root;
  let key = "paths";
  const depth = 2 + Math.floor(random() * 12);
  for (let step = 0; step < depth; step += 1) {
    const next = parent[key];
    const keys = typeof next === "object" && next !== null ? Object.keys(next) : [];
    const chosen = choose(keys, random);
    if (chosen === undefined) break;
    parent = next as Node;
    key = chosen;
    if (step === 0 && random() < 0.5 && names.length > 0) {
      parent = (root["components"] as Node)["schemas"] as Node;
      key = choose(names, random) ?? key;
    }
  }
  if (parent === root) return;
  if (random() < 0.2) Reflect.deleteProperty(parent, key);
  else parent[key] = choose(junk, random)?.();
}

function choose<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}
