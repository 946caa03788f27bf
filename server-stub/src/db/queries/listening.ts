import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import type { ListenSessionRow } from "../rows.ts";
import type { ListenDoc, ListenSession } from "../../domain/listening/sessions.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = {
  name: "listen_session",
  text: "select * from listen_sessions where id = $1",
};
const SECRET: Statement = {
  name: "listen_secret",
  text: `insert into listen_secrets (profile, tenant_id, livemode, secret) values ($1, $2, $3, $4)
         on conflict (profile, tenant_id, livemode) do update set profile = excluded.profile returning secret`,
};
const SECRETS: Statement = {
  name: "listen_secrets",
  text: "select profile, secret from listen_secrets",
};
const SET_SECRET: Statement = {
  name: "listen_secret_set",
  text: "update listen_secrets set secret = $2 where profile = $1",
};
const CLOSE: Statement = {
  name: "listen_close",
  text: `update listen_sessions set status = 'closed', streaming_until = null, version = version + 1, updated_at = $2 where id = $1 and status = 'open'`,
};
// Only a stream that is open keeps a session alive.
const STREAMING: Statement = {
  name: "listen_streaming",
  text: `update listen_sessions set streaming_until = $2, expires_at = greatest(expires_at, $3::timestamptz) where id = $1 and status = 'open' and expires_at > $4 returning id`,
};
const SILENT: Statement = {
  name: "listen_silent",
  text: "update listen_sessions set streaming_until = null where id = $1",
};
const RECORD: Statement = {
  name: "listen_record",
  text: `insert into listen_results (session_id, event_id, attempt, tenant_id, livemode, doc, recorded_at)
         select $1, r->>'eventId', (r->>'attempt')::integer, $2, $3, r, $4 from jsonb_array_elements($5::jsonb) r on conflict do nothing`,
};

export async function findListenSession(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<ListenSession | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : sessionOf(row);
}

/** Sessions that are open at `now`, newest first. */
export async function listOpenSessions(
  db: Db,
  scope: TenantScope,
  page: PageQuery,
  now: Date,
): Promise<Page<ListenSession>> {
  const sql = listSql(
    "select * from (select * from listen_sessions where status = 'open') live",
    [],
    page,
    "id",
    [["expires_at >", now.toISOString()]],
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, sessionOf, (session) => session.id);
}

/** The sealed secret of a profile; `made` becomes it where there is none. */
export async function listenSecret(
  db: Db,
  scope: TenantScope,
  profile: string,
  made: string,
): Promise<string> {
  const [row] = await db.statement<Row>(scope, SECRET, [
    profile,
    scope.tenantId,
    scope.livemode,
    made,
  ]);
  return String(row?.["secret"]);
}

/** Passes every profile's sealed secret through `seal` and stores what changed. Answers how many changed. */
export async function resealListenSecrets(
  db: Db,
  scope: TenantScope,
  seal: (sealed: string, profile: string) => string,
): Promise<number> {
  return db.tenant(scope, async (run) => {
    let changed = 0;
    for (const row of await run<Row>(SECRETS, [])) {
      const [profile, secret] = [String(row["profile"]), String(row["secret"])];
      const sealed = seal(secret, profile);
      if (sealed === secret) continue;
      await run(SET_SECRET, [profile, sealed]);
      changed += 1;
    }
    return changed;
  });
}

export async function closeListenSession(
  db: Db,
  scope: TenantScope,
  id: string,
  at: Date,
): Promise<void> {
  await db.statement(scope, CLOSE, [id, at.toISOString()]);
}

/** Says that a stream is open until `until`. False when the session was closed or has ended. */
export async function keepStreaming(
  db: Db,
  scope: TenantScope,
  id: string,
  times: { readonly now: Date; readonly until: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await db.statement(scope, STREAMING, [
    id,
    times.until.toISOString(),
    times.expiresAt.toISOString(),
    times.now.toISOString(),
  ]);
  return rows.length === 1;
}

export async function stopStreaming(db: Db, scope: TenantScope, id: string): Promise<void> {
  await db.statement(scope, SILENT, [id]);
}

/** Stores results of forwarded events; those that are known, by event and attempt, are left alone. */
export async function recordResults(
  db: Db,
  scope: TenantScope,
  sessionId: string,
  results: readonly object[],
  at: Date,
): Promise<void> {
  await db.statement(scope, RECORD, [
    sessionId,
    scope.tenantId,
    scope.livemode,
    at.toISOString(),
    JSON.stringify(results),
  ]);
}

function sessionOf(row: Row): ListenSession {
  return {
    id: String(row["id"]),
    status: row["status"] as ListenSessionRow["status"],
    doc: row["doc"] as ListenDoc,
    streaming_until: row["streaming_until"] === null ? null : String(row["streaming_until"]),
    expires_at: String(row["expires_at"]),
    version: Number(row["version"]),
    created_at: String(row["created_at"]),
    updated_at: String(row["updated_at"]),
  };
}
