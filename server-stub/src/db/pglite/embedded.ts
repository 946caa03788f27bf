import pg from 'pg';
import type { Admin } from '../admin.ts';
import { poolAdmin } from '../admin.ts';
import { ensureAppLogin } from '../app-login.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrate.ts';
import { poolDb, sharedPoolOptions } from '../pool-db.ts';
import { DatabaseWorker } from './database-worker.ts';
import { findTemplate, saveTemplate } from './template.ts';
import type { WorkerStart } from './worker-messages.ts';

/** The login every connection to the embedded database has. */
export const EMBEDDED_LOGIN = 'njia_app';

export interface Embedded {
  readonly db: Db;
  readonly admin: Admin;
}

/**
 * Opens the embedded database and brings it to this release. The first start on a machine builds a template (some seconds);
 * later ones begin from it (under one). Throws a StartupRefusal when the data directory is taken.
 */
export async function openEmbedded(storage: WorkerStart['storage'], poolSize: number): Promise<Embedded> {
  const worker = await DatabaseWorker.start({ storage, template: findTemplate() });
  const connection = { ...sharedPoolOptions, user: 'postgres', database: 'postgres', stream: () => worker.stream() };
  const adminPool = new pg.Pool({ ...connection, pipeline: false, max: 1 });
  // PGlite starts as a superuser. The one shared backend is lowered for good; the administrator raises it inside his own transactions only.
  const admin = poolAdmin(adminPool, 'set local session authorization postgres');
  await ensureAppLogin(admin, EMBEDDED_LOGIN, null);
  await migrate(admin, EMBEDDED_LOGIN);
  if (worker.fresh && storage.kind === 'memory') saveTemplate(await worker.dump());
  await adminPool.query(`set session authorization ${EMBEDDED_LOGIN}`);
  const pool = new pg.Pool({ ...connection, max: poolSize });
  const db = poolDb('pglite', pool, async () => {
    await adminPool.end();
    await worker.close();
  });
  return { db, admin };
}
