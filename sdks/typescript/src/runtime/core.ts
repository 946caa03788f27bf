import * as transports from "#transport";
import { ConfigurationError, NjiaError } from "./errors.ts";
import type { ApiFacts, AuthFact, Security } from "./facts.ts";
import { checkedValue, isBrowser, mergeHeaders, userAgent } from "./headers.ts";
import { checkedKey, newKey } from "./idempotency.ts";
import { runCall, type Credentials } from "./call.ts";
import type { Operation } from "./operation.ts";
import {
  checkCallOptions,
  readPolicy,
  readSettings,
  refuseRetired,
  type CallOptions,
  type ClientOptions,
  type Settings,
} from "./options.ts";
import { PagePromise, type Position } from "./page.ts";
import { prepare } from "./prepare.ts";
import { ApiPromise, type Answered } from "./promise.ts";

/**
 * Everything a client is but for its resources: settings, credentials and the way from an operation's table to a result.
 * Its fields are private to the engine, so no inspection prints a secret.
 */
export class Core {
  readonly #settings: Settings;
  /** Deprecated operations that were warned about. */
  readonly #warned: Set<string> = new Set();
  readonly #userAgent: string;
  readonly #resources: Map<unknown, unknown> = new Map();

  constructor(options: ClientOptions, facts: ApiFacts) {
    this.#settings = readSettings(options, facts, transports);
    this.#userAgent = userAgent(facts.product, facts.version);
  }

  /** Origin and path prefix that all calls go to. */
  get baseUrl(): string {
    return this.#settings.baseUrl;
  }

  /** Closes idle connections. A client needs no closing: they do not keep a process alive. */
  close(): void {
    this.#settings.transport.close?.();
  }

