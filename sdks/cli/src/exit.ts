/** How the process ends. Scripts rely on these numbers; they are part of the interface. */
export const EXIT = {
  done: 0,
  bug: 1,
  usage: 2,
  authentication: 3,
  network: 4,
  refused: 5,
  failed: 6,
  waited: 7,
  handler: 8,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An end that the command itself decides on: what is wrong, and one sentence with one command that helps. */
export class CliError extends Error {
  readonly exit: ExitCode;
  readonly nextStep: string;

  constructor(exit: ExitCode, message: string, nextStep: string) {
    super(message);
    this.name = "CliError";
    this.exit = exit;
    this.nextStep = nextStep;
  }
}

export const usage = (message: string, nextStep = "See njia --help."): CliError =>
  new CliError(EXIT.usage, message, nextStep);
