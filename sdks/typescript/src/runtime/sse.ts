import { checkAnswer, type Shape } from "./codec.ts";
import { DecodingError } from "./errors.ts";
import { parseJson } from "./json.ts";
import type { Decoder, StreamControl } from "./operation.ts";

/** One message of an event stream (HTML standard, server-sent events), its data decoded. */
export interface StreamMessage<T> {
  readonly event: string;
  /** Of the last message that had one; send it as `Last-Event-ID` to resume. */
  readonly id: string;
  readonly data: T;
  /** What the server asked to wait before reconnecting, in milliseconds. */
  readonly retry: number | undefined;
}

/**
 * Messages as they arrive. Leaving the loop, or `close()`, closes the connection. It does not reconnect by itself: the
 * last `id` tells where to resume.
 */
export class MessageStream<T> implements AsyncIterable<T> {
  readonly #messages: AsyncGenerator<T, void, undefined>;
  readonly #control: StreamControl;

  constructor(messages: AsyncGenerator<T, void, undefined>, control: StreamControl) {
    this.#messages = messages;
    this.#control = control;
  }

  close(): void {
    this.#control.close();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    try {
      yield* this.#messages;
    } catch (cause) {
      if (cause instanceof DecodingError) throw cause;
      throw this.#control.failure(cause);
    } finally {
      this.#control.close();
    }
  }
}

/** `text/event-stream`. */
export const eventStream: Decoder = {
  stream: true,
  decode: (content, shape, control) =>
    new MessageStream(
      messages(lines(content as ReadableStream<Uint8Array>, false), shape),
      control,
    ),
};

/** One JSON value per line. */
export const jsonLines: Decoder = {
  stream: true,
  decode: (content, shape, control) =>
    new MessageStream(values(lines(content as ReadableStream<Uint8Array>, true), shape), control),
};

async function* values(
  source: AsyncIterable<string>,
  shape: Shape | undefined,
): AsyncGenerator<unknown, void, undefined> {
  for await (const line of source) if (line.trim() !== "") yield decoded(line, shape);
}

async function* messages(
  source: AsyncIterable<string>,
  shape: Shape | undefined,
): AsyncGenerator<StreamMessage<unknown>, void, undefined> {
  let event = "";
  let data: string[] = [];
  let id = "";
  let retry: number | undefined;
  for await (const line of source) {
    if (line === "") {
      // Without data there is no message: comments keep the connection warm.
      if (data.length)
        yield { event: event || "message", id, data: decoded(data.join("\n"), shape), retry };
      event = "";
      data = [];
      continue;
    }
    const [, field = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "data") data.push(value);
    else if (field === "event") event = value;
    else if (field === "id" && !value.includes("\0")) id = value;
    else if (field === "retry" && /^\d+$/.test(value)) retry = Number(value);
  }
}

function decoded(text: string, shape: Shape | undefined): unknown {
  return checkAnswer(parseJson(text), shape ?? ["=u"]);
}

/** Lines of UTF-8, ended by CR, LF or both. An unfinished last line counts only with `last`. */
async function* lines(
  source: ReadableStream<Uint8Array>,
  last: boolean,
): AsyncGenerator<string, void, undefined> {
  const reader = source.getReader();
  const utf8 = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? utf8.decode() : utf8.decode(value, { stream: true });
      // A CR at the end may be half of a CRLF: wait for the next chunk.
      const parts = rest.split(done ? /\r\n|\r|\n/ : /\r\n|\r(?!$)|\n/);
      rest = parts.pop() ?? "";
      yield* parts;
      if (done && last) yield rest;
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}
