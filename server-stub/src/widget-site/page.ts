import { COUNTRIES } from "../domain/reference/countries.ts";
import type { Widget } from "../domain/widgets/types.ts";
import { FILES_PATH, type WidgetAssets } from "./assets.ts";

/** The page inside the frame of a widget, and what its browser may do with it. */
export interface WidgetPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every page of a widget may do, wherever it is framed. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'";

/**
 * The page of one widget. It holds nothing secret: settings come with the client token. `apiOrigin` is where the frame may send
 * its calls; only pages at the widget's `allowedOrigins` may frame it.
 */
export function widgetPage(
  widget: Pick<Widget, "kind" | "allowedOrigins" | "locale">,
  assets: WidgetAssets,
  apiOrigin: string,
): WidgetPage {
  const { manifest } = assets;
  const frame = manifest.kinds[widget.kind];
  if (frame === undefined) throw new Error(`no frame was built for ${widget.kind}`);
  const locale = widget.locale === null ? [] : [manifest.locales[widget.locale] ?? ""];
  const preloads = [...frame.imports, ...locale]
    .map((name) => `<link rel="modulepreload" href="${FILES_PATH}${name}">`)
    .join("\n");
  const setting = {
    api: apiOrigin,
    kind: widget.kind,
    origins: widget.allowedOrigins,
    dialCodes: dialCodes(),
  };
  const html = `<!doctype html>
<html lang="${widget.locale ?? "en"}" data-njia="${escape(JSON.stringify(setting))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Njia</title>
<link rel="stylesheet" href="${FILES_PATH}${manifest.style}">
<link rel="preconnect" href="${escape(apiOrigin)}" crossorigin>
${preloads}
<script type="module" src="${FILES_PATH}${frame.entry}"></script>
</head>
<body><main id="njia" aria-busy="true"></main></body>
</html>
`;
  return {
    html,
    headers: {
      "Content-Security-Policy": `${POLICY}; connect-src ${apiOrigin}; frame-ancestors ${widget.allowedOrigins.join(" ")}`,
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Permissions-Policy": `camera=(${widget.kind === "kyc" ? "self" : ""}), microphone=(), geolocation=(), payment=()`,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  };
}

const dialCodes = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...COUNTRIES.values()].map(({ code, dialCode }) => [code, dialCode]));

function escape(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
