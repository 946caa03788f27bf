import { findAnyWidget } from "../db/queries/widgets.ts";
import { notFound } from "../domain/shared/refusal.ts";
import type { EmbeddedHandlers } from "../generated/handlers/embedded.ts";
import type { CallContext } from "../http/call-context.ts";
import { encodingOf, fileHeaders } from "../widget-site/host.ts";
import { widgetAssets } from "../widget-site/assets.ts";
import { widgetPage } from "../widget-site/page.ts";

/** How long a page may run an older loader: short, because this address moves with every release. */
const FIVE_MINUTES = "public, max-age=300, stale-while-revalidate=3600";

/** What a browser loads to show a widget; served on the widgets' origin alone (`widget-site/host.ts`). */
export const widgetPageHandlers: Pick<
  EmbeddedHandlers<CallContext>,
  "getWidgetPage" | "getWidgetScript"
> = {
  async getWidgetPage({ params }, { services, facts }) {
    const widget = await findAnyWidget(services.db, params.id);
    if (widget === null) throw notFound("widget", params.id);
    const page = widgetPage(widget, await widgetAssets(), new URL(facts.parts.baseUrl).origin);
    return {
      status: 200,
      body: page.html,
      media: "text/html; charset=utf-8",
      headers: page.headers,
    };
  },

  async getWidgetScript(_input, { facts }) {
    const { manifest, files } = await widgetAssets();
    const file = files.get(manifest.loader);
    if (file === undefined) throw new Error("the build has no loader");
    const headers = {
      ...fileHeaders(file),
      "Cache-Control": FIVE_MINUTES,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    const known = String(facts.rawHeaders["if-none-match"] ?? "").split(/\s*,\s*/);
    // 304 has no body and is no answer of its own in the document's terms.
    if (known.includes(file.tag)) return { status: 304 as 200, body: undefined as never, headers };
    const encoding = encodingOf(facts.rawHeaders["accept-encoding"]);
    const body = encoding === null ? file.plain : file[encoding];
    return {
      status: 200,
      body: { bytes: body },
      media: file.type,
      headers: encoding === null ? headers : { ...headers, "Content-Encoding": encoding },
    };
  },
};
