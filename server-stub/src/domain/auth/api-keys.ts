import { generateKey, keyLast4, keyPrefix } from "../../crypto/api-key.ts";
import { sha256Hex } from "../../crypto/digest.ts";
import {
  findApiKey,
  insertApiKey,
  KeyChanged,
  updateApiKey,
  type ApiKeyRecord,
} from "../../db/queries/api-keys.ts";
import type { TenantScope } from "../../db/db.ts";
import { SYSTEM, type Actor } from "../shared/actor.ts";
import type { AuditDraftRow } from "../../db/money-rows.ts";
import type { Unit } from "../../db/unit.ts";
import type { EventRow, JobRow } from "../../db/rows.ts";
import { factDraft, stateDraft, type AuditSource } from "../audit/drafts.ts";
import { tenantNow } from "../sandbox/clock.ts";
import { API_VERSION, newEvent, type Cause } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { notFound, refuse, refuseField, type Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { isRange } from "./address.ts";
import { isGrantable } from "./scopes.ts";

/** A key as the API shows it. `key` is the secret itself in the answers of create and roll, null everywhere else. */
export interface ApiKey {
  readonly id: string;
  readonly object: "api_key";
  readonly name: string;
  readonly mode: "live" | "test";
  readonly prefix: string;
  readonly last4: string;
  readonly scopes: readonly string[];
  readonly apiVersion: string;
  readonly status: ApiKeyRecord["status"];
  readonly allowedIps: readonly string[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly rolledToId: string | null;
  readonly createdBy: Actor;
  readonly key: string | null;
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly allowedIps?: readonly string[];
  readonly expiresAt?: string | null;
}

const HOUR_MS = 3_600_000;
/** How long before its end a key's expiry is announced; half of its life for keys that live less than twice as long. */
const NOTICE_MS = 7 * 24 * HOUR_MS;

/** Makes a key of the scope's mode. Throws validation_failed for unknown scopes, bad ranges, or sandbox scopes on live keys. */
export async function createApiKey(
  services: Services,
  scope: TenantScope,
  facts: NewApiKey,
  actor: Actor,
  cause: Cause | null = null,
): Promise<ApiKey> {
  checkScopes(facts.scopes, scope.livemode);
  checkRanges(facts.allowedIps ?? []);
  const secret = generateKey(scope.livemode ? "live" : "test");
  const record = await store(
    services,
    scope,
    secret,
    {
      name: facts.name,
      scopes: facts.scopes,
      allowedIps: facts.allowedIps ?? [],
      expiresAt: facts.expiresAt ?? null,
      createdBy: actor,
    },
    cause,
  );
  return view(record, secret);
}

/** Changes name, ranges or scopes. Without a session (`mayWiden` false) scopes can only be taken away. */
export async function changeApiKey(
  services: Services,
  scope: TenantScope,
  id: string,
  change: {
    readonly name?: string;
    readonly scopes?: readonly string[];
    readonly allowedIps?: readonly string[];
  },
  mayWiden: boolean,
  actor: Actor,
  cause: Cause | null = null,
): Promise<ApiKey> {
  const record = await existing(services, scope, id);
  if (change.scopes !== undefined) checkScopes(change.scopes, scope.livemode);
  if (change.allowedIps !== undefined) checkRanges(change.allowedIps);
  const added = (change.scopes ?? []).filter(
    (one) => !record.scopes.includes(one) && !record.scopes.includes("*"),
  );
  if (added.length > 0 && !mayWiden)
    throw refuse("session_required", `Adding scopes (${added.join(", ")}) needs a login session.`);
  const facts = (key: ApiKeyRecord) => ({
    name: key.name,
    scopes: [...key.scopes],
    allowedIps: [...key.allowedIps],
  });
  const next = {
    ...record,
    name: change.name ?? record.name,
    scopes: change.scopes ?? record.scopes,
    allowedIps: change.allowedIps ?? record.allowedIps,
  };
  const at = (await tenantNow(services, scope)).toISOString();
  const draft = factDraft(
    sourceOf(actor, cause),
    {
      action: "api_key.updated",
      resource: { type: "api_key", id },
      before: facts(record),
      after: facts(next),
    },
    at,
  );
  return view(await save(services, scope, next, { auditDrafts: [draft] }), null);
}

/** Replaces a key by a new one; the old one works for `overlapHours` (0 to 72) more. */
export async function rollApiKey(
  services: Services,
  scope: TenantScope,
  id: string,
  overlapHours: number,
  actor: Actor,
  cause: Cause | null = null,
): Promise<ApiKey> {
  const record = await existing(services, scope, id);
  if (record.status !== "active")
    throw refuse("invalid_state_transition", `A key that is ${record.status} cannot be rolled.`, {
      from: record.status,
      to: "rolled",
    });
  const secret = generateKey(scope.livemode ? "live" : "test");
  const ends = new Date(services.now().getTime() + overlapHours * HOUR_MS).toISOString();
  const successor = await store(
    services,
    scope,
    secret,
    { ...record, createdBy: actor },
    cause,
    (successorId) => ({
      ...record,
      status: "rolled",
      rolledToId: successorId,
      expiresAt: record.expiresAt !== null && record.expiresAt < ends ? record.expiresAt : ends,
    }),
  );
  return view(successor, secret);
}

/** Ends a key at once. Doing it again changes nothing. */
export async function revokeApiKey(
  services: Services,
  scope: TenantScope,
  id: string,
  actor: Actor,
  cause: Cause | null = null,
): Promise<ApiKey> {
  const record = await existing(services, scope, id);
  if (record.status === "revoked") return view(record, null);
  const next: ApiKeyRecord = { ...record, status: "revoked" };
  const ended = following(services, next);
  const told = await news(services, scope, "api_key.revoked", ended, actor, cause);
  return view(await save(services, scope, next, told), null);
}

/** The API's form of a record. A rolled key whose overlap is over, and any key past its end, shows as expired. */
export function view(record: ApiKeyRecord, secret: string | null, now: Date = new Date()): ApiKey {
  const ended =
    record.status !== "revoked" &&
    record.expiresAt !== null &&
    Date.parse(record.expiresAt) <= now.getTime();
  return {
    id: record.id,
    object: "api_key",
    name: record.name,
    mode: record.livemode ? "live" : "test",
    prefix: record.prefix,
    last4: record.last4,
    scopes: record.scopes,
    apiVersion: record.apiVersion,
    status: ended ? "expired" : record.status,
    allowedIps: record.allowedIps,
    expiresAt: record.expiresAt,
    lastUsedAt: record.lastUsedAt,
    rolledToId: record.rolledToId,
    createdBy: record.createdBy,
    key: secret,
    livemode: record.livemode,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    version: record.version,
  };
}

async function store(
  services: Services,
  scope: TenantScope,
  secret: string,
  facts: Pick<ApiKeyRecord, "name" | "scopes" | "allowedIps" | "expiresAt" | "createdBy">,
  cause: Cause | null,
  rolled: ((successorId: string) => ApiKeyRecord) | null = null,
): Promise<ApiKeyRecord> {
  const at = services.now().toISOString();
  const record: ApiKeyRecord = {
    id: newId("key"),
    livemode: scope.livemode,
    name: facts.name,
    prefix: keyPrefix(secret),
    last4: keyLast4(secret),
    scopes: facts.scopes,
    allowedIps: facts.allowedIps,
    apiVersion: API_VERSION,
    status: "active",
    expiresAt: facts.expiresAt,
    lastUsedAt: null,
    rolledToId: null,
    createdBy: facts.createdBy,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const old = rolled?.(record.id) ?? null;
  const told = [
    await news(services, scope, "api_key.created", record, facts.createdBy, cause),
    ...(old === null
      ? []
      : [
          await news(
            services,
            scope,
            "api_key.rolled",
            { ...old, version: old.version + 1, updatedAt: at },
            facts.createdBy,
            cause,
          ),
        ]),
  ];
  const now = (await tenantNow(services, scope)).getTime();
  const unit = {
    events: told.flatMap(({ events }) => events),
    auditDrafts: told.flatMap(({ auditDrafts }) => auditDrafts),
    jobs: [record, ...(old === null || old.expiresAt === facts.expiresAt ? [] : [old])].flatMap(
      (key) => noticeOf(services, key, now),
    ),
  };
  try {
    await insertApiKey(services.db, scope, record, sha256Hex(secret), unit, old);
  } catch (error) {
    if (error instanceof KeyChanged && old !== null) throw changedMeanwhile(old);
    throw error;
  }
  return record;
}

/** The look at a key some time before its end. Keys live in real time; the job is as far away on the tenant's clock (`now`, Unix ms). */
function noticeOf(services: Services, key: ApiKeyRecord, now: number): readonly JobRow[] {
  if (key.expiresAt === null) return [];
  const left = Date.parse(key.expiresAt) - services.now().getTime();
  if (left <= 0) return [];
  const wait = left - Math.min(NOTICE_MS, left / 2);
  return [enqueue("api_key.expiring", key.id, { expiresAt: key.expiresAt }, now + wait, now)];
}

/** What there is to tell of a key, without its secret. Seeding is no event of the tenant's. */
async function news(
  services: Services,
  scope: TenantScope,
  type: string,
  record: ApiKeyRecord,
  actor: Actor,
  cause: Cause | null,
): Promise<{
  readonly events: readonly EventRow[];
  readonly auditDrafts: readonly AuditDraftRow[];
}> {
  if (actor === SYSTEM) return { events: [], auditDrafts: [] };
  const at = (await tenantNow(services, scope)).toISOString();
  const draft = stateDraft(
    sourceOf(actor, cause),
    type,
    { type: "api_key", id: record.id },
    record.id,
    null,
    record.status,
    null,
    at,
  );
  return {
    events: [newEvent(type, view(record, null, services.now()), at, cause)],
    auditDrafts: [draft],
  };
}

/** Who did it, by which request; operators and the program itself send none. */
const sourceOf = (actor: Actor, cause: Cause | null): AuditSource => ({
  actor,
  requestId: cause?.requestId ?? null,
  address: cause?.address ?? null,
});

function changedMeanwhile(record: ApiKeyRecord): Refusal {
  return refuse(
    "invalid_state_transition",
    "The key was changed by someone else at the same time. Read it again.",
    {
      from: record.status,
      to: record.status,
    },
  );
}

async function save(
  services: Services,
  scope: TenantScope,
  record: ApiKeyRecord,
  told: Unit,
): Promise<ApiKeyRecord> {
  const saved = await updateApiKey(services.db, scope, record, services.now(), told);
  if (saved === null) throw changedMeanwhile(record);
  return saved;
}

/** The record as it will be stored. */
const following = (services: Services, record: ApiKeyRecord): ApiKeyRecord => ({
  ...record,
  version: record.version + 1,
  updatedAt: services.now().toISOString(),
});

async function existing(services: Services, scope: TenantScope, id: string): Promise<ApiKeyRecord> {
  const record = await findApiKey(services.db, scope, id);
  if (record === null) throw notFound("api_key", id);
  return record;
}

function checkScopes(scopes: readonly string[], livemode: boolean): void {
  scopes.forEach((scope, index) => {
    if (!isGrantable(scope))
      throw refuseField("validation_failed", `/scopes/${index}`, `There is no scope "${scope}".`);
    if (livemode && scope === "sandbox:write")
      throw refuseField(
        "validation_failed",
        `/scopes/${index}`,
        "A live key cannot have sandbox:write.",
      );
  });
}

function checkRanges(ranges: readonly string[]): void {
  ranges.forEach((range, index) => {
    if (!isRange(range))
      throw refuseField(
        "validation_failed",
        `/allowedIps/${index}`,
        `"${range}" is not an IP address or CIDR range.`,
      );
  });
}
