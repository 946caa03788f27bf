import pg from "pg";
import type { Admin } from "../admin.ts";
import { poolAdmin } from "../admin.ts";
import { ensureAppLogin } from "../app-login.ts";
import type { Db } from "../db.ts";
import { isCurrent, migrate } from "../migrate.ts";
import { provisionDemo } from "../../seed/provision.ts";
import { fillDemo } from "../../seed/seed.ts";
import { poolDb, sharedPoolOptions } from "../pool-db.ts";
import { DatabaseWorker } from "./database-worker.ts";
import { findTemplate, saveTemplate } from "./template.ts";
import type { WorkerStart } from "./worker-messages.ts";

/** The login every connection to the embedded database has. */
export const EMBEDDED_LOGIN = "njia_app";

export interface Embedded {
  readonly db: Db;
  readonly admin: Admin;
}

/**
 * Opens the embedded database and brings it to this release. The first start on a machine builds a template (some seconds);
 * later ones begin from it (under one). Throws a StartupRefusal when the data directory is taken.
 */
export async function openEmbedded(
  storage: WorkerStart["storage"],
  poolSize: number,
): Promise<Embedded> {
  const template = findTemplate() ?? (await buildTemplate());
  return connect(await DatabaseWorker.start({ storage, template }), poolSize);
}

/** Makes an empty database of this release, with the schemas of the demo tenants, and keeps it for later starts. */
async function buildTemplate(): Promise<string> {
  const worker = await DatabaseWorker.start({ storage: { kind: "memory" }, template: null });
  const { db, admin } = await connect(worker, 2);
  await provisionDemo(admin, EMBEDDED_LOGIN);
  await fillDemo({ db, now: () => new Date() });
  const path = saveTemplate(await worker.dump());
  await db.close();
  return path;
}

async function connect(worker: DatabaseWorker, poolSize: number): Promise<Embedded> {
  const connection = {
    ...sharedPoolOptions,
    user: "postgres",
    database: "postgres",
    stream: () => worker.stream(),
  };
  const adminPool = new pg.Pool({ ...connection, pipeline: false, max: 1 });
  // PGlite starts as a superuser. The one shared backend is lowered for good; the administrator raises it inside his own transactions only.
  const admin = poolAdmin(adminPool, "set local session authorization postgres");
  if (!(await isCurrent(admin))) {
    await ensureAppLogin(admin, EMBEDDED_LOGIN, null);
    await migrate(admin, EMBEDDED_LOGIN);
  }
  await adminPool.query(`set session authorization ${EMBEDDED_LOGIN}`);
  const pool = new pg.Pool({ ...connection, max: poolSize });
  const db = poolDb("pglite", pool, async () => {
    await adminPool.end();
    await worker.close();
  });
  return { db, admin };
}
