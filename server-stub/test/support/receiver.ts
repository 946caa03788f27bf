import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** One request as it came. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests reach into payloads of many shapes
}

/** How the receiver answers the nth request (from 0). */
export type Script = (request: Received, index: number, answer: ServerResponse) => void;

/** A webhook receiver on loopback that does what a test says. */
export interface Receiver {
  readonly url: string;
  readonly got: Received[];
  script: Script;
  /** Waits until `count` requests came. Throws after `ms`. */
  waitFor(count: number, ms?: number): Promise<void>;
  stop(): Promise<void>;
}

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Script =>
  (_request, _index, answer) =>
    void answer.writeHead(code, headers).end(`answer ${code}`);

export async function startReceiver(script: Script = status(204)): Promise<Receiver> {
  const got: Received[] = [];
  const receiver = { script };
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const received = { headers: request.headers, body, json: JSON.parse(body) as unknown };
      got.push(received);
      receiver.script(received, got.length - 1, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    got,
    get script() {
      return receiver.script;
    },
    set script(next: Script) {
      receiver.script = next;
    },
    async waitFor(count, ms = 10_000) {
      const until = Date.now() + ms;
      while (got.length < count) {
        if (Date.now() > until)
          throw new Error(`${got.length} of ${count} requests came in ${ms} ms`);
        await sleep(10);
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
