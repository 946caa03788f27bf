import { generateKey, keyLast4, keyPrefix } from "../../crypto/api-key.ts";
import { sha256Hex } from "../../crypto/digest.ts";
import {
  findApiKey,
  insertApiKey,
  updateApiKey,
  type ApiKeyRecord,
} from "../../db/queries/api-keys.ts";
import type { TenantScope } from "../../db/db.ts";
import type { Actor } from "../shared/actor.ts";
import { API_VERSION } from "../shared/events.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
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

/** Makes a key of the scope's mode. Throws validation_failed for unknown scopes, bad ranges, or sandbox scopes on live keys. */
export async function createApiKey(
  services: Services,
  scope: TenantScope,
  facts: NewApiKey,
  actor: Actor,
): Promise<ApiKey> {
  checkScopes(facts.scopes, scope.livemode);
  checkRanges(facts.allowedIps ?? []);
  const secret = generateKey(scope.livemode ? "live" : "test");
  const record = await store(services, scope, secret, {
    name: facts.name,
    scopes: facts.scopes,
    allowedIps: facts.allowedIps ?? [],
    expiresAt: facts.expiresAt ?? null,
    createdBy: actor,
  });
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
): Promise<ApiKey> {
  const record = await existing(services, scope, id);
  if (change.scopes !== undefined) checkScopes(change.scopes, scope.livemode);
  if (change.allowedIps !== undefined) checkRanges(change.allowedIps);
  const added = (change.scopes ?? []).filter(
    (one) => !record.scopes.includes(one) && !record.scopes.includes("*"),
  );
  if (added.length > 0 && !mayWiden)
    throw refuse("session_required", `Adding scopes (${added.join(", ")}) needs a login session.`);
  return view(
    await save(services, scope, {
      ...record,
      name: change.name ?? record.name,
      scopes: change.scopes ?? record.scopes,
      allowedIps: change.allowedIps ?? record.allowedIps,
    }),
    null,
  );
}

/** Replaces a key by a new one; the old one works for `overlapHours` (0 to 72) more. */
export async function rollApiKey(
  services: Services,
  scope: TenantScope,
  id: string,
  overlapHours: number,
  actor: Actor,
): Promise<ApiKey> {
  const record = await existing(services, scope, id);
  if (record.status !== "active")
    throw refuse("invalid_state_transition", `A key that is ${record.status} cannot be rolled.`, {
      from: record.status,
      to: "rolled",
    });
  const secret = generateKey(scope.livemode ? "live" : "test");
  const successor = await store(services, scope, secret, { ...record, createdBy: actor });
  const ends = new Date(services.now().getTime() + overlapHours * HOUR_MS).toISOString();
  await save(services, scope, {
    ...record,
    status: "rolled",
    rolledToId: successor.id,
    expiresAt: record.expiresAt !== null && record.expiresAt < ends ? record.expiresAt : ends,
  });
  return view(successor, secret);
}

/** Ends a key at once. Doing it again changes nothing. */
export async function revokeApiKey(
  services: Services,
  scope: TenantScope,
  id: string,
): Promise<ApiKey> {
  const record = await existing(services, scope, id);
  return record.status === "revoked"
    ? view(record, null)
    : view(await save(services, scope, { ...record, status: "revoked" }), null);
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
  await insertApiKey(services.db, scope, record, sha256Hex(secret));
  return record;
}

async function save(
  services: Services,
  scope: TenantScope,
  record: ApiKeyRecord,
): Promise<ApiKeyRecord> {
  const saved = await updateApiKey(services.db, scope, record, services.now());
  if (saved === null)
    throw refuse(
      "invalid_state_transition",
      "The key was changed by someone else at the same time. Read it again.",
      { from: record.status, to: record.status },
    );
  return saved;
}

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
