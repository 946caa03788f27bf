import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { load } from "js-yaml";
import { collectSamples } from "../docs/samples/book.ts";
import type { SdkName } from "../docs/samples/sdks.ts";
import { operationsOf, type Node } from "../playground/export/document.ts";
import { ROOT, type Built } from "./built.ts";

const WEB = fileURLToPath(new URL("../", import.meta.url));
/** Name in the pages -> source. */
const ENTRIES = {
  "theme.js": "browser/shared/theme.ts",
  "docs.js": "browser/docs/main.ts",
  "changelog.js": "browser/changelog/main.ts",
  "console.js": "browser/console/main.ts",
  "playground.js": "browser/playground/main.ts",
  "base.css": "styles/base.css",
  "docs.css": "styles/docs.css",
  "app.css": "styles/app.css",
  "guides.css": "styles/guides.css",
} as const;

/** Bundles scripts and styles, and collects the samples. */
export async function build(inputs: string): Promise<Built> {
  const files = await Promise.all(
    Object.entries(ENTRIES).map(
      async ([name, source]) => [name, await fileOf(name, source)] as const,
    ),
  );
  const document = JSON.parse(readFileSync(join(ROOT, "spec/dist/openapi.json"), "utf8")) as Node;
  const samples = await collectSamples(
    operationsOf(document),
    sdkNames(document),
    join(ROOT, "sdks"),
  );
  return { inputs, files: Object.fromEntries(files), samples };
}

async function fileOf(name: string, source: string): Promise<Built["files"][string]> {
  const css = name.endsWith(".css");
  const { outputFiles } = await bundle({
    entryPoints: [join(WEB, source)],
    bundle: true,
    minify: true,
    write: false,
    // The theme runs before the page is drawn, so it is no module.
    format: name === "theme.js" ? "iife" : "esm",
    target: ["chrome109", "firefox115", "safari16.4"],
    legalComments: "none",
    logLevel: "silent",
  });
  const text = outputFiles[0]?.text ?? "";
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 10);
  return {
    name: name.replace(/\.(\w+)$/, `.${digest}.$1`),
    media: css ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
    text,
  };
}

/** The SDK overlay says in which group and under which name an operation stands. */
function sdkNames(document: Node): ReadonlyMap<string, SdkName> {
  const overlay = load(readFileSync(join(ROOT, "spec/overlays/sdk.overlay.yaml"), "utf8")) as {
    readonly actions: readonly {
      readonly target: string;
      readonly update?: Readonly<Record<string, unknown>>;
    }[];
  };
  const names = new Map<string, SdkName>();
  for (const { target, update } of overlay.actions) {
    const place = /^\$\.paths\['([^']+)'\]\.(\w+)$/.exec(target);
    const group = update?.["x-sdk-group"];
    const name = update?.["x-sdk-name"];
    if (place === null || typeof group !== "string" || typeof name !== "string") continue;
    const item = (document["paths"] as Readonly<Record<string, Node>>)[place[1] ?? ""];
    const operation = item?.[place[2] ?? ""] as Node | undefined;
    if (operation !== undefined) names.set(String(operation["operationId"]), { group, name });
  }
  return names;
}
