/** What the verbs about one document share: reading it, and saying what is to be said. */
import type { Clock, CollectedReport, Prepared } from "@njia/generator-core";
import { collectReport, createClock, prepare } from "@njia/generator-core";
import type { Arguments } from "./arguments.ts";
import type { Console } from "./console.ts";
import type { ExitCode } from "./exit.ts";
import { CommandError, EXIT } from "./exit.ts";
import { isComplaint, summarise } from "./messages.ts";

export interface Session extends Prepared {
  readonly spec: string;
  readonly report: CollectedReport;
  readonly clock: Clock;
}

/** Reads and builds the document of `--spec` as it is seen by clients. */
export async function openSession(args: Arguments): Promise<Session> {
  const { spec } = args;
  if (spec === undefined) {
    throw new CommandError(
      EXIT.usage,
      "There is no --spec.",
      "Name an OpenAPI 3.0 document: --spec api.yaml",
    );
  }
  const report = collectReport();
  const clock = createClock();
  const prepared = await prepare(
    {
      spec,
      overlays: args.overlays,
      load: { allowRemote: args.allowRemote },
      build: { posture: "client", only: args.only },
      report,
    },
    clock,
  );
  return { ...prepared, spec, report, clock };
}

/** Prints the diagnostics for people and gives the exit code they lead to. */
export function tellDiagnostics(session: Session, args: Arguments, console: Console): ExitCode {
  const { diagnostics } = session.report;
  for (const line of summarise(diagnostics, session.document)) console.err(line);
  const complaints = diagnostics.filter(isComplaint).length;
  const notes = diagnostics.length - complaints;
  if (diagnostics.length > 0) {
    console.err(`${complaints} warning(s), ${notes} note(s); --report json lists all of them.`);
  }
  if (!args.strict || complaints === 0) return EXIT.done;
  console.err("--strict: warnings fail.");
  return EXIT.drift;
}
