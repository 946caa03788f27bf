// What users ship: minified and compressed bundles for browsers.
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

/** Bytes after minification and gzip -9. `without` drops modules whose path fits. */
export async function bundleSize(
  folder: string,
  source: string,
  without?: RegExp,
): Promise<number> {
  const blank: Plugin = {
    name: "without",
    setup(build) {
      if (without) build.onLoad({ filter: without }, () => ({ contents: stub, loader: "js" }));
    },
  };
  const result = await build({
    stdin: { contents: source, resolveDir: folder, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "silent",
    plugins: [blank],
  });
  return gzipSync(result.outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

// Every name imported from a dropped module is undefined.
const stub = "module.exports = {};";

/** The same bundle as text, to look for what must not be in it. */
export async function bundleText(
  folder: string,
  source: string,
  condition: string,
): Promise<string> {
  const result = await build({
    stdin: { contents: source, resolveDir: folder, loader: "js" },
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: [condition, "import"],
    write: false,
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}
