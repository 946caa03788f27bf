/** Brings an output folder in line with a set of files, and touches nothing that is not ours. */
import { join } from "node:path";
import { byCodePoint } from "../target/imports.ts";
import { applyChanges, assertFolder, listFiles, readText } from "./disk.ts";
import { digest, MANIFEST_FILE, parseManifest, printManifest } from "./manifest.ts";
import { OutputError } from "./output-error.ts";
import { assertPaths, globTest } from "./paths.ts";
import { unifiedDiff } from "./unified-diff.ts";

export interface OutputFile {
  readonly path: string;
  readonly text: string;
  /** `scaffold`: written once, never again. */
  readonly ownership: "owned" | "scaffold";
}

export interface Output {
  readonly root: string;
  readonly files: readonly OutputFile[];
  /** Globs of wholly owned folders, relative to the root. */
  readonly owns: readonly string[];
  readonly generator: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface ReconcileOptions {
  /** `check` and `dry-run` write nothing. */
  readonly mode: "write" | "check" | "dry-run";
  /** Discards hand-made edits, and takes over files that were not ours. */
  readonly force: boolean;
}

export interface Change {
  readonly path: string;
  readonly kind: "add" | "change" | "delete";
  readonly diff: string;
}

export interface Reconciled {
  /** Sorted by path; in mode `write` they were carried out. The manifest is not among them. */
  readonly changes: readonly Change[];
  readonly unchanged: number;
  /** True if the manifest differs, for instance because an input changed without effect on any file. */
  readonly manifestChanged: boolean;
}

/**
 * Computes the difference between disk and `output` and, in mode `write`, carries it out. Throws an `OutputError`, before
 * anything is written, if a file was edited by hand, is not ours, or two files share a path.
 */
export function reconcile(output: Output, options: ReconcileOptions): Reconciled {
  assertPaths(output.files.map((file) => file.path));
  const { root } = output;
  assertFolder(root);
  const manifestText = readText(join(root, MANIFEST_FILE));
  const before = readBefore(manifestText, join(root, MANIFEST_FILE), options.force);
  const owned = output.files.filter((file) => file.ownership === "owned");
  const scaffold = output.files.filter((file) => file.ownership === "scaffold");

  const planned = new Map(owned.map((file) => [file.path, file.text]));
  const obsolete = Object.keys(before).filter((path) => !planned.has(path));
  const current = new Map(
    [...planned.keys(), ...obsolete].map((path) => [path, readText(join(root, path))]),
  );
  if (!options.force) assertNotEdited(before, planned, current);
  assertNoStrays(output, new Set([...current.keys(), ...scaffold.map((file) => file.path)]));

  const writes = new Map([...planned].filter(([path, text]) => current.get(path) !== text));
  for (const file of scaffold) {
    if (readText(join(root, file.path)) === undefined) writes.set(file.path, file.text);
  }
  const deletes = obsolete.filter((path) => current.get(path) !== undefined);
  const manifest = printManifest({
    generator: output.generator,
    inputs: output.inputs,
    files: Object.fromEntries(owned.map((file) => [file.path, digest(file.text)])),
  });
  const manifestChanged = manifest !== manifestText;
  if (options.mode === "write" && (writes.size > 0 || deletes.length > 0 || manifestChanged)) {
    applyChanges(root, writes, deletes, [MANIFEST_FILE, manifest]);
  }
  const changes: readonly Change[] = [
    ...[...writes].map(([path, text]) => changeOf(path, current.get(path), text)),
    ...deletes.map((path) => changeOf(path, current.get(path), undefined)),
  ];
  return {
    changes: [...changes].sort((a, b) => byCodePoint(a.path, b.path)),
    unchanged: output.files.length - writes.size,
    manifestChanged,
  };
}

function changeOf(path: string, before: string | undefined, after: string | undefined): Change {
  const kind = before === undefined ? "add" : after === undefined ? "delete" : "change";
  return { path, kind, diff: unifiedDiff(path, before, after) };
}

function readBefore(
  text: string | undefined,
  place: string,
  force: boolean,
): Readonly<Record<string, string>> {
  if (text === undefined) return {};
  try {
    return parseManifest(text, place).files;
  } catch (error) {
    if (force) return {};
    throw error;
  }
}

const SHOWN = 10;

const listed = (paths: readonly string[]): string => {
  const shown = paths.slice(0, SHOWN).map((path) => `\n  ${path}`);
  const rest = paths.length > SHOWN ? `\n  and ${paths.length - SHOWN} more` : "";
  return shown.join("") + rest;
};

/** A file is safe to replace if it is as we wrote it, or already as it shall be. */
function assertNotEdited(
  before: Readonly<Record<string, string>>,
  planned: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string | undefined>,
): void {
  const edited = [...current].flatMap(([path, text]) => {
    if (text === undefined || text === planned.get(path)) return [];
    return before[path] === digest(text) ? [] : [path];
  });
  if (edited.length === 0) return;
  throw new OutputError(
    "edited",
    `${edited.length} generated file(s) were edited by hand, or are not the generator's:${listed(edited.sort(byCodePoint))}`,
    "Move the change to one of the seams (an overlay, a custom module named by x-sdk-mixin, a hook of the runtime), " +
      "or discard it with --force.",
  );
}

function assertNoStrays(output: Output, known: ReadonlySet<string>): void {
  const isOwned = globTest(output.owns);
  const strays = listFiles(output.root).filter(
    (path) => isOwned(path) && !known.has(path) && path !== MANIFEST_FILE,
  );
  if (strays.length === 0) return;
  throw new OutputError(
    "stray",
    `${strays.length} file(s) in generated folders were not generated:${listed(strays)}`,
    "Move them out of the generated folders, or delete them.",
  );
}
