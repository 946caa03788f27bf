/** The command line of `npm run conformance`. */
import { parseArgs } from "node:util";

export type Options = {
  readonly columns: readonly string[];
  readonly case: string | null;
  readonly seed: number;
  readonly core: boolean;
  /** Only the cases that are generated from the API description; they are not scored. */
  readonly generated: boolean;
  readonly grep: RegExp | null;
  readonly suites: readonly string[];
  readonly out: string;
  readonly database: "pglite" | "postgres";
  readonly list: boolean;
  readonly noControls: boolean;
  readonly verbose: boolean;
  /** How often each case is played; a case that does not always end alike is a flake. */
  readonly repeat: number;
};

export const usage = `npm run conformance -- [options]
  --sdk NAME         only this column (repeatable); default: every driver that exists
  --column NAME      the same as --sdk
  --case ID          only this case
  --seed NUMBER      the source of the run's nonces (printed with each red cell), to repeat one exactly
  --core             the core of the suite: one case of each family, for a quick answer on a pull request
  --generated        the unscored cases made from the API description instead
  --grep PATTERN     only cases whose id or suite matches
  --suite NAME       only this suite (repeatable)
  --repeat NUMBER    play every case so often and count flakes: cases that do not always end alike
  --database KIND    pglite (default) or postgres, for the live cases
  --out DIR          where the report goes (default conformance/out)
  --no-controls      leave out the control columns (for a quick look; the verdict says so)
  --list             print the cases and stop
  --verbose          print every case, not only those that fail`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sdk: { type: "string", multiple: true, default: [] },
      column: { type: "string", multiple: true, default: [] },
      case: { type: "string" },
      seed: { type: "string" },
      repeat: { type: "string", default: "1" },
      core: { type: "boolean", default: false },
      generated: { type: "boolean", default: false },
      grep: { type: "string" },
      suite: { type: "string", multiple: true, default: [] },
      database: { type: "string", default: "pglite" },
      out: { type: "string", default: "out" },
      list: { type: "boolean", default: false },
      "no-controls": { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  if (values.database !== "pglite" && values.database !== "postgres") {
    throw new Error(`--database is pglite or postgres, not ${values.database}\n${usage}`);
  }
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed is a whole number\n${usage}`);
  const repeat = Number(values.repeat);
  if (!Number.isSafeInteger(repeat) || repeat < 1)
    throw new Error(`--repeat is a whole number from 1\n${usage}`);
  return {
    columns: [...values.sdk, ...values.column],
    case: values.case ?? null,
    seed,
    core: values.core,
    generated: values.generated,
    grep: values.grep === undefined ? null : new RegExp(values.grep, "i"),
    suites: values.suite,
    out: values.out,
    database: values.database,
    list: values.list,
    noControls: values["no-controls"],
    verbose: values.verbose,
    repeat,
  };
}
