import { FrontendReader } from "./frontend-messages.ts";
import { simpleQueries } from "./simple-query.ts";

/** The part of PGlite this needs: one synchronous call into the database, and making its files durable. */
export interface Backend {
  execProtocolRawSync(message: Uint8Array): Uint8Array;
  syncToFs(): Promise<void>;
}

/** Where answers to one client go. */
export interface Client {
  receive(bytes: Uint8Array): void;
  fail(error: Error): void;
}

interface Session {
  readonly id: number;
  readonly reader: FrontendReader;
  readonly client: Client;
  /** Answers held back until the files are durable. */
  held: number;
}

interface Job {
  readonly session: Session;
  readonly batch: Buffer;
}

const READY_FOR_QUERY = 0x5a;
const IDLE = 0x49;

/**
 * Lets many clients share PGlite's single backend. A client inside a transaction owns the backend until it is idle again,
 * and the answer to a commit is released only after the files were synced; commits that wait together share one sync.
 */
export class Arbiter {
  readonly #backend: Backend;
  readonly #durable: boolean;
  readonly #sessions = new Map<number, Session>();
  #owner: Session | null = null;
  #queue: Job[] = [];
  #unsynced: { session: Session; answer: Uint8Array }[] = [];
  #syncing = false;

  constructor(backend: Backend, durable: boolean) {
    this.#backend = backend;
    this.#durable = durable;
  }

  open(id: number, client: Client): void {
    this.#sessions.set(id, { id, reader: new FrontendReader(id), client, held: 0 });
  }

  /** Bytes from a client. Returns true when the client said goodbye. */
  write(id: number, chunk: Buffer): boolean {
    const session = this.#sessions.get(id);
    if (session === undefined) return true;
    const intake = session.reader.read(chunk);
    if (intake.declineTls) session.client.receive(Buffer.from("N"));
    if (intake.batch !== null) {
      this.#queue.push({ session, batch: intake.batch });
      this.#pump();
    }
    return intake.terminated;
  }

  /** Forgets a client; a transaction it left open is rolled back. */
  detach(id: number): void {
    const session = this.#sessions.get(id);
    if (session === undefined) return;
    this.#sessions.delete(id);
    this.#queue = this.#queue.filter((job) => job.session !== session);
    if (this.#owner === session) {
      this.#backend.execProtocolRawSync(simpleQueries("rollback"));
      this.#owner = null;
      this.#pump();
    }
  }

  /**
   * Runs one command as the owner of the files, between transactions, in one call: no client ever sees the raised rights.
   * Resolves with the backend's answer as it stood on the wire.
   */
  maintain(command: string): Promise<Uint8Array> {
    return new Promise((receive, fail) => {
      this.#queue.push({
        session: { id: 0, reader: new FrontendReader(0), client: { receive, fail }, held: 0 },
        batch: simpleQueries(
          "set session authorization postgres",
          command,
          "set session authorization njia_app",
        ),
      });
      this.#pump();
    });
  }

  #pump(): void {
    for (;;) {
      const next = this.#queue.findIndex(
        (job) => this.#owner === null || this.#owner === job.session,
      );
      if (next < 0) return;
      const [job] = this.#queue.splice(next, 1);
      if (job === undefined) return;
      this.#run(job);
    }
  }

  #run({ session, batch }: Job): void {
    let answer: Uint8Array;
    try {
      // A copy: the backend reuses its buffer for the next call.
      answer = this.#backend.execProtocolRawSync(batch).slice();
    } catch (error) {
      session.client.fail(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    const status = transactionStatus(answer);
    if (status === IDLE) this.#owner = null;
    else if (status !== null) this.#owner = session;
    else this.#owner ??= session;
    const mustWait = this.#durable && (status === IDLE || session.held > 0);
    if (!mustWait) {
      session.client.receive(answer);
      return;
    }
    session.held += 1;
    this.#unsynced.push({ session, answer });
    void this.#sync();
  }

  async #sync(): Promise<void> {
    if (this.#syncing) return;
    this.#syncing = true;
    try {
      while (this.#unsynced.length > 0) {
        const waiting = this.#unsynced;
        this.#unsynced = [];
        const failure = await this.#backend.syncToFs().then(() => null, toError);
        for (const { session, answer } of waiting) {
          session.held -= 1;
          if (failure === null) session.client.receive(answer);
          else session.client.fail(failure);
        }
      }
    } finally {
      this.#syncing = false;
    }
  }
}

function transactionStatus(answer: Uint8Array): number | null {
  const at = answer.length - 6;
  return at >= 0 && answer[at] === READY_FOR_QUERY ? (answer[answer.length - 1] ?? null) : null;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
