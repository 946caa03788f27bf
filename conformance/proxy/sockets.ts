/** Breaking connections, plain and encrypted ones alike: only the TCP socket under TLS can be reset. */
import type { Socket } from "node:net";

const underlying = new WeakMap<Socket, Socket>();

/** Remembers which TCP socket carries an encrypted one. */
export function carries(raw: Socket, secure: Socket): void {
  underlying.set(secure, raw);
}

/** Ends the connection with RST, so that the peer reads an error, not an end. */
export function reset(socket: Socket): void {
  (underlying.get(socket) ?? socket).resetAndDestroy();
}
