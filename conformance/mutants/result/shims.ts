/**
 * The result mutants: what an SDK with one defect would tell its caller, made by changing the driver's replies on their
 * way to the runner. They cost no change to any SDK, so they judge the cases of every language.
 */
import type { ErrorClass, Failure } from "../../protocol/messages.ts";
import type { EventReply, FinalReply } from "../../runner/driver.ts";
import { isRecord, tagOf } from "../../runner/values.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Shim = {
  readonly final?: (reply: FinalReply) => FinalReply;
  /** Events in their order; what is returned reaches the runner instead. */
  readonly event?: (event: EventReply) => readonly EventReply[];
};

type Change = (value: unknown) => unknown;

/** Applies a change to every node of a value, from the leaves up; a tagged value is one leaf. */
function everywhere(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return change(value.map((item) => everywhere(item, change)));
  if (!isRecord(value) || tagOf(value) !== null) return change(value);
  return change(
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, everywhere(item, change)]),
    ),
  );
}

const values = (change: Change): Shim => ({
  final: (reply) => {
    if (reply.type === "ok") return { ...reply, value: everywhere(reply.value, change) };
    if (reply.type === "event") return { ...reply, event: everywhere(reply.event, change) };
    return reply;
  },
  event: (event) =>
    event.type === "item" ? [{ ...event, value: everywhere(event.value, change) }] : [event],
});

const failures = (change: (error: Failure) => Failure): Shim => ({
  final: (reply) => (reply.type === "err" ? { ...reply, error: change(reply.error) } : reply),
});

const toldOk = (when: (error: Failure) => boolean): Shim => ({
  final: (reply) =>
    reply.type === "err" && when(reply.error)
      ? { id: reply.id, type: "ok", value: {}, meta: null }
      : reply,
});

const members = (
  change: (
    entries: readonly (readonly [string, unknown])[],
  ) => readonly (readonly [string, unknown])[],
): Shim =>
  values((value) =>
    isRecord(value) && tagOf(value) === null
      ? Object.fromEntries(change(Object.entries(value)))
      : value,
  );

const neighbour: Readonly<Partial<Record<ErrorClass, ErrorClass>>> = {
  BadRequest: "UnprocessableEntity",
  UnprocessableEntity: "BadRequest",
  Timeout: "Connection",
  Connection: "Timeout",
};

/** Holds one item back, so that the last one can be lost when the walk ends. */
function lastItem(times: 0 | 2): Shim {
  let held: EventReply | null = null;
  const release = (): readonly EventReply[] => {
    const last = held;
    held = null;
    return last === null ? [] : [last];
  };
  return {
    event: (event) => {
      if (event.type !== "item") return [event];
      if (times === 2) {
        const again = held === null ? [] : [held];
        held = event;
        return [...again, event];
      }
      const out = release();
      held = event;
      return out;
    },
    final: (reply) => {
      held = null;
      return reply;
    },
  };
}

export function shims(words: Vocabulary): Readonly<Record<string, () => Shim>> {
  return {
    "integer-through-a-double": () =>
      values((value) =>
        tagOf(value) === "$i64" && isRecord(value)
          ? { $i64: BigInt(Number(value["$i64"])).toString() }
          : value,
      ),
    "decimal-through-a-float": () =>
      values((value) =>
        typeof value === "string" && /^-?\d+\.\d+$/.test(value) ? String(Number(value)) : value,
      ),
    "text-normalised": () =>
      values((value) => (typeof value === "string" ? value.normalize("NFKC").trim() : value)),
    "time-in-utc": () =>
      values((value) =>
        typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+([+-]\d\d:\d\d|Z)$/.test(value)
          ? new Date(value).toISOString()
          : value,
      ),
    "known-event-told-as-unknown": () => ({
      final: (reply) => (reply.type === "event" ? { ...reply, known: !reply.known } : reply),
    }),
    "unknown-enum-to-null": () =>
      members((entries) =>
        entries.map(([name, value]) => [name, words.isUnknown(name, value) ? { $null: 1 } : value]),
      ),
    "null-to-absent": () =>
      members((entries) => entries.filter(([, value]) => tagOf(value) !== "$null")),
    "absent-to-null": () =>
      values((value) => {
        const missing = isRecord(value) ? words.missing(value) : null;
        return isRecord(value) && missing !== null ? { ...value, [missing]: { $null: 1 } } : value;
      }),
    "error-class-swapped": () =>
      failures((error) => ({ ...error, class: neighbour[error.class] ?? "Api" })),
    "unknown-told-as-none": () =>
      failures((error) => ({
        ...error,
        outcome: error.outcome === "unknown" ? "none" : error.outcome,
      })),
    "none-told-as-unknown": () =>
      failures((error) => ({
        ...error,
        outcome: error.outcome === "none" ? "unknown" : error.outcome,
      })),
    "cut-body-told-as-ok": () =>
      toldOk(
        (error) =>
          error.class === "Decoding" ||
          (error.class === "Connection" && error.outcome === "unknown"),
      ),
    "last-page-repeated": () => lastItem(2),
    "last-page-dropped": () => lastItem(0),
    "cancelled-call-told-as-ok": () => toldOk((error) => error.class === "Canceled"),
    "attempt-before-its-wait-is-over": () => ({
      event: (event) => [event.type === "sleep" ? { ...event, ms: event.ms / 2 } : event],
    }),
    "attempts-miscounted": () => ({
      final: (reply) => {
        if (reply.type === "ok" && reply.meta !== null)
          return { ...reply, meta: { ...reply.meta, attempts: reply.meta.attempts + 1 } };
        if (reply.type === "err" && reply.error.attempts !== null)
          return { ...reply, error: { ...reply.error, attempts: reply.error.attempts + 1 } };
        return reply;
      },
    }),
    "key-lost-from-errors": () => failures((error) => ({ ...error, idempotencyKey: null })),
    "request-id-lost": () => ({
      final: (reply) => {
        if (reply.type === "ok" && reply.meta !== null)
          return { ...reply, meta: { ...reply.meta, requestId: null } };
        return reply.type === "err"
          ? { ...reply, error: { ...reply.error, requestId: null } }
          : reply;
      },
    }),
    "socket-left-open": () => ({
      final: (reply) => (reply.type === "closed" ? { ...reply, openSockets: 1 } : reply),
    }),
  };
}
