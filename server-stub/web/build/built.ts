import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SampleBook } from "../docs/samples/samples.ts";

/** What is made ahead of the pages: their scripts and styles, and the samples of the SDKs. */
export interface Built {
  readonly inputs: string;
  /** Name in the pages -> name with a hash of the content, media type, text. */
  readonly files: Readonly<
    Record<string, { readonly name: string; readonly media: string; readonly text: string }>
  >;
  readonly samples: SampleBook;
}

const WEB = fileURLToPath(new URL("../", import.meta.url));
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const KEPT = fileURLToPath(new URL("../../dist/web/built.json", import.meta.url));
let built: Promise<Built> | null = null;

/** Reads what was built, and builds it anew when its sources changed. An image without the SDKs' folder takes what it brought. */
export function webBuild(): Promise<Built> {
  built ??= prepare().catch((error: unknown) => {
    built = null;
    throw error;
  });
  return built;
}

async function prepare(): Promise<Built> {
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as Built) : null;
  if (kept !== null && !existsSync(join(ROOT, "sdks"))) return kept;
  const inputs = hashOf([
    ...sourcesOf(WEB),
    ...sourcesOf(join(ROOT, "sdks"), /[\\/](?:examples|generated)[\\/]/),
    join(ROOT, "spec/dist/bundle.sha256"),
  ]);
  if (kept?.inputs === inputs) return kept;
  // The builder is only loaded where there is something to build.
  const { build } = await import("./build.ts");
  const made = await build(inputs);
  mkdirSync(dirname(KEPT), { recursive: true });
  // Several processes may build at once; each puts a whole file in place.
  const draft = `${KEPT}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made));
  renameSync(draft, KEPT);
  return made;
}

function sourcesOf(folder: string, only = /./): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => only.test(path.slice(folder.length)))
    .sort();
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths)
    if (existsSync(path))
      hash.update(path.slice(ROOT.length)).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}
