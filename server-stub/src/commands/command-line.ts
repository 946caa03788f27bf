import { StartupRefusal } from "../config/refusal.ts";
import { MigrationMismatch } from "../db/migrate.ts";
import { accountsCommand } from "./accounts.ts";
import { keysCommand } from "./keys.ts";
import { migrateCommand } from "./migrate.ts";
import { scoresCommand } from "./scores.ts";
import { seedCommand } from "./seed.ts";
import { serveCommand } from "./serve.ts";
import { templateCommand } from "./template.ts";
import { COMMANDS, USAGE, type CommandName } from "./usage.ts";
import { tenantsCommand } from "./tenants.ts";
import { workerCommand } from "./worker.ts";

/** Runs `njia-server <command>`. Throws a StartupRefusal for what cannot be understood or had. */
export async function runCommand(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  if (
    command !== undefined &&
    Object.hasOwn(COMMANDS, command) &&
    rest.some((arg) => arg === "--help" || arg === "-h")
  ) {
    print(COMMANDS[command as CommandName]);
    return;
  }
  switch (command) {
    case "serve":
      return serveCommand(rest, print);
    case "worker":
      return workerCommand(print);
    case "migrate":
      return migrateCommand(print);
    case "seed":
      return seedCommand(print);
    case "keys":
      return keysCommand(rest, print);
    case "tenants":
      return tenantsCommand(rest, print);
    case "accounts":
      return accountsCommand(rest, print);
    case "scores":
      return scoresCommand(rest, print);
    case "template":
      return templateCommand(print);
    case undefined:
    case "help":
    case "--help":
    case "-h":
      print(USAGE);
      return;
    default:
      throw new StartupRefusal("njia-server", `there is no command "${command}".\n\n${USAGE}`);
  }
}

/** What went wrong, for people: our own refusals without a stack. */
export function messageOf(error: unknown): string {
  if (error instanceof StartupRefusal || error instanceof MigrationMismatch) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
