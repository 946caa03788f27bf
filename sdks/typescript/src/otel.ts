/**
 * `@njia/sdk/otel`: spans for calls, built on the hooks. Give it a tracer; OpenTelemetry itself is never imported, so it
 * is no dependency.
 */
import type { Hooks, RequestEvent } from "./runtime/hooks.ts";

/** The part of an OpenTelemetry span that is used. */
export interface SpanLike {
  setAttribute(key: string, value: string | number | boolean): unknown;
  setStatus(status: { code: number; message?: string }): unknown;
  end(): void;
}
/** The part of an OpenTelemetry tracer that is used; `trace.getTracer("my-app")` fits. */
export interface TracerLike {
  startSpan(
    name: string,
    options?: { kind?: number; attributes?: Record<string, string | number | boolean> },
  ): SpanLike;
}

const CLIENT_KIND = 2;
const ERROR_STATUS = 2;

/**
 * Hooks that make one client span per attempt, named by operation, with the attributes of the HTTP conventions:
 * `new Njia({ apiKey, ...otelHooks(tracer) })`. Attributes hold no secrets: URLs come redacted from the hooks.
 */
export function otelHooks(tracer: TracerLike): Required<Hooks> {
  const open = new Map<string, SpanLike>();
  // Attempts of one call follow each other; the key, or else the URL, tells calls apart.
  const id = (event: RequestEvent): string =>
    [event.operation, event.idempotencyKey ?? event.url, event.attempt].join(" ");
  const finish = (event: RequestEvent, failed: string | undefined): void => {
    const span = open.get(id(event));
    open.delete(id(event));
    if (failed !== undefined) span?.setStatus({ code: ERROR_STATUS, message: failed });
    span?.end();
  };
  return {
    onRequest: (event) => {
      const attributes = {
        "http.request.method": event.method,
        "url.full": event.url,
        "http.request.resend_count": event.attempt - 1,
      };
      open.set(id(event), tracer.startSpan(event.operation, { kind: CLIENT_KIND, attributes }));
    },
    onResponse: (event) => {
      const span = open.get(id(event));
      span?.setAttribute("http.response.status_code", event.status);
      if (event.requestId !== undefined) span?.setAttribute("njia.request_id", event.requestId);
      finish(event, event.status >= 400 ? `status ${event.status}` : undefined);
    },
    onFailure: (event) => finish(event, event.reason),
    onRetry: () => undefined,
  };
}
