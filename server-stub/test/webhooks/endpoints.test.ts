import { describe, expect, it } from "vitest";
import { status } from "../support/receiver.ts";
import { openWebhookStage, verifies } from "../support/webhook-stage.ts";

const stage = openWebhookStage();

describe("by hand", () => {
  it("a test event comes in either form, is not in the log and counts for nothing", async () => {
    stage.receiver.script = status(500);
    const { endpoint, call, advance, reload } = await stage.subscriber();
    const plain = await call(`POST /v1/webhooks/endpoints/${endpoint.id}/test`, { body: {} });
    const flat = await call(`POST /v1/webhooks/endpoints/${endpoint.id}/test`, {
      body: { eventType: "ghost_card.frozen", payloadFormat: "flat" },
    });
    expect([plain.status, flat.status]).toEqual([202, 202]);
    await advance(1);
    expect(stage.receiver.got.map(({ json }) => json.type ?? json.event)).toEqual([
      "webhook_endpoint.test",
      "ghost_card.frozen",
    ]);
    expect(stage.nth(1).json).toMatchObject({
      object: "ghost_card",
      eventId: flat.body.eventId,
    });
    verifies(endpoint.secret, stage.nth(1));
    expect((await call(`GET /v1/events/${plain.body.eventId}`)).status).toBe(404);
    expect(await reload()).toMatchObject({
      stats: { lastFailureAt: null, consecutiveFailures: 0 },
    });
    expect((await call(`GET /v1/webhooks/deliveries/${plain.body.id}`)).body).toMatchObject({
      status: "pending",
      attemptCount: 1,
    });
  });

  it("a replay counts first, then delivers what never arrived, and all of it on request, under the same ids", async () => {
    const { endpoint, call, pay, advance, deliveries } = await stage.subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(1);
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "disabled" } });
    await pay();
    await advance(1);
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "enabled" } });
    const replay = (body: object) =>
      call(`POST /v1/webhooks/endpoints/${endpoint.id}/replay`, {
        body: { since: "2027-01-04T00:00:00Z", ...body },
      });
    expect(await replay({ dryRun: true })).toMatchObject({
      status: 200,
      body: { count: 1, dryRun: true, types: ["payment.created"] },
    });
    expect(stage.receiver.got).toHaveLength(1);
    expect(await replay({})).toMatchObject({ status: 202, body: { count: 1 } });
    await advance(1);
    expect(stage.receiver.got).toHaveLength(2);
    expect(await replay({ onlyUndelivered: false })).toMatchObject({
      status: 202,
      body: { count: 2 },
    });
    await advance(1);
    expect(stage.receiver.got).toHaveLength(4);
    expect(new Set(stage.receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
    expect(await deliveries()).toHaveLength(2);
    expect(await replay({ since: "2026-01-01T00:00:00Z" })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/since" }] },
    });
  });

  it("a finished delivery is retried; one under way is not", async () => {
    stage.receiver.script = status(500);
    const { call, pay, advance, deliveries } = await stage.subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    expect((await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`)).body.code).toBe(
      "invalid_state_transition",
    );
    stage.receiver.script = status(200);
    await advance(10);
    const retried = await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`, {
      headers: { "idempotency-key": "r1" },
    });
    const replayed = await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`, {
      headers: { "idempotency-key": "r1" },
    });
    expect(replayed.text).toBe(retried.text);
    await advance(1);
    expect(stage.receiver.got).toHaveLength(3);
    expect((await deliveries())[0]).toMatchObject({ status: "succeeded", attemptCount: 3 });
  });
});

describe("endpoints", () => {
  it("show their secret once, also under a repeated key", async () => {
    const { call, endpoint } = await stage.subscriber();
    const create = () =>
      call("POST /v1/webhooks/endpoints", {
        body: { url: stage.receiver.url, events: ["*"] },
        headers: { "idempotency-key": "e1" },
      });
    const [first, second] = [await create(), await create()];
    expect(first.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.body).toEqual({ ...first.body, secret: null });
    const list = await call("GET /v1/webhooks/endpoints");
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([
      first.body.id,
      endpoint.id,
    ]);
    expect(list.text).not.toContain("whsec_");
  });

  it("are at most sixteen, also when they are made at once", async () => {
    const { call } = await stage.subscriber();
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        call("POST /v1/webhooks/endpoints", { body: { url: stage.receiver.url, events: ["*"] } }),
      ),
    );
    expect(made.filter((one) => one.status === 201)).toHaveLength(15);
    expect(made.filter((one) => one.status === 400)).toHaveLength(5);
  });

  it.each([
    [{ url: "http://hooks.example/" }, "webhook_url_not_allowed"],
    [{ url: "https://169.254.169.254/latest" }, "webhook_url_not_allowed"],
    [{ url: "https://user:pw@hooks.example/" }, "webhook_url_not_allowed"],
    [{ events: ["payment.finished"] }, "webhook_event_unknown"],
    [{ apiVersion: "2020-01-01" }, "api_version_unsupported"],
  ])("refuse %j", async (body, code) => {
    stage.addresses = ["8.8.8.8"];
    const { call } = await stage.subscriber({ url: "https://hooks.example/" });
    const refused = await call("POST /v1/webhooks/endpoints", {
      body: { url: stage.receiver.url, events: ["*"], ...body },
    });
    expect(refused).toMatchObject({ status: 400, body: { code } });
  });

  it("never reach a private address, not even when the name changes its mind after it was accepted", async () => {
    stage.addresses = ["8.8.8.8"];
    const { pay, advance, deliveries, call } = await stage.subscriber({
      url: "https://hooks.example:4443/",
      events: ["payment.created"],
    });
    for (const inside of ["10.0.0.7", "169.254.169.254", "::1", "::ffff:10.0.0.1"]) {
      stage.addresses = ["8.8.8.8", inside];
      const refused = await call("POST /v1/webhooks/endpoints", {
        body: { url: "https://inside.example/", events: ["*"] },
      });
      // Loopback over https is what the test server was told to allow.
      expect(refused.status, inside).toBe(inside === "::1" ? 201 : 400);
    }
    stage.addresses = ["10.0.0.7"];
    await pay();
    await advance(1);
    expect((await deliveries())[0]).toMatchObject({
      status: "pending",
      attempts: [{ error: "blocked_address", httpStatus: null }],
    });
  });

  it("of another tenant answer like absent ones", async () => {
    const [mine, theirs] = [await stage.subscriber(), await stage.subscriber()];
    stage.receiver.script = status(200);
    await theirs.pay();
    await theirs.advance(1);
    const [delivery] = await theirs.deliveries();
    for (const line of [
      `GET /v1/webhooks/endpoints/${theirs.endpoint.id}`,
      `DELETE /v1/webhooks/endpoints/${theirs.endpoint.id}`,
      `POST /v1/webhooks/endpoints/${theirs.endpoint.id}/rotate-secret`,
      `GET /v1/webhooks/endpoints/${theirs.endpoint.id}/deliveries`,
      `GET /v1/webhooks/deliveries/${delivery.id}`,
      `POST /v1/webhooks/deliveries/${delivery.id}/retry`,
    ])
      expect((await mine.call(line)).body.code, line).toBe("resource_not_found");
    expect(
      (await mine.call(`PATCH /v1/webhooks/endpoints/${theirs.endpoint.id}`, { body: {} })).status,
    ).toBe(404);
    expect(
      (await mine.call(`POST /v1/webhooks/endpoints/${theirs.endpoint.id}/test`, { body: {} }))
        .status,
    ).toBe(404);
  });
});
