/** An answer of the API as it is printed: in JSON as it came, for people as lines and tables. */
import type { Operation, Session } from "../session.ts";
import { maskText } from "./mask.ts";

export interface Answer {
  readonly bytes: Uint8Array | undefined;
  readonly media: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Hands the body over as its bytes, together with the metadata of the call. */
export const BYTES: NonNullable<Operation["decode"]> = {
  stream: false,
  decode: (content) => content,
};

export function print({ out, showsSecrets }: Session, { bytes, media, facts }: Answer): void {
  const text = Buffer.from(bytes ?? []).toString("utf8");
  const isJson = /[/+]json\b/.test(media);
  if (out.json) {
    const shown = showsSecrets ? text : maskText(text);
    const data = text === "" ? "null" : isJson ? shown.trim() : JSON.stringify(shown);
    // The text itself, not parsed and printed again: numbers stay as they came.
    out.text(`${JSON.stringify({ v: 1, ...facts }).slice(0, -1)},"data":${data}}`);
  } else if (text === "") out.note(`done (${String(facts["status"])})`);
  else if (!isJson) out.text(showsSecrets ? text : maskText(text));
  else {
    const value = exact(text);
    const list = listOf(value);
    out.result(list ?? value);
    if (list !== undefined && (value as { hasMore?: unknown }).hasMore === true)
      out.note("There is more: --all follows the list to its end.");
  }
}

/** JSON with integers beyond 2^53 as texts, so that what is shown is what was sent. */
export function exact(text: string): unknown {
  return JSON.parse(
    text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
      token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`,
    ),
  ) as unknown;
}

function listOf(value: unknown): readonly unknown[] | undefined {
  const { object, data } = (value ?? {}) as { object?: unknown; data?: unknown };
  return object === "list" && Array.isArray(data) ? (data as unknown[]) : undefined;
}
