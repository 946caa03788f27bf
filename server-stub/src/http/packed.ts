import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** A text as it is sent, with its strong validator: each coding is a form of its own. */
export interface Packed {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Forms {
  readonly plain: Packed;
  gzip: Packed | null;
}

const MOST_KEPT = 600;
const SMALLEST = 1_000;
const kept = new Map<string, Forms>();

/** The text in the coding that Accept-Encoding allows. Forms are kept, for pages are made once and read often. */
export function packed(text: string, acceptEncoding: unknown): Packed {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 27);
  let forms = kept.get(digest);
  if (forms === undefined) {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
    forms = { plain: formOf(Buffer.from(text), `"${digest}"`, null), gzip: null };
    kept.set(digest, forms);
  }
  if (text.length < SMALLEST || !takesGzip(acceptEncoding)) return forms.plain;
  forms.gzip ??= formOf(gzipSync(forms.plain.bytes), `"${digest}-gzip"`, "gzip");
  return forms.gzip;
}

function formOf(bytes: Buffer, tag: string, coding: string | null): Packed {
  return {
    bytes,
    tag,
    headers: { ETag: tag, ...(coding === null ? {} : { "Content-Encoding": coding }) },
  };
}

function takesGzip(field: unknown): boolean {
  return String(field ?? "")
    .split(",")
    .some((part) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(part));
}
