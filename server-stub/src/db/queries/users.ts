import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

/** A user as stored. Times are ISO strings. */
export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly locale: string;
  readonly status: "active" | "disabled";
  readonly passwordHash: string;
  readonly lastLoginAt: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const BY_EMAIL: Statement = {
  name: "user_by_email",
  text: "select * from platform.users where email = $1",
};
const BY_ID: Statement = { name: "user_by_id", text: "select * from platform.users where id = $1" };
const BY_ROLES: Statement = {
  name: "users_by_roles",
  text: "select id from platform.users where role = any ($1) and status = 'active' order by id",
};
const INSERT: Statement = {
  name: "user_insert",
  text: `insert into platform.users (id, tenant_id, email, name, role, locale, status, password_hash, version, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, 'active', $7, 1, $8, $8)`,
};
const UPDATE: Statement = {
  name: "user_update",
  text: `update platform.users set name = $2, role = $3, locale = $4, status = $5, password_hash = $6, version = version + 1, updated_at = $7 where id = $1 and version = $8`,
};
const LOGGED_IN: Statement = {
  name: "user_logged_in",
  text: "update platform.users set last_login_at = $2 where id = $1",
};

export async function findUserByEmail(
  db: Db,
  scope: TenantScope,
  email: string,
): Promise<UserRecord | null> {
  const [row] = await db.statement<Row>(scope, BY_EMAIL, [email]);
  return row === undefined ? null : userOf(row);
}

export async function findUser(db: Db, scope: TenantScope, id: string): Promise<UserRecord | null> {
  const [row] = await db.statement<Row>(scope, BY_ID, [id]);
  return row === undefined ? null : userOf(row);
}

/** Ids of the active users with one of the roles, inside a transaction of the tenant's. */
export async function activeUsers(run: Run, roles: readonly string[]): Promise<readonly string[]> {
  return (await run<Row>(BY_ROLES, [roles])).map((row) => String(row["id"]));
}

export async function listUsers(
  db: Db,
  scope: TenantScope,
  page: PageQuery,
): Promise<Page<UserRecord>> {
  const sql = listSql("select * from platform.users", [], page);
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, userOf, (user) => user.id);
}

/** Throws a DatabaseFailure `unique_violation` when the tenant already has the e-mail. */
export async function insertUser(
  db: Db,
  scope: TenantScope,
  user: Omit<UserRecord, "status" | "version" | "updatedAt" | "lastLoginAt">,
): Promise<void> {
  await db.statement(scope, INSERT, [
    user.id,
    scope.tenantId,
    user.email,
    user.name,
    user.role,
    user.locale,
    user.passwordHash,
    user.createdAt,
  ]);
}

/** Writes a changed user; `version` is the one it was read with. */
export async function updateUser(
  db: Db,
  scope: TenantScope,
  user: UserRecord,
  at: Date,
): Promise<void> {
  await db.statement(scope, UPDATE, [
    user.id,
    user.name,
    user.role,
    user.locale,
    user.status,
    user.passwordHash,
    at.toISOString(),
    user.version,
  ]);
}

export async function noteLogin(db: Db, scope: TenantScope, id: string, at: Date): Promise<void> {
  await db.statement(scope, LOGGED_IN, [id, at.toISOString()]);
}

function userOf(row: Row): UserRecord {
  return {
    id: String(row["id"]),
    email: String(row["email"]),
    name: String(row["name"]),
    role: String(row["role"]),
    locale: String(row["locale"]),
    status: row["status"] === "active" ? "active" : "disabled",
    passwordHash: String(row["password_hash"]),
    lastLoginAt: row["last_login_at"] === null ? null : String(row["last_login_at"]),
    version: Number(row["version"]),
    createdAt: String(row["created_at"]),
    updatedAt: String(row["updated_at"]),
  };
}
