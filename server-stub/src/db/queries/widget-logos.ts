import type { Db, Row, Statement, TenantScope } from "../db.ts";
import type { WidgetLogoRow } from "../widget-rows.ts";

const ONE: Statement = {
  name: "widget_logo",
  text: "select id, url, media, digest, content, version, created_at, updated_at from widget_logos where id = $1",
};

/** The logo that was fetched for a widget, or null. */
export async function findLogo(
  db: Db,
  scope: TenantScope,
  widgetId: string,
): Promise<WidgetLogoRow | null> {
  const [row] = await db.statement<Row>(scope, ONE, [widgetId]);
  return row === undefined ? null : (row as unknown as WidgetLogoRow);
}
