import type { Transport, TransportOptions } from "./types.ts";

/** This runtime can set a connect clock, a proxy, trust and a client certificate. */
export const controlsSockets = true as boolean;

/** The transport of Node. Its sockets are loaded with the first request: `node:http` is half the cost of an import. */
export function makeTransport(options: TransportOptions): Transport {
  let made: Transport | undefined;
  let loading: Promise<Transport> | undefined;
  const load = async (): Promise<Transport> => {
    const { socketTransport } = await import("./sockets.ts");
    return (made ??= socketTransport(options));
  };
  const send: Transport = (request) =>
    made ? made(request) : (loading ??= load()).then((transport) => transport(request));
  send.close = () => made?.close?.();
  return send;
}
