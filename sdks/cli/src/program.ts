/** The tree of commands. Only the one that is asked for is loaded. */
import { Command, Option } from "commander";
import type { GlobalFlags } from "./config/settings.ts";
import { Session } from "./session.ts";
import { VERSION } from "./version.ts";

/** Opens the session of the command that runs. */
export const sessionOf = (command: Command): Promise<Session> =>
  Session.open(command.optsWithGlobals<GlobalFlags>());

export async function createProgram(args: readonly string[]): Promise<Command> {
  const program = globals(new Command("njia"))
    .description("Call the Njia API, and receive its events on your machine.")
    .version(VERSION, "-V, --version")
    .showHelpAfterError(false)
    .addHelpText(
      "after",
      "\nExit codes: 0 done, 1 defect, 2 usage, 3 authentication, 4 network, 5 refused, 6 API failed,\n7 waited too long, 8 local handler failed, 130 interrupted.",
    );
  const { addAccount } = await import("./commands/account.ts");
  const { addApi } = await import("./commands/api.ts");
  const { addDoctor } = await import("./commands/doctor.ts");
  const { addWebhooks } = await import("./commands/webhooks.ts");
  const { addListen } = await import("./commands/listen.ts");
  const { addTrigger } = await import("./commands/trigger.ts");
  const { addReplay } = await import("./commands/replay.ts");
  const { addFixtures } = await import("./commands/fixtures.ts");
  const { addLogs } = await import("./commands/logs.ts");
  const { addDocuments } = await import("./commands/documents.ts");
  const { addSamples } = await import("./commands/samples.ts");
  const { addCompletion } = await import("./commands/completion.ts");
  addAccount(program);
  addApi(program);
  addWebhooks(program);
  addListen(program);
  addTrigger(program);
  addReplay(program);
  addFixtures(program);
  addLogs(program);
  addDocuments(program);
  addSamples(program);
  addDoctor(program);
  addCompletion(program);
  const { addResources } = await import("./resources/commands.ts");
  const words = args.filter((arg) => !arg.startsWith("-"));
  await addResources(program, words, words.includes("completion"));
  program
    .command("version")
    .description("print the version")
    .action(() => void process.stdout.write(`${VERSION}\n`));
  quiet(program);
  return program;
}

function globals(program: Command): Command {
  return program
    .option("--profile <name>", "settings and credentials to use")
    .option("--base-url <url>", "where the API is")
    .option("--api-version <date>", "API version to ask for")
    .option("--api-key-stdin", "read the API key from standard input")
    .option("--live", "use a live key")
    .option("--json", "print JSON, and errors as JSON on stderr")
    .option("--show-secrets", "print secrets in full")
    .option("--timeout <seconds>", "for one attempt of a call")
    .addOption(new Option("--no-input", "never ask"))
    .addOption(new Option("--no-color", "never colour"));
}

/** Errors are thrown, so that `run` says them in one voice. */
function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  for (const child of command.commands) quiet(child as Command);
}
