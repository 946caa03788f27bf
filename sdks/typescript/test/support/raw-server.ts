import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** One request as it came over the socket. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly port: number;
}
/** Reacts to a complete request on a raw socket. */
export type Script = (socket: Socket, request: RawRequest, index: number) => void;

/** A TCP server that counts requests where no client can cheat: at the socket. */
export interface RawServer {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly RawRequest[];
  /** Times at which sockets closed, in `performance.now()` milliseconds. */
  readonly closed: readonly number[];
  stop(): Promise<void>;
}

export async function rawServer(script: Script): Promise<RawServer> {
  const requests: RawRequest[] = [];
  const closed: number[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    let pending = "";
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      closed.push(performance.now());
    });
    socket.on("data", (chunk) => {
      pending += chunk.toString("latin1");
      for (let request = take(); request; request = take()) {
        requests.push(request);
        script(socket, request, requests.length - 1);
      }
    });
    const take = (): RawRequest | undefined => {
      const end = pending.indexOf("\r\n\r\n");
      if (end < 0) return undefined;
      const [first = "", ...lines] = pending.slice(0, end).split("\r\n");
      const headers = Object.fromEntries(
        lines.map((line) => {
          const at = line.indexOf(":");
          return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
        }),
      );
      const length = Number(headers["content-length"] ?? 0);
      if (pending.length < end + 4 + length) return undefined;
      const body = pending.slice(end + 4, end + 4 + length);
      pending = pending.slice(end + 4 + length);
      const [method = "", target = ""] = first.split(" ");
      return { method, target, headers, body, port: socket.remotePort ?? 0 };
    };
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    closed,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A complete HTTP/1.1 answer as text. */
export function answer(
  status: number,
  body: unknown = undefined,
  headers: Readonly<Record<string, string>> = {},
): string {
  const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
  const all = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    "x-request-id": "req_1",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} X\r\n${lines.join("")}\r\n${text}`;
}

/** Answers in the given order, the last one for ever. */
export function sequence(...answers: readonly string[]): Script {
  return (socket, _request, index) =>
    void socket.write(answers[Math.min(index, answers.length - 1)] ?? "", "utf8");
}
