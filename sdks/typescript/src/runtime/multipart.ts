import { bytesOf } from "./bodies.ts";
import { ConfigurationError } from "./errors.ts";
import { stringifyJson } from "./json.ts";
import type { Encoded } from "./operation.ts";
import { scalarText } from "./query.ts";

/** A file to send: its bytes, or its bytes with a name and a media type. */
export type FileInput =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | string
  | {
      readonly content: Blob | Uint8Array | ArrayBuffer | string;
      readonly name?: string;
      readonly type?: string;
    };

/**
 * `multipart/form-data` (RFC 7578). A list becomes repeated parts, a record a JSON part; undefined fields are left out.
 * The whole body is built before the first attempt, so that every attempt sends the same bytes.
 */
export async function multipart(value: unknown): Promise<Encoded> {
  const boundary = `njia-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  for (const [name, field] of Object.entries((value ?? {}) as Record<string, unknown>))
    for (const item of Array.isArray(field) ? (field as unknown[]) : [field]) {
      if (item === undefined) continue;
      const { content, head } = await part(name, item);
      chunks.push(utf8(`--${boundary}\r\n${head}\r\n\r\n`), content, utf8("\r\n"));
    }
  chunks.push(utf8(`--${boundary}--\r\n`));
  const body = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

async function part(
  name: string,
  item: unknown,
): Promise<{ content: Uint8Array<ArrayBuffer>; head: string }> {
  const head = `Content-Disposition: form-data; name="${quote(name)}"`;
  const wrapped = isWrapped(item) ? item : undefined;
  const data = wrapped ? wrapped.content : item;
  const binary = data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data);
  if (wrapped || binary) {
    const blob = data instanceof Blob ? data : undefined;
    const fileName = wrapped?.name ?? (blob as { name?: string } | undefined)?.name ?? name;
    const type = wrapped?.type ?? (blob?.type || "application/octet-stream");
    if (/[\r\n]/.test(type))
      throw new ConfigurationError(`The media type of ${name} holds a line break.`);
    return {
      content: await bytesOf(data),
      head: `${head}; filename="${quote(fileName)}"\r\nContent-Type: ${type}`,
    };
  }
  if (typeof item === "object" && item !== null && !(item instanceof Date))
    return {
      content: await bytesOf(stringifyJson(item)),
      head: `${head}\r\nContent-Type: application/json`,
    };
  return { content: await bytesOf(item === null ? "" : scalarText(item, name)), head };
}

function isWrapped(item: unknown): item is { content: unknown; name?: string; type?: string } {
  if (typeof item !== "object" || item === null || !("content" in item)) return false;
  const { content } = item;
  return (
    content instanceof Blob ||
    content instanceof ArrayBuffer ||
    ArrayBuffer.isView(content) ||
    typeof content === "string"
  );
}

/** The escapes that browsers use (HTML standard, multipart form data). */
const quote = (text: string): string =>
  text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
