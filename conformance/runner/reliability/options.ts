/** The command line of `npm run reliability`. */
import { parseArgs } from "node:util";
import type { Scale } from "./scenario.ts";

export type Options = {
  readonly scale: Scale;
  readonly scenarios: readonly string[];
  readonly soakSeconds: number | null;
  /** Only the servers known to be wrong, every one. */
  readonly allMutants: boolean;
  /** What became of servers known to be wrong is kept in mutants/SERVER.md. */
  readonly isWritten: boolean;
  readonly seed: string;
  /** Only this server; null: ours, and those known to be wrong. */
  readonly only: { readonly mutant: string | null } | null;
  readonly out: string;
};

export const usage = `npm run reliability -- [options]
  kills, races and lost answers on a real PostgreSQL, judged in the database
  --quick            small numbers, the known-bad servers 1, 2 and 14 (default)
  --pull             what belongs to every change: races, lost commits, a short bank; below 90 s
  --nightly          the numbers of the plan, and every known-bad server
  --scenario NAME    only this scenario (repeatable)
  --seed TEXT        repeats a run's choices (default: a new one, which the report names)
  --healthy          only our server
  --mutants          only the servers known to be wrong, all of them, and their score
  --write            keeps what became of the servers known to be wrong in mutants/SERVER.md
  --soak SECONDS     only the soak, for that long
  --mutant NAME      only this known-bad server
  --out DIR          where RELIABILITY.md, reliability.jsonl and the histories go (default out)`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      nightly: { type: "boolean", default: false },
      pull: { type: "boolean", default: false },
      mutants: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      soak: { type: "string" },
      scenario: { type: "string", multiple: true, default: [] },
      seed: { type: "string" },
      healthy: { type: "boolean", default: false },
      mutant: { type: "string" },
      out: { type: "string", default: "out" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const scales = (["pull", "quick", "nightly"] as const).filter((name) => values[name]);
  if (scales.length > 1) throw new Error(`--${scales.join(" or --")}, not both\n${usage}`);
  const soakSeconds = values.soak === undefined ? null : Number(values.soak);
  if (soakSeconds !== null && !(soakSeconds >= 20)) {
    throw new Error(`--soak takes 20 seconds or more\n${usage}`);
  }
  if (values.healthy && values.mutant !== undefined) {
    throw new Error(`--healthy or --mutant, not both\n${usage}`);
  }
  const only = values.healthy ? { mutant: null } : { mutant: values.mutant ?? null };
  return {
    scale: scales[0] ?? "quick",
    scenarios: soakSeconds === null ? values.scenario : ["soak"],
    soakSeconds,
    allMutants: values.mutants,
    isWritten: values.write,
    seed: values.seed ?? Math.floor(Math.random() * 1e9).toString(36),
    only: values.healthy || values.mutant !== undefined ? only : null,
    out: values.out,
  };
}
