import type { Server } from "node:http";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { Logger } from "pino";

import { meetDatabaseFault } from "../domain/sandbox/database-fault.ts";
import { inFaultScope } from "../domain/shared/fault-scope.ts";
import type { UsageLog } from "../domain/changelog/usage.ts";
import { API_VERSION } from "../domain/shared/events.ts";
import { Refusal, refuse } from "../domain/shared/refusal.ts";

import { bodyLimitOf, DEFAULT_BODY_LIMIT, rawBodyOf, readJsonBodies } from "./body-parser.ts";
import { CallContext, type Parts } from "./call-context.ts";
import { answerBrokenRequest } from "./client-errors.ts";
import { ConcurrencyLimit, MAX_IN_FLIGHT, MAX_STREAMS } from "./concurrency.ts";
import { addCors, addPreflight } from "./cors.ts";
import { deprecatedOperation } from "./deprecations.ts";
import { refusalFacts } from "./failures.ts";
import { countLogin, enter, type GateTools } from "./gate.ts";
import { readKey } from "./idempotency-key.ts";
import type { OperationFacts } from "./operation.ts";
import { addPages, isPage, type PageRoute } from "./pages.ts";
import { isOurFault } from "./problem.ts";
import type { RateLimiter } from "./rate-limits.ts";
import { RequestLog } from "./request-log.ts";
import { beginRequest, endRequest } from "../telemetry.ts";
import { addCommonHeaders, sendProblem, sendReply } from "./send.ts";
import { ALL_OPERATIONS, allowedMethods, routerPath } from "./routes.ts";
import { stateOf, type RequestState } from "./state.ts";
import { checkerFor } from "./validation.ts";
import { keepApart, serveWidgetFiles, serveWidgetLogos } from "../widget-site/host.ts";
import type { Reply } from "./reply.ts";

const DRAIN_POLL_MS = 100;
/** Longer than any answer may wait for a payment's end, shorter than what supervisors allow before they kill. */
const DRAIN_MS = 10_000;

/** A handler as the router calls it: the generated interface says what its input really is. */
export type AnyHandler = (input: never, context: CallContext) => Promise<Reply<number, unknown>>;

export interface HttpSettings {
  readonly parts: Parts;
  /** By operation id; operations without one answer 501. */
  readonly handlers: Readonly<Record<string, AnyHandler | undefined>>;
  /** Pages and files beside the API. */
  readonly pages: readonly PageRoute[];
  readonly logger: Logger;
  readonly limiter: RateLimiter;
  readonly maxInFlight?: number;
  /** The release that this server is of, x.y.z. */
  readonly release: string;
}

/** The HTTP application: every operation of the document, and nothing else. */
export function buildHttp(settings: HttpSettings): FastifyInstance {
  const { parts } = settings;
  const { services } = parts;
  const tools: GateTools = {
    services,
    authenticator: parts.authenticator,
    limiter: settings.limiter,
    concurrency: new ConcurrencyLimit(settings.maxInFlight ?? MAX_IN_FLIGHT),
    streams: new ConcurrencyLimit(MAX_STREAMS),
    release: settings.release,
  };
  const app: FastifyInstance = Fastify({
    loggerInstance: settings.logger,
    // Nobody logs through a request's own logger, and making one hides secrets in what nobody logs.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Requests are checked by `validation.ts`: the framework's own compilers would only delay the start.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    bodyLimit: DEFAULT_BODY_LIMIT,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    clientErrorHandler: (error, socket) =>
      answerBrokenRequest(error, socket, tools.limiter, parts.baseUrl),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as unknown as FastifyInstance;

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const state = stateOf(request);
    state.quota ??= tools.limiter.peek(request.ip, "public", false);
    if (isOurFault(error) && refusalFacts(error).code === "internal_error")
      settings.logger.error(
        { err: error, requestId: state.id, operation: state.operation?.id },
        "request failed",
      );
    addCommonHeaders(request, reply);
    return sendProblem(request, reply, refusalFacts(error), parts.baseUrl);
  }

  readJsonBodies(app);
  const stopping = new AbortController();
  const requestLog = new RequestLog(services);
  // Streams say goodbye and waiting readers answer when the server stops; then the last requests are logged.
  app.addHook("preClose", async () => {
    stopping.abort();
    drain(app.server);
  });
  app.addHook("onClose", () => requestLog.close());
  app.addHook("onRequest", async (request, reply) => {
    const state = stateOf(request);
    const hangUp = (): void => state.abort.abort();
    const { socket } = request.raw;
    socket.once("close", hangUp);
    state.releases.push(() => socket.off("close", hangUp));
    // "onResponse" does not come when the caller hung up; "close" always does.
    reply.raw.once("close", () => giveBack(state));
    const span = beginRequest(request.method, request.headers);
    state.releases.push(() =>
      endRequest(span, {
        method: request.method,
        route: state.operation?.path ?? null,
        operationId: state.operation?.id ?? null,
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      }),
    );
    addCors(request, reply, services.widgetOrigin);
    keepApart(request, services.widgetOrigin);
    await enter(request, reply, tools);
    // Fastify knows QUERY (RFC 10008) and would ask for its Content-Type before it sees that no path takes it.
    if (request.method === "QUERY")
      throw methodRefused(request, methodsOf(request, reply, settings.pages));
    const use = state.operation === null ? null : deprecatedOperation(state.operation);
    if (use !== null) state.uses.push(use);
  });
  app.addHook("onSend", async (request, reply) => addCommonHeaders(request, reply));
  app.addHook("onResponse", async (request, reply) => {
    const state = stateOf(request);
    giveBack(state);
    requestLog.add(request, reply);
    countDeprecated(request, state, settings.parts.services.usage);
    if (!settings.logger.isLevelEnabled("info")) return;
    settings.logger.info(
      {
        requestId: state.id,
        operation: state.operation?.id,
        method: request.method,
        path: state.operation?.path ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        tenantId: (state.identity ?? state.visitor)?.tenantId,
        livemode: (state.identity ?? state.visitor)?.livemode,
        keyId: state.identity?.key.id,
      },
      "request",
    );
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request, reply, settings.pages);
    if (request.method !== "OPTIONS") throw methodRefused(request, methods);
    addPreflight(request, reply, methods);
    return reply.code(204).send();
  });
  addPages(app, settings.pages);
  serveWidgetFiles(app, parts.baseUrl);
  serveWidgetLogos(app, services.db);
  for (const operation of ALL_OPERATIONS)
    addRoute(app, operation, settings, tools, stopping.signal);
  return app;
}

