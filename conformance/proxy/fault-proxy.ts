/**
 * The recording fault proxy: one listening port per case in flight, raw sockets, one script entry per attempt. It keeps
 * what arrived byte for byte, which entries fired, and on which connection, so that hidden resends of an HTTP library
 * become visible.
 */
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { echoed } from "./echo.ts";
import { problem, strikesAtAccept, type Fault } from "./faults.ts";
import { MessageReader, type HeaderLine, type Message } from "./message.ts";
import { reset } from "./sockets.ts";
import { TlsFront, type TlsSpec } from "./tls.ts";
import { forward, relay, type Answer, type Upstream } from "./upstream.ts";
import { writeCanned } from "./writer.ts";

export type WireRecord = {
  /** Position in arrival order over all connections; equals the index of the script entry that met it. */
  readonly index: number;
  readonly connection: number;
  /** 1 for the first request on its connection; 2 and more prove that a connection was reused. */
  readonly ordinal: number;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly HeaderLine[];
  readonly head: Buffer;
  readonly body: Buffer;
  /** False when the fault broke the connection before the request was read completely. */
  readonly complete: boolean;
  readonly atMs: number;
};

export type ProxyOptions = {
  readonly script: readonly Fault[];
  readonly upstream?: Upstream;
  /** Entries after the end of the script: `pass` for set-up calls, else an extra attempt is a failure. */
  readonly afterScript?: "pass" | "refuse-politely";
  readonly tls?: TlsSpec;
};

/** Below the ports of outgoing connections: 32768 and more on Linux, 49152 and more elsewhere. */
const apart = { from: 20_000, to: 32_000, tries: 50 } as const;

const unlisted = problem(500, "unlisted_attempt", { detail: "this attempt is not in the script" });

export class FaultProxy {
  readonly records: WireRecord[] = [];
  readonly answers: (Answer | null)[] = [];
  readonly fired = new Set<number>();
  /** Work that outlives a client's patience, such as late deliveries; awaited by `settle`. */
  readonly #pending = new Set<Promise<void>>();
  readonly #sockets = new Set<Socket>();
  /** TCP connections under TLS. */
  readonly #raw = new Set<Socket>();
  readonly #options: ProxyOptions;
  #server: Server | null = null;
  readonly #front: TlsFront | null;
  #next = 0;
  /** Something has reached the proxy since the last attempt ended. */
  #met = false;
  #connections = 0;
  #port = 0;
  readonly #startedAt = performance.now();

  private constructor(options: ProxyOptions) {
    this.#options = options;
    this.#front = options.tls === undefined ? null : new TlsFront(options.tls);
  }

