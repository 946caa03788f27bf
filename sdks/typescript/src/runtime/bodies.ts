import type { Decoder, Encoded, StreamControl } from "./operation.ts";
import { text as utf8 } from "./answer.ts";
import { ConfigurationError } from "./errors.ts";
import { parameter, queryPairs, scalarText } from "./query.ts";

/** Body encoders and decoders beside JSON. Only operations that use one mention it, so the others shake away. */

/** `application/x-www-form-urlencoded`, lists repeated, records in deepObject style. */
export function form(value: unknown, media: string): Encoded {
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, item]) => {
    return queryPairs(parameter(`${encodeURIComponent(name)}${isRecord(item) ? "[]" : ""}`), item);
  });
  return { body: pairs.join("&").replaceAll("%20", "+"), contentType: media };
}

/** A body that is text: the value itself. */
export function plainText(value: unknown, media: string): Encoded {
  return {
    body: scalarText(value, "body"),
    contentType: `${media.split(";")[0] ?? media}; charset=utf-8`,
  };
}

/** A body of bytes: `Uint8Array`, `ArrayBuffer` or `Blob`; a text goes out as UTF-8. */
export async function octets(value: unknown, media: string): Promise<Encoded> {
  return { body: await bytesOf(value), contentType: media };
}

/** Bytes of anything that can be a file. */
export async function bytesOf(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteOffset, byteLength } = value;
    return new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));
  }
  throw new ConfigurationError(
    "A file must be a Blob, Uint8Array, ArrayBuffer or text; nothing was sent.",
  );
}

/** An answer that is text. */
export const textResult: Decoder = {
  stream: false,
  decode: (content) => utf8(content as Uint8Array),
};

/** An answer of bytes, as a stream that the caller reads; closing it early closes the connection. */
export const byteStream: Decoder = {
  stream: true,
  decode: (content, _shape, control) =>
    new ByteStream(content as ReadableStream<Uint8Array>, control),
};

/** Bytes as they arrive. Read all with `bytes()` or `text()`, or iterate over the chunks; leaving the loop hangs up. */
export class ByteStream implements AsyncIterable<Uint8Array> {
  readonly #source: ReadableStream<Uint8Array>;
  readonly #control: StreamControl;

  constructor(source: ReadableStream<Uint8Array>, control: StreamControl) {
    this.#source = source;
    this.#control = control;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    const reader = this.#source.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } catch (cause) {
      throw this.#control.failure(cause);
    } finally {
      reader.releaseLock();
      this.#control.close();
    }
  }

  async bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of this) length += chunks.push(chunk) && chunk.length;
    const all = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  async text(): Promise<string> {
    return utf8(await this.bytes());
  }
}

const isRecord = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
