/** `--dry-run`: the request as it would be sent, as a curl command; nothing is sent. */
import type { TransportRequest } from "@njia/sdk";
import { NjiaCore } from "@njia/sdk/core";
import { maskText, maskValue } from "../output/mask.ts";
import type { CallOptions, Operation, Session } from "../session.ts";

/** Headers that say how it was sent, not what. */
const LEFT_OUT = new Set(["user-agent", "x-retry-count", "content-length", "accept"]);

class Caught extends Error {
  readonly request: TransportRequest;
  constructor(request: TransportRequest) {
    super("caught");
    this.request = request;
  }
}

export async function showCurl(
  { settings, out, showsSecrets }: Session,
  operation: Operation,
  path: readonly string[],
  params: unknown,
  options: CallOptions,
): Promise<void> {
  const needs = operation.auth ?? [];
  const core = new NjiaCore({
    baseUrl: settings.baseUrl,
    // Placeholders, which the shell fills in.
    apiKey: "$NJIA_API_KEY",
    ...(needs.every((all) => all.includes("SessionAuth")) && {
      sessionToken: "$NJIA_SESSION_TOKEN",
    }),
    ...(needs.some((all) => all.includes("WidgetAuth")) && { widgetToken: "$NJIA_WIDGET_TOKEN" }),
    maxRetries: 0,
    ...(settings.apiVersion !== undefined && { headers: { "x-api-version": settings.apiVersion } }),
    transport: (request) => Promise.reject(new Caught(request)),
  });
  const { method, url, headers, body } = await caught(core, operation, path, params, options);
  const shown = bodyText(body, showsSecrets);
  if (out.json) {
    out.record({ dryRun: true, method, url, headers, ...(shown !== undefined && { body: shown }) });
    return;
  }
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => `-H ${headerText(`${name}: ${value}`)}`),
    ...(shown === undefined ? [] : [`--data-binary ${quote(shown)}`]),
  ];
  out.text(lines.join(" \\\n  "));
}

async function caught(
  core: NjiaCore,
  operation: Operation,
  path: readonly string[],
  params: unknown,
  options: CallOptions,
): Promise<TransportRequest> {
  try {
    await core.call(operation, path, params, { ...options, maxRetries: 0 });
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof Caught) return cause.request;
    throw error;
  }
  throw new Error("The request was not caught.");
}

function bodyText(body: TransportRequest["body"], showsSecrets: boolean): string | undefined {
  if (body === undefined) return undefined;
  const text = typeof body === "string" ? body : Buffer.from(body).toString("utf8");
  return showsSecrets ? text : JSON.stringify(maskValue(JSON.parse(maskText(text))));
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Only our placeholders are left to the shell. */
const headerText = (text: string): string =>
  /\$NJIA_[A-Z_]+$/.test(text) ? `"${text}"` : quote(text);
