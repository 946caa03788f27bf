import * as http from "node:http";
import * as https from "node:https";
import type { Duplex } from "node:stream";
import * as tls from "node:tls";

/** `Proxy-Authorization` from the user info of a proxy's URL (RFC 7617), or nothing. */
export function proxyAuthorization(proxy: URL): Record<string, string> {
  if (!proxy.username) return {};
  const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  return { "proxy-authorization": `Basic ${Buffer.from(pair).toString("base64")}` };
}

type Created = (error: Error | null, socket?: Duplex) => void;

/** An agent whose sockets run through `CONNECT` of an HTTP proxy; TLS is spoken with the target, not the proxy. */
export function tunnelAgent(
  proxyUrl: string,
  options: https.AgentOptions,
  connectTimeout: number,
): https.Agent {
  const proxy = new URL(proxyUrl);
  const agent = new https.Agent({ keepAlive: true, ...options });
  const createConnection = (target: tls.ConnectionOptions, settle: Created): undefined => {
    // The request that asked for the socket has a clock of its own; this later one closes a tunnel nobody waits for.
    const clock = setTimeout(
      () => connect.destroy(new Error("The proxy is silent.")),
      connectTimeout + 1000,
    );
    const created: Created = (error, socket) => {
      clearTimeout(clock);
      settle(error, socket);
    };
    const authority = `${target.host ?? ""}:${target.port ?? 443}`;
    const connect = http.request({
      host: proxy.hostname,
      port: proxy.port || 80,
      method: "CONNECT",
      path: authority,
      headers: { host: authority, ...proxyAuthorization(proxy) },
      agent: false,
    });
    connect.once("error", (error) => created(error));
    connect.once("connect", (answer, socket) => {
      if (answer.statusCode !== 200) {
        socket.destroy();
        return created(
          new Error(`The proxy refused the tunnel with status ${answer.statusCode ?? 0}.`),
        );
      }
      const secure = tls.connect({
        ...target,
        socket,
        servername: target.servername ?? target.host ?? "",
      });
      secure.once("error", (error) => created(error));
      secure.once("secureConnect", () => created(null, secure));
    });
    connect.end();
    return undefined;
  };
  return Object.assign(agent, { createConnection });
}
