import { metrics } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

/** What an operator loads with `--import`: an SDK that sends what the server measures to OTEL_EXPORTER_OTLP_ENDPOINT. */
const OFTEN_MS = 300;
new NodeTracerProvider({
  spanProcessors: [
    new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: OFTEN_MS }),
  ],
}).register();
const reader = new PeriodicExportingMetricReader({
  exporter: new OTLPMetricExporter(),
  exportIntervalMillis: OFTEN_MS,
  exportTimeoutMillis: OFTEN_MS,
});
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
