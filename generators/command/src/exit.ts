/** Exit codes, and errors that carry one. */
import { DocumentError, OutputError } from "@njia/generator-core";

export const EXIT = {
  done: 0,
  /** What is on disk is not what would be generated, or a warning under `--strict`. */
  drift: 1,
  usage: 2,
  /** The document is unreadable or refused, or a guest generator is not available. */
  refused: 3,
  /** A generated file was edited by hand, or a file stands where only generated ones belong. */
  edited: 4,
  /** A defect of the generator. */
  defect: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An end of the run that is the caller's to mend: one message and what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exit: ExitCode;
  readonly remedy: string;

  constructor(exit: ExitCode, message: string, remedy: string) {
    super(message);
    this.exit = exit;
    this.remedy = remedy;
  }
}

/** The message and exit code for anything that was thrown; only a defect shows where in our code it happened. */
export function describeFailure(error: unknown): {
  readonly exit: ExitCode;
  readonly text: string;
} {
  if (error instanceof CommandError)
    return { exit: error.exit, text: `${error.message}\n${error.remedy}` };
  if (error instanceof DocumentError) return { exit: EXIT.refused, text: error.message };
  if (error instanceof OutputError) {
    return { exit: exitOf(error), text: `${error.message}\n${error.remedy}` };
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    exit: EXIT.defect,
    text: `A defect of the generator, not of your document: ${reason}\nPlease report it together with the document.`,
  };
}

function exitOf(error: OutputError): ExitCode {
  switch (error.problem) {
    case "edited":
    case "stray":
      return EXIT.edited;
    case "unwritable":
      return EXIT.usage;
    case "path":
      return EXIT.refused;
    default:
      return error.problem satisfies never;
  }
}
