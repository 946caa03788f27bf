import type { FastifyReply, FastifyRequest } from "fastify";
import { requireScopes, type Authenticator } from "../domain/auth/authenticate.ts";
import { Refusal, refuse } from "../domain/shared/refusal.ts";
import type { Services } from "../domain/shared/services.ts";
import { admitVisitor } from "../domain/widgets/visitor.ts";
import type { ConcurrencyLimit } from "./concurrency.ts";
import { letPageRead } from "./cors.ts";
import { refuseRemoved } from "./deprecations.ts";
import type { OperationFacts } from "./operation.ts";
import type { Quota, RateLimiter } from "./rate-limits.ts";
import { stateOf, type RequestState } from "./state.ts";
import { chooseVersion } from "./versions.ts";

/** What stands between the network and an operation. */
export interface GateTools {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  readonly concurrency: ConcurrencyLimit;
  readonly streams: ConcurrencyLimit;
  /** The release that this server is of, x.y.z. */
  readonly release: string;
}

/** Lets a request in before its body is read: authenticate, rate limit, concurrency, version, scope. Throws a Refusal. */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  tools: GateTools,
): Promise<void> {
  const state = stateOf(request);
  const { operation } = state;
  if (operation !== null) refuseRemoved(operation, tools.release);
  if (operation === null || operation.auth.length === 0) {
    state.quota = tools.limiter.peek(request.ip, "public", false);
    const { page, uncounted } = request.routeOptions.config;
    if (operation?.rateClass !== "none" && page?.counted !== false && uncounted !== true)
      enforce(state, await tools.limiter.take(request.ip, publicClass(operation), false));
    state.apiVersion = chooseVersion(headerOf(request, "x-api-version"), null);
    return;
  }
  if (operation.auth.every((all) => all.includes("WidgetAuth"))) {
    await enterVisitor(request, reply, operation, state, tools);
    return;
  }
  await identify(request, state, tools);
  const identity = state.identity;
  if (identity === null) return;
  const partition = `${identity.tenantId} ${identity.livemode ? "live" : "test"}`;
  const rateClass = operation.rateClass ?? "read";
  // Logins are counted per address and e-mail, which stands in the body: see `countLogin`.
  if (rateClass === "login") state.quota = tools.limiter.peek(request.ip, "login", false);
  else enforce(state, await tools.limiter.take(partition, rateClass, identity.livemode));
  const places = operation.answers.includes("text/event-stream")
    ? tools.streams
    : tools.concurrency;
  state.releases.push(places.enter(partition));
  state.apiVersion = chooseVersion(headerOf(request, "x-api-version"), identity.key.apiVersion);
  authorize(request, operation, state);
}

/** A visitor of a widget pays with the address until the token is known to be good, and for dearer classes then with the tenant. */
async function enterVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationFacts,
  state: RequestState,
  tools: GateTools,
): Promise<void> {
  enforce(state, await tools.limiter.take(request.ip, "public", false));
  const visitor = await admitVisitor(
    tools.services,
    bearerOf(headerOf(request, "authorization")),
    headerOf(request, "origin"),
    () => letPageRead(request, reply),
  );
  state.visitor = visitor;
  const partition = `${visitor.tenantId} ${visitor.livemode ? "live" : "test"}`;
  const rateClass = operation.rateClass ?? "public";
  if (rateClass !== "public")
    enforce(state, await tools.limiter.take(partition, rateClass, visitor.livemode));
  state.releases.push(tools.concurrency.enter(partition));
  state.apiVersion = chooseVersion(headerOf(request, "x-api-version"), null);
}

async function identify(
  request: FastifyRequest,
  state: RequestState,
  tools: GateTools,
): Promise<void> {
  try {
    state.identity = await tools.authenticator.authenticate({
      apiKey: headerOf(request, "x-api-key") ?? null,
      accessToken: bearerOf(headerOf(request, "authorization")),
      address: request.ip,
    });
  } catch (error) {
    if (error instanceof Refusal)
      enforce(state, await tools.limiter.take(request.ip, "public", false));
    throw error;
  }
  if (state.identity.legacyKey)
    state.uses.push({
      kind: "key_format",
      subject: "sk_",
      warning: "legacy_api_key",
      since: "2026-03-01",
      sunset: "2026-09-01",
      successor: null,
    });
}

function authorize(request: FastifyRequest, operation: OperationFacts, state: RequestState): void {
  const { identity } = state;
  if (identity === null) return;
  if (identity.livemode && operation.scopes.includes("sandbox:write"))
    throw refuse("sandbox_only", "The sandbox takes test keys only.");
  if (identity.livemode && request.headers["x-sandbox-scenario"] !== undefined) {
    throw refuse("sandbox_field_in_live_mode", "X-Sandbox-Scenario takes test keys only.");
  }
  if (operation.auth.every((all) => all.includes("SessionAuth")) && identity.session === null) {
    throw refuse(
      "session_required",
      "This needs a login session. Log in and send the access token as Authorization: Bearer.",
    );
  }
  requireScopes(identity.scopes, operation.scopes);
}

/** The login class is counted when the e-mail is known, before the password is looked at. */
export async function countLogin(
  request: FastifyRequest,
  limiter: RateLimiter,
  body: unknown,
): Promise<void> {
  const state = stateOf(request);
  if (state.operation?.rateClass !== "login") return;
  const email =
    typeof body === "object" && body !== null && "email" in body && typeof body.email === "string"
      ? body.email.trim().toLowerCase()
      : "";
  enforce(state, await limiter.take(`${request.ip} ${email}`, "login", false));
}

function enforce(state: RequestState, quota: Quota): void {
  state.quota = quota;
  if (!quota.exceeded) return;
  throw new Refusal({
    code: "rate_limited",
    detail: `More than ${quota.limit} requests of class ${quota.rateClass} in a minute. Wait ${quota.resetIn} s.`,
    members: {
      violatedPolicies: [quota.rateClass],
      seeAlso: ["https://iana.org/assignments/http-problem-types#quota-exceeded"],
    },
    retryAfterSeconds: quota.resetIn,
  });
}

const publicClass = (operation: OperationFacts | null): string =>
  operation?.rateClass === "callbacks" ? "callbacks" : "public";

function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? "";
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
