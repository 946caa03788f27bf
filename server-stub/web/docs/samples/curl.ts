import type { ApiOperation } from "../../playground/export/document.ts";

/** A request ready to send by hand. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null for none. */
  readonly body: string | null;
}

/** The request as a curl command for a POSIX shell. */
export function curlOf({ method, url, headers, body }: PlainRequest): string {
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers))
    lines.push(
      value.includes("$") ? `-H "${name}: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`,
    );
  if (body !== null) lines.push(`-d ${quoted(body)}`);
  return lines.join(" \\\n  ");
}

/** An operation with the examples of its document; credentials are shell variables. */
export function exampleRequest(operation: ApiOperation, baseUrl: string): PlainRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const found = operation.parameters.find((one) => one.in === "path" && one.name === name);
    return encodeURIComponent(found?.example ?? name);
  });
  const query = operation.parameters
    .filter((one) => one.in === "query" && one.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(example)}`);
  const [body] = Object.values(operation.body?.examples ?? {});
  const keyed = operation.parameters.some(({ name }) => name === "Idempotency-Key");
  return {
    method: operation.method,
    url: `${baseUrl}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: {
      ...(operation.proof === "key" || operation.proof === "session"
        ? { "X-API-Key": "$NJIA_API_KEY" }
        : {}),
      ...(operation.proof === "session" ? { Authorization: "Bearer $NJIA_SESSION" } : {}),
      ...(operation.proof === "widget" ? { Authorization: "Bearer $WIDGET_TOKEN" } : {}),
      ...(keyed ? { "Idempotency-Key": "$(uuidgen)" } : {}),
      ...(body === undefined
        ? {}
        : { "Content-Type": operation.body?.media ?? "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body, null, 2),
  };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
