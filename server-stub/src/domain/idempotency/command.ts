import { setTimeout as sleep } from "node:timers/promises";
import { isFailure } from "../../db/failures.ts";
import { commit, type StoredAnswer, type Unit } from "../../db/unit.ts";
import type { KeyRow } from "../../db/rows.ts";
import type { Caller } from "../shared/actor.ts";
import { Refusal, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";

const SNAPSHOT_MS = 30 * 24 * 3_600_000;
const MAX_TRIES = 5;
/** The audit chain has one end; under load many reach for it at once. */
const MAX_AUDIT_TRIES = 40;

/** An idempotency key as the HTTP layer read it, with the identity of the request under it. */
export interface RequestKey {
  readonly operationId: string;
  readonly key: string;
  /** From `requestFingerprint`. */
  readonly fingerprint: string;
}

/** What a command answers. `body` is the exact text to send; on a replay it is byte for byte the first one. */
export interface CommandAnswer {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
  /** Request id of the first answer; differs from the caller's on a replay. */
  readonly originalRequestId: string;
}

/** A decided command. `store` false keeps secrets (new keys, tokens) out of the stored answer: give `storedBody` then. */
export interface Decided {
  readonly unit: Unit;
  readonly status: number;
  readonly body: string;
  readonly storedBody?: string;
  readonly resource: { readonly type: string; readonly id: string } | null;
  /** Comes so often that it may be committed together with others of its tenant; see db/micro-batch.ts. */
  readonly hot?: boolean;
}

/** What a command read before deciding: the key's stored answer, the time it is for this tenant, and how to decide. */
export interface Prepared {
  readonly seen: StoredAnswer | null;
  /** Unix ms on the tenant's (maybe virtual) clock. */
  readonly now: number;
  readonly decide: () => Promise<Decided> | Decided;
}

/**
 * Runs a command at most once per key (domain 4.4). The key, the effect and the answer commit together; without an effect
 * the key stays free. Throws a Refusal: idempotency_in_progress, idempotency_key_reused, idempotency_key_expired,
 * insufficient_funds, or whatever `decide` refuses.
 */
export async function runCommand(
  services: Services,
  caller: Caller,
  key: RequestKey | null,
  prepare: () => Promise<Prepared>,
): Promise<CommandAnswer> {
  if (key === null) return attempt(services, caller, null, prepare);
  const flight = [caller.tenantId, caller.livemode, key.operationId, key.key].join("\n");
  for (;;) {
    const outcome = await services.singleFlight.run(flight, services.idempotencyWaitMs, () =>
      attempt(services, caller, key, prepare),
    );
    if (outcome.kind === "ran") return outcome.value;
    if (outcome.kind === "timeout") throw inProgress();
  }
}

async function attempt(
  services: Services,
  caller: Caller,
  key: RequestKey | null,
  prepare: () => Promise<Prepared>,
): Promise<CommandAnswer> {
  for (let tries = 1, chainTries = 1; ;) {
    const { seen, now, decide } = await prepare();
    if (key !== null && seen !== null) return answerSeen(key, seen, now);
    try {
      const decided = await decide();
      const claim =
        key === null
          ? null
          : { row: keyRow(caller, key, decided, now), waitMs: services.idempotencyWaitMs };
      const outcome = await (claim !== null && decided.hot === true && services.batcher !== null
        ? services.batcher.commit(caller, decided.unit, claim)
        : commit(services.db, caller, decided.unit, claim));
      if (outcome.kind === "in_progress") throw inProgress();
      if (outcome.kind === "seen") return answerSeen(required(key), outcome.answer, now);
      services.wake();
      return {
        status: decided.status,
        body: decided.body,
        replayed: false,
        originalRequestId: caller.requestId,
      };
    } catch (error) {
      if (isFailure(error, "version_conflict") && tries < MAX_TRIES) {
        tries += 1;
        continue;
      }
      if (isFailure(error, "audit_conflict") && chainTries < MAX_AUDIT_TRIES) {
        chainTries += 1;
        await sleep(Math.random() * 10);
        continue;
      }
      const refusal = toRefusal(error);
      if (
        key === null ||
        !(refusal instanceof Refusal) ||
        refusal.code === "idempotency_in_progress"
      )
        throw refusal;
      // The same key may have won between our reading and our decision (it used the quote, or took the last money).
      const again = await prepare();
      if (again.seen !== null) return answerSeen(key, again.seen, again.now);
      throw refusal;
    }
  }
}

function answerSeen(key: RequestKey, seen: StoredAnswer, now: number): CommandAnswer {
  const resource =
    seen.resourceId === null ? null : { type: seen.resourceType, id: seen.resourceId };
  if (seen.fingerprint !== key.fingerprint) {
    throw refuse(
      "idempotency_key_reused",
      "This key was already used for a different request. Use a new key for a new request.",
      { resource },
    );
  }
  if (Date.parse(seen.expiresAt) <= now) {
    throw refuse(
      "idempotency_key_expired",
      "This key did its work long ago; its answer is no longer kept. Read the resource instead.",
      { resource },
    );
  }
  return {
    status: seen.status,
    body: seen.body,
    replayed: true,
    originalRequestId: seen.requestId,
  };
}

/** The row of a used key with its answer. */
export function keyRow(caller: Caller, key: RequestKey, decided: Decided, now: number): KeyRow {
  return {
    operation_id: key.operationId,
    key: key.key,
    fingerprint: key.fingerprint,
    request_id: caller.requestId,
    status: decided.status,
    body: decided.storedBody ?? decided.body,
    resource_type: decided.resource?.type ?? null,
    resource_id: decided.resource?.id ?? null,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + SNAPSHOT_MS).toISOString(),
  };
}

/** Turns what the database refused into the domain's words; everything else is passed on. */
function toRefusal(error: unknown): unknown {
  if (isFailure(error, "insufficient_funds")) {
    const { accountId, available, required: needed, currency } = error.facts;
    return new Refusal(
      {
        code: "insufficient_funds",
        detail: `Account ${String(accountId)} has ${String(available)} ${String(currency)} available in minor units; ${String(needed)} is needed.`,
        errors: [
          {
            pointer: "/amountMinorUnits",
            code: "exceeds_available",
            message: "The account cannot cover amount and fee.",
          },
        ],
        members: {
          accountId,
          available: { amountMinorUnits: available, currency },
          required: { amountMinorUnits: needed, currency },
        },
      },
      { cause: error },
    );
  }
  if (isFailure(error, "account_blocked"))
    return refuse(
      "account_frozen",
      `Account ${String(error.facts["accountId"])} takes no debits.`,
      { accountId: error.facts["accountId"] },
    );
  return error;
}

function inProgress(): Refusal {
  return new Refusal({
    code: "idempotency_in_progress",
    detail: "A request with this key is still running. Repeat it unchanged.",
    retryAfterSeconds: 1,
  });
}

function required(key: RequestKey | null): RequestKey {
  if (key === null) throw new Error("a request without a key cannot have been seen");
  return key;
}
