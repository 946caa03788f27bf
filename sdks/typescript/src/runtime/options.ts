import type { ApiFacts } from "./facts.ts";
import { ConfigurationError } from "./errors.ts";
import { environment, isBrowser, mergeHeaders, type HeaderInput } from "./headers.ts";
import type { Hooks } from "./hooks.ts";
import { Log, type Logger, type LogLevel } from "./log.ts";
import { seamKey, systemSeam, type Seam } from "./seam.ts";
import type { TlsOptions, Transport, TransportModule } from "./transport/types.ts";

/** A secret, or a function that fetches it; the function is asked once per call. */
export type Credential = string | (() => string | undefined | Promise<string | undefined>);

/** Settings of a client. Durations are milliseconds. A misspelt name throws {@link ConfigurationError}. */
export interface ClientOptions extends Hooks {
  /** Origin and path prefix of the API. Credentials never leave this origin. */
  readonly baseUrl?: string;
  /** For DNS, TCP, proxy and TLS together (10,000). Only where the runtime gives access to sockets. */
  readonly connectTimeout?: number;
  /** For one attempt, from DNS to the last byte of the body (60,000). */
  readonly timeout?: number;
  /** For a whole call with all its attempts and waits (none). */
  readonly deadline?: number;
  /** Further attempts after the first (2). 0 means exactly one request on the wire. */
  readonly maxRetries?: number;
  /** A longer delay asked for by the server is not waited for: the error is raised at once (60,000). */
  readonly maxRetryAfter?: number;
  /** Sent with every request; null leaves out a header. */
  readonly headers?: HeaderInput;
  /** `http://user:password@host:port`; only where the runtime gives access to sockets. */
  readonly proxy?: string;
  /** CA, client certificate and key in PEM; only where the runtime gives access to sockets. */
  readonly tls?: TlsOptions;
  /** Replaces the transport, e.g. `fetchTransport(myFetch)`. */
  readonly transport?: Transport;
  readonly logger?: Logger;
  /** `off` unless a logger is given, then `warn`. */
  readonly logLevel?: LogLevel;
  /** Also log bodies at level debug, redacted (false). */
  readonly logBodies?: boolean;
  /** Allow a secret key in a web page, where everybody can read it (false). */
  readonly dangerouslyAllowBrowser?: boolean;
}

/** Settings of one call; they win over the client's. Durations are milliseconds. */
export interface CallOptions {
  /** Sent untouched; without it a fresh UUID is made for operations that take a key. */
  readonly idempotencyKey?: string;
  readonly timeout?: number;
  readonly deadline?: number;
  /** Cancels the call, its waits included. */
  readonly signal?: AbortSignal;
  readonly maxRetries?: number;
  readonly maxRetryAfter?: number;
  readonly headers?: HeaderInput;
}

/** The four numbers of the retry policy, after defaults. */
export interface Policy {
  readonly timeout: number;
  readonly deadline: number;
  readonly maxRetries: number;
  readonly maxRetryAfter: number;
}

/** A client's settings after validation. */
export interface Settings {
  readonly facts: ApiFacts;
  readonly baseUrl: string;
  readonly policy: Policy;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: ReadonlyMap<string, Credential>;
  readonly hooks: Hooks;
  readonly log: Log;
  readonly transport: Transport;
  readonly seam: Seam;
}

const CLIENT =
  " baseUrl connectTimeout timeout deadline maxRetries maxRetryAfter headers proxy tls transport logger logLevel logBodies dangerouslyAllowBrowser onRequest onResponse onFailure onRetry ";
const CALL = " idempotencyKey timeout deadline signal maxRetries maxRetryAfter headers ";
const DEFAULTS: Policy = {
  timeout: 60_000,
  deadline: Infinity,
  maxRetries: 2,
  maxRetryAfter: 60_000,
};
/** Longer than a timer can be. */
const LONGEST = 2 ** 31 - 1;