function noSchemas(): never {
  throw new Error("routes have no schemas of the framework");
}

/** What the path of a request without a route takes instead, which it also tells the caller; refuses paths that are not there at all. */
function methodsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: readonly PageRoute[],
): readonly string[] {
  const path = pathOf(request);
  const own = allowedMethods(path);
  const methods = own.length === 0 && isPage(pages, path) ? ["GET", "HEAD", "OPTIONS"] : own;
  if (methods.length === 0) throw refuse("route_not_found", `There is no ${path.slice(0, 200)}.`);
  reply.header("Allow", methods.join(", "));
  return methods;
}

function methodRefused(request: FastifyRequest, methods: readonly string[]): Refusal {
  return refuse("method_not_allowed", `${pathOf(request)} takes ${methods.join(", ")}.`);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}

/** Closes connections as they fall idle, and after a grace all of them, so that a server that was told to stop does stop. */
function drain(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), DRAIN_POLL_MS);
  const all = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  server.once("close", () => {
    clearInterval(idle);
    clearTimeout(all);
  });
}

/** What a request holds is given back once, however it ended. */
function giveBack(state: RequestState): void {
  for (const release of state.releases.splice(0)) release();
}

/** Old API versions are no use of a deprecated thing of their own, but their callers want to know too. */
function countDeprecated(request: FastifyRequest, state: RequestState, usage: UsageLog): void {
  const { identity, apiVersion } = state;
  if (identity === null) return;
  const client = request.headers["user-agent"]?.split(" ")[0]?.slice(0, 120) ?? null;
  const old = apiVersion !== null && apiVersion !== API_VERSION;
  const uses = [
    ...state.uses,
    ...(old ? [{ kind: "api_version" as const, subject: apiVersion }] : []),
  ];
  for (const { kind, subject } of uses)
    usage.record(identity, { kind, subject, requestId: state.id, client });
}

function addRoute(
  app: FastifyInstance,
  operation: OperationFacts,
  settings: HttpSettings,
  tools: GateTools,
  stopping: AbortSignal,
): void {
  const { parts } = settings;
  const { services } = parts;
  const handler = settings.handlers[operation.id];
  const check = checkerFor(operation);
  app.route({
    method: operation.method as "GET",
    url: routerPath(operation.path),
    bodyLimit: bodyLimitOf(operation.id),
    config: { operation },
    handler: async (request, reply) => {
      const state = stateOf(request);
      const input = check({
        params: request.params,
        query: request.query as Readonly<Record<string, unknown>>,
        headers: request.headers,
        body: request.body,
      });
      state.uses.push(...input.uses);
      await countLogin(request, tools.limiter, input.body);
      const header = request.headers["idempotency-key"];
      const key = readKey(operation, {
        header: Array.isArray(header) ? header.join(", ") : header,
        path: request.url.split("?")[0] ?? "",
        body: input.body,
      });
      if (handler === undefined)
        throw new Refusal({
          code: "not_implemented",
          detail: `${operation.id} is described but not served by this server yet.`,
        });
      const context = new CallContext({
        parts,
        operation,
        key,
        requestId: state.id,
        address: request.ip,
        apiVersion: state.apiVersion ?? "",
        locale: state.locale,
        identity: state.identity,
        visitor: state.visitor,
        quota: state.quota ?? tools.limiter.peek(request.ip, "public", false),
        get signal() {
          return AbortSignal.any([state.abort.signal, stopping]);
        },
        get hungUp() {
          return state.abort.signal;
        },
        rawHeaders: request.headers,
        rawBody: rawBodyOf(request),
      });
      const run = async (): Promise<Reply<number, unknown>> => {
        // A broken database must not keep anybody from mending it.
        if (!operation.scopes.includes("sandbox:write")) await meetDatabaseFault(services);
        return handler(input as never, context);
      };
      const scope = state.identity ?? state.visitor;
      const answer = scope === null ? run() : inFaultScope(scope, run);
      return sendReply(request, reply, operation, await answer);
    },
  });
}
