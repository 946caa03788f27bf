/** The command: from arguments to an exit code. */
import { parseArguments, USAGE } from "./arguments.ts";
import type { Arguments } from "./arguments.ts";
import type { Console } from "./console.ts";
import { processConsole } from "./console.ts";
import type { ExitCode } from "./exit.ts";
import { describeFailure, EXIT } from "./exit.ts";
import { diff } from "./verbs/diff.ts";
import { dump } from "./verbs/dump.ts";
import { explain } from "./verbs/explain.ts";
import { generate } from "./verbs/generate.ts";
import { validate } from "./verbs/validate.ts";

/** Runs one command line; never throws, never ends the process. */
export async function main(
  argv: readonly string[],
  console: Console = processConsole,
): Promise<ExitCode> {
  try {
    const args = parseArguments(argv);
    if (args.help || argv.length === 0) {
      console.out(USAGE);
      return args.help ? EXIT.done : EXIT.usage;
    }
    return await run(args, console);
  } catch (error) {
    const { exit, text } = describeFailure(error);
    console.err(text);
    return exit;
  }
}

function run(args: Arguments, console: Console): Promise<ExitCode> {
  switch (args.verb) {
    case "generate":
    case "check":
      return generate(args, console);
    case "validate":
      return validate(args, console);
    case "dump":
      return dump(args, console);
    case "explain":
      return explain(args, console);
    case "diff":
      return diff(args, console);
    default:
      return args.verb satisfies never;
  }
}
