/** Sends the recorded bytes of one request to the real server and returns the whole answer, byte for byte. */
import { connect } from "node:net";
import { MessageReader, type Message } from "./message.ts";

export type Upstream = { readonly host: string; readonly port: number };
export type Answer = { readonly raw: Buffer; readonly message: Message };

/** Promises the complete answer: when it resolves, the server has finished the request (it has committed). */
export function forward(upstream: Upstream, request: Buffer, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const reader = new MessageReader("response");
    const chunks: Buffer[] = [];
    const socket = connect(upstream.port, upstream.host);
    socket.setNoDelay(true);
    const settle = (): boolean => {
      const message = reader.next(method === "HEAD");
      if (message === null) return false;
      if (message.startLine.startsWith("HTTP/1.1 1")) return settle();
      socket.destroy();
      resolve({ raw: Buffer.concat(chunks), message });
      return true;
    };
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      reader.push(chunk);
      settle();
    });
    socket.on("end", () => {
      reader.end();
      if (!settle()) reject(new Error("the server closed the connection before its answer ended"));
    });
    socket.on("error", reject);
  });
}

/** Opens a stream (server-sent events) and relays bytes as they come, until either side ends. */
export function relay(
  upstream: Upstream,
  request: Buffer,
  onData: (chunk: Buffer) => void,
  onEnd: () => void,
): { readonly stop: () => void } {
  const socket = connect(upstream.port, upstream.host);
  socket.on("connect", () => socket.write(request));
  socket.on("data", onData);
  socket.on("close", onEnd);
  socket.on("error", onEnd);
  return { stop: () => socket.destroy() };
}
