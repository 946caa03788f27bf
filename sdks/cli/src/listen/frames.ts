/** Server-sent events (HTML standard) from bytes, whatever way they are cut. */

/** One message; `data` holds the bytes of its lines exactly, decoded as UTF-8. */
export interface Frame {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

export class FrameParser {
  // Takes off a byte order mark at the very start, and keeps halves of characters for the next chunk.
  readonly #utf8 = new TextDecoder();
  #rest = "";
  #id: string | undefined;
  #event = "";
  #data: string[] = [];

  /** The messages that are complete with this chunk. */
  push(chunk: Uint8Array): readonly Frame[] {
    this.#rest += this.#utf8.decode(chunk, { stream: true });
    // A CR at the end may be half of a CRLF.
    const lines = this.#rest.split(/\r\n|\r(?!$)|\n/);
    this.#rest = lines.pop() ?? "";
    return lines.flatMap((line) => this.#line(line) ?? []);
  }

  #line(line: string): Frame | undefined {
    if (line === "") return this.#finish();
    const at = line.indexOf(":");
    const field = at === -1 ? line : line.slice(0, at);
    const value = at === -1 ? "" : line.slice(line[at + 1] === " " ? at + 2 : at + 1);
    if (field === "data") this.#data.push(value);
    else if (field === "event") this.#event = value;
    else if (field === "id" && !value.includes("\0")) this.#id = value;
    return undefined;
  }

  /** Without data there is no message: comments keep the connection warm. */
  #finish(): Frame | undefined {
    const frame = { id: this.#id, event: this.#event || "message", data: this.#data.join("\n") };
    const none = this.#data.length === 0;
    [this.#id, this.#event, this.#data] = [undefined, "", []];
    return none ? undefined : frame;
  }
}
