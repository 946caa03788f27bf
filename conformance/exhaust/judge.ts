/**
 * The oracle of the double-spend proof: what was seen of one run against the seven clauses. A pure function, so that its
 * own tests can show it every lie.
 */
import type { Failure, Meta } from "../protocol/messages.ts";
import type { WireRecord } from "../proxy/fault-proxy.ts";
import { headerValue } from "../proxy/message.ts";
import type { AnnouncedChange } from "../runner/testbed.ts";
import { outcomesAllowed } from "./alphabet.ts";
import type { Run } from "./plan.ts";

export type Said =
  | {
      readonly ok: true;
      readonly id: string;
      readonly meta: Meta | null;
      /** The returned object, its integers as numbers. */
      readonly value: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly error: Failure };

export type Seen = {
  readonly first: Said;
  /** Ids of the effects after the first call. */
  readonly effectsAfterFirst: readonly string[];
  /** Only in mode `exhaust`: the call repeated by the caller with the error's key. */
  readonly second: Said | null;
  readonly effectsAtEnd: readonly string[];
  /** Requests of the first call, then of the second. */
  readonly records: readonly WireRecord[];
  readonly firstCallRecords: number;
  readonly slept: readonly number[];
  /** Script entries, from 0, that met an attempt; every one must. */
  readonly fired: number;
  /** The resource that the last ok was about, read past the SDK; null when no call was told ok. */
  readonly stored: Readonly<Record<string, unknown>> | null;
  /** Changes of the effect that were announced, with the number of event ids that tell of each. */
  readonly announced: readonly AnnouncedChange[];
  /** Event type that tells of the effect. */
  readonly announces: string;
};

/** A broken clause of conformance design 7, by its number. */
export type Violation = { readonly clause: number; readonly message: string };

/** Waits of the policy at `random` 0.5: (0.5 + 0.5/2) x min(8000, 500 x 2^n) milliseconds. */
const waitMs = (attempt: number): number => 0.75 * Math.min(8000, 500 * 2 ** attempt);

export function judgeRun(run: Run, seen: Seen): readonly Violation[] {
  return [
    ...effects(run, seen),
    ...returned(seen),
    ...announced(seen),
    ...words(run, seen),
    ...requests(run, seen),
    ...waits(seen, run),
    ...fired(run, seen),
  ];
}

function effects(run: Run, seen: Seen): Violation[] {
  const found: Violation[] = [];
  const [atEnd] = seen.effectsAtEnd;
  if (seen.effectsAfterFirst.length > 1 || seen.effectsAtEnd.length > 1) {
    found.push({
      clause: 1,
      message: `DOUBLE SPEND: ${Math.max(seen.effectsAfterFirst.length, seen.effectsAtEnd.length)} effects of one call`,
    });
  }
  if (seen.first.ok && seen.effectsAfterFirst.length !== 1) {
    found.push({ clause: 2, message: `told ok, ${seen.effectsAfterFirst.length} effects` });
  }
  const last = seen.second ?? seen.first;
  if (last.ok && last.id !== atEnd) {
    found.push({ clause: 2, message: `told of ${last.id}, stored is ${String(atEnd)}` });
  }
  if (seen.effectsAtEnd.length !== 1 && (run.mode === "recover" || seen.second !== null)) {
    found.push({
      clause: seen.second === null ? 2 : 4,
      message: `ends at ${seen.effectsAtEnd.length} effects, not 1`,
    });
  }
  return found;
}

/** Members of a resource that do not change once it is made; what moves on (its state, its fees) may differ. */
const enduring = [
  "id",
  "object",
  "livemode",
  "createdAt",
  "amountMinorUnits",
  "currency",
  "accountId",
  "cardId",
  "transactionId",
  "reference",
  "label",
  "last4",
  "reason",
  "idempotencyKey",
] as const;

function returned(seen: Seen): Violation[] {
  const last = seen.second ?? seen.first;
  const { stored } = seen;
  if (!last.ok || stored === null) return [];
  return enduring.flatMap((name) => {
    const told = last.value[name] ?? null;
    // A payment gets its transaction when it is booked, which may be after the answer.
    if (told === null && name === "transactionId") return [];
    const kept = stored[name] ?? null;
    if (told === kept) return [];
    const words = `returned ${name} ${JSON.stringify(told)}, stored is ${JSON.stringify(kept)}`;
    return [{ clause: 2, message: words }];
  });
}

