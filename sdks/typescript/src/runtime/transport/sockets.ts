import * as http from "node:http";
import * as https from "node:https";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { TLSSocket } from "node:tls";
import { tunnelAgent, proxyAuthorization } from "./proxy.ts";
import {
  TransportError,
  type Transport,
  type TransportOptions,
  type TransportRequest,
  type TransportResponse,
} from "./types.ts";

/** Keep-alive transport on `node:http` and `node:https`, which replay nothing and follow nothing by themselves. */
export function socketTransport(options: TransportOptions): Transport {
  const plain = new http.Agent({ keepAlive: true });
  const tls = { ...options.tls } as https.AgentOptions;
  const secure = options.proxy
    ? tunnelAgent(options.proxy, tls, options.connectTimeout)
    : new https.Agent({ keepAlive: true, ...tls });
  const send: Transport = (request) => sendOnce(request, options, plain, secure);
  send.close = () => {
    plain.destroy();
    secure.destroy();
  };
  return send;
}

function sendOnce(
  request: TransportRequest,
  options: TransportOptions,
  plain: http.Agent,
  secure: https.Agent,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const { signal, body } = request;
    if (signal.aborted) return reject(signal.reason);
    const { progress } = request;
    progress.sent = false;
    const outgoing = open(request, options, plain, secure);
    const failed = (error: NodeJS.ErrnoException, timedOut = false): void => {
      done();
      if (signal.aborted) return reject(signal.reason);
      const code = error.code ? ` (${error.code})` : "";
      reject(
        new TransportError(
          timedOut ? error.message : `The connection failed${code}: ${error.message || "closed"}`,
          { sent: progress.sent, timedOut, cause: error },
        ),
      );
    };
    let answer: http.IncomingMessage | undefined;
    const onAbort = (): void => {
      // An error of its own: readers take an AbortError on a stream for a regular end.
      answer?.destroy(new TransportError("The request was given up.", { sent: true }));
      outgoing.destroy();
    };
    const connectClock = setTimeout(() => {
      const late = new Error(`No connection within ${options.connectTimeout} ms.`);
      failed(late, true);
      outgoing.destroy(late);
    }, options.connectTimeout);
    const connected = (): void => {
      clearTimeout(connectClock);
      progress.sent = true;
    };
    const done = (): void => {
      clearTimeout(connectClock);
      signal.removeEventListener("abort", onAbort);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    const tunneled = options.proxy !== undefined;
    outgoing.on("socket", (socket) => whenReady(outgoing, socket, tunneled, connected));
    outgoing.on("error", failed);
    outgoing.on("response", (incoming) => {
      answer = incoming;
      resolve(new NodeResponse(incoming, done, signal));
    });
    outgoing.end(body);
  });
}

/**
 * Calls back once the request may flow: at once on a reused socket and on a tunnel, which is handed over complete; else
 * after TCP and TLS are up.
 */
function whenReady(
  outgoing: http.ClientRequest,
  socket: Socket,
  tunneled: boolean,
  ready: () => void,
): void {
  const secure = (socket as Partial<TLSSocket>).encrypted === true;
  if (outgoing.reusedSocket || (secure && tunneled)) ready();
  else if (secure) socket.once("secureConnect", ready);
  else if (socket.connecting) socket.once("connect", ready);
  else ready();
}

function open(
  request: TransportRequest,
  options: TransportOptions,
  plain: http.Agent,
  secure: https.Agent,
): http.ClientRequest {
  const { method, headers: given, body } = request;
  const url = new URL(request.url);
  const headers: Record<string, string | number> = { ...given };
  // One write for head and body: the length is known, so no chunked encoding.
  if (body !== undefined) headers["content-length"] = Buffer.byteLength(body);
  if (url.protocol === "https:") return https.request(url, { method, headers, agent: secure });
  if (!options.proxy) return http.request(url, { method, headers, agent: plain });
  const proxy = new URL(options.proxy);
  const authorization = proxyAuthorization(proxy);
  return http.request({
    host: proxy.hostname,
    port: proxy.port || 80,
    path: request.url,
    method,
    headers: { host: url.host, ...headers, ...authorization },
    agent: plain,
  });
}

/** The answer as the runtime reads it; builds web objects only when asked for a stream. */
class NodeResponse implements TransportResponse {
  readonly status: number;
  readonly headers: TransportResponse["headers"];
  readonly #incoming: http.IncomingMessage;
  readonly #done: () => void;
  readonly #signal: AbortSignal;

  constructor(incoming: http.IncomingMessage, done: () => void, signal: AbortSignal) {
    this.status = incoming.statusCode ?? 0;
    this.#incoming = incoming;
    this.#done = done;
    this.#signal = signal;
    const all = new Map<string, string>();
    const { rawHeaders } = incoming;
    for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
      const name = String(rawHeaders[i]).toLowerCase();
      const before = all.get(name);
      const value = String(rawHeaders[i + 1]);
      all.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    this.headers = {
      get: (name) => all.get(name.toLowerCase()) ?? null,
      forEach: (callback) => all.forEach((value, name) => callback(value, name)),
    };
    incoming.once("close", done);
  }

  arrayBuffer(): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const incoming = this.#incoming;
      const broken = (error?: Error): void => {
        this.#done();
        if (this.#signal.aborted) return reject(this.#signal.reason);
        const message = "The connection closed before the answer was complete.";
        reject(new TransportError(message, { sent: true, cause: error }));
      };
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", broken);
      incoming.once("close", () => {
        if (!incoming.complete) broken();
      });
      incoming.once("end", () => {
        if (!incoming.complete) return broken();
        this.#done();
        const [only] = chunks;
        resolve(
          (chunks.length === 1 && only ? only : Buffer.concat(chunks)) as Uint8Array<ArrayBuffer>,
        );
      });
    });
  }

  get body(): ReadableStream<Uint8Array> {
    return Readable.toWeb(this.#incoming) as unknown as ReadableStream<Uint8Array>;
  }
}