  /** Calls one operation: positional path values, then the flat record of body, query and header values. */
  call<T>(
    operation: Operation,
    path: readonly unknown[],
    params: unknown,
    options: CallOptions = {},
  ): ApiPromise<T> {
    return new ApiPromise<T>((raw) => this.#run(operation, path, params, options, raw));
  }

  /** Calls an operation that answers in pages. */
  list<T, B>(
    operation: Operation,
    path: readonly unknown[],
    params: unknown,
    options: CallOptions = {},
    url?: string,
  ): PagePromise<T, B> {
    const { page } = operation;
    if (!page) throw new ConfigurationError(`${operation.id} does not answer in pages.`);
    const record = (params ?? {}) as Readonly<Record<string, unknown>>;
    // Each page is a call of its own, so a key given for the first does not fit the others.
    const { idempotencyKey: _, ...rest } = options;
    const follow = (to: Position): PagePromise<T, B> =>
      "url" in to
        ? this.list<T, B>(operation, path, params, rest, to.url)
        : this.list<T, B>(operation, path, { ...record, [to.send]: to.value }, rest);
    const at = url ?? record[page.send];
    return new PagePromise<T, B>(
      (raw) => this.#run(operation, path, params, options, raw, url),
      page,
      at,
      follow,
    );
  }

  /** @internal The one instance of a resource, made on first use. */
  _resource<R>(type: new (core: Core) => R): R {
    const made = (this.#resources.get(type) as R | undefined) ?? new type(this);
    this.#resources.set(type, made);
    return made;
  }

  async #run(
    operation: Operation,
    path: readonly unknown[],
    params: unknown,
    options: CallOptions,
    raw: boolean,
    url?: string,
  ): Promise<Answered> {
    const { facts, headers: always, baseUrl, log, policy: base } = this.#settings;
    checkCallOptions(options, facts);
    const policy = readPolicy(options, base);
    const prepared = await prepare(operation, path, params);
    const headers: Record<string, string> = { accept: operation.accept ?? "application/json" };
    if (!isBrowser()) headers["user-agent"] = this.#userAgent;
    const apiVersion = facts.headers?.apiVersion;
    if (apiVersion) headers[apiVersion[0].toLowerCase()] = apiVersion[1];
    if (prepared.encoded) headers["content-type"] = prepared.encoded.contentType;
    mergeHeaders(headers, always);
    mergeHeaders(headers, prepared.headers, undefined);
    mergeHeaders(headers, options.headers);
    const keyHeader = operation.key?.toLowerCase();
    const given = options.idempotencyKey ?? (keyHeader && headers[keyHeader]);
    const key = given !== undefined ? checkedKey(given) : keyHeader ? newKey() : undefined;
    if (key !== undefined) headers[keyHeader ?? "idempotency-key"] = key;
    if (operation.deprecated !== undefined && !this.#warned.has(operation.id)) {
      this.#warned.add(operation.id);
      log.write("warn", `${operation.id} is deprecated. ${operation.deprecated}`);
    }
    return runCall({
      settings: this.#settings,
      operation,
      policy,
      url: url === undefined ? baseUrl + prepared.target : sameOrigin(url, baseUrl),
      headers,
      content: prepared.encoded?.body,
      logged: prepared.body,
      key,
      raw,
      signal: options.signal,
      credentials: () => this.#credentials(operation, options),
    });
  }

  /** Asks for the credentials of one call. Throws {@link ConfigurationError} when the operation's needs are not met. */
  async #credentials(operation: Operation, options: CallOptions): Promise<Credentials> {
    const { facts, credentials } = this.#settings;
    const overrides = options as Readonly<Record<string, unknown>>;
    const has = (auth: AuthFact): boolean =>
      overrides[auth.option] !== undefined || credentials.has(auth.option);
    const needs: Security = operation.auth ?? facts.security ?? [];
    const schemes = needs.map((all) => all.split(" ").filter(Boolean));
    const of = (scheme: string): AuthFact | undefined =>
      facts.auth.find((auth) => auth.scheme === scheme);
    const met = schemes.filter((all) => all.every((scheme) => has(of(scheme) ?? NONE)));
    // The alternative that uses most of what the caller gave.
    const chosen = met.sort((a, b) => b.length - a.length)[0];
    if (!chosen && schemes.length > 0) {
      const names = (schemes[0] ?? [])
        .map((scheme) => of(scheme))
        .map((auth) => auth && hint(auth));
      throw new ConfigurationError(
        `${operation.id} needs ${names.join(" and ")}; nothing was sent.`,
      );
    }
    const wanted = facts.auth.filter(
      (auth) => chosen?.includes(auth.scheme) || (auth.always && has(auth)),
    );
    const result: Credentials = { headers: {}, query: [], secrets: [] };
    for (const auth of wanted) {
      const secret = await this.#secret(
        auth,
        overrides[auth.option] ?? credentials.get(auth.option),
      );
      if (secret === undefined) continue;
      const value = (auth.prefix ?? "") + (auth.basic ? base64(secret) : secret);
      result.secrets.push(secret);
      if (auth.in === "query") result.query.push(`${auth.name}=${encodeURIComponent(value)}`);
      else if (auth.in === "cookie")
        result.headers["cookie"] = `${auth.name}=${encodeURIComponent(value)}`;
      else result.headers[auth.name.toLowerCase()] = checkedValue(auth.option, value);
    }
    return result;
  }

  async #secret(auth: AuthFact, source: unknown): Promise<string | undefined> {
    let value: unknown;
    try {
      value = typeof source === "function" ? await source() : source;
    } catch (cause) {
      if (cause instanceof NjiaError) throw cause;
      throw new ConfigurationError(`The function given as ${auth.option} failed.`, { cause });
    }
    if (value === undefined) return undefined;
    if (typeof value !== "string" || value.trim() === "")
      throw new ConfigurationError(`${auth.option} must yield a non-empty string.`);
    refuseRetired(auth.option, value, this.#settings.facts);
    return value.trim();
  }
}

const NONE: AuthFact = { scheme: "", option: "", in: "header", name: "" };

const hint = (auth: AuthFact): string =>
  `the option ${auth.option}${auth.env === undefined ? "" : ` (or ${auth.env} in the environment)`}`;

const base64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The address of a next page must stay where the credentials belong. */
function sameOrigin(url: string, baseUrl: string): string {
  const target = new URL(url, `${baseUrl}/`);
  if (target.origin === new URL(baseUrl).origin) return target.href;
  throw new ConfigurationError(
    `The next page lies at ${target.origin}, another origin; it was not asked.`,
  );
}