/** Validates a client's options; throws {@link ConfigurationError} and names what is wrong. */
export function readSettings(
  options: ClientOptions,
  facts: ApiFacts,
  transports: TransportModule,
): Settings {
  refuseUnknown(options, CLIENT, facts, "client");
  const { transport, proxy, tls, connectTimeout } = options;
  const sockets = Object.entries({ proxy, tls, connectTimeout }).filter(
    ([, value]) => value !== undefined,
  );
  const [unusable] = sockets;
  if (unusable && (transport || !transports.controlsSockets))
    throw new ConfigurationError(
      `The option ${unusable[0]} has no effect ${transport ? "beside a custom transport" : "in this runtime, whose fetch hides its sockets"}; set it up in the function passed as transport.`,
    );
  duration("connectTimeout", connectTimeout);
  if (proxy !== undefined) checkProxy(proxy);
  const headers: Record<string, string> = {};
  mergeHeaders(headers, options.headers);
  return {
    facts,
    baseUrl: checkedBase(options.baseUrl ?? facts.baseUrl),
    policy: readPolicy(options, DEFAULTS),
    headers,
    credentials: readCredentials(options, facts),
    hooks: options,
    log: new Log(options.logger, options.logLevel, options.logBodies === true),
    transport:
      transport ??
      transports.makeTransport({
        connectTimeout: connectTimeout ?? 10_000,
        ...(proxy !== undefined && { proxy }),
        ...(tls !== undefined && { tls }),
      }),
    seam: (options as { [seamKey]?: Seam })[seamKey] ?? systemSeam,
  };
}

/** Validates one call's options over the client's policy. */
export function readPolicy(options: CallOptions | ClientOptions, base: Policy): Policy {
  duration("timeout", options.timeout);
  duration("deadline", options.deadline);
  duration("maxRetryAfter", options.maxRetryAfter);
  const { maxRetries } = options;
  if (maxRetries !== undefined && !(Number.isInteger(maxRetries) && maxRetries >= 0))
    throw new ConfigurationError("maxRetries must be a whole number, 0 or more.");
  return {
    timeout: options.timeout ?? base.timeout,
    deadline: options.deadline ?? base.deadline,
    maxRetries: maxRetries ?? base.maxRetries,
    maxRetryAfter: options.maxRetryAfter ?? base.maxRetryAfter,
  };
}

/** Throws for an option of a call that does not exist. */
export function checkCallOptions(options: CallOptions, facts: ApiFacts): void {
  refuseUnknown(options, CALL, facts, "call");
}

/** Throws {@link ConfigurationError} for a key in a retired form, with the date and the replacement. */
export function refuseRetired(option: string, value: string, facts: ApiFacts): void {
  for (const auth of facts.auth)
    for (const [pattern, since, use] of auth.option === option ? (auth.retired ?? []) : [])
      if (new RegExp(pattern).test(value))
        throw new ConfigurationError(
          `${option} has a form that is no longer valid since ${since}; use ${use}. Nothing was sent.`,
        );
}

function readCredentials(options: ClientOptions, facts: ApiFacts): Map<string, Credential> {
  const found = new Map<string, Credential>();
  for (const auth of facts.auth) {
    const given = (options as Readonly<Record<string, unknown>>)[auth.option];
    const value = given ?? (auth.env === undefined ? undefined : environment(auth.env));
    if (value === undefined) continue;
    if (typeof value !== "function" && (typeof value !== "string" || value.trim() === ""))
      throw new ConfigurationError(`${auth.option} must be a non-empty string or a function.`);
    if (typeof value === "string") refuseRetired(auth.option, value, facts);
    // Only a secret meant for servers is dangerous in a page; a session or widget token is made for it.
    if (auth.always && isBrowser() && options.dangerouslyAllowBrowser !== true)
      throw new ConfigurationError(
        `${auth.option} in a web page can be read by everybody. Call the API from your server, or set dangerouslyAllowBrowser.`,
      );
    found.set(auth.option, value as Credential);
  }
  return found;
}

function refuseUnknown(options: object, known: string, facts: ApiFacts, owner: string): void {
  for (const name of Object.keys(options)) {
    if (known.includes(` ${name} `) || facts.auth.some((auth) => auth.option === name)) continue;
    const names = [...known.trim().split(" "), ...facts.auth.map((auth) => auth.option)];
    throw new ConfigurationError(
      `There is no ${owner} option ${JSON.stringify(name)}. Options: ${names.join(", ")}.`,
    );
  }
}

function duration(name: string, value: unknown): void {
  if (value === undefined || (value === 0 && name === "maxRetryAfter")) return;
  if (typeof value === "number" && value > 0 && value <= LONGEST) return;
  throw new ConfigurationError(`${name} must be milliseconds, more than 0 and at most ${LONGEST}.`);
}

function checkedBase(text: string | undefined): string {
  if (text === undefined)
    throw new ConfigurationError("baseUrl is required: the API names no server.");
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new ConfigurationError(
      "baseUrl must be an absolute http or https URL without user info, query or fragment.",
    );
  return url.href.replace(/\/+$/, "");
}

function checkProxy(text: string): void {
  if (!URL.canParse(text) || new URL(text).protocol !== "http:")
    throw new ConfigurationError(
      "proxy must be an http:// URL (the tunnel through it is encrypted end to end).",
    );
}
