import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { LADDER_MS } from "../../src/domain/webhooks/ladder.ts";
import { status, type Received } from "../support/receiver.ts";
import { openWebhookStage, verifies } from "../support/webhook-stage.ts";

const stage = openWebhookStage();

describe("the ladder", () => {
  it("makes ten attempts over about 75.6 hours on the test clock, with the same id and the same bytes, then gives up", async () => {
    stage.receiver.script = status(500);
    const { pay, advance, deliveries, endpoint } = await stage.subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(80 * 3_600);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: "failed", attemptCount: 10, nextAttemptAt: null });
    const times = delivery.attempts.map(({ at }: { at: string }) => Date.parse(at));
    LADDER_MS.slice(1).forEach((delay, index) => {
      const waited = times[index + 1] - times[index];
      expect(waited).toBeGreaterThanOrEqual(delay * 0.9 - 1);
      expect(waited).toBeLessThanOrEqual(delay * 1.1 + 1);
    });
    expect(delivery.attempts[0]).toMatchObject({
      number: 1,
      httpStatus: 500,
      error: "http_status",
      responseSnippet: "answer 500",
    });
    expect(stage.receiver.got).toHaveLength(10);
    expect(new Set(stage.receiver.got.map(({ body }) => body)).size).toBe(1);
    expect(new Set(stage.receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    // Signed with real time, so that a receiver's five minutes hold although the test clock ran 80 hours ahead.
    for (const received of stage.receiver.got) verifies(endpoint.secret, received);
  });

  it.each([
    [
      "a redirect, which is not followed",
      status(302, { location: "http://127.0.0.1:1/" }),
      { httpStatus: 302, error: "http_status" },
    ],
    ["silence", () => undefined, { httpStatus: null, error: "timeout" }],
    [
      "a broken connection",
      (_request: unknown, _index: number, answer: ServerResponse) => answer.socket?.destroy(),
      { httpStatus: null, error: "connection" },
    ],
  ])("goes on after %s", async (_name, script, attempt) => {
    stage.receiver.script = script;
    const { pay, advance, deliveries } = await stage.subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: "pending", attempts: [attempt] });
    stage.receiver.script = status(200);
    await advance(10);
    expect((await deliveries())[0]).toMatchObject({ status: "succeeded", attemptCount: 2 });
  });

  it("counts a 2xx whose body never ends, and keeps 1,024 characters of it", async () => {
    stage.receiver.script = (_request, _index, answer) =>
      void answer.writeHead(200).write("x".repeat(5_000));
    const { pay, advance, deliveries } = await stage.subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    expect(delivery.status).toBe("succeeded");
    expect(delivery.attempts[0].responseSnippet).toBe("x".repeat(1_024));
  });

  it.each([
    [429, "3600", 3_600, 3_601],
    [503, "999999", 86_400, 86_401],
    [500, "3600", 4, 6],
  ])("honours Retry-After on %i with %s", async (code, retryAfter, least, most) => {
    stage.receiver.script = status(code, { "retry-after": retryAfter });
    const { pay, advance, deliveries } = await stage.subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    const waits = (Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.attempts[0].at)) / 1000;
    expect(waits).toBeGreaterThanOrEqual(least);
    expect(waits).toBeLessThanOrEqual(most);
  });
});

describe("disabling", () => {
  it("follows 410: what is pending is skipped, the others are told, enabling starts afresh", async () => {
    stage.receiver.script = (request, index, answer) =>
      status(request.json.type === "webhook_endpoint.disabled" ? 200 : 410)(request, index, answer);
    const { pay, advance, deliveries, reload, call, endpoint } = await stage.subscriber();
    const other = await call("POST /v1/webhooks/endpoints", {
      body: { url: stage.receiver.url, events: ["webhook_endpoint.*"] },
    });
    await pay();
    await advance(5);
    expect(await reload()).toMatchObject({
      status: "disabled",
      disabledReason: "gone_410",
      stats: { consecutiveFailures: 1 },
    });
    expect(new Set((await deliveries()).map(({ status: state }) => state))).toEqual(
      new Set(["failed", "skipped"]),
    );
    await advance(60);
    const told = stage.receiver.got.filter(({ json }) => json.type === "webhook_endpoint.disabled");
    expect(told).toHaveLength(1);
    expect((told[0] as Received).json.data).toMatchObject({
      id: endpoint.id,
      status: "disabled",
      secret: null,
    });
    verifies(other.body.secret, told[0] as Received);
    const enabled = await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, {
      body: { status: "enabled" },
    });
    expect(enabled.body).toMatchObject({
      status: "enabled",
      disabledReason: null,
      stats: { consecutiveFailures: 0 },
    });
  });

  it("follows five days without one success, not a day earlier", async () => {
    stage.receiver.script = status(500);
    const { pay, advance, reload } = await stage.subscriber({ events: ["payment.created"] });
    await pay();
    await advance(4 * 86_400);
    await pay();
    await advance(3_600);
    expect(await reload()).toMatchObject({ status: "enabled" });
    await advance(18 * 3_600);
    expect(await reload()).toMatchObject({ status: "enabled" });
    await advance(18 * 3_600);
    expect(await reload()).toMatchObject({ status: "disabled", disabledReason: "failing" });
  });

  it("by hand or by deletion skips what is pending", async () => {
    stage.receiver.script = status(500);
    const { pay, advance, deliveries, call, endpoint } = await stage.subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(1);
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "disabled" } });
    const [delivery] = await deliveries();
    expect(delivery.status).toBe("skipped");
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "enabled" } });
    const retried = await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`);
    expect(retried).toMatchObject({ status: 202, body: { status: "pending" } });
    expect((await call(`DELETE /v1/webhooks/endpoints/${endpoint.id}`)).status).toBe(204);
    expect((await call(`DELETE /v1/webhooks/endpoints/${endpoint.id}`)).status).toBe(404);
    await advance(86_400);
    expect(stage.receiver.got).toHaveLength(1);
    expect((await call(`GET /v1/webhooks/deliveries/${delivery.id}`)).body.status).toBe("skipped");
  });
});