function announced(seen: Seen): Violation[] {
  if (seen.effectsAtEnd.length === 0) return [];
  const twice = seen.announced.filter((change) => change.ids > 1);
  const made = seen.announced.filter((change) => change.type === seen.announces);
  return [
    ...twice.map(({ type, resourceVersion, ids }) => ({
      clause: 7,
      message: `${ids} event ids tell of ${type} at version ${resourceVersion}`,
    })),
    ...(made.length === 1
      ? []
      : [{ clause: 7, message: `${made.length} changes ${seen.announces} were announced, not 1` }]),
  ];
}

function words(run: Run, seen: Seen): Violation[] {
  const { first, second } = seen;
  if (run.mode === "recover") {
    if (first.ok) return [];
    return [
      { clause: 2, message: `expected ok, told ${first.error.class}: ${first.error.message}` },
    ];
  }
  if (first.ok) return [{ clause: 6, message: "told ok although every attempt failed" }];
  const { outcome, idempotencyKey } = first.error;
  const found: Violation[] = [];
  const allowed = outcomesAllowed(run.ways);
  if (outcome === "none" && seen.effectsAfterFirst.length > 0) {
    found.push({ clause: 3, message: "told outcome none, and the effect exists" });
  }
  if (outcome === null || !allowed.includes(outcome)) {
    found.push({
      clause: 4,
      message: `told outcome ${String(outcome)}, not ${allowed.join(" or ")}`,
    });
  }
  const sent = seen.records[0];
  const onWire = sent === undefined ? null : (headerValue(sent.headers, "idempotency-key") ?? null);
  if (idempotencyKey === null || (onWire !== null && idempotencyKey !== onWire)) {
    found.push({
      clause: 4,
      message: `the error carries key ${String(idempotencyKey)}, the wire had ${String(onWire)}`,
    });
  }
  if (second !== null && !second.ok) {
    found.push({
      clause: 4,
      message: `calling again with the key: ${second.error.class}: ${second.error.message}`,
    });
  }
  return found;
}

function requests(run: Run, seen: Seen): Violation[] {
  const found: Violation[] = [];
  const retries = run.mode === "recover" ? run.ways.length : run.ways.length - 1;
  if (seen.firstCallRecords > retries + 1) {
    found.push({
      clause: 6,
      message: `${seen.firstCallRecords} requests at maxRetries ${retries}`,
    });
  }
  const [first] = seen.records;
  if (first === undefined) return found;
  const key = headerValue(first.headers, "idempotency-key");
  if (key === undefined) found.push({ clause: 5, message: "an attempt carries no key" });
  for (const [index, record] of seen.records.entries()) {
    const again = headerValue(record.headers, "idempotency-key");
    if (again !== key) {
      found.push({
        clause: 5,
        message: `attempt ${index} carries key ${String(again)}, not ${String(key)}`,
      });
    }
    if (record.complete && first.complete && !record.body.equals(first.body)) {
      found.push({ clause: 5, message: `the body of attempt ${index} differs from the first` });
    }
  }
  return [...found, ...counts(run, seen)];
}

/** `X-Retry-Count` is 0, 1, 2 ...; attempts that never reached the proxy (a refused connection) leave a gap. */
function counts(run: Run, seen: Seen): Violation[] {
  const reached = run.ways.flatMap((way, index) =>
    way.name === "refuse" || way.name === "drop-after-connect" ? [] : [index],
  );
  const wanted = run.mode === "recover" ? [...reached, run.ways.length] : [...reached, 0];
  const got = seen.records.map((record) => Number(headerValue(record.headers, "x-retry-count")));
  if (wanted.join() === got.join()) return [];
  return [
    { clause: 6, message: `X-Retry-Count ${got.join(", ")} instead of ${wanted.join(", ")}` },
  ];
}

function waits(seen: Seen, run: Run): Violation[] {
  const retries = run.mode === "recover" ? run.ways.length : run.ways.length - 1;
  const wanted = Array.from({ length: retries }, (_, attempt) => waitMs(attempt));
  const real = seen.slept.filter((ms) => ms !== 0);
  const same =
    wanted.length === real.length &&
    wanted.every((ms, index) => Math.abs(ms - (real[index] ?? Number.NaN)) <= 0.5);
  return same
    ? []
    : [
        {
          clause: 6,
          message: `waited ${real.join(", ") || "never"}, the policy says ${wanted.join(", ") || "never"}`,
        },
      ];
}

/** A fault that met no attempt proves nothing: the run would be green for nothing. */
function fired(run: Run, seen: Seen): Violation[] {
  const wanted = run.ways.length + 1;
  return seen.fired === wanted
    ? []
    : [{ clause: 6, message: `${seen.fired} of ${wanted} scripted answers met an attempt` }];
}
