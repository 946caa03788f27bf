import { request as httpRequest, type ClientRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { hostOf } from "./target.ts";

/** A request to one address that was resolved and judged before, whatever the name would resolve to now. No connection is kept. */
export function requestAt(
  address: string,
  url: URL,
  method: "GET" | "POST",
  headers: Readonly<Record<string, string>>,
): ClientRequest {
  const isTls = url.protocol === "https:";
  const host = hostOf(url);
  return (isTls ? httpsRequest : httpRequest)({
    host: address,
    port: url.port === "" ? (isTls ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method,
    agent: false,
    headers: { ...headers, Host: url.host },
    ...(isTls && isIP(host) === 0 ? { servername: host } : {}),
  });
}
