/**
 * A lying hop between a client and the recorder: it takes requests off the client's connection, lets a lie change them,
 * and passes everything else on byte for byte, connection by connection, resets included.
 */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { MessageReader, headerValue, type HeaderLine, type Message } from "../../proxy/message.ts";

export type Lie = {
  /** Turns one request into the requests that are really sent; `[request]` is telling the truth. */
  readonly send: (request: Request) => readonly Request[];
  /** A further request that the answer provokes; its answer is the one that the client gets. */
  readonly again?: (
    request: Request,
    answer: Pick<Message, "startLine" | "headers">,
  ) => Request | null;
};

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

/** Requests on their way through one connection, oldest first; answers to made-up ones must not reach the client. */
type Owed = { readonly request: Request; readonly swallow: boolean; readonly repeated: boolean };

function couple(client: Socket, upstream: Socket, lie: Lie): void {
  const requests = new MessageReader("request");
  const answers = new MessageReader("response");
  const owed: Owed[] = [];
  const send = (request: Request, swallow: boolean, repeated: boolean): void => {
    owed.push({ request, swallow, repeated });
    upstream.write(bytesOf(request));
  };
  client.on("data", (chunk: Buffer) => {
    requests.push(chunk);
    for (let message = requests.next(); message !== null; message = requests.next()) {
      const { startLine, headers, rawBody: body } = message;
      const sent = lie.send({ startLine, headers, body });
      sent.forEach((request, index) => send(request, index < sent.length - 1, false));
    }
  });
  upstream.on("data", (chunk: Buffer) => {
    if (lie.again === undefined && !owed.some((one) => one.swallow)) {
      // Bytes as they come, so that drips and cuts stay what they are.
      client.write(chunk);
      return;
    }
    answers.push(chunk);
    for (let answer = answers.next(); answer !== null; answer = answers.next()) {
      const due = owed.shift();
      if (due?.swallow === true) continue;
      const next =
        due === undefined || due.repeated ? null : (lie.again?.(due.request, answer) ?? null);
      if (next === null) client.write(rawOf(answer));
      else send(next, false, true);
    }
  });
  // What is no complete answer is passed on when the other side has ended.
  upstream.on("end", () => {
    if (answers.pending.length > 0) client.write(answers.pending);
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
