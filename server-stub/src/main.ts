#!/usr/bin/env node
import { keepCompiledCode } from "./compile-cache.ts";

// Before anything else is loaded.
keepCompiledCode();
const { messageOf, runCommand } = await import("./commands/command-line.ts");

runCommand(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
