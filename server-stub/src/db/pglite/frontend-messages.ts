/** Codes of the frontend messages this adapter has to know (PostgreSQL protocol 3.0). */
const PARSE = 0x50;
const BIND = 0x42;
const DESCRIBE = 0x44;
const CLOSE = 0x43;
const SYNC = 0x53;
const SIMPLE_QUERY = 0x51;
const FLUSH = 0x48;
const TERMINATE = 0x58;
const NAMED_STATEMENT = 0x53;
const SSL_REQUEST = 80877103;

/** What one chunk of bytes from a client amounts to. */
export interface Intake {
  /** Complete messages, ready to be run as one call. Null while a batch is still open. */
  readonly batch: Buffer | null;
  /** The client asked for TLS, which an in-process stream answers with a plain no. */
  readonly declineTls: boolean;
  readonly terminated: boolean;
}

/**
 * Cuts the byte stream of one client into batches that end in Sync, Flush or a simple query.
 * Statement names get a prefix, because all clients share one backend and its one set of names.
 */
export class FrontendReader {
  readonly #prefix: Buffer;
  #rest: Buffer = Buffer.alloc(0);
  #open: Buffer[] = [];
  #started = false;

  constructor(session: number) {
    this.#prefix = Buffer.from(`s${session}_`);
  }

  read(chunk: Buffer): Intake {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    let declineTls = false;
    let terminated = false;
    let complete = 0;
    for (;;) {
      const headerLength = this.#started ? 5 : 8;
      if (bytes.length - at < headerLength) break;
      const length = this.#started ? bytes.readInt32BE(at + 1) + 1 : bytes.readInt32BE(at);
      if (bytes.length - at < length) break;
      const message = bytes.subarray(at, at + length);
      at += length;
      if (!this.#started) {
        if (message.readInt32BE(4) === SSL_REQUEST) {
          declineTls = true;
          continue;
        }
        this.#started = true;
        this.#open.push(message);
        complete = this.#open.length;
        continue;
      }
      const type = message.readUInt8(0);
      if (type === TERMINATE) {
        terminated = true;
        continue;
      }
      this.#open.push(this.#rename(type, message));
      if (type === SYNC || type === SIMPLE_QUERY || type === FLUSH) complete = this.#open.length;
    }
    this.#rest = Buffer.from(bytes.subarray(at));
    if (complete === 0) return { batch: null, declineTls, terminated };
    const batch = Buffer.concat(this.#open.slice(0, complete));
    this.#open = this.#open.slice(complete).map((message) => Buffer.from(message));
    return { batch, declineTls, terminated };
  }

  /** Puts the prefix before the statement name; unnamed statements and portals stay as they are. */
  #rename(type: number, message: Buffer): Buffer {
    let at: number;
    if (type === PARSE) at = 5;
    else if (type === BIND) at = message.indexOf(0, 5) + 1;
    else if ((type === DESCRIBE || type === CLOSE) && message[5] === NAMED_STATEMENT) at = 6;
    else return message;
    if (message[at] === 0) return message;
    const renamed = Buffer.concat([message.subarray(0, at), this.#prefix, message.subarray(at)]);
    renamed.writeInt32BE(renamed.length - 1, 1);
    return renamed;
  }
}
