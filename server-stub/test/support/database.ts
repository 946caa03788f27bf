import { randomBytes } from "node:crypto";
import pg from "pg";
import { postgresAdmin, type Admin } from "../../src/db/admin.ts";
import { ensureAppLogin } from "../../src/db/app-login.ts";
import type { Db } from "../../src/db/db.ts";
import { migrate } from "../../src/db/migrate.ts";
import { EMBEDDED_LOGIN, openEmbedded } from "../../src/db/pglite/embedded.ts";
import { openPostgres } from "../../src/db/postgres.ts";

/** An empty, migrated database for one test file. */
export interface TestDatabase {
  readonly db: Db;
  readonly admin: Admin;
  readonly login: string;
  /** Login URL of the application on PostgreSQL; null on the embedded database. */
  readonly url: string | null;
  readonly adminUrl: string | null;
  close(): Promise<void>;
}

/** On PGlite in memory, or in a new database of the PostgreSQL server that DATABASE_URL names (with a superuser's login). */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env["DATABASE_URL"];
  return server === undefined || server === ""
    ? openEmbeddedTestDatabase()
    : openServerTestDatabase(server);
}

/** On PGlite in memory, whatever the environment says. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  const { db, admin } = await openEmbedded({ kind: "memory" }, 16);
  return { db, admin, login: EMBEDDED_LOGIN, url: null, adminUrl: null, close: () => db.close() };
}

/** A new database on the PostgreSQL server of a superuser's URL; removed when it is closed. */
export async function openServerTestDatabase(server: string): Promise<TestDatabase> {
  const suffix = randomBytes(4).toString("hex");
  const name = `njia_test_${suffix}`;
  const login = `njia_app_${suffix}`;
  const password = randomBytes(16).toString("hex");
  await onMaintenance(server, `create database ${name}`);
  const adminUrl = withDatabase(server, name);
  const admin = postgresAdmin(adminUrl);
  await ensureAppLogin(admin, login, password);
  // Roles belong to the whole server: two test files making the same one at once may collide, and only then.
  await retry(() => migrate(admin, login));
  const url = new URL(adminUrl);
  url.username = login;
  url.password = password;
  const db = openPostgres(url.href, 30);
  return {
    db,
    admin,
    login,
    url: url.href,
    adminUrl,
    async close() {
      await db.close();
      await admin.close();
      await onMaintenance(server, `drop database ${name} with (force)`);
      await onMaintenance(server, `drop role ${login}`);
    },
  };
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 5 || !/concurrently updated|duplicate key/.test(String(error))) throw error;
    }
  }
}

async function onMaintenance(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
