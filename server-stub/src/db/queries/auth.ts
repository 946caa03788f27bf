import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** A key with its tenant, as authentication needs it. Times are ISO strings. */
export interface KeyRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly livemode: boolean;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly allowedIps: readonly string[];
  readonly apiVersion: string;
  readonly status: string;
  readonly expiresAt: string | null;
  readonly tenant: {
    readonly slug: string;
    readonly name: string;
    readonly status: string;
    /** Whether the operator opened live mode for it. */
    readonly isLive: boolean;
    readonly defaultCurrency: string;
    readonly timezone: string;
    readonly country: string;
  };
}

export interface SessionRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly livemode: boolean;
  readonly familyId: string;
  readonly userId: string;
  readonly keyId: string;
  readonly status: string;
  readonly expiresAt: string;
  readonly refreshExpiresAt: string;
  readonly familyExpiresAt: string;
  readonly createdAt: string;
}

export interface NewSession {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly keyId: string;
  readonly scopes: readonly string[];
  readonly accessHash: string;
  readonly refreshHash: string;
  readonly expiresAt: string;
  readonly refreshExpiresAt: string;
  readonly familyExpiresAt: string;
  readonly createdAt: string;
}

const KEY: Statement = { name: "auth_key", text: "select * from platform.find_api_key($1)" };
const SESSION: Statement = {
  name: "auth_session",
  text: "select * from platform.find_session($1)",
};
const REFRESH_OWNER: Statement = {
  name: "auth_refresh_owner",
  text: "select user_id from platform.sessions where refresh_hash = $1 and livemode = $2",
};
const TOUCH: Statement = {
  name: "auth_touch",
  text: "update platform.api_keys set last_used_at = $2 where id = $1",
};
const BY_REFRESH: Statement = {
  name: "auth_refresh",
  text: "select * from platform.sessions where refresh_hash = $1 for update",
};
const ROTATE: Statement = {
  name: "auth_rotate",
  text: `update platform.sessions set status = 'rotated', updated_at = $2 where id = $1 and status = 'active' returning id`,
};
const REVOKE_FAMILY: Statement = {
  name: "auth_revoke_family",
  text: `update platform.sessions set status = 'revoked', updated_at = $2 where family_id = $1 and status <> 'revoked'`,
};
const INSERT: Statement = {
  name: "auth_session_insert",
  text: `insert into platform.sessions (id, tenant_id, livemode, family_id, user_id, key_id, scopes, access_hash, refresh_hash, status, expires_at, refresh_expires_at, family_expires_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'active', $10, $11, $12, $13, $13)`,
};
const FAILURES: Statement = {
  name: "auth_failures",
  text: "select subject, count(*)::int as count, min(failed_at) as oldest from platform.login_failures where subject = any ($1) and failed_at > $2 group by subject",
};
const ADD_FAILURE: Statement = {
  name: "auth_failure_add",
  text: "insert into platform.login_failures (tenant_id, subject, failed_at) select $1, s, $3 from unnest($2::text[]) s",
};
const CLEAR_FAILURES: Statement = {
  name: "auth_failure_clear",
  text: "delete from platform.login_failures where subject = $1 or failed_at < $2",
};

/** Looks a key up by the SHA-256 of its text, before any tenant is known. */
export async function findKeyByHash(db: Db, hash: string): Promise<KeyRecord | null> {
  const [row] = await db.run<Row>(KEY, [hash]);
  if (row === undefined) return null;
  return {
    id: String(row["id"]),
    tenantId: String(row["tenant_id"]),
    livemode: row["livemode"] === true,
    name: String(row["name"]),
    scopes: row["scopes"] as readonly string[],
    allowedIps: row["allowed_ips"] as readonly string[],
    apiVersion: String(row["api_version"]),
    status: String(row["status"]),
    expiresAt: textOrNull(row["expires_at"]),
    tenant: {
      slug: String(row["slug"]),
      name: String(row["tenant_name"]),
      status: String(row["tenant_status"]),
      isLive: row["tenant_live"] === true,
      defaultCurrency: String(row["default_currency"]),
      timezone: String(row["timezone"]),
      country: String(row["country"]),
    },
  };
}

/** Looks a session up by the SHA-256 of its access token, whoever it belongs to. */
export async function findSessionByHash(db: Db, hash: string): Promise<SessionRecord | null> {
  const [row] = await db.run<Row>(SESSION, [hash]);
  return row === undefined ? null : sessionOf(row);
}

