/** TLS in front of the fault proxy: which certificate it shows, which versions it speaks, whose clients it lets in. */
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { createServer, type SecureVersion, type TlsOptions } from "node:tls";
import { carries } from "./sockets.ts";

export type TlsSpec = {
  /** Name of a certificate under `certificates/`. */
  readonly certificate: string;
  /** The only version spoken; without it 1.2 and 1.3. */
  readonly version?: "1.1" | "1.2" | "1.3";
  /** Only clients with a certificate of this authority are let in. */
  readonly clients?: string;
};

const folder = new URL("certificates/", import.meta.url);

/** PEM text of a certificate or key of the cases, e.g. `trusted.pem`. */
export function pem(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

export class TlsFront {
  readonly #options: TlsOptions;

  constructor(spec: TlsSpec) {
    const version = spec.version === undefined ? null : (`TLSv${spec.version}` as SecureVersion);
    this.#options = {
      key: pem(`${spec.certificate}.key`),
      cert: pem(`${spec.certificate}.pem`),
      minVersion: version ?? "TLSv1.2",
      maxVersion: version ?? "TLSv1.3",
      // OpenSSL 3 speaks the old version only at this level; the cases are about clients that refuse it.
      ...(spec.version === "1.1" ? { ciphers: "DEFAULT@SECLEVEL=0" } : {}),
      ...(spec.clients === undefined
        ? {}
        : { ca: pem(`${spec.clients}.pem`), requestCert: true, rejectUnauthorized: true }),
      ALPNProtocols: ["http/1.1"],
    };
  }

  /** Takes a plain socket, and gives the encrypted one to `onSecure` when the handshake has succeeded. */
  take(raw: Socket, onSecure: (socket: Socket) => void): void {
    // A server of its own for each connection: so it is certain which TCP socket carries which encrypted one.
    const server = createServer(this.#options, (socket) => {
      carries(raw, socket);
      onSecure(socket);
    });
    server.on("tlsClientError", (_error, socket) => {
      socket.destroy();
      raw.destroy();
    });
    server.emit("connection", raw);
  }
}
