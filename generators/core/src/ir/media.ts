import type { Codec } from "./types.ts";

/** A media type without parameters, in lower case. */
export function essence(media: string): string {
  return (media.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** How a body of that media type becomes octets; `binary`: its schema is a file. */
export function codecOf(media: string, binary: boolean): Codec {
  const type = essence(media);
  if (isJson(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type === "multipart/form-data") return "multipart";
  if (binary || type === "application/octet-stream") return "octets";
  if (type === "*/*" || type === "application/*") return "json";
  if (type === "application/xml" || type === "text/xml" || type.endsWith("+xml")) return "xml";
  if (
    type.startsWith("text/") ||
    type === "application/yaml" ||
    type === "application/x-yaml" ||
    type.endsWith("+yaml")
  )
    return "text";
  return /^(image|audio|video|font)\/|^application\/(pdf|zip|gzip|x-gzip|x-tar|vnd\.ms-|vnd\.openxml|octet)/.test(
    type,
  )
    ? "octets"
    : "opaque";
}

function isJson(type: string): boolean {
  return (
    type === "application/json" ||
    type === "text/json" ||
    type === "application/x-json" ||
    type.endsWith("+json")
  );
}

const RANK: Readonly<Record<Codec, number>> = {
  json: 0,
  form: 2,
  multipart: 3,
  text: 4,
  octets: 5,
  xml: 6,
  opaque: 7,
};

/** Orders media types by preference: json, form, multipart, text, octets, xml, others; then by name. */
export function byPreference(
  a: { readonly media: string; readonly codec: Codec },
  b: { readonly media: string; readonly codec: Codec },
): number {
  return rank(a) - rank(b) || (a.media < b.media ? -1 : a.media > b.media ? 1 : 0);
}

function rank(content: { readonly media: string; readonly codec: Codec }): number {
  const plain = essence(content.media) === "application/json";
  return RANK[content.codec] + (content.codec === "json" && !plain ? 1 : 0);
}

/** The media type that a client sends where the document gives a range. */
export function concrete(media: string, codec: Codec): string {
  if (!essence(media).includes("*")) return media;
  switch (codec) {
    case "json":
      return "application/json";
    case "text":
      return "text/plain";
    case "xml":
      return "application/xml";
    case "form":
      return "application/x-www-form-urlencoded";
    case "multipart":
      return "multipart/form-data";
    case "octets":
    case "opaque":
      return "application/octet-stream";
    default:
      return codec satisfies never;
  }
}

/** The framing of a streamed answer, or undefined. */
export function framingOf(media: string): "sse" | "ndjson" | undefined {
  const type = essence(media);
  if (type === "text/event-stream") return "sse";
  return /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines|stream\+json|json-seq|x-json-stream)$/.test(
    type,
  )
    ? "ndjson"
    : undefined;
}
