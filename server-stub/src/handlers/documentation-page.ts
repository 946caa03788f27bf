import { ALL_OPERATIONS } from "../http/routes.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}code{font-size:.95em}";

/** A readable index of all operations, for people who open the address in a browser. Everything in it comes from our own document. */
export function documentationPage(): string {
  const rows = [...ALL_OPERATIONS]
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
    .map(
      ({ method, path, summary, scopes }) =>
        `<tr><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td><td>${scopes.map((scope) => `<code>${escape(scope)}</code>`).join(" ")}</td></tr>`,
    );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Njia API</title>
<style>${STYLE}</style>
<h1>Njia API</h1>
<p>The whole description: <a href="/api/docs.json">OpenAPI as JSON</a>, <a href="/api/docs.yaml">as YAML</a>. <a href="/errors">The error catalogue</a>.</p>
<table>
<thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Scopes</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</html>
`;
}

function escape(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
