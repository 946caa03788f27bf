import { readFile } from "node:fs/promises";
import path from "node:path";
import { DocumentError, type Diagnostic, type Report } from "../diagnostics.ts";
import type { Document, OtherFile } from "./document.ts";
import { parseText, type Text } from "./parse.ts";
import { entries, isList, isObject, own, type Value, type ValueObject } from "./plain.ts";

/** How to load. `source`: the hand-written entry behind a bundle, for places in messages. */
export interface LoadOptions {
  readonly report: Report;
  readonly allowRemote?: boolean;
  readonly source?: string;
}

/** A path or URL, or a text with the name it is shown by. */
export type DocumentInput = string | { readonly text: string; readonly file?: string };

const REMOTE = /^https?:\/\//i;
/** A server that does not answer must not hang the generator. */
const FETCH_TIMEOUT_MS = 20_000;

/**
 * Loads an OpenAPI 3.0 document and every local file it refers to (URLs only with `allowRemote`).
 * @throws DocumentError `E-READ`, `E-SYNTAX`, `E-VERSION` or `E-DOCUMENT`, with place and remedy.
 */
export async function loadDocument(input: DocumentInput, options: LoadOptions): Promise<Document> {
  const entry =
    typeof input === "string"
      ? await readEntry(input)
      : { text: input.text, file: input.file ?? "<text>" };
  const document = parseDocument(entry, options);
  const others = new Map<string, OtherFile>();
  const texts = new Map(document.texts);
  const base = typeof input === "string" || input.file !== undefined ? entry.file : undefined;
  const queue = externalFiles(document.root, "");
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (others.has(name) || (REMOTE.test(name) && options.allowRemote !== true)) continue;
    const loaded = await readOther(name, base, options.report);
    others.set(name, loaded.file);
    if (loaded.text !== undefined) texts.set(name, loaded.text);
    if (loaded.file.ok) queue.push(...externalFiles(loaded.file.value, name));
  }
  return { ...document, others, texts };
}

/** Parses a document that refers to no other file; the same errors as `loadDocument`. */
export function parseDocument(entry: Text, options: LoadOptions): Document {
  const root = parseText(entry, options.report);
  assertOpenApi30(root, entry.file);
  return {
    root,
    file: entry.file,
    ...(options.source === undefined ? {} : { source: options.source }),
    others: new Map(),
    applied: [],
    texts: new Map([["", entry.text]]),
    allowRemote: options.allowRemote === true,
  };
}

/** Reads and parses one file of any content; used for overlays too. */
export async function readValue(file: string, report: Report): Promise<Value> {
  return parseText(await readEntry(file), report);
}

async function readEntry(file: string): Promise<Text> {
  try {
    return { text: REMOTE.test(file) ? await fetchText(file) : await readFile(file, "utf8"), file };
  } catch (error) {
    throw fatal(
      "E-READ",
      file,
      `the file cannot be read (${reasonOf(error)}).`,
      "Check the path and its permissions.",
    );
  }
}

async function readOther(
  name: string,
  base: string | undefined,
  report: Report,
): Promise<{ file: OtherFile; text?: string }> {
  try {
    if (base === undefined && !REMOTE.test(name))
      return { file: { ok: false, reason: "the document has no folder of its own" } };
    const text = REMOTE.test(name)
      ? await fetchText(name)
      : await readFile(localPath(name, base ?? ""), "utf8");
    return { file: { ok: true, value: parseText({ text, file: name }, report) }, text };
  } catch (error) {
    if (error instanceof DocumentError && error.diagnostic.code === "E-SYNTAX") throw error;
    return { file: { ok: false, reason: reasonOf(error) } };
  }
}

/** The path on disk of a file named in a place. */
export function localPath(name: string, base: string): string {
  return path.resolve(path.dirname(base), decodeSafely(name));
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.text();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ENOENT") return "no such file";
  if ("code" in error && error.code === "EISDIR") return "it is a folder";
  return error.message;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file that a reference names, seen from another file; empty for the entry itself. */
export function resolveFile(from: string, file: string): string {
  if (file === "") return from;
  if (REMOTE.test(file)) return file;
  if (REMOTE.test(from)) return new URL(file, from).href;
  return path.posix.isAbsolute(file)
    ? file
    : path.posix.normalize(path.posix.join(path.posix.dirname(from), file));
}

/** Every file mentioned by a `$ref`, wherever it stands; those in examples do no harm, a failure counts only when used. */
function externalFiles(value: Value, from: string): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const stack: Value[] = [value];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isList(next)) {
      if (!seen.has(next)) stack.push(...next.filter((item) => item !== undefined));
      seen.add(next);
    } else if (isObject(next) && !seen.has(next)) {
      seen.add(next);
      for (const [key, member] of entries(next)) {
        if (key === "$ref" && typeof member === "string" && !member.startsWith("#")) {
          const file = member.split("#", 1)[0] ?? "";
          if (/^[^\s:]+$|^https?:/i.test(file)) found.add(resolveFile(from, file));
        } else stack.push(member);
      }
    }
  }
  return [...found].filter((name) => name !== from);
}

function assertOpenApi30(root: Value, file: string): asserts root is ValueObject {
  const openapi = own(root, "openapi");
  const swagger = own(root, "swagger");
  if (swagger !== undefined && openapi === undefined) {
    throw fatal(
      "E-VERSION",
      file,
      `this is a Swagger (OpenAPI ${String(swagger)}) document, and Njia reads OpenAPI 3.0.`,
      'Convert it first, for instance with "npx swagger2openapi".',
    );
  }
  const version =
    typeof openapi === "string"
      ? openapi
      : openapi === undefined || openapi === null
        ? undefined
        : String(openapi);
  if (version === undefined) {
    throw fatal(
      "E-DOCUMENT",
      file,
      'this is no OpenAPI document: the key "openapi" is missing.',
      'Begin it with "openapi: 3.0.3".',
    );
  }
  if (/^3\.0(\.\d+)?(-.*)?$/.test(version) || version === "3") return;
  if (/^3\.[1-9]/.test(version)) {
    throw fatal(
      "E-VERSION",
      file,
      `this is an OpenAPI ${version} document, and Njia reads OpenAPI 3.0.`,
      'Convert it first, for instance with "npx @apiture/openapi-down-convert".',
    );
  }
  throw fatal(
    "E-VERSION",
    file,
    `OpenAPI version "${version}" is unknown.`,
    "Njia reads OpenAPI 3.0.",
  );
}

function fatal(
  code: Diagnostic["code"],
  file: string,
  message: string,
  remedy: string,
): DocumentError {
  return new DocumentError(
    { code, origin: { pointer: "" }, message, consequence: "Nothing was generated.", remedy },
    file,
  );
}
