import { expect, it } from "vitest";
import { otelHooks } from "../src/otel.ts";
import { fakeTransport } from "../src/runtime/fake.ts";
import { virtualSeam } from "../src/runtime/seam.ts";
import { client, createThing, KEY, THING } from "./support/client.ts";

it("makes one ended span per attempt, failed ones too, without secrets", async () => {
  const spans: { name: string; ended: number; facts: Record<string, unknown> }[] = [];
  const tracer = {
    startSpan(name: string, options?: { attributes?: Record<string, unknown> }) {
      const span = { name, ended: 0, facts: { ...options?.attributes } as Record<string, unknown> };
      spans.push(span);
      return {
        setAttribute: (key: string, value: unknown) => (span.facts[key] = value),
        setStatus: (status: { message?: string }) => (span.facts["status"] = status.message),
        end: () => span.ended++,
      };
    },
  };
  const transport = fakeTransport({
    createThing: { method: "POST", path: "/v1/things", status: 201, body: THING },
  });
  transport.next("createThing", { drop: "after" }, { status: 503, body: {} });
  const api = client({ transport, seam: virtualSeam(), ...otelHooks(tracer) });
  await api.call(createThing, [], { amountMinorUnits: 1, currency: "XAF" });
  transport.always("*", { drop: "after" });
  await api
    .call(createThing, [], { amountMinorUnits: 1, currency: "XAF" }, { maxRetries: 0 })
    .then(undefined, () => undefined);
  expect(
    spans.map((span) => [
      span.name,
      span.ended,
      span.facts["status"],
      span.facts["http.response.status_code"],
    ]),
  ).toEqual([
    ["createThing", 1, "connection", undefined],
    ["createThing", 1, "status 503", 503],
    ["createThing", 1, undefined, 201],
    ["createThing", 1, "connection", undefined],
  ]);
  expect(JSON.stringify(spans)).not.toContain(KEY);
});
