import { setTimeout as sleep } from "node:timers/promises";
import { drawFaults, hasFaults, hitFault } from "../../db/queries/faults.ts";
import { findKey } from "../../db/queries/keys.ts";
import type { SandboxFaultRow } from "../../db/rows.ts";
import type { TenantScope } from "../../db/db.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import type { Caller } from "../shared/actor.ts";
import { faultScope } from "../shared/fault-scope.ts";
import { refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { requireTestMode, tenantNow } from "./clock.ts";

const DAY_MS = 24 * 3_600_000;
const DEFAULT_LATENCY_MS = 1_000;

export type FaultKind =
  "latency" | "error" | "timeout" | "drop" | "duplicate" | "reorder" | "contradict" | "corrupt";

export interface FaultParameters {
  readonly latencyMs?: number;
  readonly delaySeconds?: number;
  readonly copies?: number;
  readonly reasonCode?: string;
  readonly httpStatus?: number;
}

export interface FaultRequest {
  readonly target: string;
  readonly kind: FaultKind;
  readonly parameters?: FaultParameters;
  readonly probability?: number;
  readonly seed?: number;
  readonly maxCount?: number;
  readonly expiresAt?: string;
}

export interface SandboxFault extends SandboxFaultRow {
  readonly kind: FaultKind;
  readonly doc: {
    readonly parameters: FaultParameters;
    readonly probability: number;
    readonly seed: number;
  };
}

/** A process asks so often at most whether a target has faults: nearly none has, and payments ask each time. */
const LOOK_MS = 1_000;
const MAX_LOOKED = 10_000;
const looked = new Map<string, { readonly yes: boolean; readonly until: number }>();

/** createSandboxFault: 201. Throws sandbox_only, validation_failed for a time that is over or more than a day ahead. */
export function createFault(
  services: Services,
  caller: Caller,
  body: FaultRequest,
  key: RequestKey | null,
  render: (value: unknown) => string,
): Promise<CommandAnswer> {
  requireTestMode(caller);
  return runCommand(services, caller, key, async () => {
    const now = await tenantNow(services, caller);
    return {
      seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
      now: now.getTime(),
      decide: () => {
        const row = newFault(body, now);
        looked.clear();
        return {
          unit: { inserts: [{ table: "sandbox_faults" as const, row }] },
          status: 201,
          body: render(faultView(row, now)),
          resource: { type: "sandbox_fault", id: row.id },
        };
      },
    };
  });
}

/** A fault exactly as the API answers it. `now` is the tenant's time. */
export function faultView(fault: SandboxFault, now: Date): Readonly<Record<string, unknown>> {
  return {
    id: fault.id,
    object: "sandbox_fault",
    livemode: false,
    createdAt: fault.created_at,
    updatedAt: fault.updated_at,
    version: fault.version,
    status: statusOf(fault, now),
    target: fault.target,
    kind: fault.kind,
    parameters: fault.doc.parameters,
    probability: fault.doc.probability,
    seed: fault.doc.seed,
    maxCount: fault.max_count,
    hitCount: fault.hit_count,
    expiresAt: fault.expires_at,
  };
}

/**
 * Asks whether a call to `target` in the present request or job meets a fault; counts it. What happens afterwards in the same
 * request or job carries the fault's id in its events. Null in live mode, and where there is no fault.
 */
export async function meetFault(
  services: Pick<Services, "db" | "now">,
  target: string,
): Promise<SandboxFault | null> {
  const place = faultScope();
  if (place === null) return null;
  if (!(await mayMeetFault(services, place.scope, target))) return null;
  const now = await tenantNow(services, place.scope);
  const met = await services.db.tenant(place.scope, async (run) => {
    for (const fault of await drawFaults(run, target, now)) {
      if (chance(fault.doc.seed, fault.draws) >= fault.doc.probability) continue;
      const hit = await hitFault(run, fault.id, now);
      if (hit !== null) return hit;
    }
    return null;
  });
  if (met !== null) place.faultId = met.id;
  return met;
}

/** A fault that a call ran into. */
export class FaultMet extends Error {
  override readonly name = "FaultMet";
}

/** Makes a call to a service of ours (a scorer, an identity provider) unless a fault stands in its way: late for `latency`, failing for all others. */
export async function throughFaults<T>(
  services: Pick<Services, "db" | "now">,
  target: string,
  call: () => Promise<T>,
): Promise<T> {
  const fault = await meetFault(services, target);
  if (fault === null) return call();
  const { latencyMs } = fault.doc.parameters;
  if (fault.kind === "latency" || latencyMs !== undefined)
    await sleep(latencyMs ?? DEFAULT_LATENCY_MS);
  if (fault.kind === "latency") return call();
  throw new FaultMet(`${target} does not answer: sandbox fault ${fault.id} (${fault.kind})`);
}

/** Whether a tenant's test mode has a fault on a target, as known a second ago at most. */
export async function mayMeetFault(
  services: Pick<Services, "db" | "now">,
  scope: TenantScope,
  target: string,
): Promise<boolean> {
  if (scope.livemode) return false;
  const key = `${scope.tenantId} ${target}`;
  const known = looked.get(key);
  if (known !== undefined && known.until > performance.now()) return known.yes;
  const yes = await hasFaults(services.db, scope, target, await tenantNow(services, scope));
  if (looked.size >= MAX_LOOKED) looked.clear();
  looked.set(key, { yes, until: performance.now() + LOOK_MS });
  return yes;
}

/** From 0 to 1, the same for the same seed and draw (Mulberry32). */
export function chance(seed: number, draw: number): number {
  let state = (seed + Math.imul(draw, 0x6d2b79f5)) >>> 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 0x1_0000_0000;
}

function statusOf(fault: SandboxFault, now: Date): "active" | "exhausted" | "expired" {
  if (fault.max_count !== null && fault.hit_count >= fault.max_count) return "exhausted";
  return Date.parse(fault.expires_at) <= now.getTime() ? "expired" : "active";
}

function newFault(body: FaultRequest, now: Date): SandboxFault {
  const last = new Date(now.getTime() + DAY_MS);
  const expires = body.expiresAt === undefined ? last : new Date(body.expiresAt);
  if (expires <= now || expires > last)
    throw refuseField(
      "validation_failed",
      "/expiresAt",
      `expiresAt lies within the next 24 hours of the sandbox clock, until ${last.toISOString()}.`,
    );
  const at = now.toISOString();
  return {
    id: newId("flt"),
    target: body.target,
    kind: body.kind,
    doc: {
      parameters: body.parameters ?? {},
      probability: body.probability ?? 1,
      seed: body.seed ?? 0,
    },
    max_count: body.maxCount ?? null,
    hit_count: 0,
    draws: 0,
    expires_at: expires.toISOString(),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}
