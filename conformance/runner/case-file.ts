/** Reads case files, checks their form, expands parameters and resolves what each case claims to prove. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { load } from "js-yaml";
import type { TlsSpec } from "../proxy/tls.ts";
import { isRecord, substitute, type Variables } from "./values.ts";

export type FaultSpec = string | Readonly<Record<string, unknown>>;

export type Expectation = {
  readonly ok?: unknown;
  readonly meta?: unknown;
  readonly err?: unknown;
  readonly items?: unknown;
  readonly end?: unknown;
  readonly event?: unknown;
  readonly signed?: unknown;
  readonly text?: unknown;
  readonly opened?: boolean;
  readonly slept?: readonly unknown[] | string;
  readonly hooks?: unknown;
  readonly logs?: unknown;
  readonly elapsedMs?: { readonly min?: number; readonly max?: number };
};

export type Step = {
  readonly call?: string;
  readonly iterate?: string;
  readonly unwrap?: Readonly<Record<string, unknown>>;
  readonly sign?: Readonly<Record<string, unknown>>;
  readonly inspect?: { readonly of: "client" | "value" | "error"; readonly as: string };
  readonly open?: Readonly<Record<string, unknown>>;
  readonly args?: unknown;
  readonly opts?: Readonly<Record<string, unknown>>;
  readonly stopAfter?: number | string;
  readonly faults?: readonly FaultSpec[];
  readonly cancelOn?: "sleep" | "request";
  readonly cancelAfterMs?: number;
  readonly parallel?: number;
  readonly pauseMs?: number;
  readonly expect: Expectation;
};

export type WireEntry = {
  readonly sameAs?: number;
  readonly bytes?: "body" | "all";
  readonly method?: string;
  readonly target?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly absent?: readonly string[];
  readonly json?: unknown;
  readonly body?: unknown;
  readonly connection?: unknown;
  readonly ordinal?: unknown;
};

/** Attempts of one request; or requests in any order, judged by what they have in common. */
export type Wire =
  | readonly WireEntry[]
  | {
      readonly attempts?: unknown;
      /** Further attempts are the server's own wish (409 in progress); they reach it, and are the same request. */
      readonly orMore?: true;
      readonly requests?: unknown;
      /** How many connections carried them. */
      readonly connections?: unknown;
      /** A header that no two of them share. */
      readonly distinct?: string;
      /** What each of them is like. */
      readonly each?: WireEntry;
    };

/** A forward proxy between client and server, and what it must have been asked. */
export type Forward = {
  readonly auth?: string;
  readonly answer?: number | string;
  readonly asked: readonly WireEntry[];
};

export type Seed = {
  /** The tenant's clock stands still until a step moves it; without it, it is the real one. */
  readonly clock?: "frozen";
  readonly accounts?: Readonly<
    Record<string, { readonly currency: string; readonly available: number }>
  >;
  /** How many cases like it may have the tenant one after the other; without it, as many as there may be. */
  readonly share?: number;
  /** Instead: the tenant of the authentication matrix, with every credential that it names. */
  readonly credentials?: "matrix";
};

