import {
  context,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from "@opentelemetry/api";
import { RELEASE } from "./release.ts";

/**
 * Traces and metrics through the OpenTelemetry API, by its semantic conventions. Nothing is measured or sent unless the
 * process loads an SDK, such as `node --import ./your-telemetry.js src/main.ts serve`.
 */
const tracer = trace.getTracer("njia-server", RELEASE);
const meter = metrics.getMeter("njia-server", RELEASE);
const requestSeconds = meter.createHistogram("http.server.request.duration", { unit: "s" });
const jobSeconds = meter.createHistogram("njia.job.duration", {
  unit: "s",
  description: "Background work, by kind and result.",
});

/** What a request was, without values of its own: a path template, never a path. */
export interface RequestFacts {
  readonly method: string;
  readonly route: string | null;
  readonly operationId: string | null;
  readonly status: number;
  readonly seconds: number;
}

/** Begins the span of a request, under the trace that its caller is in. */
export function beginRequest(method: string, headers: object): Span {
  return tracer.startSpan(
    method,
    { kind: SpanKind.SERVER },
    propagation.extract(context.active(), headers),
  );
}

export function endRequest(
  span: Span,
  { method, route, operationId, status, seconds }: RequestFacts,
): void {
  const attributes = {
    "http.request.method": method,
    "http.response.status_code": status,
    ...(route === null ? {} : { "http.route": route }),
  };
  span.updateName(route === null ? method : `${method} ${route}`);
  span.setAttributes({
    ...attributes,
    ...(operationId === null ? {} : { "njia.operation": operationId }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
  requestSeconds.record(seconds, attributes);
}

/** Runs one job in a span of its own. */
export async function traceJob(kind: string, run: () => Promise<string>): Promise<string> {
  const began = performance.now();
  return tracer.startActiveSpan(`job ${kind}`, { kind: SpanKind.CONSUMER }, async (span) => {
    try {
      const result = await run();
      span.setAttribute("njia.job.result", result);
      jobSeconds.record((performance.now() - began) / 1000, {
        "njia.job.kind": kind,
        "njia.job.result": result,
      });
      return result;
    } finally {
      span.end();
    }
  });
}
