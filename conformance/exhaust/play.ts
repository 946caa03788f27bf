/** Plays one run of the proof through one driver and tells what was seen, unjudged. */
import type { RequestBody } from "../protocol/messages.ts";
import { namedFault, strikesAtAccept } from "../proxy/faults.ts";
import { FaultProxy } from "../proxy/fault-proxy.ts";
import type { Upstream } from "../proxy/upstream.ts";
import type { Driver, EventReply, FinalReply } from "../runner/driver.ts";
import type { AnnouncedChange } from "../runner/testbed.ts";
import { isRecord, tagOf } from "../runner/values.ts";
import type { Said, Seen } from "./judge.ts";
import type { Prepared } from "./operations.ts";
import type { Run } from "./plan.ts";

export type Stage = {
  readonly driver: Driver;
  readonly upstream: Upstream;
  readonly apiKey: string;
  /** Ids of the effects that carry the marker, read from the database past the server. */
  readonly effects: (marker: string) => Promise<readonly string[]>;
  /** The resource with this id, read by plain HTTP past the SDK. */
  readonly stored: (id: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly announced: (id: string) => Promise<readonly AnnouncedChange[]>;
  /** Event type that tells of the effect. */
  readonly announces: string;
  /** As the column says: the runtime opens a connection by itself after it has lost a reused one. */
  readonly reconnectsBare: boolean;
};

export type Played = {
  readonly seen: Seen;
  /** Ordinal of the first attempt's request on its connection; null where it never reached the proxy. */
  readonly firstOrdinal: number | null;
};

/** Attempt timeouts are real: short where a way hangs, else so long that a busy machine cannot meet them. */
const hangTimeoutMs = 3_000;
const calmTimeoutMs = 15_000;

export async function playRun(run: Run, prepared: Prepared, stage: Stage): Promise<Played> {
  const { driver, upstream, apiKey, effects } = stage;
  const warm = run.connection === "reused" ? 1 : 0;
  const bare = stage.reconnectsBare ? bareConnections(run) : new Set<number>();
  const script = [
    ...Array.from({ length: warm }, () => namedFault("pass")),
    ...run.ways.flatMap((way, index) =>
      Array.from({ length: bare.has(index) ? 2 : 1 }, () => namedFault(way.name)),
    ),
    namedFault("pass"),
  ];
  const proxy = await FaultProxy.start({ script, upstream });
  try {
    const handle = await open(driver, proxy.url, apiKey, run);
    if (warm === 1) await warmUp(driver, handle, proxy);
    if (warm === 1 && strikesFirst(run)) await proxy.idleClosed();
    const slept: number[] = [];
    const call = async (key: string | null): Promise<Said> => {
      const reply = await driver.send(
        {
          cmd: "call",
          handle,
          op: run.operation,
          args: prepared.args,
          opts: key === null ? {} : { idempotencyKey: key, timeoutMs: calmTimeoutMs },
        },
        onSleep(slept, proxy),
      );
      await proxy.attemptEnded();
      await proxy.settle();
      return said(reply);
    };
    const first = await call(null);
    const firstCallRecords = proxy.records.length - warm;
    const effectsAfterFirst = await effects(prepared.marker);
    const key = first.ok ? null : first.error.idempotencyKey;
    const second = run.mode === "exhaust" && key !== null ? await call(key) : null;
    const effectsAtEnd = second === null ? effectsAfterFirst : await effects(prepared.marker);
    await driver.send({ cmd: "close", handle });
    const records = proxy.records.slice(warm);
    const last = second ?? first;
    const [effect] = effectsAtEnd;
    return {
      seen: {
        first,
        effectsAfterFirst,
        second,
        effectsAtEnd,
        records,
        firstCallRecords,
        slept,
        fired: proxy.fired.size - warm - bare.size,
        stored: last.ok && last.id === effect ? await stage.stored(last.id) : null,
        announced: effect === undefined ? [] : await stage.announced(effect),
        announces: stage.announces,
      },
      firstOrdinal: records[0]?.ordinal ?? null,
    };
  } finally {
    await proxy.close();
  }
}

async function open(driver: Driver, baseUrl: string, apiKey: string, run: Run): Promise<string> {
  const timeoutMs = run.ways.some((way) => way.hangs) ? hangTimeoutMs : calmTimeoutMs;
  const request: RequestBody = {
    cmd: "open",
    baseUrl,
    apiKey,
    maxRetries: run.mode === "recover" ? run.ways.length : run.ways.length - 1,
    timeoutMs,
    deadlineMs: 120_000,
    clock: "virtual",
    nowMs: 1_795_168_800_000,
    random: 0.5,
  };
  const opened = await driver.send(request);
  if (opened.type !== "opened") throw new Error(`open answered ${JSON.stringify(opened)}`);
  return opened.handle;
}

async function warmUp(driver: Driver, handle: string, proxy: FaultProxy): Promise<void> {
  const reply = await driver.send({ cmd: "call", handle, op: "getTenant", args: {}, opts: {} });
  if (reply.type !== "ok") throw new Error(`the warm-up call answered ${JSON.stringify(reply)}`);
  await proxy.attemptEnded();
}

/**
 * Attempts whose fault at accept would be spent on a connection that the runtime opens by itself: each such fault stands
 * in the script twice, once for that connection and once for the attempt. If no such connection is made, the script
 * ends late and the run is red.
 */
export function bareConnections(run: Run): ReadonlySet<number> {
  const found = new Set<number>();
  let reused = run.connection === "reused" && !strikesFirst(run);
  for (const [index, way] of run.ways.entries()) {
    const before = run.ways[index - 1];
    if (before === undefined) continue;
    const opensAnother = reused && before.losesConnection === true;
    if (opensAnother && way.name === "drop-after-connect") found.add(index);
    reused = before.keepsConnection === true;
  }
  return found;
}

/** The proxy then ends the warm connection, so that the client must connect; a call during that end would race it. */
const strikesFirst = (run: Run): boolean =>
  run.ways.slice(0, 1).some((way) => strikesAtAccept(namedFault(way.name)));

function onSleep(slept: number[], proxy: FaultProxy) {
  return async (event: EventReply): Promise<boolean> => {
    if (event.type === "sleep") {
      slept.push(event.ms);
      await proxy.attemptEnded();
    }
    return true;
  };
}

function said(reply: FinalReply): Said {
  if (reply.type === "err") return { ok: false, error: reply.error };
  if (reply.type !== "ok") throw new Error(`a call answered ${JSON.stringify(reply)}`);
  const value = isRecord(reply.value) ? untagged(reply.value) : {};
  return { ok: true, id: String(value["id"]), meta: reply.meta, value };
}

/** The members of a reply as JSON would have them; nested ones are not looked at. */
function untagged(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const tag = tagOf(item);
      if (tag === null || !isRecord(item)) return [name, item];
      if (tag === "$null" || tag === "$absent") return [name, null];
      const inner = item[tag];
      if (tag === "$enum" && isRecord(inner)) return [name, inner["raw"]];
      return [name, tag === "$i64" || tag === "$f64" ? Number(inner) : inner];
    }),
  );
}
