/** Bundles the split description into one document with Redocly. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { formatFault, readFaults } from "./bundle-errors.ts";
import type { JsonObject } from "./json.ts";
import { runTool } from "./tool.ts";

/** The description cannot be bundled; `message` names each cause with file, line and column. */
export class BundleError extends Error {
  override readonly name = "BundleError";
}

/** Bundles the description whose entry is `entry`. Throws a `BundleError` when a file is broken or a `$ref` leads nowhere. */
export async function bundle(entry: string): Promise<JsonObject> {
  const root = dirname(entry);
  const folder = await mkdtemp(join(tmpdir(), "njia-bundle-"));
  const output = join(folder, "openapi.json");
  try {
    const result = await runTool(
      "@redocly/cli",
      "redocly",
      ["bundle", basename(entry), "--output", output],
      root,
    );
    if (result.status !== 0) throw new BundleError(explain(result.stdout + result.stderr, root));
    return JSON.parse(await readFile(output, "utf8")) as JsonObject;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function explain(output: string, root: string): string {
  const faults = readFaults(output, root);
  if (faults.length === 0)
    return `The description cannot be bundled. Redocly says:\n${output.trim()}`;
  return faults.map(formatFault).join("\n");
}
