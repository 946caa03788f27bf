/** Writes a canned answer to a socket the way the fault asks for: whole, cut, dripped, delayed. */
import type { Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { CannedResponse } from "./faults.ts";
import { reset } from "./sockets.ts";

function head(response: CannedResponse, announceClose: boolean): string {
  const lines = [`HTTP/1.1 ${response.status} ${response.reason ?? "Canned"}`];
  for (const [name, value] of response.headers) lines.push(`${name}: ${value}`);
  const bodiless = response.status === 204 || response.status === 304;
  if (response.framing === "chunked") lines.push("transfer-encoding: chunked");
  else if (response.framing === "length" && !bodiless)
    lines.push(`content-length: ${response.body.length}`);
  if (announceClose || response.framing === "close") lines.push("connection: close");
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function framed(response: CannedResponse): Buffer {
  if (response.framing !== "chunked") return response.body;
  const size = response.body.length.toString(16);
  const data =
    response.body.length === 0
      ? Buffer.alloc(0)
      : Buffer.concat([Buffer.from(`${size}\r\n`), response.body, Buffer.from("\r\n")]);
  return Buffer.concat([data, Buffer.from("0\r\n\r\n")]);
}

/** Waits, but not longer than the client does; false when the client hung up first. */
async function stays(socket: Socket, ms: number): Promise<boolean> {
  const abort = new AbortController();
  const leave = (): void => abort.abort();
  socket.once("end", leave).once("close", leave);
  const stayed = await wait(ms, true, { signal: abort.signal }).catch(() => false);
  socket.off("end", leave).off("close", leave);
  return stayed;
}

/**
 * Writes the answer. With `announceClose` the connection ends after it, so that the next attempt must connect anew.
 */
export async function writeCanned(
  socket: Socket,
  response: CannedResponse,
  announceClose = false,
): Promise<void> {
  if (response.delayMs !== undefined && !(await stays(socket, response.delayMs))) return;
  if (socket.destroyed) return;
  socket.write(head(response, announceClose), "latin1");
  const whole = framed(response);
  const body = response.cutAt === undefined ? whole : whole.subarray(0, response.cutAt);
  if (response.dripMs === undefined) {
    socket.write(body);
  } else {
    for (const byte of body) {
      if (socket.destroyed) return;
      socket.write(Buffer.of(byte));
      // A timer of nothing still takes milliseconds on a busy machine, for each byte.
      await (response.dripMs === 0 ? turn() : wait(response.dripMs));
    }
  }
  if (response.cutAt !== undefined) {
    // Give the bytes a moment on the wire: a reset discards what the peer has not read yet.
    await wait(15);
    reset(socket);
  } else if (response.framing === "close" || announceClose) {
    socket.end();
  } else if (response.then === "close-idle") {
    await wait(20);
    socket.end();
  }
}
