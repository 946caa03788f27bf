import { Duplex } from "node:stream";

/** Where a stream's bytes go and how it is told about answers. */
export interface SessionLink {
  send(bytes: Uint8Array): void;
  end(): void;
}

/**
 * Looks like a connected socket to node-postgres and carries the bytes to the database worker.
 * The socket methods the driver calls (keep-alive, no-delay) have nothing to do here.
 */
export class SessionStream extends Duplex {
  readonly #link: SessionLink;
  #ended = false;

  constructor(link: SessionLink) {
    super();
    this.#link = link;
  }

  /** The driver's `connect(port, host)`: there is nothing to reach. */
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** Bytes from the database. */
  deliver(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {
    // Answers are pushed when they arrive; the driver always reads.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // A copy: the driver reuses its buffers, and the original may be part of a shared pool.
    this.#link.send(new Uint8Array(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.#endOnce();
    this.push(null);
    done();
    process.nextTick(() => this.destroy());
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#endOnce();
    done(error);
  }

  #endOnce(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#link.end();
  }
}
