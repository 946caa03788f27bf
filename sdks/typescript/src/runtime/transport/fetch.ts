import { TransportError, type Transport, type TransportOptions } from "./types.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** This runtime's fetch has no connect clock, proxy, CA or client certificate. */
export const controlsSockets = false as boolean;

/** The transport of runtimes without `node:http`. */
export function makeTransport(_options: TransportOptions): Transport {
  return fetchTransport();
}

/**
 * A transport on any fetch: `fetchTransport(myFetch)`. Redirects are not followed, cookies and caches not used; the
 * given function must not retry.
 */
export function fetchTransport(
  doFetch: Fetch = (url, init) => globalThis.fetch(url, init),
): Transport {
  return async (request) => {
    const init: RequestInit = {
      method: request.method,
      headers: request.headers,
      redirect: "manual",
      signal: request.signal,
      ...(request.body !== undefined && { body: request.body }),
    };
    // Workers throw for settings they do not know.
    if ("credentials" in Request.prototype) {
      init.credentials = "omit";
      init.cache = "no-store";
    }
    try {
      return await doFetch(request.url, init);
    } catch (error) {
      if (request.signal.aborted) throw error;
      const code = causeCode(error);
      const message = `The connection failed${code ? ` (${code})` : ""}.`;
      throw new TransportError(message, { sent: !UNSENT.test(code), cause: error });
    }
  };
}

// Node's fetch tells the system's error in `cause`. Refused, unresolved, unreachable, TLS: nothing was sent.
const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|\w*_CERT\w*|DEPTH_ZERO\w*|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_(?!TLSV13_ALERT)\w+)$/;

function causeCode(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown; errors?: readonly { code?: unknown }[] } };
  const code = cause?.code ?? cause?.errors?.[0]?.code;
  return typeof code === "string" ? code : "";
}
