/** `validate`: what the generator has to say about a document. */
import type { Arguments } from "../arguments.ts";
import type { Console } from "../console.ts";
import type { ExitCode } from "../exit.ts";
import { EXIT } from "../exit.ts";
import { isComplaint, placeOf } from "../messages.ts";
import { openSession, tellDiagnostics } from "../session.ts";
import { operationsOf } from "@njia/generator-core";

/** Reads and builds; writes nothing anywhere. */
export async function validate(args: Arguments, console: Console): Promise<ExitCode> {
  const session = await openSession(args);
  const { api, report, document } = session;
  const figures = { operations: operationsOf(api).length, types: api.types.length };
  if (args.report === "json") {
    const diagnostics = report.diagnostics.map((item) => ({
      ...item,
      place: placeOf(item, document),
    }));
    console.out(JSON.stringify({ ...figures, diagnostics }, undefined, 2));
    return args.strict && report.diagnostics.some(isComplaint) ? EXIT.drift : EXIT.done;
  }
  const verdict = tellDiagnostics(session, args, console);
  console.out(`${session.spec}: ${figures.operations} operations, ${figures.types} types`);
  return verdict;
}
