import { Worker } from "node:worker_threads";
import { StartupRefusal } from "../../config/refusal.ts";
import { SessionStream } from "./session-stream.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./worker-messages.ts";

/** PGlite in a thread of its own, so that a long query never stops the event loop. Gives out streams for a pg pool. */
export class DatabaseWorker {
  readonly #worker: Worker;
  readonly #streams = new Map<number, SessionStream>();
  readonly #waiting = new Map<"dumped" | "closed", (bytes: Uint8Array) => void>();
  #sessions = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (message: FromWorker) => this.#receive(message));
    worker.on("error", (error) => this.#breakAll(error));
    worker.on("exit", () => this.#breakAll(new Error("the embedded database stopped")));
  }

  /** Throws a StartupRefusal when the data directory is taken or damaged. */
  static async start(options: WorkerStart): Promise<DatabaseWorker> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: options });
    const first = await new Promise<FromWorker>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    if (first.kind === "ready") return new DatabaseWorker(worker);
    await worker.terminate();
    if (first.kind === "refused") throw new StartupRefusal(first.setting, first.message);
    throw new Error(`the database worker began with "${first.kind}"`);
  }

  /** A new logical connection. */
  stream(): SessionStream {
    this.#sessions += 1;
    const session = this.#sessions;
    const stream = new SessionStream({
      send: (bytes) => this.#post({ kind: "data", session, bytes }, bytes),
      end: () => {
        this.#streams.delete(session);
        this.#post({ kind: "end", session });
      },
    });
    this.#streams.set(session, stream);
    this.#post({ kind: "open", session });
    return stream;
  }

  /** The data directory as a tar. */
  dump(): Promise<Uint8Array> {
    return this.#ask({ kind: "dump" }, "dumped");
  }

  /** Closes the database cleanly and ends the thread. */
  async close(): Promise<void> {
    await this.#ask({ kind: "close" }, "closed");
    await this.#worker.terminate();
  }

  #ask(message: ToWorker, answer: "dumped" | "closed"): Promise<Uint8Array> {
    return new Promise((resolve) => {
      this.#waiting.set(answer, resolve);
      this.#post(message);
    });
  }

  #post(message: ToWorker, transferred?: Uint8Array): void {
    const buffer = transferred?.buffer;
    this.#worker.postMessage(message, buffer instanceof ArrayBuffer ? [buffer] : []);
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case "data":
        this.#streams.get(message.session)?.deliver(message.bytes);
        return;
      case "failed":
        this.#streams.get(message.session)?.destroy(new Error(message.message));
        return;
      case "dumped":
        this.#settle("dumped", message.bytes);
        return;
      case "closed":
        this.#settle("closed", new Uint8Array());
        return;
      case "ready":
      case "refused":
        return;
      default:
        message satisfies never;
    }
  }

  #settle(answer: "dumped" | "closed", bytes: Uint8Array): void {
    this.#waiting.get(answer)?.(bytes);
    this.#waiting.delete(answer);
  }

  #breakAll(error: Error): void {
    for (const stream of this.#streams.values()) stream.destroy(error);
  }
}
