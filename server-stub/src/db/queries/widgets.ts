import type { StoredSession, Widget } from "../../domain/widgets/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = { name: "widget_by_id", text: "select doc from widgets where id = $1" };
const VISIT: Statement = {
  name: "widget_visit",
  text: "select s.doc as session, w.doc as widget from widget_sessions s join widgets w on w.id = s.widget_id where s.id = $1",
};
const OPEN: Statement = {
  name: "widget_open_sessions",
  text: "select id from widget_sessions where widget_id = $1 and status in ('created', 'opened') order by id",
};
const TOKEN: Statement = {
  name: "widget_token",
  text: "select * from platform.find_widget_token($1)",
};

const OWNER: Statement = {
  name: "widget_owner",
  text: "select * from platform.find_widget($1)",
};

/** Whose a widget is, by its id alone, or null. A widget that no session was ever made of counts as absent. */
export async function findWidgetOwner(db: Db, id: string): Promise<TenantScope | null> {
  const [row] = await db.run<Row>(OWNER, [id]);
  if (row === undefined) return null;
  return { tenantId: String(row["tenant_id"]), livemode: row["livemode"] === true };
}

/** A widget by its id alone, before any tenant is known, or null like the above. */
export async function findAnyWidget(db: Db, id: string): Promise<Widget | null> {
  const scope = await findWidgetOwner(db, id);
  return scope === null ? null : findWidget(db, scope, id);
}

/** A widget, or null. */
export async function findWidget(db: Db, scope: TenantScope, id: string): Promise<Widget | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : (row["doc"] as Widget);
}

/** Filters of listWidgets. */
export interface WidgetFilter extends PageQuery {
  readonly kind?: string;
  readonly status?: string;
}

/** Widgets, newest first. */
export async function listWidgets(
  db: Db,
  scope: TenantScope,
  filter: WidgetFilter,
): Promise<Page<Widget>> {
  const sql = listSql(
    "select doc from widgets",
    [
      ["livemode", scope.livemode],
      ["kind", filter.kind],
      ["status", filter.status],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => row["doc"] as Widget,
    ({ id }) => id,
  );
}

/** A session with its widget as it is now. */
export interface Visit {
  readonly stored: StoredSession;
  readonly widget: Widget;
}

/** A session by its id, or null. */
export async function findVisit(db: Db, scope: TenantScope, id: string): Promise<Visit | null> {
  const [row] = await db.statement<Row>(scope, VISIT, [id]);
  return row === undefined
    ? null
    : { stored: row["session"] as StoredSession, widget: row["widget"] as Widget };
}

/** Ids of the sessions of a widget that have not ended. */
export async function openSessionsOf(
  db: Db,
  scope: TenantScope,
  widgetId: string,
): Promise<readonly string[]> {
  const rows = await db.statement<Row>(scope, OPEN, [widgetId]);
  return rows.map((row) => String(row["id"]));
}

/** Whom a client token speaks for. */
export interface TokenOwner extends TenantScope {
  readonly sessionId: string;
  readonly isSuspended: boolean;
  /** Whether the operator opened live mode for the tenant. */
  readonly isLive: boolean;
  readonly tenant: {
    readonly slug: string;
    readonly name: string;
    readonly defaultCurrency: string;
    readonly timezone: string;
    readonly country: string;
  };
}

/** Looks a client token up by its SHA-256, before any tenant is known. */
export async function findTokenOwner(db: Db, hash: string): Promise<TokenOwner | null> {
  const [row] = await db.run<Row>(TOKEN, [hash]);
  if (row === undefined) return null;
  return {
    tenantId: String(row["tenant_id"]),
    livemode: row["livemode"] === true,
    sessionId: String(row["session_id"]),
    isSuspended: row["tenant_status"] !== "active",
    isLive: row["tenant_live"] === true,
    tenant: {
      slug: String(row["slug"]),
      name: String(row["tenant_name"]),
      defaultCurrency: String(row["default_currency"]),
      timezone: String(row["timezone"]),
      country: String(row["country"]),
    },
  };
}
