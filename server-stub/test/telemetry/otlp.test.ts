import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { startProcess, type ServerProcess } from "../support/processes.ts";

const SDK = fileURLToPath(new URL("../support/otlp-sdk.ts", import.meta.url));
const PARENT = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
const HIDDEN = { msisdn: "+24174999000", name: "Josephine Mbadinga", key: "key-of-one-payment" };

/** The parts of OTLP in JSON that are looked at. */
interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string };
}
interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}
interface SentMetric {
  readonly name: string;
  readonly unit: string;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly attributes: readonly Attribute[] }[];
  };
}

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** A collector that takes OTLP over HTTP and keeps what it was sent. */
async function startCollector() {
  const texts: string[] = [];
  const spans: SentSpan[] = [];
  const sentMetrics: SentMetric[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      texts.push(`${request.url ?? ""} ${text}`);
      const body = JSON.parse(text) as {
        resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
        resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
      };
      for (const { scopeSpans } of body.resourceSpans ?? [])
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      for (const { scopeMetrics } of body.resourceMetrics ?? [])
        sentMetrics.push(...scopeMetrics.flatMap((scope) => scope.metrics));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ended.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, texts, spans, metrics: sentMetrics };
}

/** A server with its demo, told where a collector is; it hears of it only when an SDK is loaded. */
async function startServer(collector: string, sdk: boolean) {
  const server: ServerProcess = startProcess(["serve", "--demo"], {
    PORT: "0",
    LOG_LEVEL: "error",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    ...(sdk ? { NODE_OPTIONS: `--import=${SDK}` } : {}),
  });
  ended.push(() => server.end("SIGKILL"));
  const [, text = ""] = await server.says(/(\{"ready":true[^\n]*)/);
  const { url, apiKey } = JSON.parse(text) as { readonly url: string; readonly apiKey: string };
  const ask = (line: string, headers: object = {}, body?: object): Promise<Response> => {
    const [method = "", path = ""] = line.split(" ");
    return fetch(url + path, {
      method,
      headers: { "x-api-key": apiKey, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  return { apiKey, ask, server };
}

const attributesOf = ({ attributes }: { readonly attributes: readonly Attribute[] }) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

async function until(what: string, isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 90_000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`never seen: ${what}`);
    await sleep(50);
  }
}

const PAYMENT = {
  amountMinorUnits: 25_000,
  currency: "XAF",
  destination: {
    type: "mobile_money",
    msisdn: HIDDEN.msisdn,
    country: "GA",
    holderName: HIDDEN.name,
  },
};

it("requests and jobs arrive at a collector as spans and histograms, without anything secret", async () => {
  const collector = await startCollector();
  const { apiKey, ask } = await startServer(collector.url, true);
  const paid = await ask(
    "POST /v1/payments",
    { "idempotency-key": HIDDEN.key, traceparent: `00-${PARENT.trace}-${PARENT.span}-01` },
    PAYMENT,
  );
  expect(paid.status).toBe(201);
  const { id } = (await paid.json()) as { readonly id: string };
  expect((await ask(`GET /v1/payments/${id}?expand=transaction`)).status).toBe(200);
  expect((await ask("GET /v1/nothing?phone=%2B24174999000")).status).toBe(404);

  const spanOf = (name: string) => collector.spans.find((span) => span.name === name);
  const names = ["POST /v1/payments", "GET /v1/payments/{id}", "GET", "job payment.submit"];
  for (const name of names) await until(`span ${name}`, () => spanOf(name) !== undefined);
  // Under the trace of who called, with the conventions' names, and SERVER (2) or CONSUMER (5) as its kind.
  expect(spanOf("POST /v1/payments")).toMatchObject({
    kind: 2,
    traceId: PARENT.trace,
    parentSpanId: PARENT.span,
  });
  expect(attributesOf(spanOf("POST /v1/payments") ?? { attributes: [] })).toEqual({
    "http.request.method": "POST",
    "http.response.status_code": 201,
    "http.route": "/v1/payments",
    "njia.operation": "createPayment",
  });
  expect(attributesOf(spanOf("GET") ?? { attributes: [] })).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 404,
  });
  expect(spanOf("job payment.submit")?.kind).toBe(5);

  const metricOf = (name: string) =>
    collector.metrics
      .filter((one) => one.name === name)
      .flatMap((one) => one.histogram?.dataPoints ?? []);
  for (const name of ["http.server.request.duration", "njia.job.duration"])
    await until(name, () => metricOf(name).length > 0);
  expect(collector.metrics.map(({ unit }) => unit)).not.toContain("");
  expect(metricOf("http.server.request.duration").map(attributesOf)).toContainEqual({
    "http.request.method": "POST",
    "http.response.status_code": 201,
    "http.route": "/v1/payments",
  });
  expect(metricOf("njia.job.duration").map((one) => attributesOf(one)["njia.job.kind"])).toContain(
    "payment.submit",
  );

  const everything = collector.texts.join("\n");
  expect(everything).toMatch(/^\/v1\/traces /m);
  expect(everything).toMatch(/^\/v1\/metrics /m);
  for (const secret of [apiKey, ...Object.values(HIDDEN), HIDDEN.msisdn.slice(1), id])
    expect(everything).not.toContain(secret);
}, 240_000);

it("without an SDK nothing is sent, whatever the environment says", async () => {
  const collector = await startCollector();
  const { ask, server } = await startServer(collector.url, false);
  expect((await ask("GET /v1/balances")).status).toBe(200);
  // Whoever batched something would send it now at the latest.
  expect(await server.end("SIGTERM")).toBe(0);
  expect(collector.texts).toEqual([]);
}, 240_000);
