#!/usr/bin/env node
import { StartupRefusal } from "./config/refusal.ts";
import { MigrationMismatch } from "./db/migrate.ts";
import { accountsCommand } from "./commands/accounts.ts";
import { keysCommand } from "./commands/keys.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { scoresCommand } from "./commands/scores.ts";
import { seedCommand } from "./commands/seed.ts";
import { serveCommand } from "./commands/serve.ts";
import { templateCommand } from "./commands/template.ts";
import { COMMANDS, USAGE, type CommandName } from "./commands/usage.ts";
import { tenantsCommand } from "./commands/tenants.ts";
import { workerCommand } from "./commands/worker.ts";

async function main(args: readonly string[]): Promise<void> {
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

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isExpected = error instanceof StartupRefusal || error instanceof MigrationMismatch;
    process.stderr.write(
      `${isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
