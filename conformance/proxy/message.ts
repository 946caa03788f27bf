/**
 * A tolerant HTTP/1.1 message reader that keeps the bytes. The proxy judges what an SDK really sent, so header order,
 * case and duplicates survive, and a malformed message is kept rather than refused.
 */
export type HeaderLine = readonly [name: string, value: string];

export type Message = {
  readonly startLine: string;
  readonly headers: readonly HeaderLine[];
  readonly head: Buffer;
  /** The body as the receiver sees it: chunk framing removed. */
  readonly body: Buffer;
  /** The body as it travelled. */
  readonly rawBody: Buffer;
};

type Framing = "none" | "length" | "chunked" | "until-close";

const HEAD_END = "\r\n\r\n";

export function headerValue(headers: readonly HeaderLine[], name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function parseHead(head: Buffer): { startLine: string; headers: HeaderLine[] } {
  const lines = head.toString("latin1").split("\r\n");
  const [startLine = "", ...rest] = lines;
  const headers: HeaderLine[] = [];
  for (const line of rest) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.push([line.slice(0, colon), line.slice(colon + 1).trim()]);
  }
  return { startLine, headers };
}

/** Collects the bytes of one message after another on one connection. */
export class MessageReader {
  #buffer: Buffer = Buffer.alloc(0);
  readonly #side: "request" | "response";
  #ended = false;

  constructor(side: "request" | "response") {
    this.#side = side;
  }

  push(chunk: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
  }

  /** The peer sent FIN: a body that runs until the end of the connection is now complete. */
  end(): void {
    this.#ended = true;
  }

  /** Bytes that do not belong to a complete message yet. */
  get pending(): Buffer {
    return this.#buffer;
  }

  get headComplete(): boolean {
    return this.#buffer.indexOf(HEAD_END) >= 0;
  }

  /** Bytes of the body that have arrived for the message whose head is complete. */
  get bodyBytesSoFar(): number {
    const end = this.#buffer.indexOf(HEAD_END);
    return end < 0 ? 0 : this.#buffer.length - end - HEAD_END.length;
  }

  /** Takes the next complete message off the buffer, or returns null when more bytes are needed. */
  next(answersHead = false): Message | null {
    const end = this.#buffer.indexOf(HEAD_END);
    if (end < 0) return null;
    const head = this.#buffer.subarray(0, end);
    const { startLine, headers } = parseHead(head);
    const bodyStart = end + HEAD_END.length;
    const framing = answersHead ? "none" : this.#framing(startLine, headers);
    const taken = this.#takeBody(framing, headers, bodyStart);
    if (taken === null) return null;
    this.#buffer = this.#buffer.subarray(taken.next);
    return {
      startLine,
      headers,
      head: Buffer.from(head),
      body: taken.body,
      rawBody: taken.raw,
    };
  }

  #framing(startLine: string, headers: readonly HeaderLine[]): Framing {
    if (/chunked/i.test(headerValue(headers, "transfer-encoding") ?? "")) return "chunked";
    if (headerValue(headers, "content-length") !== undefined) return "length";
    if (this.#side === "request") return "none";
    const status = Number(startLine.split(" ")[1]);
    return status === 204 || status === 304 || status < 200 ? "none" : "until-close";
  }

  #takeBody(
    framing: Framing,
    headers: readonly HeaderLine[],
    start: number,
  ): { body: Buffer; raw: Buffer; next: number } | null {
    switch (framing) {
      case "none":
        return { body: Buffer.alloc(0), raw: Buffer.alloc(0), next: start };
      case "length": {
        const length = Number(headerValue(headers, "content-length"));
        const next = start + (Number.isFinite(length) ? length : 0);
        if (this.#buffer.length < next) return null;
        const raw = Buffer.from(this.#buffer.subarray(start, next));
        return { body: raw, raw, next };
      }
      case "chunked":
        return this.#takeChunks(start);
      case "until-close": {
        if (!this.#ended) return null;
        const raw = Buffer.from(this.#buffer.subarray(start));
        return { body: raw, raw, next: this.#buffer.length };
      }
      default:
        return framing satisfies never;
    }
  }

  #takeChunks(start: number): { body: Buffer; raw: Buffer; next: number } | null {
    const parts: Buffer[] = [];
    let at = start;
    for (;;) {
      const lineEnd = this.#buffer.indexOf("\r\n", at);
      if (lineEnd < 0) return null;
      const size = Number.parseInt(this.#buffer.toString("latin1", at, lineEnd), 16);
      if (!Number.isFinite(size)) return null;
      const dataStart = lineEnd + 2;
      const dataEnd = dataStart + size;
      if (size === 0) {
        const trailerEnd = this.#buffer.indexOf("\r\n", dataStart);
        if (trailerEnd < 0) return null;
        const next = trailerEnd + 2;
        const raw = Buffer.from(this.#buffer.subarray(start, next));
        return { body: Buffer.concat(parts), raw, next };
      }
      if (this.#buffer.length < dataEnd + 2) return null;
      parts.push(Buffer.from(this.#buffer.subarray(dataStart, dataEnd)));
      at = dataEnd + 2;
    }
  }
}
