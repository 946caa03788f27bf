/** What cases claim to prove must exist: a clause of the contract as kept here, a trap, or a pointer into the API document. */
import { existsSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { Case } from "./case-file.ts";

const clausesUrl = new URL("../cases/requirements/contract.yaml", import.meta.url);
const trapsUrl = new URL("../traps.yaml", import.meta.url);
const bundleUrl = new URL("../../spec/dist/openapi.json", import.meta.url);

export type Clauses = Readonly<Record<string, string>>;

export function readClauses(): Clauses {
  return load(readFileSync(clausesUrl, "utf8")) as Clauses;
}

export type Trap = {
  readonly about: string;
  /** The languages in which it can occur; without it, all. */
  readonly in?: readonly string[];
};

export function readTraps(): Readonly<Record<string, Trap>> {
  return load(readFileSync(trapsUrl, "utf8")) as Readonly<Record<string, Trap>>;
}

export function readBundle(): unknown {
  if (!existsSync(bundleUrl))
    throw new Error("spec/dist/openapi.json is missing; run `npm run bundle -w spec` first");
  return JSON.parse(readFileSync(bundleUrl, "utf8")) as unknown;
}

function resolves(document: unknown, pointer: string): boolean {
  let node: unknown = document;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return false;
    node = (node as Readonly<Record<string, unknown>>)[key];
  }
  return true;
}

/** Returns one sentence per claim that points at nothing, and per clause that no case claims. */
export function unresolved(cases: readonly Case[], clauses: Clauses, document: unknown): string[] {
  const claimed = new Set<string>();
  const traps = readTraps();
  const found = cases.flatMap((test) =>
    test.req.flatMap((requirement) => {
      claimed.add(requirement);
      const [kind, rest = ""] = requirement.split(/:(.*)/s);
      const holds =
        kind === "contract"
          ? Object.hasOwn(clauses, rest)
          : kind === "trap"
            ? Object.hasOwn(traps, rest)
            : resolves(document, rest);
      return holds ? [] : [`${test.id} claims ${requirement}, which does not exist`];
    }),
  );
  const blank = Object.keys(clauses).filter((clause) => !claimed.has(`contract:${clause}`));
  return [...found, ...blank.map((clause) => `no case proves contract:${clause}`)];
}
