/** `fixtures run`: plays a journey file against the API. */
import type { Command } from "commander";
import { CliError, EXIT, usage } from "../exit.ts";
import { planJourney, readJourney } from "../fixtures/plan.ts";
import { playStep, runValues, type StepResult } from "../fixtures/runner.ts";
import { append, readBytes } from "../input.ts";
import { sessionOf } from "../program.ts";
import type { Session } from "../session.ts";

export function addFixtures(program: Command): void {
  program
    .command("fixtures")
    .description("play journeys: calls in order, with values carried from answer to request")
    .command("run <file>")
    .description(
      "play a journey file in test mode; a built-in one by its name: first-payment, reversal, same-key-twice",
    )
    .option("--var <name=value>", "a value that the journey names, repeatable", append, [])
    .option("--only <operationIds>", "only these steps, separated by commas")
    .action(
      async (file: string, flags: { var: readonly string[]; only?: string }, command: Command) => {
        const session = await sessionOf(command);
        if (session.settings.live)
          throw new CliError(
            EXIT.usage,
            "Journeys are played in test mode only.",
            "Leave out --live.",
          );
        const { JOURNEYS } = await import("@njia/server/journeys");
        const journey =
          JOURNEYS.find(({ name }) => name === file) ??
          readJourney((await readBytes(file)).toString("utf8"), file);
        const only = flags.only?.split(",").map((id) => id.trim());
        const requests = (await planJourney(session, journey)).filter(
          ({ operation }) => only?.includes(operation.id) ?? true,
        );
        if (requests.length === 0)
          throw usage("--only leaves no step.", "Name operations of the journey.");
        const values = { ...runValues(), ...variables(flags.var) };
        for (const request of requests) show(session, await playStep(session, request, values));
      },
    );
}

export function show(
  { out }: Session,
  { operationId, name, status, ms, requestId }: StepResult,
): void {
  if (out.json) out.record({ operationId, name, status, ms, requestId });
  else out.line(`${out.paint("green", String(status))}  ${String(ms).padStart(5)} ms  ${name}`);
}

export function variables(items: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.map((item) => {
      const at = item.indexOf("=");
      if (at < 1) throw usage(`--var takes name=value, not "${item}".`);
      return [item.slice(0, at), item.slice(at + 1)];
    }),
  );
}
