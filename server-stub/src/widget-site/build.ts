import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LOCALES } from "../../web/widgets/shared/locales.ts";
import { checkLocales } from "./check-locales.ts";
import { checkStyles } from "./check-styles.ts";

/** What the browser gets, by file name; names hold a hash of the content. */
export interface Manifest {
  /** Loader script: classic, for pages of the business. */
  readonly loader: string;
  readonly style: string;
  /** By kind of widget: the entry module and what it imports at once. */
  readonly kinds: Readonly<
    Record<string, { readonly entry: string; readonly imports: readonly string[] }>
  >;
  /** By language. */
  readonly locales: Readonly<Record<string, string>>;
}

const KINDS = ["payment", "balance", "kyc"] as const;
/** Browsers that are common on phones of four and more years. */
const TARGET = ["chrome87", "firefox85", "safari14.1"];
export const SOURCES = fileURLToPath(new URL("../../web/widgets/", import.meta.url));
const DIST = fileURLToPath(new URL("../../dist/widgets/", import.meta.url));

/** Digest of everything that a build is made of. */
export function sourcesDigest(): string {
  const digest = createHash("sha256");
  const files = [
    ...readdirSync(SOURCES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
    fileURLToPath(import.meta.url),
  ].sort();
  for (const file of files) digest.update(`${basename(file)}\0`).update(readFileSync(file));
  return digest.digest("hex").slice(0, 24);
}

/** The folder of the build of the present sources: the one that is there, or a new one. Throws with all defects of texts and styles. */
export async function builtWidgets(): Promise<{
  readonly folder: string;
  readonly manifest: Manifest;
}> {
  const folder = join(DIST, sourcesDigest());
  const known = readManifest(folder);
  if (known !== null) return { folder, manifest: known };
  return { folder, manifest: await build(folder) };
}

function readManifest(folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  } catch {
    return null;
  }
}

async function build(folder: string): Promise<Manifest> {
  const defects = [...checkLocales(SOURCES), ...checkStyles(SOURCES)];
  if (defects.length > 0) throw new Error(`The widgets cannot be built:\n${defects.join("\n")}`);
  const { build: bundle } = await import("esbuild");
  const common = {
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target: TARGET,
    legalComments: "none",
    charset: "utf8",
    absWorkingDir: SOURCES,
    logLevel: "silent",
    outdir: "out",
  } as const;
  const [frames, loader, styles] = await Promise.all([
    bundle({
      ...common,
      entryPoints: Object.fromEntries(KINDS.map((kind) => [kind, `${kind}/main.ts`])),
      format: "esm",
      splitting: true,
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
    }),
    bundle({
      ...common,
      entryPoints: { widget: "loader/main.ts" },
      format: "iife",
      entryNames: "[name]-[hash]",
    }),
    bundle({ ...common, entryPoints: { frame: "frame/frame.css" }, entryNames: "[name]-[hash]" }),
  ]);
  const outputs = {
    ...frames.metafile.outputs,
    ...loader.metafile.outputs,
    ...styles.metafile.outputs,
  };
  const fileOf = (source: string): string => {
    const found = Object.entries(outputs).find(
      ([, output]) =>
        output.entryPoint === source ||
        (output.entryPoint === undefined && source in output.inputs),
    );
    if (found === undefined) throw new Error(`nothing was made of ${source}`);
    return basename(found[0]);
  };
  const importsOf = (file: string): readonly string[] =>
    (
      Object.entries(frames.metafile.outputs).find(([path]) => basename(path) === file)?.[1]
        .imports ?? []
    )
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => basename(path));
  const manifest: Manifest = {
    loader: fileOf("loader/main.ts"),
    style: fileOf("frame/frame.css"),
    kinds: Object.fromEntries(
      KINDS.map((kind) => {
        const entry = fileOf(`${kind}/main.ts`);
        return [kind, { entry, imports: importsOf(entry) }];
      }),
    ),
    locales: Object.fromEntries(
      LOCALES.map((locale) => [locale, fileOf(`locales/${locale}.json`)]),
    ),
  };
  mkdirSync(DIST, { recursive: true });
  const draft = mkdtempSync(join(DIST, "draft-"));
  for (const { path, contents } of [
    ...frames.outputFiles,
    ...loader.outputFiles,
    ...styles.outputFiles,
  ])
    writeFileSync(join(draft, basename(path)), contents);
  writeFileSync(join(draft, "manifest.json"), JSON.stringify(manifest));
  put(draft, folder);
  return manifest;
}

/** Another process may have built the same meanwhile; then its folder stays. */
function put(draft: string, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (readManifest(folder) === null) throw error;
  }
}
