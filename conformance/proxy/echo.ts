/** Answers that give back what the request held, so that answers which reach the wrong caller are noticed. */
import type { CannedResponse } from "./faults.ts";
import { headerValue, type Message } from "./message.ts";

/** Member of the answer -> `path` (last segment of the target), `key` (idempotency key), or a header's name. */
export type Echo = Readonly<Record<string, string>>;

function taken(message: Message, source: string): string {
  if (source === "path") {
    const [, target = ""] = message.startLine.split(" ");
    return decodeURIComponent(target.split("?")[0]?.split("/").at(-1) ?? "");
  }
  return headerValue(message.headers, source === "key" ? "idempotency-key" : source) ?? "";
}

export function echoed(response: CannedResponse, message: Message): CannedResponse {
  if (response.echo === undefined) return response;
  const body = JSON.parse(response.body.toString("utf8")) as Record<string, unknown>;
  for (const [member, source] of Object.entries(response.echo))
    body[member] = taken(message, source);
  return { ...response, body: Buffer.from(JSON.stringify(body)) };
}
