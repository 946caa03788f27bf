import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { unwrap } from "@njia/sdk/webhooks";

export interface Received {
  readonly id: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly path: string;
  /** Of the clock of this process, in milliseconds. */
  readonly at: number;
}

/** A local server of a developer: keeps what it is sent, answers what it is told to. */
export class Receiver {
  readonly got: Received[] = [];
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const one: Received = {
        id: String(request.headers["webhook-id"]),
        type: (JSON.parse(body) as { type?: string }).type ?? "",
        headers: request.headers as Record<string, string>,
        body,
        path: request.url ?? "",
        at: performance.now(),
      };
      this.got.push(one);
      this.#wake();
      response.statusCode = this.answer(one);
      response.end("noted");
    });
  });
  #waiting: (() => void)[] = [];
  answer: (one: Received) => number = () => 200;

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Resolves once the condition holds; a test's own limit ends a vain wait. */
  async until(condition: (got: readonly Received[]) => boolean): Promise<void> {
    while (!condition(this.got)) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  /** Every request verifies with the secret, as the SDK does it. */
  async verifyAll(secret: string): Promise<void> {
    for (const { body, headers } of this.got) await unwrap(body, headers, secret);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #wake(): void {
    this.#waiting.splice(0).forEach((wake) => wake());
  }
}
