import path from "node:path";
import type { Document } from "./document.ts";
import { resolveFile } from "./load.ts";
import { isList, own, ownText, type Value } from "./plain.ts";
import { escapeSegment, joinPlace, segmentsOf, splitPlace } from "./pointer.ts";

/** A value and its place. */
export interface Found {
  readonly ok: true;
  readonly at: string;
  readonly value: Value;
}

/** Why a reference leads nowhere. */
export interface NotFound {
  readonly ok: false;
  readonly kind: "missing" | "remote" | "cycle";
  readonly ref: string;
  readonly reason: string;
}

const FOLLOWED = new WeakMap<Document, Map<string, Found | NotFound>>();

/**
 * Follows one reference, seen from the place it stands at; does not follow the reference that may stand there.
 * Never throws: the reasons it can fail are values. Documents are immutable, so answers are remembered.
 */
export function follow(document: Document, from: string, ref: string): Found | NotFound {
  const file = splitPlace(from).file;
  const memory = FOLLOWED.get(document) ?? new Map<string, Found | NotFound>();
  FOLLOWED.set(document, memory);
  const key = `${file}\n${ref}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = followFresh(document, file, ref);
  memory.set(key, found);
  return found;
}

function followFresh(document: Document, from: string, ref: string): Found | NotFound {
  const hash = ref.indexOf("#");
  const filePart = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? "" : ref.slice(hash + 1);
  const named = resolveFile(from, filePart);
  const file = named !== "" && named === path.posix.basename(document.file) ? "" : named;
  const top = contentOf(document, file, ref);
  if (!top.ok) return top;
  if (fragment !== "" && !fragment.startsWith("/")) {
    return {
      ok: false,
      kind: "missing",
      ref,
      reason: 'its fragment is no JSON Pointer (it must begin with "#/")',
    };
  }
  return (
    walk(top.value, file, fragment) ?? {
      ok: false,
      kind: "missing",
      ref,
      reason: "nothing stands there",
    }
  );
}

function contentOf(
  document: Document,
  file: string,
  ref: string,
): { readonly ok: true; readonly value: Value } | NotFound {
  if (file === "") return { ok: true, value: document.root };
  if (/^https?:/i.test(file) && !document.allowRemote) {
    return { ok: false, kind: "remote", ref, reason: "it is a URL, and remote references are off" };
  }
  const other = document.others.get(file);
  if (other === undefined)
    return { ok: false, kind: "missing", ref, reason: `the file "${file}" was not loaded` };
  return other.ok
    ? other
    : {
        ok: false,
        kind: "missing",
        ref,
        reason: `the file "${file}" cannot be had: ${other.reason}`,
      };
}

function walk(top: Value, file: string, fragment: string): Found | undefined {
  let value: Value | undefined = top;
  let pointer = "";
  for (const segment of segmentsOf(fragment)) {
    const name: string | undefined = [segment, decoded(segment)].find(
      (key) => memberOf(value, key) !== undefined,
    );
    if (name === undefined) return undefined;
    value = memberOf(value, name);
    pointer += `/${escapeSegment(name)}`;
  }
  return value === undefined ? undefined : { ok: true, at: joinPlace(file, pointer), value };
}

function memberOf(value: Value | undefined, key: string): Value | undefined {
  return isList(value) ? (/^\d+$/.test(key) ? value[Number(key)] : undefined) : own(value, key);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Follows references from an object that may be one until something else stands there. To be called only where the
 * OpenAPI grammar allows a Reference Object.
 */
export function resolve(document: Document, at: string, value: Value): Found | NotFound {
  let here: Found = { ok: true, at, value };
  const seen = new Set<string>();
  for (;;) {
    const ref = ownText(here.value, "$ref");
    if (ref === undefined) return here;
    if (seen.has(here.at))
      return { ok: false, kind: "cycle", ref, reason: "the references lead back to themselves" };
    seen.add(here.at);
    const next = follow(document, here.at, ref);
    if (!next.ok) return next;
    here = next;
  }
}

/** The value at a place, or undefined. */
export function valueAt(document: Document, at: string): Value | undefined {
  const { file, pointer } = splitPlace(at);
  if (file === "") return walk(document.root, file, pointer)?.value;
  const other = document.others.get(file);
  return other?.ok === true ? walk(other.value, file, pointer)?.value : undefined;
}
