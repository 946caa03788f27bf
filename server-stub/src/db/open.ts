import type { DatabaseConfig } from "../config/config.ts";
import { StartupRefusal } from "../config/refusal.ts";
import { postgresAdmin, type Admin } from "./admin.ts";
import { ensureAppLogin } from "./app-login.ts";
import type { Db } from "./db.ts";
import { isFailure } from "./failures.ts";
import { migrate, type MigrationReport } from "./migrate.ts";
import { EMBEDDED_LOGIN, openEmbedded } from "./pglite/embedded.ts";
import { openPostgres } from "./postgres.ts";

/** How often a first connection may take too long. */
const GREETINGS = 6;
const CHECK_URL =
  "Check that the server runs, and the host, port, user, password and database name of the URL.";

/** An open database. `admin` is null on a PostgreSQL server without DATABASE_ADMIN_URL: then nothing can be migrated or provisioned. */
export interface OpenDatabase {
  readonly db: Db;
  readonly admin: Admin | null;
  /** The login that requests run under. */
  readonly login: string;
}

/** Opens what the configuration names. Embedded databases are migrated; PostgreSQL is left as it is (see `migrateServer`). */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  switch (config.kind) {
    case "memory":
      return {
        ...(await openEmbedded({ kind: "memory" }, config.poolSize)),
        login: EMBEDDED_LOGIN,
      };
    case "directory":
      return {
        ...(await openEmbedded({ kind: "directory", path: config.path }, config.poolSize)),
        login: EMBEDDED_LOGIN,
      };
    case "postgres": {
      const db = openPostgres(config.url, config.poolSize);
      await greet(db).catch((error: unknown) => {
        throw new StartupRefusal(
          "DATABASE_URL",
          `cannot be reached: ${error instanceof Error ? error.message : String(error)}. ${CHECK_URL}`,
          { cause: error },
        );
      });
      return {
        db,
        admin: config.adminUrl === null ? null : postgresAdmin(config.adminUrl),
        login: loginOf(config.url),
      };
    }
    default:
      return config satisfies never;
  }
}

/** Processes that start together on a busy machine may wait long for their first connection; one that is refused is told at once. */
async function greet(db: Db): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.run({ name: "hello", text: "select 1" }, []);
      return;
    } catch (error) {
      if (tries >= GREETINGS || !/timeout/i.test(String(error))) throw error;
    }
  }
}

/** Makes the application's login, roles and schemas on a PostgreSQL server. Needs DATABASE_ADMIN_URL. */
export async function migrateServer(
  config: Extract<DatabaseConfig, { kind: "postgres" }>,
): Promise<MigrationReport> {
  if (config.adminUrl === null) {
    throw new StartupRefusal(
      "DATABASE_ADMIN_URL",
      "is missing. Migrations need a login that may create roles and schemas; the server itself never uses it.",
    );
  }
  const admin = postgresAdmin(config.adminUrl);
  try {
    const url = new URL(config.url);
    await ensureAppLogin(
      admin,
      loginOf(config.url),
      url.password === "" ? null : decodeURIComponent(url.password),
    );
    return await migrate(admin, loginOf(config.url));
  } catch (error) {
    if (isFailure(error, "unavailable"))
      throw new StartupRefusal(
        "DATABASE_ADMIN_URL",
        `cannot be reached: ${error.message}. ${CHECK_URL}`,
        {
          cause: error,
        },
      );
    throw error;
  } finally {
    await admin.close();
  }
}

function loginOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
