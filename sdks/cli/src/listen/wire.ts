/** One connection to an event stream: opened, read, and given up when nothing comes any more. */
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestTls } from "node:https";
import { FrameParser, type Frame } from "./frames.ts";

/** The server says something every 15 s; after this long without a byte the link is dead, whatever the socket believes. */
export const SILENCE_MS = 40_000;
const CONNECT_MS = 10_000;
const LARGEST_PROBLEM = 65_536;

export interface Wire {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** The body of an answer that is no stream. */
  readonly problem: string;
  readonly frames: AsyncIterable<Frame>;
  close(): void;
}

/** Opens a stream. Rejects when no answer came; the reason is in the message. */
export async function openWire(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  silenceMs = SILENCE_MS,
): Promise<Wire> {
  const response = await open(url, headers, signal);
  const status = response.statusCode ?? 0;
  const streams =
    status === 200 && /^text\/event-stream/.test(response.headers["content-type"] ?? "");
  return {
    status: status === 200 && !streams ? 502 : status,
    retryAfter: response.headers["retry-after"],
    problem: streams ? "" : await textOf(response),
    frames: framesOf(response, silenceMs),
    close: () => response.destroy(),
  };
}

function open(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = url.startsWith("https:") ? requestTls : requestPlain;
    // A socket of its own: it lives as long as the stream.
    const request = start(url, {
      headers: { ...headers, accept: "text/event-stream" },
      agent: false,
      signal,
    });
    const late = setTimeout(
      () => request.destroy(new Error(`no answer within ${CONNECT_MS / 1000} s`)),
      CONNECT_MS,
    );
    request.on("response", (response) => {
      clearTimeout(late);
      // Later faults of the socket reach the reader of the response.
      request.on("error", () => undefined);
      resolve(response);
    });
    request.on("error", (error) => {
      clearTimeout(late);
      reject(error);
    });
    request.end();
  });
}

async function* framesOf(response: IncomingMessage, silenceMs: number): AsyncGenerator<Frame> {
  const parser = new FrameParser();
  let heardAt = Date.now();
  let reading = false;
  // By the clock, not by one long timer: after a sleep the machine's timers say nothing about the wire. What the reader has
  // not asked for yet is no silence.
  const watch = setInterval(
    () => {
      if (reading && Date.now() - heardAt > silenceMs)
        response.destroy(new Error(`nothing came for ${Math.round(silenceMs / 1000)} s`));
    },
    Math.min(1000, silenceMs / 4),
  );
  try {
    const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    for (;;) {
      [reading, heardAt] = [true, Date.now()];
      const { done, value } = await chunks.next();
      reading = false;
      if (done) return;
      yield* parser.push(value);
    }
  } finally {
    clearInterval(watch);
    response.destroy();
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = "";
  response.setEncoding("utf8");
  try {
    for await (const chunk of response) {
      text += String(chunk);
      if (text.length > LARGEST_PROBLEM) break;
    }
  } catch {
    // The status says enough.
  }
  return text;
}