/** Id of the user a refresh token belongs to, in this tenant and mode only. */
export async function findRefreshOwner(
  db: Db,
  scope: TenantScope,
  refreshHash: string,
): Promise<string | null> {
  const [row] = await db.statement<Row>(scope, REFRESH_OWNER, [refreshHash, scope.livemode]);
  return row === undefined ? null : String(row["user_id"]);
}

export async function touchKey(db: Db, scope: TenantScope, id: string, at: Date): Promise<void> {
  await db.statement(scope, TOUCH, [id, at.toISOString()]);
}

export async function insertSession(
  db: Db,
  scope: TenantScope,
  session: NewSession,
): Promise<void> {
  await db.statement(scope, INSERT, insertValues(scope, session));
}

/** What became of a refresh token. */
export type Rotation =
  | { readonly kind: "rotated"; readonly old: SessionRecord }
  | { readonly kind: "unknown" }
  | { readonly kind: "reused" | "revoked" | "expired"; readonly old: SessionRecord };

/** Exchanges a session for its successor in one transaction. A token used twice revokes the whole family. */
export async function rotateSession(
  db: Db,
  scope: TenantScope,
  refreshHash: string,
  at: Date,
  successor: (old: SessionRecord) => NewSession,
): Promise<Rotation> {
  return db.tenant(scope, async (run) => {
    const [row] = await run<Row>(BY_REFRESH, [refreshHash]);
    if (row === undefined) return { kind: "unknown" };
    const old = sessionOf(row);
    if (old.status === "rotated") {
      await run(REVOKE_FAMILY, [old.familyId, at.toISOString()]);
      return { kind: "reused", old };
    }
    if (old.status !== "active") return { kind: "revoked", old };
    if (Date.parse(old.refreshExpiresAt) <= at.getTime()) return { kind: "expired", old };
    await run(ROTATE, [old.id, at.toISOString()]);
    await run(INSERT, insertValues(scope, successor(old)));
    return { kind: "rotated", old };
  });
}

/** Ends a session and everything rotated out of the same login. */
export async function revokeFamily(
  db: Db,
  scope: TenantScope,
  familyId: string,
  at: Date,
): Promise<void> {
  await db.statement(scope, REVOKE_FAMILY, [familyId, at.toISOString()]);
}

/** Failures per subject since an instant, with the oldest of them. */
export async function readFailures(
  db: Db,
  scope: TenantScope,
  subjects: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, { readonly count: number; readonly oldest: Date }>> {
  const rows = await db.statement<Row>(scope, FAILURES, [subjects, since.toISOString()]);
  return new Map(
    rows.map((row) => [
      String(row["subject"]),
      { count: Number(row["count"]), oldest: new Date(String(row["oldest"])) },
    ]),
  );
}

export async function addFailure(
  db: Db,
  scope: TenantScope,
  subjects: readonly string[],
  at: Date,
): Promise<void> {
  await db.statement(scope, ADD_FAILURE, [scope.tenantId, subjects, at.toISOString()]);
}

/** Forgets a subject after success, and everybody's failures from before an instant. */
export async function clearFailures(
  db: Db,
  scope: TenantScope,
  subject: string,
  before: Date,
): Promise<void> {
  await db.statement(scope, CLEAR_FAILURES, [subject, before.toISOString()]);
}

function insertValues(
  scope: TenantScope,
  session: NewSession,
): (string | boolean | readonly string[])[] {
  return [
    session.id,
    scope.tenantId,
    scope.livemode,
    session.familyId,
    session.userId,
    session.keyId,
    session.scopes,
    session.accessHash,
    session.refreshHash,
    session.expiresAt,
    session.refreshExpiresAt,
    session.familyExpiresAt,
    session.createdAt,
  ];
}

function sessionOf(row: Row): SessionRecord {
  return {
    id: String(row["id"]),
    tenantId: String(row["tenant_id"]),
    livemode: row["livemode"] === true,
    familyId: String(row["family_id"]),
    userId: String(row["user_id"]),
    keyId: String(row["key_id"]),
    status: String(row["status"]),
    expiresAt: String(row["expires_at"]),
    refreshExpiresAt: String(row["refresh_expires_at"]),
    familyExpiresAt: String(row["family_expires_at"]),
    createdAt: String(row["created_at"]),
  };
}

function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
