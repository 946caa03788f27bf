/** Set-up requests of the proof: plain HTTP past every SDK, each with a key of its own. */
import { randomUUID } from "node:crypto";
import type { Upstream } from "../proxy/upstream.ts";
import type { Ask } from "./operations.ts";

export function asking(upstream: Upstream, apiKey: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`http://${upstream.host}:${upstream.port}${path}`, {
      method,
      headers: {
        "x-api-key": apiKey,
        "content-type": "application/json",
        ...(method === "GET" ? {} : { "idempotency-key": randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`set-up ${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  };
}
