#!/usr/bin/env node
// The sources run as they are, which needs a Node that strips types by itself.
import process from "node:process";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `njia-generate needs Node 24 or newer, this is ${process.versions.node}. ` +
      "Run it with npx from the repository after npm ci, which installs the right Node.",
  );
  process.exitCode = 2;
} else {
  await import("./quick-start.js");
  const { main } = await import("../src/main.ts");
  process.exitCode = await main(process.argv.slice(2));
}
