/**
 * A lying hop between a client and the recorder: it takes requests off the client's connection, lets a lie change them,
 * and passes everything else on byte for byte, connection by connection, resets included.
 */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { MessageReader, headerValue, type HeaderLine, type Message } from "../../proxy/message.ts";

/** Turns one request into the requests that are really sent; returning `[request]` is telling the truth. */
export type Lie = (request: Request) => readonly Request[];

export type Request = {
  readonly startLine: string;
  readonly headers: readonly HeaderLine[];
  /** As it travels, chunk framing included. */
  readonly body: Buffer;
};

export type Hop = { readonly url: string; close(): Promise<void> };

export async function startHop(target: URL, lie: Lie): Promise<Hop> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    sockets.add(client);
    const upstream = connect({
      port: Number(target.port),
      host: target.hostname,
      allowHalfOpen: true,
      noDelay: true,
    });
    sockets.add(upstream);
    couple(client, upstream, lie);
    for (const socket of [client, upstream]) socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function couple(client: Socket, upstream: Socket, lie: Lie): void {
  const reader = new MessageReader("request");
  /** Answers to requests that the client never made; they must not reach it. */
  const owed: ("pass" | "swallow")[] = [];
  client.on("data", (chunk: Buffer) => {
    reader.push(chunk);
    for (let message = reader.next(); message !== null; message = reader.next()) {
      const sent = lie({
        startLine: message.startLine,
        headers: message.headers,
        body: message.rawBody,
      });
      sent.forEach((_, index) => owed.push(index === sent.length - 1 ? "pass" : "swallow"));
      for (const request of sent) upstream.write(bytesOf(request));
    }
  });
  const answers = new MessageReader("response");
  upstream.on("data", (chunk: Buffer) => {
    if (!owed.includes("swallow")) {
      client.write(chunk);
      return;
    }
    answers.push(chunk);
    for (let answer = answers.next(); answer !== null; answer = answers.next()) {
      if (owed.shift() !== "swallow") client.write(rawOf(answer));
    }
  });
  mirrorEnds(client, upstream);
  mirrorEnds(upstream, client);
}

/** A FIN becomes a FIN, a reset becomes a reset. */
function mirrorEnds(from: Socket, to: Socket): void {
  from.on("end", () => to.end());
  from.on("error", () => to.resetAndDestroy());
  from.on("close", () => {
    if (!to.destroyed && !to.writableEnded) to.end();
  });
}

const bytesOf = (request: Request): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${[request.startLine, ...request.headers.map(([name, value]) => `${name}: ${value}`)].join("\r\n")}\r\n\r\n`,
      "latin1",
    ),
    request.body,
  ]);

const rawOf = (message: Message): Buffer =>
  Buffer.concat([message.head, Buffer.from("\r\n\r\n"), message.rawBody]);

/** The request with one header set (or, given null, left out), wherever it stood. */
export function withHeader(request: Request, name: string, value: string | null): Request {
  const others = request.headers.filter(([key]) => key.toLowerCase() !== name.toLowerCase());
  return { ...request, headers: value === null ? others : [...others, [name, value]] };
}

export const header = (request: Request, name: string): string | undefined =>
  headerValue(request.headers, name);
