/** `listen`: receives events on this machine and hands them to a local server or program. */
import type { Command } from "commander";
import { append } from "../input.ts";
import { Session } from "../session.ts";
import type { GlobalFlags } from "../config/settings.ts";
import type { ListenFlags } from "../listen/options.ts";

export function addListen(program: Command): void {
  program
    .command("listen [target]")
    .description("receive events, and forward them to a port or URL of yours")
    .option("--forward-to <url|port>", "the same as the argument")
    .option(
      "--route <GLOB=URL>",
      "where events of these types go; the first that fits, repeatable",
      append,
      [],
    )
    .option("--events <globs>", "only these types, such as payment.*,kyc_score.*")
    .option(
      "--where <condition>",
      "only events such as data.status=failed; all must hold, up to 5",
      append,
      [],
    )
    .option("--since <when>", "start, an event's id, a time, or a span such as 10m")
    .option("--no-resume", "neither read nor keep the position")
    .option("--ordered", "one event at a time, in the order of the log")
    .option("--concurrency <n>", "resources at a time", "20")
    .option("--retry <n>", "further attempts for an event that fails", "3")
    .option("--timeout <span>", "for one attempt (default: 30s)")
    .option("--header <name:value>", "sent with every forwarded request, repeatable", append, [])
    .option("--skip-verify", "accept any certificate of the local server")
    .option("--payload-format <form>", "enveloped or flat", "enveloped")
    .option("--record <folder>", "keep each event as a file, for njia replay")
    .option("--exec <command>", "run this with the event on standard input")
    .option("--wait-for <glob>", "end with exit 0 once such an event was handled")
    .option("--count <n>", "so many of them", "1")
    .option("--within <span>", "exit 7 if they do not come in time")
    .option("--fail-on-error", "exit 8 as soon as an event could not be handled")
    .option("--print-secret", "print the signing secret and end")
    .option("--takeover", "close the oldest listener when there are too many")
    .option("--output <form>", "tui, lines, json or quiet")
    .action(async (target: string | undefined, flags: ListenFlags) => {
      // Its --timeout is the one of a forwarded request, not of a call.
      const session = await Session.open(program.opts<GlobalFlags>());
      const { startListening } = await import("../listen/start.ts");
      await startListening(session, target, flags);
    });
}
