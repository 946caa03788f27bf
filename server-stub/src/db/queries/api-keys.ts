import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { commitIn, type Unit } from "../unit.ts";
import { named } from "../pool-db.ts";
import type { Actor } from "../../domain/shared/actor.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

/** A key's record. The key itself is not kept anywhere. Times are ISO strings. */
export interface ApiKeyRecord {
  readonly id: string;
  readonly livemode: boolean;
  readonly name: string;
  readonly prefix: string;
  readonly last4: string;
  readonly scopes: readonly string[];
  readonly allowedIps: readonly string[];
  readonly apiVersion: string;
  readonly status: "active" | "rolled" | "expired" | "revoked";
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly rolledToId: string | null;
  readonly createdBy: Actor;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const BY_ID: Statement = {
  name: "api_key_by_id",
  text: "select * from platform.api_keys where id = $1 and livemode = $2",
};
const INSERT: Statement = {
  name: "api_key_insert",
  text: `insert into platform.api_keys (id, tenant_id, livemode, key_hash, name, prefix, last4, scopes, allowed_ips, api_version, status, expires_at, created_by, version, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, 1, $14, $14)`,
};
const UPDATE: Statement = {
  name: "api_key_update",
  text: `update platform.api_keys set name = $2, scopes = $3, allowed_ips = $4, status = $5, expires_at = $6, rolled_to_id = $7, version = version + 1, updated_at = $8
         where id = $1 and version = $9 returning *`,
};

export async function findApiKey(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<ApiKeyRecord | null> {
  const [row] = await db.statement<Row>(scope, BY_ID, [id, scope.livemode]);
  return row === undefined ? null : keyOf(row);
}

/** Keys of the scope's mode, newest first. */
export async function listApiKeys(
  db: Db,
  scope: TenantScope,
  page: PageQuery & { readonly status?: string },
): Promise<Page<ApiKeyRecord>> {
  const sql = listSql(
    "select * from platform.api_keys",
    [
      ["livemode", scope.livemode],
      ["status", page.status],
    ],
    page,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, keyOf, (key) => key.id);
}

/** The key that was to be replaced was changed by someone else; nothing was written. */
export class KeyChanged extends Error {
  override readonly name = "KeyChanged";
}

/** Stores a key by its SHA-256, together with what it replaces and what there is to tell about it. Throws KeyChanged. */
export async function insertApiKey(
  db: Db,
  scope: TenantScope,
  key: Omit<ApiKeyRecord, "version" | "updatedAt" | "lastUsedAt" | "rolledToId">,
  hash: string,
  unit: Unit | null = null,
  replaced: ApiKeyRecord | null = null,
): Promise<void> {
  await db.tenant(scope, async (run) => {
    await run(INSERT, [
      key.id,
      scope.tenantId,
      key.livemode,
      hash,
      key.name,
      key.prefix,
      key.last4,
      key.scopes,
      key.allowedIps,
      key.apiVersion,
      key.status,
      key.expiresAt,
      JSON.stringify(key.createdBy),
      key.createdAt,
    ]);
    if (replaced !== null && (await change(run, replaced, key.createdAt)) === null)
      throw new KeyChanged(replaced.id);
    if (unit !== null) await commitIn(run, scope, unit);
  });
}

/** Writes a changed record with what there is to tell about it; null when someone else changed it since it was read. */
export async function updateApiKey(
  db: Db,
  scope: TenantScope,
  key: ApiKeyRecord,
  at: Date,
  unit: Unit | null = null,
): Promise<ApiKeyRecord | null> {
  return db.tenant(scope, async (run) => {
    const changed = await change(run, key, at.toISOString());
    if (changed !== null && unit !== null) await commitIn(run, scope, unit);
    return changed;
  });
}

async function change(run: Run, key: ApiKeyRecord, at: string): Promise<ApiKeyRecord | null> {
  const [row] = await run<Row>(UPDATE, [
    key.id,
    key.name,
    key.scopes,
    key.allowedIps,
    key.status,
    key.expiresAt,
    key.rolledToId,
    at,
    key.version,
  ]);
  return row === undefined ? null : keyOf(row);
}

function keyOf(row: Row): ApiKeyRecord {
  return {
    id: String(row["id"]),
    livemode: row["livemode"] === true,
    name: String(row["name"]),
    prefix: String(row["prefix"]),
    last4: String(row["last4"]),
    scopes: row["scopes"] as readonly string[],
    allowedIps: row["allowed_ips"] as readonly string[],
    apiVersion: String(row["api_version"]),
    status: row["status"] as ApiKeyRecord["status"],
    expiresAt: row["expires_at"] === null ? null : String(row["expires_at"]),
    lastUsedAt: row["last_used_at"] === null ? null : String(row["last_used_at"]),
    rolledToId: row["rolled_to_id"] === null ? null : String(row["rolled_to_id"]),
    createdBy: row["created_by"] as Actor,
    version: Number(row["version"]),
    createdAt: String(row["created_at"]),
    updatedAt: String(row["updated_at"]),
  };
}
