import { describe, expect, it } from "vitest";
import { ConfigurationError, DecodingError, WebhookSignatureError } from "../src/runtime/errors.ts";
import { signPayload, unwrapEvent, type WebhookFacts } from "../src/runtime/webhook.ts";
import { Money } from "./support/client.ts";

const facts: WebhookFacts = {
  shapes: { "payment.completed": ["id type data:0", () => [Money]] },
  type: "type",
  data: "data",
  flat: true,
};
// The published vector of the API's design.
const SECRET = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=";
const ID = "evt_01kag9z3v5e8rtq6y4m2n7p0cd";
const TIME = 1795168800;
const BODY =
  '{"id":"evt_01kag9z3v5e8rtq6y4m2n7p0cd","object":"event","type":"payment.completed","timestamp":"2026-11-20T10:00:00.000Z","apiVersion":"2026-09-01","livemode":false,"sequence":42,"resourceVersion":4,"data":{"id":"pay_01kag9ytq2f7sv3w5x8a0b1c2d","object":"payment","amountMinorUnits":25000,"currency":"XAF","status":"completed"}}';
const SIGNATURE = "v1,7XL+TdhUXBhVMLIDC45wPMPBqdsLCdZENdrR1u7unn8=";
const HEADERS = {
  "webhook-id": ID,
  "webhook-timestamp": String(TIME),
  "webhook-signature": SIGNATURE,
};
const OTHER = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
const at = (seconds: number) => ({ now: (TIME + seconds) * 1000 });
const open = (
  payload: Parameters<typeof unwrapEvent>[1] = BODY,
  headers: Parameters<typeof unwrapEvent>[2] = HEADERS,
  secrets: string | readonly string[] = SECRET,
  options: Parameters<typeof unwrapEvent>[4] = at(0),
): Promise<unknown> => unwrapEvent(facts, payload, headers, secrets, options);

describe("the published vector", () => {
  it("is made by the signer", async () => {
    expect(await signPayload(BODY, SECRET, { id: ID, timestamp: TIME })).toEqual(HEADERS);
  });
  it.each([
    ["text", BODY],
    ["bytes", new TextEncoder().encode(BODY)],
    ["a buffer", Buffer.from(BODY)],
    ["an ArrayBuffer", new TextEncoder().encode(BODY).buffer],
  ])("is accepted as %s", async (_, payload) => {
    expect(await open(payload)).toEqual(JSON.parse(BODY));
  });
  it("is accepted with any kind of headers", async () => {
    await open(BODY, new Headers(HEADERS));
    await open(BODY, {
      "Webhook-Id": ID,
      "WEBHOOK-TIMESTAMP": [String(TIME)],
      "webhook-signature": SIGNATURE,
      x: undefined,
    });
  });
  it("is accepted without prefix and padding", async () => {
    await open(BODY, HEADERS, SECRET.replace("whsec_", ""));
    await open(BODY, HEADERS, SECRET.replace("=", ""));
  });
});

describe("rotation", () => {
  it("any secret may match any signature", async () => {
    await open(BODY, HEADERS, [OTHER, SECRET]);
    await open(
      BODY,
      { ...HEADERS, "webhook-signature": `v1,${btoa("x".repeat(32))} v2,abc ${SIGNATURE}` },
      [SECRET, OTHER],
    );
  });
});

describe("refusals", () => {
  const bad = { ...HEADERS };
  it.each([
    ["another secret", BODY, bad, OTHER],
    ["a tampered byte", BODY.replace("25000", "25001"), bad, SECRET],
    ["re-serialised JSON", JSON.stringify(JSON.parse(BODY), null, 1), bad, SECRET],
    [
      "another version tag",
      BODY,
      { ...bad, "webhook-signature": SIGNATURE.replace("v1", "v2") },
      SECRET,
    ],
    ["a cut MAC", BODY, { ...bad, "webhook-signature": SIGNATURE.slice(0, -3) }, SECRET],
    ["another id", BODY, { ...bad, "webhook-id": "evt_x" }, SECRET],
    ["no signature", BODY, { "webhook-id": ID, "webhook-timestamp": String(TIME) }, SECRET],
    ["an empty signature", BODY, { ...bad, "webhook-signature": "" }, SECRET],
    ["a decimal timestamp", BODY, { ...bad, "webhook-timestamp": `${TIME}.0` }, SECRET],
    ["a negative timestamp", BODY, { ...bad, "webhook-timestamp": `-${TIME}` }, SECRET],
    ["an overflowing timestamp", BODY, { ...bad, "webhook-timestamp": "9".repeat(30) }, SECRET],
    ["a duplicate header", BODY, { ...bad, "Webhook-Id": ID }, SECRET],
  ] as const)("%s", async (_, payload, headers, secret) => {
    await expect(open(payload, headers, secret)).rejects.toBeInstanceOf(WebhookSignatureError);
  });
  it.each([-300, 0, 300])("a skew of %d s is tolerated", async (skew) => {
    await open(BODY, HEADERS, SECRET, at(skew));
  });
  it.each([-301, 301])("a skew of %d s is not", async (skew) => {
    await expect(open(BODY, HEADERS, SECRET, at(skew))).rejects.toBeInstanceOf(
      WebhookSignatureError,
    );
    await open(BODY, HEADERS, SECRET, { ...at(skew), tolerance: 301 });
  });
  it("parsed input, with the cure", async () => {
    const parsed = JSON.parse(BODY) as never;
    await expect(open(parsed)).rejects.toThrow(/raw body.*express\.raw/s);
  });
  it("useless secrets", async () => {
    for (const secret of ["", "whsec_", "not base64!", []])
      await expect(open(BODY, HEADERS, secret)).rejects.toBeInstanceOf(ConfigurationError);
  });
});

describe("events", () => {
  const signed = async (payload: string): Promise<unknown> =>
    open(payload, await signPayload(payload, SECRET, { timestamp: TIME }));

  it("an unknown type keeps its raw value", async () => {
    const raw = { type: "moon.landed", data: { a: [1, null, "é"] }, extra: true };
    expect(await signed(JSON.stringify(raw))).toEqual(raw);
  });
  it("an older form of a known type passes, inexact money does not", async () => {
    const raw = { type: "payment.completed", data: { amountMinorUnits: 5 } };
    expect(await signed(JSON.stringify(raw))).toEqual(raw);
    await expect(
      signed('{"type":"payment.completed","data":{"amountMinorUnits":9007199254740993}}'),
    ).rejects.toMatchObject({ name: "DecodingError", path: "$.data.amountMinorUnits" });
  });
  it("the deprecated flat form becomes the same event", async () => {
    const flat = {
      event: "payment.completed",
      eventId: ID,
      eventTimestamp: "2026-11-20T10:00:00.000Z",
      id: "pay_1",
      livemode: false,
      amountMinorUnits: 5,
      currency: "XAF",
    };
    expect(await signed(JSON.stringify(flat))).toEqual({
      id: ID,
      object: "event",
      type: "payment.completed",
      timestamp: "2026-11-20T10:00:00.000Z",
      livemode: false,
      data: { id: "pay_1", livemode: false, amountMinorUnits: 5, currency: "XAF" },
    });
  });
  it("a genuine payload that is no JSON object is a decoding error", async () => {
    for (const payload of ["", "[]", "5", "{", "null"])
      await expect(signed(payload)).rejects.toBeInstanceOf(DecodingError);
    const latin1 = new Uint8Array([0x22, 0xe9, 0x22]);
    await expect(
      open(latin1, await signPayload(latin1, SECRET, { timestamp: TIME })),
    ).rejects.toBeInstanceOf(DecodingError);
  });
});