export type Case = {
  readonly id: string;
  readonly suite: string;
  readonly about: string;
  readonly req: readonly string[];
  readonly needs: readonly string[];
  /** Belongs only to columns with this capability; a twin case says what the others do. */
  readonly only: string | null;
  readonly server: "none" | "live";
  readonly seed: Seed;
  readonly tls: TlsSpec | null;
  readonly forward: Forward | null;
  readonly client: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
  readonly wire: Wire;
  readonly ledger: Readonly<Record<string, unknown>> | null;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** What is wrong with a case file: which file, which case, and what to change. */
export class CaseFault extends Error {}

const schemaUrl = new URL("../cases/schema/case-file.schema.yaml", import.meta.url);
const validate = new Ajv({ strict: false, allErrors: true, allowUnionTypes: true }).compile(
  load(readFileSync(schemaUrl, "utf8")) as object,
);

export const supportedFormat = { major: 1, minor: 2 } as const;

export function readCaseFile(path: string): Case[] {
  return parseCaseFile(readFileSync(path, "utf8"), path);
}

export function parseCaseFile(text: string, name: string): Case[] {
  const file: unknown = load(text);
  if (!validate(file)) {
    const errors = (validate.errors ?? []).map(
      (error) => `${error.instancePath || "/"} ${error.message ?? ""}`,
    );
    throw new CaseFault(
      `${name}: not a case file of format ${supportedFormat.major}.${supportedFormat.minor}: ${errors.slice(0, 3).join("; ")}`,
    );
  }
  const { suite, schema, cases } = file as {
    suite: string;
    schema: string;
    cases: Readonly<Record<string, unknown>>[];
  };
  const [major = 0, minor = 0] = schema.split(".").map(Number);
  if (major !== supportedFormat.major || minor > supportedFormat.minor) {
    throw new CaseFault(
      `${name}: format ${schema} is newer than this runner's ${supportedFormat.major}.${supportedFormat.minor}; update the runner`,
    );
  }
  return cases.flatMap((entry) => expand(entry, suite));
}

/** The cases that a column with these capabilities must execute. */
export function manifest(cases: readonly Case[], capabilities: ReadonlySet<string>): Case[] {
  return cases.filter((test) => test.only === null || capabilities.has(test.only));
}

/** Variables that the runner sets for every case, whatever a case says of them. */
const runnersOwn: ReadonlySet<string> = new Set([
  "apiKey",
  "canary",
  "forward",
  "origin",
  "runDigits",
]);

type Row = Readonly<Record<string, unknown>>;

/** One case per row of its parameters, or per position of their lists, named `.a`, `.b`, ... */
function expand(entry: Readonly<Record<string, unknown>>, suite: string): Case[] {
  if (Array.isArray(entry["params"])) {
    const rows = entry["params"] as readonly Row[];
    const names = rows.map((row) => Object.keys(row).sort().join(", "));
    const odd = names.findIndex((name) => name !== names[0]);
    if (odd >= 0) {
      throw new CaseFault(
        `case ${String(entry["id"])}: row ${odd} of its params names ${names[odd]}, the first ${names[0]}`,
      );
    }
    return rows.map((row, index) => finish(entry, suite, `.${suffix(index)}`, row));
  }
  const parameters = (entry["params"] ?? {}) as Readonly<Record<string, readonly unknown[]>>;
  const lengths = new Set(Object.values(parameters).map((values) => values.length));
  if (lengths.size > 1) {
    throw new CaseFault(`case ${String(entry["id"])}: its params have lists of different length`);
  }
  const [length] = lengths;
  if (length === undefined) return [finish(entry, suite, "", {})];
  return Array.from({ length }, (_, index) => {
    const variables = Object.fromEntries(
      Object.entries(parameters).map(([key, values]) => [key, values[index]]),
    );
    return finish(entry, suite, `.${suffix(index)}`, variables);
  });
}

function suffix(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${suffix(Math.floor(index / 26) - 1)}${letter}`;
}

function finish(
  entry: Readonly<Record<string, unknown>>,
  suite: string,
  tail: string,
  variables: Readonly<Record<string, unknown>>,
): Case {
  const known: Variables = new Map(Object.entries(variables));
  const taken = Object.keys(variables).find((name) => runnersOwn.has(name));
  if (taken !== undefined) {
    throw new CaseFault(
      `case ${String(entry["id"])}: the runner itself sets $${taken}; give the parameter another name`,
    );
  }
  const wire = (entry["wire"] ?? []) as Wire;
  return {
    id: `${String(entry["id"])}${tail}`,
    suite,
    about: String(entry["about"]),
    req: (entry["req"] as readonly string[]).map((claim) => String(substitute(claim, known))),
    needs: (entry["needs"] ?? []) as readonly string[],
    only: (entry["only"] ?? null) as string | null,
    server: (entry["server"] ?? (isRecord(entry["seed"]) ? "live" : "none")) as "none" | "live",
    seed: (entry["seed"] ?? {}) as Seed,
    tls: (substitute(entry["tls"], known) ?? null) as TlsSpec | null,
    forward: (entry["forward"] ?? null) as Forward | null,
    client: (entry["client"] ?? {}) as Readonly<Record<string, unknown>>,
    steps: entry["steps"] as readonly Step[],
    wire,
    ledger: (entry["ledger"] ?? null) as Readonly<Record<string, unknown>> | null,
    variables,
  };
}

export function readCases(folder: string): Case[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  const all = files.flatMap((name) => readCaseFile(join(folder, name)));
  const seen = new Set<string>();
  for (const { id } of all) {
    if (seen.has(id)) throw new CaseFault(`case ${id} stands twice; ids are unique over all files`);
    seen.add(id);
  }
  return all;
}
