// The code of the package. The sources are some 200 small modules, which cost a process 130 ms to load; so each format has
// one module with everything but fixtures, and every entry point is a line that re-exports its part of it. Bundlers still
// drop what is not used: no module has side effects, and names stay apart. Nothing is minified.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";

export type Format = "esm" | "cjs";

/** Writes the code of one format below `target`. */
export async function buildCode(root: string, target: string, format: Format): Promise<void> {
  const source = join(root, "src");
  const entries = ["index", "core", "webhooks", "money", "otel", "testing"];
  const resources = readdirSync(join(source, "generated/resources"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `generated/resources/${file.replace(/\.ts$/, "")}`);
  const settings: BuildOptions = {
    absWorkingDir: source,
    bundle: true,
    format,
    platform: "neutral",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "error",
    external: ["#transport", "node:*"],
    // import() of a CommonJS file would lose its names.
    supported: { "dynamic-import": format === "esm" },
  };
  const shared = [
    "index",
    "core",
    "webhooks",
    "money",
    "otel",
    ...resources,
    "runtime/fake",
    "runtime/seam",
  ];
  const contents = [
    ...shared.map((entry) => `export * from "./${entry}.ts";`),
    'export { controlsSockets, makeTransport } from "./runtime/transport/fetch.ts";',
  ].join("\n");
  await build({
    ...settings,
    stdin: { contents, resolveDir: source, loader: "ts" },
    outfile: join(target, "main.js"),
  });
  // Editors read the comments in the declarations; here they only cost.
  const main = readFileSync(join(target, "main.js"), "utf8");
  writeFileSync(join(target, "main.js"), main.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n/gm, ""));
  await build({
    ...settings,
    entryPoints: ["runtime/transport/sockets.ts"],
    plugins: [fromMain],
    outfile: join(target, "sockets.js"),
  });
  await build({
    ...settings,
    entryPoints: ["generated/fixtures/index.ts"],
    minifyWhitespace: true,
    outfile: join(target, "fixtures.js"),
  });
  await build({
    ...settings,
    entryPoints: ["runtime/transport/node.ts"],
    plugins: [fromMain],
    outfile: join(target, "transport-node.js"),
  });
  write(
    join(target, "transport-fetch.js"),
    lines(format, "./main.js", ["controlsSockets", "makeTransport"]),
  );
  for (const entry of [...entries, ...resources]) {
    const names = await exportsOf(join(source, `${entry}.ts`), settings);
    const up = entry.includes("/") ? "../../" : "./";
    const parts = [
      lines(
        format,
        `${up}main.js`,
        names.filter((name) => name !== "fixtures"),
      ),
      ...(names.includes("fixtures") ? [lines(format, "./fixtures.js", ["fixtures"])] : []),
    ];
    write(join(target, `${entry}.js`), parts.join(""));
  }
}

/** The names that a module exports at run time. */
async function exportsOf(path: string, settings: BuildOptions): Promise<readonly string[]> {
  const result = await build({
    ...settings,
    format: "esm",
    entryPoints: [path],
    outfile: "out.js",
    write: false,
    metafile: true,
  });
  const [output] = Object.values(result.metafile.outputs);
  return [...(output?.exports ?? [])].sort();
}

/** The transport of Node takes its error class from the main module, so that there is one. */
const fromMain: Plugin = {
  name: "from-main",
  setup(build) {
    build.onResolve({ filter: /\/types\.ts$/ }, () => ({ path: "./main.js", external: true }));
    build.onResolve({ filter: /\/sockets\.ts$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "./sockets.js", external: true } : undefined,
    );
  },
};

function lines(format: Format, from: string, names: readonly string[]): string {
  if (format === "esm") return `export { ${names.join(", ")} } from "${from}";\n`;
  // The form that Node's scanner of CommonJS exports understands.
  const local = from.includes("fixtures") ? "data" : "all";
  const entries = names.map((name) => `exports.${name} = ${local}.${name};\n`);
  return `"use strict";\nconst ${local} = require("${from}");\n${entries.join("")}`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
