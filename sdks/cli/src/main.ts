#!/usr/bin/env node
import { VERSION } from "./version.ts";

/** Everything else is loaded only when the version alone is not what was asked for. */
if (/^(--version|-V|version)$/.test(process.argv[2] ?? "") && process.argv.length === 3)
  process.stdout.write(`${VERSION}\n`);
else void import("./run.ts").then(({ run }) => run(process.argv.slice(2)));
