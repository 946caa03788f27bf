#!/usr/bin/env node
import { StartupRefusal } from "./config/refusal.ts";
import { MigrationMismatch } from "./db/migrate.ts";
import { keysCommand } from "./commands/keys.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { seedCommand } from "./commands/seed.ts";
import { serveCommand } from "./commands/serve.ts";
import { templateCommand } from "./commands/template.ts";
import { workerCommand } from "./commands/worker.ts";

const USAGE = `njia-server <command>

  serve      the API with its background work (embedded database unless DATABASE_URL is set);
             --demo tells a program on stdout, as one line of JSON, where it listens and a test key
  worker     background work alone, beside other processes on one PostgreSQL server
  migrate    bring the database to this release (DATABASE_ADMIN_URL on PostgreSQL)
  seed       make the demo tenants and print their keys and passwords
  keys       create or list API keys:  keys create --tenant <slug> [--mode live]
  template   build the snapshot that makes embedded starts fast`;

async function main(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
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
    case "template":
      return templateCommand(print);
    case undefined:
    case "help":
    case "--help":
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
