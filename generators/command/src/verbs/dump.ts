/** `dump ir` and `dump plan`: the values between the stages, as JSON. */
import { planAll } from "@njia/generator-core";
import type { Arguments } from "../arguments.ts";
import type { Console } from "../console.ts";
import type { ExitCode } from "../exit.ts";
import { CommandError, EXIT } from "../exit.ts";
import { packageNameOf, packageVersionOf } from "../project.ts";
import { openSession, tellDiagnostics } from "../session.ts";
import { findRegistration, requireTarget } from "../targets.ts";

/** Prints JSON on standard output, what is to be said on standard error. */
export async function dump(args: Arguments, console: Console): Promise<ExitCode> {
  const [what] = args.operands;
  if (what !== "ir" && what !== "plan") {
    throw new CommandError(
      EXIT.usage,
      "What shall be dumped?",
      "Write dump ir, or dump plan --lang python.",
    );
  }
  const session = await openSession(args);
  if (what === "ir") {
    console.out(JSON.stringify(session.api, undefined, 2));
    return tellDiagnostics(session, args, console);
  }
  const [word = ""] = args.languages;
  const entry = findRegistration(word);
  if (entry === undefined) {
    throw new CommandError(
      EXIT.usage,
      `The language "${word}" is unknown.`,
      "Write dump plan --lang python.",
    );
  }
  const { api, report } = session;
  const target = await requireTarget(entry);
  const context = {
    packageName: args.packageName ?? packageNameOf(api),
    packageVersion: packageVersionOf(api),
    report,
    samples: new Map(),
  };
  console.out(JSON.stringify(planAll(api, { target, context, plans: "package" }), undefined, 2));
  return tellDiagnostics(session, args, console);
}
