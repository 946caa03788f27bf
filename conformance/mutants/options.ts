/** The command line of `npm run conformance:mutants`. */
import { parseArgs } from "node:util";

export type Options = {
  readonly sdk: string;
  readonly mutants: readonly string[];
  readonly grep: RegExp | null;
  readonly matrix: boolean;
  /** Cases play only until they have seen one mutant: what a case is worth, for a tenth of the time. */
  readonly unproven: boolean;
  readonly out: string;
};

export const usage = `npm run conformance:mutants -- [options]
  clients with one defect each against the cases; a defect that no case sees is a hole in the suite
  --matrix           every case against every mutant: writes which sees which, and judges mutants/unproven.txt;
                     without it, cases play only until each mutant is seen
  --unproven         cases play until each has seen a mutant; writes mutants/unproven.txt with those that see none
  --sdk NAME         column around which the wire and result mutants are made (default python)
  --mutant NAME      only this mutant (repeatable)
  --grep PATTERN     only cases whose id or suite matches
  --out DIR          where mutants.csv goes (default conformance/out)`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matrix: { type: "boolean", default: false },
      unproven: { type: "boolean", default: false },
      sdk: { type: "string", default: "python" },
      mutant: { type: "string", multiple: true, default: [] },
      grep: { type: "string" },
      out: { type: "string", default: "out" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  return {
    sdk: values.sdk,
    mutants: values.mutant,
    grep: values.grep === undefined ? null : new RegExp(values.grep, "i"),
    matrix: values.matrix,
    unproven: values.unproven,
    out: values.out,
  };
}
