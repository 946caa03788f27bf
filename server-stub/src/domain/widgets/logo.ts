import { findLogo } from "../../db/queries/widget-logos.ts";
import type { TenantScope } from "../../db/db.ts";
import type { JobRow } from "../../db/rows.ts";
import { enqueue } from "../shared/jobs.ts";
import type { Services } from "../shared/services.ts";
import type { Widget, WidgetTheme } from "./types.ts";

/** Folder of logos on the widgets' origin. */
export const LOGOS_PATH = "/embed/v1/logos/";

/** The job that fetches a logo which is new with this change. */
export function logoJobs(
  widget: Widget,
  before: WidgetTheme | null,
  now: number,
): readonly JobRow[] {
  const { logoUrl } = widget.theme;
  if (logoUrl === null || logoUrl === before?.logoUrl) return [];
  return [enqueue("widget.fetch_logo", widget.id, { url: logoUrl, tries: 1 }, now, now)];
}

/** The theme as browsers get it: with the logo at the widgets' own origin, or without one while it has not been fetched. */
export async function shownTheme(
  { db, widgetOrigin }: Services,
  scope: TenantScope,
  widgetId: string,
  theme: WidgetTheme,
): Promise<WidgetTheme> {
  if (theme.logoUrl === null) return theme;
  const logo = await findLogo(db, scope, widgetId);
  const isFetched = logo !== null && logo.url === theme.logoUrl;
  return {
    ...theme,
    logoUrl: isFetched ? `${widgetOrigin}${LOGOS_PATH}${widgetId}/${logo.digest}` : null,
  };
}
