/** An HTTP proxy as companies have them: tunnels by CONNECT, wants credentials or refuses, and remembers what it was asked. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { MessageReader, headerValue, type HeaderLine } from "./message.ts";

export type ForwardProxySpec = {
  /** `user:password` that must come as Basic credentials; without it nothing is asked. */
  readonly auth?: string;
  /** Answer every request with this status instead of serving it; 0 breaks the connection. */
  readonly answer?: number;
};

export type ProxyRecord = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly HeaderLine[];
  readonly head: string;
};

export class ForwardProxy {
  readonly records: ProxyRecord[] = [];
  readonly #spec: ForwardProxySpec;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(spec: ForwardProxySpec) {
    this.#spec = spec;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(spec: ForwardProxySpec): Promise<ForwardProxy> {
    const proxy = new ForwardProxy(spec);
    await new Promise<void>((resolve, reject) => {
      proxy.#server.on("error", reject);
      proxy.#server.listen(0, "127.0.0.1", resolve);
    });
    return proxy;
  }

  /** `127.0.0.1:port`. */
  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }

  #serve(socket: Socket): void {
    this.#keep(socket);
    const reader = new MessageReader("request");
    const onData = (chunk: Buffer): void => {
      reader.push(chunk);
      const message = reader.next();
      if (message === null) return;
      socket.off("data", onData);
      const [method = "", target = ""] = message.startLine.split(" ");
      const { headers } = message;
      this.records.push({ method, target, headers, head: message.head.toString("latin1") });
      this.#answer(socket, method, target, headers);
    };
    socket.on("data", onData);
  }

  #answer(socket: Socket, method: string, target: string, headers: readonly HeaderLine[]): void {
    const { answer, auth } = this.#spec;
    const say = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
    };
    if (answer === 0) socket.resetAndDestroy();
    else if (answer !== undefined) say(`${answer} Refused`);
    else if (
      auth !== undefined &&
      headerValue(headers, "proxy-authorization") !==
        `Basic ${Buffer.from(auth).toString("base64")}`
    )
      say('407 Proxy Authentication Required\r\nproxy-authenticate: Basic realm="conformance"');
    else if (method !== "CONNECT") say("405 Only tunnels");
    else this.#tunnel(socket, target);
  }

  #tunnel(socket: Socket, target: string): void {
    const [host, port] = target.split(":");
    const upstream = connect(Number(port), host ?? "");
    this.#keep(upstream);
    upstream.on("connect", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on("close", () => socket.destroy());
    socket.on("close", () => upstream.destroy());
  }
}
