import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deprecationHeaders } from "./deprecations.ts";
import type { OperationFacts } from "./operation.ts";
import { problemOf, type ProblemSetting } from "./problem.ts";
import { quotaHeaders } from "./rate-limits.ts";
import type { Bytes, JsonText, Reply } from "./reply.ts";
import { stateOf } from "./state.ts";
import { API_VERSION } from "../domain/shared/events.ts";
import type { RefusalFacts } from "../domain/shared/refusal.ts";
import { renderFor } from "./versions.ts";

const JSON_MEDIA = "application/json; charset=utf-8";

/** The fields that every answer carries, whatever became of the request (domain 2.5 and 4.8). */
export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const state = stateOf(request);
  reply.header("X-Request-Id", state.id);
  reply.header("X-API-Version", state.apiVersion ?? API_VERSION);
  if (state.correlationId !== null) reply.header("X-Correlation-Id", state.correlationId);
  if (state.quota !== null) reply.headers(quotaHeaders(state.quota));
  reply.headers(deprecationHeaders(state.uses));
}

/** Sends what a handler answered. A status that the document does not name is a defect of ours. */
export async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationFacts,
  answer: Reply<number, unknown>,
): Promise<FastifyReply> {
  const { status, body, headers = {}, media } = answer;
  if (!operation.success.includes(status) && status !== 304)
    throw new Error(`${operation.id} answered ${status}, which its document does not name`);
  reply.code(status).headers(headers);
  if (body === undefined || status === 204 || status === 304) return reply.send();
  if (isText(body)) return reply.type(media ?? JSON_MEDIA).send(body.json);
  if (isBytes(body)) return reply.type(media ?? JSON_MEDIA).send(body.bytes);
  if (isStream(body)) {
    const { signal } = stateOf(request).abort;
    return reply
      .type(media ?? "text/event-stream")
      .header("Cache-Control", "no-store")
      .header("X-Accel-Buffering", "no")
      .send(Readable.from(body, { signal, objectMode: false }));
  }
  if (typeof body === "string") return reply.type(media ?? "text/plain; charset=utf-8").send(body);
  return reply
    .type(media ?? JSON_MEDIA)
    .send(renderFor(stateOf(request).apiVersion ?? API_VERSION)(body));
}

/** Sends a refusal as application/problem+json. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  facts: RefusalFacts,
  baseUrl: string,
): FastifyReply {
  const { id, locale } = stateOf(request);
  const setting: ProblemSetting = { requestId: id, locale, baseUrl };
  const problem = problemOf(facts, setting);
  stateOf(request).code = String(problem.body["code"]);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(problem.body));
}

function isText(body: unknown): body is JsonText<unknown> {
  return (
    typeof body === "object" &&
    body !== null &&
    "json" in body &&
    typeof body.json === "string" &&
    Object.keys(body).length === 1
  );
}

function isBytes(body: unknown): body is Bytes {
  return (
    typeof body === "object" && body !== null && "bytes" in body && body.bytes instanceof Uint8Array
  );
}

function isStream(body: unknown): body is AsyncIterable<string | Uint8Array> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}
