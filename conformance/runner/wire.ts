/** Judges what stood on the wire: every request listed, nothing else, and the rules that hold for every request. */
import type { WireRecord } from "../proxy/fault-proxy.ts";
import type { ProxyRecord } from "../proxy/forward-proxy.ts";
import { headerValue } from "../proxy/message.ts";
import type { Wire, WireEntry } from "./case-file.ts";
import { match, type Mismatch } from "./match.ts";
import { substitute, type Variables } from "./values.ts";

/** Contract 12: njia-<language>/<version> (<runtime>/<version>; <os>; <arch>) api/<spec version>. */
const userAgent = /^njia-[a-z]+\/\S+ \([^()]+\/[^();]+; [^();]+; [^();]+\) api\/\S+$/;

const expectedHeaders = new Set([
  "host",
  "content-length",
  "content-type",
  "accept",
  "accept-encoding",
  "user-agent",
  "connection",
  "transfer-encoding",
  "x-api-key",
  "x-api-version",
  "x-retry-count",
  "idempotency-key",
  "authorization",
]);

export type WireContext = {
  readonly variables: Variables;
  readonly apiKey: string | null;
  /** For each record, its number within the call it belongs to (0 for a first attempt), or null when unknown. */
  readonly attemptOf: (index: number) => number | null;
  /** Foreign clients are not ours: they owe neither our headers nor our user agent. */
  readonly ours: boolean;
  /** Headers a case's options add on purpose. */
  readonly extraHeaders: readonly string[];
};

export function checkWire(
  records: readonly WireRecord[],
  wire: Wire,
  context: WireContext,
): Mismatch[] {
  const ordered = [...records].sort((a, b) => a.index - b.index);
  const found = ordered.flatMap((record, index) => checkAlways(record, index, context));
  if (!Array.isArray(wire)) {
    const judged = substitute(wire, context.variables) as Exclude<Wire, readonly WireEntry[]>;
    const judge = judged.attempts === undefined ? checkRequests : checkAttempts;
    return [...found, ...judge(ordered, judged, context)];
  }
  const entries = wire as readonly WireEntry[];
  if (ordered.length !== entries.length) {
    const seen = ordered.map((record) => `${record.method} ${record.target}`).join(", ");
    found.push({
      at: "wire",
      message: `expected ${entries.length} requests, ${ordered.length} stood on the wire: ${seen}`,
    });
  }
  entries.forEach((entry, index) => {
    const record = ordered[index];
    if (record !== undefined) found.push(...checkEntry(record, entry, index, ordered, context));
  });
  return found;
}

function checkAlways(record: WireRecord, index: number, context: WireContext): Mismatch[] {
  if (!record.complete || !context.ours) return [];
  const at = `wire/${index}`;
  const found: Mismatch[] = [];
  const keys = record.headers
    .filter(([name]) => name.toLowerCase() === "x-api-key")
    .map(([, value]) => value);
  if (context.apiKey !== null && (keys.length !== 1 || keys[0] !== context.apiKey)) {
    found.push({
      at: `${at}/headers/x-api-key`,
      message: `expected exactly once, saw ${keys.length} times`,
    });
  }
  const attempt = context.attemptOf(record.index);
  const count = headerValue(record.headers, "x-retry-count");
  if (attempt !== null && count !== String(attempt)) {
    found.push({
      at: `${at}/headers/x-retry-count`,
      message: `expected ${attempt}, got ${String(count)}`,
    });
  }
  if (!userAgent.test(headerValue(record.headers, "user-agent") ?? "")) {
    found.push({
      at: `${at}/headers/user-agent`,
      message: `got ${String(headerValue(record.headers, "user-agent"))}`,
    });
  }
  for (const [name] of record.headers) {
    const lower = name.toLowerCase();
    if (!expectedHeaders.has(lower) && !context.extraHeaders.includes(lower)) {
      found.push({ at: `${at}/headers/${lower}`, message: "a header that nobody asked for" });
    }
  }
  return found;
}

/** What a forward proxy was asked: method, target and headers of each request, complete. */
export function checkForwarded(
  records: readonly ProxyRecord[],
  entries: readonly WireEntry[],
  variables: Variables,
): Mismatch[] {
  const plain = { variables, tagged: false };
  const found: Mismatch[] = [];
  if (records.length !== entries.length) {
    found.push({
      at: "forward",
      message: `expected ${entries.length} requests to the proxy, saw ${records.length}`,
    });
  }
  entries.forEach((entry, index) => {
    const record = records[index];
    if (record === undefined) return;
    const at = `forward/${index}`;
    const header = (name: string): string | null => headerValue(record.headers, name) ?? null;
    if (entry.method !== undefined)
      found.push(...match(entry.method, record.method, plain, `${at}/method`));
    if (entry.target !== undefined)
      found.push(...match(entry.target, record.target, plain, `${at}/target`));
    for (const [name, want] of Object.entries(entry.headers ?? {}))
      found.push(...match(want, header(name), plain, `${at}/headers/${name}`));
    for (const name of entry.absent ?? []) {
      if (header(name) !== null)
        found.push({ at: `${at}/headers/${name}`, message: "must not be sent to the proxy" });
    }
  });
  return found;
}

