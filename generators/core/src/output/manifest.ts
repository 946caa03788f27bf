/** `.generated.json`: what we wrote last time, so that nothing else is ever overwritten or deleted. */
import { createHash } from "node:crypto";
import { byCodePoint } from "../target/imports.ts";
import { OutputError } from "./output-error.ts";

export const MANIFEST_FILE = ".generated.json";

export interface Manifest {
  /** Version of the generator. */
  readonly generator: string;
  /** SHA-256 of what went in: specification and overlays, by name without folders. */
  readonly inputs: Readonly<Record<string, string>>;
  /** SHA-256 of each owned file, by path relative to the output root. */
  readonly files: Readonly<Record<string, string>>;
}

/** SHA-256 of a text in UTF-8, as hex. */
export function digest(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

const sorted = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => byCodePoint(a, b)));

/** The file's text; equal manifests give equal text. */
export function printManifest(manifest: Manifest): string {
  const ordered = {
    generator: manifest.generator,
    inputs: sorted(manifest.inputs),
    files: sorted(manifest.files),
  };
  return `${JSON.stringify(ordered, undefined, 2)}\n`;
}

/** Reads a manifest; throws an `OutputError` if the text is not one. */
export function parseManifest(text: string, place: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable(place, "it is not JSON");
  }
  if (!isRecord(value) || typeof value["generator"] !== "string") {
    throw unreadable(place, 'it has no "generator"');
  }
  const inputs = value["inputs"];
  const files = value["files"];
  if (!isTextRecord(inputs) || !isTextRecord(files)) {
    throw unreadable(place, '"inputs" and "files" must map names to digests');
  }
  return { generator: value["generator"], inputs, files };
}

const unreadable = (place: string, reason: string): OutputError =>
  new OutputError(
    "edited",
    `${place} cannot be read as the list of generated files: ${reason}.`,
    "Restore it from version control, or run again with --force to write everything anew.",
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((item) => typeof item === "string");
