/** Why nothing was written: always one message and what to do about it. */

/**
 * `edited`: a generated file was changed by hand, or a file of somebody else's stands where one of ours belongs ·
 * `stray`: a file in an owned folder is not ours · `unwritable`: the disk refused · `path`: the plans themselves clash.
 */
export type OutputProblem = "edited" | "stray" | "unwritable" | "path";

export class OutputError extends Error {
  override readonly name = "OutputError";
  readonly problem: OutputProblem;
  readonly remedy: string;

  constructor(problem: OutputProblem, message: string, remedy: string) {
    super(message);
    this.problem = problem;
    this.remedy = remedy;
  }
}