  static async start(options: ProxyOptions): Promise<FaultProxy> {
    const proxy = new FaultProxy(options);
    if (options.script.some((fault) => fault.kind === "refuse")) await proxy.#listenApart();
    else await proxy.#listen(0);
    if (proxy.#peek()?.kind === "refuse") await proxy.#stopListening();
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `${this.#front === null ? "http" : "https"}://127.0.0.1:${this.#port}`;
  }

  get openConnections(): number {
    return this.#sockets.size;
  }

  get connectionCount(): number {
    return this.#connections;
  }

  /**
   * The client's attempt is over. If it met nothing here, a `refuse` entry has struck and the next entry is in force; an
   * attempt that was served leaves a refusal that was prepared behind it standing.
   */
  async attemptEnded(): Promise<void> {
    const wasMet = this.#met;
    this.#met = false;
    if (wasMet || this.#peek()?.kind !== "refuse" || this.#server !== null) return;
    this.fired.add(this.#next);
    this.#next += 1;
    if (this.#peek()?.kind !== "refuse") await this.#listen(this.#port);
  }

  async settle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled([...this.#pending]);
  }

  /** Waits until clients have closed their idle connections too, at most 200 ms: some only look before the next use. */
  async idleClosed(): Promise<void> {
    for (let waited = 0; this.#sockets.size > 0 && waited < 200; waited += 5) await wait(5);
  }

  /** Connections that the client has not ended; waits up to `forMs` for the last one, since a close takes its way. */
  async heldByClient(forMs: number): Promise<number> {
    const held = (): number =>
      [...this.#sockets].filter((socket) => !socket.destroyed && !socket.readableEnded).length;
    const until = performance.now() + forMs;
    while (held() > 0 && performance.now() < until) await wait(2);
    return held();
  }

  async close(): Promise<void> {
    for (const socket of [...this.#sockets, ...this.#raw]) socket.destroy();
    await this.#stopListening();
  }

  #peek(): Fault | undefined {
    return this.#options.script[this.#next];
  }

  /**
   * A port that is given up for a while and taken back must be none that the system hands to outgoing connections, or
   * one of those may sit on it by then.
   */
  async #listenApart(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const port = apart.from + Math.floor(Math.random() * (apart.to - apart.from));
      try {
        await this.#listen(port);
        return;
      } catch (error) {
        if (tries === apart.tries) throw error;
      }
    }
  }

  #listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
        this.#accept(socket);
      });
      server.on("error", reject);
      server.listen(port, "127.0.0.1", () => {
        this.#port = (server.address() as AddressInfo).port;
        this.#server = server;
        resolve();
      });
    });
  }

  #stopListening(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    return new Promise((resolve) => {
      if (server === null) resolve();
      else server.close(() => resolve());
      for (const socket of this.#sockets) if (this.#peek()?.kind === "refuse") socket.destroy();
    });
  }

  #accept(socket: Socket): void {
    const connection = ++this.#connections;
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("error", () => undefined);
    const fault = this.#peek();
    if (fault !== undefined && strikesAtAccept(fault)) {
      this.#strikeAtAccept(socket, fault);
      return;
    }
    if (this.#front === null) this.#open(socket, connection);
    else {
      // A connection counts as the client's once its handshake has succeeded.
      this.#sockets.delete(socket);
      this.#raw.add(socket);
      this.#front.take(socket, (secure) => {
        this.#sockets.add(secure);
        secure.on("close", () => this.#sockets.delete(secure));
        this.#open(secure, connection);
      });
    }
  }

  #open(socket: Socket, connection: number): void {
    socket.on("error", () => undefined);
    this.#serve(socket, connection).catch(() => socket.destroy());
  }

  #strikeAtAccept(socket: Socket, fault: Fault): void {
    this.#met = true;
    this.fired.add(this.#next);
    this.#next += 1;
    this.#prepareRefusal();
    if (fault.kind === "accept" && fault.how === "rst") socket.resetAndDestroy();
    else if (fault.kind === "accept" && fault.how === "cut")
      socket.once("data", () => socket.resetAndDestroy());
    else {
      if (fault.kind === "drop") socket.end();
      // Read, or the end that the client sends would never be seen.
      socket.resume();
    }
  }

  async #serve(socket: Socket, connection: number): Promise<void> {
    const reader = new MessageReader("request");
    let ordinal = 0;
    let busy: Promise<unknown> = Promise.resolve();
    let armed: { fault: Fault | undefined; index: number } | null = null;
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      reader.push(chunk);
      for (;;) {
        armed ??= this.#arm();
        if (this.#dropsEarly(armed.fault, reader)) {
          this.#record(armed.index, connection, ordinal + 1, partial(reader), false);
          breakOff(socket, armed.fault);
          return;
        }
        const message = reader.next();
        if (message === null) break;
        ordinal += 1;
        const { fault, index } = armed;
        armed = null;
        this.#record(index, connection, ordinal, message, true);
        busy = busy.then(() => this.#answer(socket, message, fault, index));
        const work = busy.then(
          () => undefined,
          () => undefined,
        );
        this.#pending.add(work);
        void work.then(() => this.#pending.delete(work));
        if (reader.pending.length === 0) break;
      }
    }
    await busy;
    socket.end();
  }

  /** Claims the script entry for the request whose first bytes have just arrived. */
  #arm(): { fault: Fault | undefined; index: number } {
    const index = this.#next;
    this.#next += 1;
    this.#met = true;
    const fault = this.#options.script[index];
    if (fault !== undefined) this.fired.add(index);
    this.#prepareRefusal();
    return { fault, index };
  }

  /** A refusal can only be had from a closed port, so it is prepared while the attempt before it is served. */
  #prepareRefusal(): void {
    if (this.#peek()?.kind === "refuse" && this.#server !== null) {
      const server = this.#server;
      this.#server = null;
      server.close();
    }
  }

  /** Faults at accept meet only clients that connect: a kept-alive connection would step around them. */
  #nextNeedsNewConnection(): boolean {
    const next = this.#peek();
    return next !== undefined && strikesAtAccept(next);
  }

  #dropsEarly(fault: Fault | undefined, reader: MessageReader): boolean {
    if (fault?.kind !== "drop") return false;
    if (fault.after === "headers") return reader.headComplete;
    return fault.after === "mid-body" && reader.headComplete && reader.bodyBytesSoFar > 0;
  }

  #record(
    index: number,
    connection: number,
    ordinal: number,
    message: Pick<Message, "startLine" | "headers" | "head" | "body">,
    complete: boolean,
  ): void {
    const [method = "", target = ""] = message.startLine.split(" ");
    this.records.push({
      index,
      connection,
      ordinal,
      method,
      target,
      headers: message.headers,
      head: message.head,
      body: message.body,
      complete,
      atMs: performance.now() - this.#startedAt,
    });
  }

  async #answer(
    socket: Socket,
    message: Message,
    fault: Fault | undefined,
    index: number,
  ): Promise<void> {
    if (fault === undefined) {
      if (this.#options.afterScript === "pass") await this.#pass(socket, message, index);
      else await writeCanned(socket, unlisted);
      return;
    }
    switch (fault.kind) {
      case "pass":
        if (fault.delayMs !== undefined) await wait(fault.delayMs);
        await this.#pass(socket, message, index);
        if (this.#nextNeedsNewConnection()) socket.end();
        return;
      case "respond":
        await writeCanned(socket, echoed(fault.response, message), this.#nextNeedsNewConnection());
        return;
      case "drop":
        breakOff(socket, fault);
        return;
      case "commit":
        await this.#commit(socket, message, fault, index);
        return;
      case "late":
        await wait(fault.delayMs);
        this.answers[index] = await this.#forward(message);
        socket.destroy();
        return;
      case "refuse":
      case "accept":
        throw new Error(`fault ${fault.kind} strikes at accept and cannot meet a request`);
      default:
        fault satisfies never;
    }
  }

  #forward(message: Message): Promise<Answer> {
    const { upstream } = this.#options;
    if (upstream === undefined) throw new Error("this case has no server, so nothing can pass");
    const [method = ""] = message.startLine.split(" ");
    return forward(upstream, rawRequest(message), method);
  }

  async #pass(socket: Socket, message: Message, index: number): Promise<void> {
    const { upstream } = this.#options;
    if (upstream !== undefined && /event-stream/.test(rawHead(message))) {
      const stream = relay(
        upstream,
        rawRequest(message),
        (chunk) => socket.write(chunk),
        () => socket.end(),
      );
      socket.on("close", stream.stop);
      return;
    }
    const answer = await this.#forward(message);
    this.answers[index] = answer;
    if (!socket.destroyed) socket.write(answer.raw);
  }

  async #commit(
    socket: Socket,
    message: Message,
    fault: Extract<Fault, { kind: "commit" }>,
    index: number,
  ): Promise<void> {
    const answer = await this.#forward(message);
    this.answers[index] = answer;
    if (fault.times === 2) await this.#forward(message);
    const headEnd = answer.raw.indexOf("\r\n\r\n") + 4;
    switch (fault.then) {
      case "rst":
        reset(socket);
        return;
      case "fin":
        socket.end();
        return;
      case "hang":
        return;
      case "status-line":
        await partThenReset(socket, answer.raw.subarray(0, answer.raw.indexOf("\r\n") + 2));
        return;
      case "headers":
        await partThenReset(socket, answer.raw.subarray(0, headEnd));
        return;
      case "cut-body":
        await partThenReset(
          socket,
          answer.raw.subarray(0, headEnd + Math.floor((answer.raw.length - headEnd) / 2)),
        );
        return;
      case "answer":
        await writeCanned(socket, fault.answer ?? unlisted, this.#nextNeedsNewConnection());
        return;
      default:
        fault.then satisfies never;
    }
  }
}