/**
 * `wire: { attempts: n }`: n attempts, or with `orMore` at least so many, of one request: same method, target, key and
 * byte-identical body.
 */
function checkAttempts(
  records: readonly WireRecord[],
  wire: { readonly attempts?: unknown; readonly orMore?: true },
): Mismatch[] {
  const attempts = Number(wire.attempts);
  const isMore = wire.orMore === true && records.length > attempts;
  if (records.length !== attempts && !isMore) {
    return [
      { at: "wire", message: `expected ${attempts} attempts, ${records.length} stood on the wire` },
    ];
  }
  const [first] = records;
  if (first === undefined) return [];
  return records
    .slice(1)
    .flatMap((record, index) => sameRequest(first, record, `wire/${index + 1}`));
}

/** `wire: { requests: n, ... }`: that many requests, in whatever order they came. */
function checkRequests(
  records: readonly WireRecord[],
  wire: Exclude<Wire, readonly WireEntry[]>,
  context: WireContext,
): Mismatch[] {
  const plain = { variables: context.variables, tagged: false };
  const found = match(wire.requests, records.length, plain, "wire/requests");
  if (wire.connections !== undefined) {
    const used = new Set(records.map((record) => record.connection)).size;
    found.push(...match(wire.connections, used, plain, "wire/connections"));
  }
  if (wire.distinct !== undefined) {
    const { distinct } = wire;
    const values = new Set(records.map((record) => headerValue(record.headers, distinct)));
    if (values.has(undefined) || values.size !== records.length) {
      found.push({
        at: `wire/distinct/${distinct}`,
        message: `${records.length} requests carry ${values.size} different values`,
      });
    }
  }
  const { each } = wire;
  if (each !== undefined) {
    records.forEach((record, index) => {
      found.push(...checkEntry(record, each, index, records, context));
    });
  }
  return found;
}

function sameRequest(first: WireRecord, record: WireRecord, at: string): Mismatch[] {
  const found: Mismatch[] = [];
  if (record.method !== first.method || record.target !== first.target) {
    found.push({
      at,
      message: `expected ${first.method} ${first.target}, got ${record.method} ${record.target}`,
    });
  }
  if (record.complete && first.complete && !record.body.equals(first.body)) {
    found.push({ at: `${at}/body`, message: "the body differs from the first attempt's" });
  }
  const key = headerValue(first.headers, "idempotency-key");
  const again = headerValue(record.headers, "idempotency-key");
  if (key !== again) {
    found.push({
      at: `${at}/headers/idempotency-key`,
      message: `expected ${String(key)}, got ${String(again)}`,
    });
  }
  return found;
}

function checkEntry(
  record: WireRecord,
  entry: WireEntry,
  index: number,
  all: readonly WireRecord[],
  context: WireContext,
): Mismatch[] {
  const at = `wire/${index}`;
  const plain = { variables: context.variables, tagged: false };
  const found: Mismatch[] = [];
  if (entry.sameAs !== undefined) {
    const other = all[entry.sameAs];
    if (other === undefined) found.push({ at, message: `sameAs ${entry.sameAs}: no such request` });
    else found.push(...sameRequest(other, record, at));
  }
  if (entry.method !== undefined)
    found.push(...match(entry.method, record.method, plain, `${at}/method`));
  if (entry.target !== undefined)
    found.push(...match(entry.target, record.target, plain, `${at}/target`));
  for (const [name, want] of Object.entries(entry.headers ?? {})) {
    found.push(
      ...match(want, headerValue(record.headers, name) ?? null, plain, `${at}/headers/${name}`),
    );
  }
  for (const name of entry.absent ?? []) {
    if (headerValue(record.headers, name) !== undefined)
      found.push({ at: `${at}/headers/${name}`, message: "must not be sent" });
  }
  if ("json" in entry) found.push(...match(entry.json, parse(record.body), plain, `${at}/json`));
  if ("body" in entry)
    found.push(...match(entry.body, record.body.toString("utf8"), plain, `${at}/body`));
  if ("connection" in entry)
    found.push(...match(entry.connection, record.connection, plain, `${at}/connection`));
  if ("ordinal" in entry)
    found.push(...match(entry.ordinal, record.ordinal, plain, `${at}/ordinal`));
  return found;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return `(not JSON) ${body.toString("utf8").slice(0, 80)}`;
  }
}
