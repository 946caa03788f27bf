/** The command line of `npm run reliability`. */
import { parseArgs } from "node:util";
import type { Scale } from "./scenario.ts";

export type Options = {
  readonly scale: Scale;
  readonly scenarios: readonly string[];
  readonly seed: string;
  /** Only this server; null: ours, and those known to be wrong. */
  readonly only: { readonly mutant: string | null } | null;
  readonly out: string;
};

export const usage = `npm run reliability -- [options]
  kills, races and lost answers on a real PostgreSQL, judged in the database
  --quick            small numbers, one known-bad server per scenario (default)
  --nightly          the numbers of the plan, and every known-bad server
  --scenario NAME    only this scenario (repeatable)
  --seed TEXT        repeats a run's choices (default: a new one, which the report names)
  --healthy          only our server
  --mutant NAME      only this known-bad server
  --out DIR          where RELIABILITY.md, reliability.jsonl and the histories go (default out)`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      nightly: { type: "boolean", default: false },
      scenario: { type: "string", multiple: true, default: [] },
      seed: { type: "string" },
      healthy: { type: "boolean", default: false },
      mutant: { type: "string" },
      out: { type: "string", default: "out" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  if (values.quick && values.nightly) throw new Error(`--quick or --nightly, not both\n${usage}`);
  if (values.healthy && values.mutant !== undefined) {
    throw new Error(`--healthy or --mutant, not both\n${usage}`);
  }
  const only = values.healthy ? { mutant: null } : { mutant: values.mutant ?? null };
  return {
    scale: values.nightly ? "nightly" : "quick",
    scenarios: values.scenario,
    seed: values.seed ?? Math.floor(Math.random() * 1e9).toString(36),
    only: values.healthy || values.mutant !== undefined ? only : null,
    out: values.out,
  };
}
