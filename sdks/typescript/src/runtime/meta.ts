import type { ApiFacts } from "./facts.ts";

/** Where the server's rate limit stands. */
export interface RateLimit {
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** When the window ends, in seconds since the epoch. */
  readonly reset: number | undefined;
}

/** What the server said about the use of something deprecated. */
export interface DeprecationNotice {
  /** The `Deprecation` header (RFC 9745), e.g. `@1772323200`. */
  readonly deprecation: string | undefined;
  /** The `Sunset` header (RFC 8594), an HTTP date. */
  readonly sunset: string | undefined;
  /** The `Link` header: where to read more, and the successor. */
  readonly link: string | undefined;
}

/** How an answer was obtained. It takes no part in equality, spread or JSON of the answer. */
export interface ResponseMeta {
  readonly status: number;
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** Requests sent for this call, the first one included. */
  readonly attempts: number;
  /** Milliseconds from the call to the complete answer, waits included. */
  readonly latency: number;
  readonly idempotencyKey: string | undefined;
  /** True when the server answered from its idempotency record instead of acting again. */
  readonly replayed: boolean;
  readonly deprecation: DeprecationNotice | undefined;
}

/** Facts of a call that are not in the headers. */
export type CallFacts = Pick<ResponseMeta, "attempts" | "latency" | "idempotencyKey">;

// Symbol.for: a result made by one loaded copy of the package is readable by another.
const META = Symbol.for("njia.meta");

/**
 * The metadata of a result: object, list, page or empty result. Throws a TypeError for a value that no call returned
 * (a copy loses its metadata); for plain strings and bytes use `withResponse()`.
 */
export function metaOf(result: object): ResponseMeta {
  const meta = (result as { [META]?: ResponseMeta })[META];
  if (!meta)
    throw new TypeError(
      "metaOf needs the very object that a call returned; a copy has no metadata.",
    );
  return meta;
}

/** Hangs metadata on a result, invisibly. Primitive results stay without. */
export function attachMeta(result: unknown, meta: ResponseMeta): void {
  if (typeof result === "object" && result !== null && Object.isExtensible(result))
    Object.defineProperty(result, META, { value: meta, configurable: true });
}

/** Reads the metadata headers by the names that the API uses. */
export function readMeta(
  facts: ApiFacts,
  status: number,
  headers: Readonly<Record<string, string>>,
  call: CallFacts,
  now: number,
): ResponseMeta {
  const names = facts.headers ?? {};
  const header = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : headers[name.toLowerCase()];
  const { deprecation, sunset, link } = headers;
  const replayed = header(names.replayed);
  return Object.freeze({
    status,
    headers,
    requestId: header(names.requestId),
    rateLimit: names.rateLimit && readLimit(header, names.rateLimit, now),
    ...call,
    replayed: replayed !== undefined && replayed !== "false",
    deprecation:
      deprecation !== undefined || sunset !== undefined
        ? Object.freeze({ deprecation, sunset, link })
        : undefined,
  });
}

function readLimit(
  header: (name: string) => string | undefined,
  names: NonNullable<NonNullable<ApiFacts["headers"]>["rateLimit"]>,
  now: number,
): RateLimit | undefined {
  const [limit, remaining, rest] = [names.limit, names.remaining, names.reset].map((name) => {
    const text = header(name)?.trim() ?? "";
    return /^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : undefined;
  });
  if (limit === undefined && remaining === undefined && rest === undefined) return undefined;
  const relative = rest !== undefined && names.resetAs === "delta-seconds";
  return Object.freeze({ limit, remaining, reset: relative ? Math.ceil(now / 1000 + rest) : rest });
}