async function partThenReset(socket: Socket, bytes: Buffer): Promise<void> {
  socket.write(bytes);
  await wait(15);
  reset(socket);
}

function breakOff(socket: Socket, fault: Fault | undefined): void {
  if (fault?.kind === "drop" && fault.how === "fin") socket.end();
  else reset(socket);
}

function partial(reader: MessageReader): Pick<Message, "startLine" | "headers" | "head" | "body"> {
  const bytes = reader.pending;
  const headEnd = bytes.indexOf("\r\n\r\n");
  const probe = new MessageReader("request");
  const head = headEnd < 0 ? bytes : bytes.subarray(0, headEnd + 4);
  probe.push(
    Buffer.from(head.toString("latin1").replace(/content-length:[^\r]*\r\n/i, ""), "latin1"),
  );
  const message = probe.next();
  return {
    startLine: message?.startLine ?? bytes.toString("latin1").split("\r\n")[0] ?? "",
    headers: message?.headers ?? [],
    head: Buffer.from(head),
    body: headEnd < 0 ? Buffer.alloc(0) : Buffer.from(bytes.subarray(headEnd + 4)),
  };
}

function rawHead(message: Message): string {
  return message.head.toString("latin1");
}

function rawRequest(message: Message): Buffer {
  return Buffer.concat([message.head, Buffer.from("\r\n\r\n"), message.rawBody]);
}
