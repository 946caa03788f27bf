/** How a script that generates ends: with the exit code of its work, or with what went wrong and the code for it. */
import process from "node:process";
import { describeFailure } from "../../generators/command/src/index.ts";

/** Runs the work of a script; never throws. */
export async function endWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const { exit, text } = describeFailure(error);
    console.error(text);
    process.exitCode = exit;
  }
}
