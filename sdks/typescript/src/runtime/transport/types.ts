import { NjiaError, type ErrorFacts } from "../errors.ts";

/** A complete request body; streams are read before the first attempt, so that every attempt sends the same bytes. */
export type Body = string | Uint8Array<ArrayBuffer>;

/** One request on the wire. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | undefined;
  /** Fires when the caller cancels or a clock runs out: close the socket. */
  readonly signal: AbortSignal;
  /**
   * A transport that can tell sets `sent` to false while nothing has left and to true once bytes flow. It starts as true:
   * what is not known may have been sent.
   */
  readonly progress: { sent: boolean };
}

/** The part of the web's `Response` that the runtime reads; a `Response` fits. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: {
    get(name: string): string | null;
    forEach(callback: (value: string, name: string) => void): void;
  };
  arrayBuffer(): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * Sends one request once: no replay, no redirect, no cookies. Rejects with {@link TransportError} to say whether
 * anything was sent; any other rejection counts as "may have been sent".
 */
export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  /** Closes idle connections. */
  close?(): void;
}

/** Why a transport failed. */
export class TransportError extends NjiaError {
  static override readonly brand: string = "TransportError";
  /** False only if it is certain that no byte of the request was sent. */
  declare readonly sent: boolean;
  /** The connect clock ran out. */
  declare readonly timedOut: boolean;

  constructor(
    message: string,
    facts: ErrorFacts & { readonly sent: boolean; readonly timedOut?: boolean },
  ) {
    super(message, facts);
    this.sent = facts.sent;
    this.timedOut = facts.timedOut ?? false;
  }
}

/** Settings that only some runtimes can honour. */
export interface TransportOptions {
  /** Milliseconds for DNS, TCP, proxy and TLS together. */
  readonly connectTimeout: number;
  /** `http://user:password@proxy:3128`. */
  readonly proxy?: string;
  readonly tls?: TlsOptions;
}
/** Trust and identity for TLS, each in PEM. */
export interface TlsOptions {
  readonly ca?: string | readonly string[];
  readonly cert?: string;
  readonly key?: string;
  readonly passphrase?: string;
}

/** What the module behind `#transport` exports. */
export interface TransportModule {
  /** False where the runtime gives no access to sockets. */
  readonly controlsSockets: boolean;
  makeTransport(options: TransportOptions): Transport;
}
