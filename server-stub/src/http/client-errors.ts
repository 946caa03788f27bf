import type { Socket } from "node:net";
import { newId } from "../domain/shared/typeid.ts";
import { API_VERSION } from "../domain/shared/events.ts";
import { problemOf } from "./problem.ts";
import { quotaHeaders, type RateLimiter } from "./rate-limits.ts";

/** Answers bytes that are not HTTP: nothing has been routed, so the answer is written by hand, with the fields of every other answer. */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  limiter: RateLimiter,
  baseUrl: string,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = newId("req");
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const facts = tooLarge
    ? { code: "payload_too_large", detail: "The header fields are larger than this server takes." }
    : { code: "malformed_json", detail: "These bytes are not an HTTP/1.1 request." };
  const problem = problemOf(facts, { requestId, locale: "en", baseUrl });
  const body = JSON.stringify(problem.body);
  const quota = limiter.peek(socket.remoteAddress ?? "", "public", false);
  const headers = {
    "Content-Type": "application/problem+json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
    "X-Request-Id": requestId,
    "X-API-Version": API_VERSION,
    ...quotaHeaders(quota),
    ...problem.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${problem.status} ${tooLarge ? "Payload Too Large" : "Bad Request"}\r\n${lines.join("\r\n")}\r\n\r\n${body}`,
  );
}
