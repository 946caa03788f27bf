import type { FastifyReply, FastifyRequest } from "fastify";

/** Paths that browsers on other sites call: the widget client, and documents that anybody may read. */
const WIDGET = /^\/v1\/embedded\/client\//;
const PUBLIC = /^\/(?:api\/docs|errors|v1\/changelog|changelog\.atom|health)/;
const EXPOSED =
  "X-Request-Id, X-API-Version, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed, X-Original-Request-Id";
const ONE_HOUR = "3600";

/**
 * Adds the fields of the Fetch standard where a browser may ask. A preflight brings no token, so any page may send one; what a
 * widget's page may read is decided with its token (`letPageRead`), but the widgets' own origin reads every answer.
 */
export function addCors(request: FastifyRequest, reply: FastifyReply, widgetOrigin: string): void {
  const path = request.url.split("?")[0] ?? "";
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (PUBLIC.test(path)) reply.header("Access-Control-Allow-Origin", "*");
  else if (WIDGET.test(path)) {
    reply.header("Vary", "Origin");
    if (request.method !== "OPTIONS" && origin !== widgetOrigin) return;
    reply.header("Access-Control-Allow-Origin", origin);
  } else return;
  reply.header("Access-Control-Expose-Headers", EXPOSED);
}

/** Lets the page that sent the request read the answer. */
export function letPageRead(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  reply
    .header("Access-Control-Allow-Origin", origin)
    .header("Access-Control-Expose-Headers", EXPOSED);
}

/** The answer to a preflight for methods that the path takes. */
export function addPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): void {
  if (
    request.headers.origin === undefined ||
    request.headers["access-control-request-method"] === undefined
  )
    return;
  if (reply.getHeader("Access-Control-Allow-Origin") === undefined) return;
  reply.header("Access-Control-Allow-Methods", methods.join(", "));
  reply.header(
    "Access-Control-Allow-Headers",
    "Authorization, Content-Type, Idempotency-Key, X-API-Version, X-Correlation-Id, Accept-Language",
  );
  reply.header("Access-Control-Max-Age", ONE_HOUR);
}
