/** The command line of `npm run conformance:exhaust`. */
import { parseArgs } from "node:util";
import type { Connection, Mode } from "./plan.ts";

export type Options = {
  readonly columns: readonly string[];
  readonly operations: readonly string[];
  readonly depth: number;
  readonly grep: RegExp | null;
  readonly sample: number | null;
  readonly seed: number;
  readonly lanes: number;
  readonly connections: readonly Connection[];
  readonly modes: readonly Mode[];
  readonly database: "pglite" | "postgres";
  readonly out: string;
};

export const usage = `npm run conformance:exhaust -- [options]
  every sequence of faults up to a depth, on every money operation, judged in the ledger
  --sdk NAME         only this SDK (repeatable); default: every one
  --operation NAME   only this operation (repeatable)
  --depth N          length of the longest sequences (default 2; 3 is for createPayment, and for a night)
  --sample N         of the sequences longer than 1, only N runs per operation, chosen by --seed
  --seed N           default 1
  --grep PATTERN     only runs whose name matches, as a report prints it
  --lanes N          driver processes per SDK side by side (default 6)
  --database KIND    postgres (default); a run on pglite counts for nothing and says so
  --out DIR          where exhaust.jsonl and EXHAUST.md go (default conformance/out)`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sdk: { type: "string", multiple: true, default: [] },
      operation: { type: "string", multiple: true, default: [] },
      depth: { type: "string", default: "2" },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      grep: { type: "string" },
      lanes: { type: "string", default: "6" },
      database: { type: "string", default: "postgres" },
      out: { type: "string", default: "out" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  if (values.database !== "pglite" && values.database !== "postgres") {
    throw new Error(`--database is postgres or pglite, not ${values.database}\n${usage}`);
  }
  return {
    columns: values.sdk,
    operations: values.operation,
    depth: count("depth", values.depth),
    grep: values.grep === undefined ? null : new RegExp(values.grep),
    sample: values.sample === undefined ? null : count("sample", values.sample),
    seed: count("seed", values.seed),
    lanes: count("lanes", values.lanes),
    connections: ["fresh", "reused"],
    modes: ["recover", "exhaust"],
    database: values.database,
    out: values.out,
  };
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) {
    throw new Error(`--${name} is a whole number, not ${text}\n${usage}`);
  }
  return value;
}
