import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy that cuts its connections, and passes on to whatever server there is at the moment. */
export class Proxy {
  /** Port of the server; 0: connections are refused. */
  target = 0;
  drops = 0;
  /** While true, nothing passes in either direction and nothing is closed: a cable that was pulled. */
  #frozen = false;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #server = createServer((client) => {
    client.on("error", () => undefined);
    if (this.target === 0) return void client.destroy();
    const upstream = connect(this.target, "127.0.0.1");
    const pair = [client, upstream] as const;
    this.#pairs.add(pair);
    const end = (): void => {
      this.#pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    if (this.#frozen) client.pause();
    else {
      client.pipe(upstream);
      upstream.pipe(client);
    }
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts every connection in the middle of whatever it does. Counts only if there was one. */
  cut(): void {
    if (this.#pairs.size > 0) this.drops += 1;
    for (const [client, upstream] of this.#pairs) {
      client.resetAndDestroy();
      upstream.destroy();
    }
  }

  freeze(): void {
    this.#frozen = true;
    for (const [client, upstream] of this.#pairs) {
      client.unpipe(upstream);
      upstream.unpipe(client);
      client.pause();
      upstream.pause();
    }
  }

  thaw(): void {
    this.#frozen = false;
    this.cut();
  }

  stop(): Promise<void> {
    this.cut();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
