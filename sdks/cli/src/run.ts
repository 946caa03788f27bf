/** One run of the command: from its arguments to its exit code. */
import { CommanderError } from "commander";
import { EXIT } from "./exit.ts";
import { describeFailure, printFailure } from "./output/failure.ts";
import { createProgram } from "./program.ts";

export async function run(args: readonly string[]): Promise<void> {
  // A reader that has seen enough (`njia … | head`) closes the pipe: that is an end, not a fault.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(EXIT.done);
    throw error;
  });
  const json = args.includes("--json");
  try {
    const program = await createProgram(args);
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    const failure = describeFailure(error);
    printFailure(failure, json, args.includes("--no-color"));
    process.exitCode = failure.exit;
  }
}
