/** The only place that changes files: all of them or none. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { byCodePoint } from "../target/imports.ts";
import { OutputError } from "./output-error.ts";

const STAGING_SUFFIX = ".njia-new";

/** The text of a file; undefined if there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw unwritable(path, error);
  }
}

const isToolFolder = (name: string): boolean =>
  name.startsWith(".") || name === "node_modules" || name === "__pycache__";

/** All files below a folder by relative path, sorted; caches of tools and hidden folders are left out. */
export function listFiles(root: string): readonly string[] {
  const walk = (folder: string, prefix: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) {
        return isToolFolder(entry.name)
          ? []
          : walk(join(folder, entry.name), `${prefix}${entry.name}/`);
      }
      return [`${prefix}${entry.name}`];
    });
  return existsSync(root) ? [...walk(root, "")].sort(byCodePoint) : [];
}

/**
 * Writes `files` below `root`, then deletes `remove` and folders left empty, then writes `last`. Every file is staged
 * beside its place first, so that a full disk or a missing right leaves everything as it was.
 */
export function applyChanges(
  root: string,
  files: ReadonlyMap<string, string>,
  remove: readonly string[],
  last: readonly [path: string, text: string],
): void {
  assertWritable(root);
  const staged: (readonly [from: string, to: string])[] = [];
  const made: string[] = [];
  try {
    for (const [path, text] of [...files, last]) {
      const target = join(root, path);
      made.push(...makeFolder(dirname(target)));
      staged.push([target + STAGING_SUFFIX, target]);
      writeFileSync(target + STAGING_SUFFIX, text);
    }
  } catch (error) {
    for (const [from] of staged.filter(([path]) => existsSync(path))) rmSync(from);
    for (const folder of made.reverse()) rmdirSync(folder);
    throw unwritable(root, error);
  }
  const manifest = staged.pop();
  for (const [from, to] of staged) renameSync(from, to);
  for (const path of remove) removeFile(root, path);
  if (manifest !== undefined) renameSync(manifest[0], manifest[1]);
}

/**
 * Makes a folder and those above it, and hands back the ones that are new, outermost first. Folder by folder, because in
 * places such as /proc the recursive form of Node never returns.
 */
function makeFolder(folder: string): readonly string[] {
  if (existsSync(folder)) return [];
  const above = makeFolder(dirname(folder));
  mkdirSync(folder);
  return [...above, folder];
}

function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
}

/** Throws if the root, or the nearest thing above it that exists, is no folder. */
export function assertFolder(root: string): void {
  const folder = nearest(root);
  if (!statSync(folder).isDirectory()) throw unwritable(folder, new Error("it is a file"));
}

function nearest(root: string): string {
  let folder = root;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

function assertWritable(root: string): void {
  const folder = nearest(root);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function unwritable(path: string, error: unknown): OutputError {
  const reason = error instanceof Error ? error.message : String(error);
  return new OutputError(
    "unwritable",
    `Cannot write to ${path}: ${reason}.`,
    "Choose another --out folder, or make this one writable. Nothing was changed.",
  );
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
