import type { WidgetRow, WidgetSessionRow } from "../../db/widget-rows.ts";
import type { Services } from "../shared/services.ts";
import type { StoredSession, Widget, WidgetSession, WidgetView } from "./types.ts";

/** A widget as the API answers it. The HTML never holds a token. */
export function widgetView(
  widget: Widget,
  { widgetOrigin: origin, widgetLoader }: Pick<Services, "widgetOrigin" | "widgetLoader">,
  session: WidgetSession | null = null,
): WidgetView {
  const scriptUrl = `${origin}/embed/v1/widget.js`;
  // Nothing in here can be chosen by a caller beyond an id of ours and a language code.
  const locale = widget.locale === null ? "" : ` locale="${widget.locale}"`;
  const script =
    widgetLoader === null
      ? `<script src="${scriptUrl}" async></script>`
      : `<script src="${origin}${widgetLoader.path}" integrity="${widgetLoader.integrity}" crossorigin="anonymous" async></script>`;
  const element = `njia-${widget.kind}`;
  return {
    ...widget,
    embed: {
      scriptUrl,
      html: `${script}<${element} widget="${widget.id}"${locale}></${element}>`,
      iframeUrl: `${origin}/embed/${widget.id}`,
    },
    session,
  };
}

/** A widget as its row. */
export function widgetRow(widget: Widget): WidgetRow {
  return {
    id: widget.id,
    kind: widget.kind,
    status: widget.status,
    doc: widget,
    version: widget.version,
    created_at: widget.createdAt,
    updated_at: widget.updatedAt,
  };
}

/** A session as its row. */
export function sessionRow(stored: StoredSession): WidgetSessionRow {
  const { session } = stored;
  return {
    id: session.id,
    widget_id: session.widgetId,
    status: session.status,
    expires_at: session.expiresAt,
    doc: stored,
    version: session.version,
    created_at: session.createdAt,
    updated_at: session.updatedAt,
  };
}
