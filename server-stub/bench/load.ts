import { connect } from "node:net";

/** Makes the n-th request of a run, whole: request line, header fields, body. */
export type NextRequest = (index: number) => string;

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
}

const HEAD_END = "\r\n\r\n";

/**
 * A closed loop on raw sockets: every connection sends its next request when the last was answered. Costs a few microseconds a request,
 * so that the server, and not this program, is measured. Throws where an answer has no Content-Length or a connection breaks.
 */
export async function load(
  port: number,
  connections: number,
  seconds: number,
  next: NextRequest,
): Promise<Load> {
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  let index = 0;
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect({ host: "127.0.0.1", port, noDelay: true });
          let sentAt = 0;
          let text = "";
          const send = (): void => {
            sentAt = performance.now();
            socket.write(next(index++));
          };
          socket.setEncoding("latin1");
          socket.once("connect", send);
          socket.once("error", reject);
          socket.on("data", (chunk: string) => {
            text += chunk;
            const head = text.indexOf(HEAD_END);
            if (head === -1) return;
            const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2))?.[1];
            if (length === undefined) {
              socket.destroy();
              reject(new Error(`an answer without Content-Length: ${text.slice(0, 300)}`));
              return;
            }
            if (text.length < head + HEAD_END.length + Number(length)) return;
            const now = performance.now();
            latencies.push(now - sentAt);
            const status = Number(text.slice(9, 12));
            statuses[status] = (statuses[status] ?? 0) + 1;
            text = "";
            if (now < until) return send();
            socket.end();
            resolve();
          });
        }),
    ),
  );
  const took = (performance.now() - began) / 1_000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    requestsPerSecond: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    statuses,
  };
}

/** One HTTP/1.1 request as text; the body is ASCII. */
export function request(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | null = null,
): string {
  const fields = Object.entries({
    host: "127.0.0.1",
    ...headers,
    ...(body === null
      ? {}
      : { "content-type": "application/json", "content-length": String(body.length) }),
  });
  return `${method} ${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body ?? ""}`;
}
