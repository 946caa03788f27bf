import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { status } from "../support/receiver.ts";
import { openWebhookStage, verifies } from "../support/webhook-stage.ts";

const stage = openWebhookStage();

describe("what arrives", () => {
  it("is signed as the published Standard Webhooks library wants it, and is the event of the log", async () => {
    const { endpoint, call, pay, advance, deliveries } = await stage.subscriber();
    const payment = await pay();
    await advance(5);
    expect(stage.types()).toEqual(["payment.created", "payment.submitted", "payment.completed"]);
    for (const received of stage.receiver.got) {
      verifies(endpoint.secret, received);
      expect(() => verifies(endpoint.secret, { ...received, body: `${received.body} ` })).toThrow();
      expect(received.headers["user-agent"]).toBe("njia-webhooks/1");
      const event = await call(`GET /v1/events/${received.headers["webhook-id"]}`);
      expect(received.json).toEqual(event.body);
      expect(received.json.data.id).toBe(payment.id);
    }
    const sequences = stage.receiver.got.map(({ json }) => json.sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect((await deliveries()).map(({ status: state }) => state)).toEqual([
      "succeeded",
      "succeeded",
      "succeeded",
    ]);
  });

  it("carries Ed25519 signatures where the endpoint wants them", async () => {
    const { endpoint, pay, advance } = await stage.subscriber({ signatureScheme: "ed25519" });
    expect(endpoint.secret).toBeNull();
    await pay();
    await advance(1);
    const { headers, body } = stage.nth(0);
    const spki = Buffer.concat([
      Buffer.from("302a300506032b6570032100", "hex"),
      Buffer.from(endpoint.publicKey.slice(5), "base64"),
    ]);
    const key = createPublicKey({ key: spki, format: "der", type: "spki" });
    const [scheme, signature = ""] = String(headers["webhook-signature"]).split(",");
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    expect(scheme).toBe("v1a");
    expect(verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64"))).toBe(true);
    expect(verify(null, Buffer.from(`${signed} `), key, Buffer.from(signature, "base64"))).toBe(
      false,
    );
  });

  it("is flat for endpoints of the former version, with the same facts and the old names", async () => {
    const { endpoint, pay, advance, call } = await stage.subscriber(
      {},
      { headers: { "x-api-version": "2026-03-01" } },
    );
    expect(endpoint.payloadFormat).toBe("flat");
    const payment = await pay();
    await advance(1);
    const { json, headers } = stage.nth(0);
    expect(json).toMatchObject({
      id: payment.id,
      object: "payment",
      event: "payment.created",
      amount: 1_000,
      amountMinorUnits: 1_000,
    });
    expect(json.data).toBeUndefined();
    expect(headers["deprecation"]).toBe("@1772323200");
    expect(headers["sunset"]).toBe("Tue, 01 Jun 2027 00:00:00 GMT");
    const event = (
      await call(`GET /v1/events/${json.eventId}`, { headers: { "x-api-version": "2026-03-01" } })
    ).body;
    const { event: type, eventId, eventTimestamp, ...resource } = json;
    expect({ type, id: eventId, timestamp: eventTimestamp, data: resource }).toEqual({
      type: event.type,
      id: event.id,
      timestamp: event.timestamp,
      data: event.data,
    });
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, {
      body: { payloadFormat: "enveloped", apiVersion: "2026-09-01" },
    });
    await pay();
    await advance(1);
    const last = stage.nth(-1);
    expect(last.json).toMatchObject({ object: "event", apiVersion: "2026-09-01" });
    expect(last.json.data.amount).toBeUndefined();
    expect(last.headers["deprecation"]).toBeUndefined();
  });

  it("takes only what the endpoint selects", async () => {
    const { pay, advance } = await stage.subscriber({
      events: ["payment.completed", "callback.*"],
    });
    await pay();
    await advance(5);
    expect(stage.types()).toEqual(["payment.completed"]);
  });
});

describe("order per resource", () => {
  it("never shows an event after a later one of its resource; other resources do not wait", async () => {
    const { pay, advance, deliveries } = await stage.subscriber({ ordering: "per_resource" });
    const slow = await pay();
    stage.receiver.script = (request, index, answer) =>
      status(request.json.data.id === slow.id ? 500 : 200)(request, index, answer);
    const quick = await pay();
    await advance(60);
    const of = (id: string): string[] =>
      stage.receiver.got.filter(({ json }) => json.data.id === id).map(({ json }) => json.type);
    expect(of(quick.id)).toEqual(["payment.created", "payment.submitted", "payment.completed"]);
    expect(new Set(of(slow.id))).toEqual(new Set(["payment.created"]));
    stage.receiver.script = status(200);
    await advance(3_600);
    expect(of(slow.id).filter((type, index, all) => all[index - 1] !== type)).toEqual([
      "payment.created",
      "payment.submitted",
      "payment.completed",
    ]);
    expect((await deliveries()).every(({ status: state }) => state === "succeeded")).toBe(true);
  });

  it("goes on with the next event when the ladder of one is over", async () => {
    const { pay, advance } = await stage.subscriber({
      ordering: "per_resource",
      events: ["payment.created", "payment.completed"],
    });
    stage.receiver.script = (request, index, answer) =>
      status(request.json.type === "payment.created" ? 500 : 200)(request, index, answer);
    await pay();
    await advance(80 * 3_600);
    expect(stage.types()).toEqual([
      ...Array.from({ length: 10 }, () => "payment.created"),
      "payment.completed",
    ]);
  });
});

describe("rotation", () => {
  it("signs with both secrets for 24 hours, then with the new one alone", async () => {
    const { endpoint, call, pay, advance } = await stage.subscriber({
      events: ["payment.created"],
    });
    const rotated = await call(`POST /v1/webhooks/endpoints/${endpoint.id}/rotate-secret`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(endpoint.secret);
    await pay();
    await advance(1);
    verifies(endpoint.secret, stage.nth(0));
    verifies(rotated.body.secret, stage.nth(0));
    await advance(25 * 3_600);
    await pay();
    await advance(1);
    verifies(rotated.body.secret, stage.nth(1));
    expect(() => verifies(endpoint.secret, stage.nth(1))).toThrow();
    expect((await call(`GET /v1/webhooks/endpoints/${endpoint.id}`)).body).toMatchObject({
      secret: null,
      previousSecretExpiresAt: null,
    });
  });
});
