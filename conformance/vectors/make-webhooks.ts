/**
 * Writes vectors/webhooks.json: signed webhook deliveries, good and bad, usable without the runner. The signatures are
 * made here with nothing but HMAC-SHA256 as Standard Webhooks 1.0 says ("{id}.{timestamp}.{body}", base64), so that
 * they are no product of an SDK under test.
 */
import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { moreVectors } from "./more-webhooks.ts";

export type Vector = {
  readonly id: string;
  readonly about: string;
  readonly payloadBase64: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly nowSeconds: number;
  readonly toleranceSeconds: number;
  readonly valid: boolean;
  /** Why an invalid one is refused: its signature, or a verified body that is no event. */
  readonly refusedAs: "signature" | "decoding" | null;
  /** For valid vectors: the event's type, and whether the SDK of this API version knows it. */
  readonly type: string | null;
  readonly known: boolean;
};

export const now = 1_795_168_800;
export const secretA = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=";
export const secretB = "whsec_/////////////////////////////////////////w8=";
export const id = "evt_01kag9z3v5e8rtq6y4m2n7p0cd";

export const resource = {
  id: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  object: "payment",
  amountMinorUnits: 25000,
  currency: "XAF",
  status: "completed",
};

export const envelope = (type: string, data: unknown = resource): string =>
  JSON.stringify({
    id,
    object: "event",
    type,
    timestamp: "2026-11-20T10:00:00.000Z",
    apiVersion: "2026-09-01",
    livemode: false,
    tenantId: "ten_01kag9z3v5e8rtq6y4m2n7p0cd",
    sequence: 42,
    resourceVersion: 4,
    request: null,
    data,
    previous: null,
  });

export function mac(
  secret: string,
  body: string | Buffer,
  webhookId = id,
  timestamp: string | number = now,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = Buffer.concat([Buffer.from(`${webhookId}.${timestamp}.`), Buffer.from(body)]);
  return createHmac("sha256", key).update(signed).digest("base64");
}

export type Options = {
  readonly body?: string | Buffer;
  readonly signature?: string;
  readonly timestamp?: string | number;
  readonly webhookId?: string;
  readonly secrets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
  readonly at?: number;
  readonly tolerance?: number;
  readonly type?: string;
  readonly known?: boolean;
  readonly refusedAs?: "decoding";
};

function vector(name: string, about: string, valid: boolean, options: Options = {}): Vector {
  const body = options.body ?? envelope("payment.completed");
  const webhookId = options.webhookId ?? id;
  const timestamp = options.timestamp ?? now;
  const all: Record<string, string> = {
    "webhook-id": webhookId,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": options.signature ?? `v1,${mac(secretA, body, webhookId, timestamp)}`,
    "content-type": "application/json",
    ...options.headers,
  };
  const headers = Object.fromEntries(
    Object.entries(all).filter(([key]) => !(options.without ?? []).includes(key)),
  );
  return {
    id: `webhook.${name}`,
    about,
    payloadBase64: Buffer.from(body).toString("base64"),
    headers,
    secrets: options.secrets ?? [secretA],
    nowSeconds: options.at ?? now,
    toleranceSeconds: options.tolerance ?? 300,
    valid,
    refusedAs: valid ? null : (options.refusedAs ?? "signature"),
    type: valid ? (options.type ?? "payment.completed") : null,
    known: valid ? (options.known ?? true) : false,
  };
}

const good = `v1,${mac(secretA, envelope("payment.completed"))}`;
const tampered = envelope("payment.completed").replace("25000", "25001");
const flat = JSON.stringify({
  ...resource,
  event: "payment.completed",
  eventId: id,
  eventTimestamp: "2026-11-20T10:00:00.000Z",
});
const spaced = JSON.stringify(JSON.parse(envelope("payment.completed")), null, 2);
const spelled = envelope("payment.completed", {
  ...resource,
  description: "Café 🧾 \u2028 e\u0301",
});
const large = envelope("payment.completed", { ...resource, description: "x".repeat(64_000) });
const empty = "";
const flip = (text: string): string => `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
const macA = mac(secretA, envelope("payment.completed"));

export const vectors: readonly Vector[] = [
  vector("valid", "One signature, one secret, in time.", true),
  vector("valid.published", "The vector that the API's own documentation prints.", true, {
    body: '{"id":"evt_01kag9z3v5e8rtq6y4m2n7p0cd","object":"event","type":"payment.completed","timestamp":"2026-11-20T10:00:00.000Z","apiVersion":"2026-09-01","livemode":false,"sequence":42,"resourceVersion":4,"data":{"id":"pay_01kag9ytq2f7sv3w5x8a0b1c2d","object":"payment","amountMinorUnits":25000,"currency":"XAF","status":"completed"}}',
    signature: "v1,7XL+TdhUXBhVMLIDC45wPMPBqdsLCdZENdrR1u7unn8=",
  }),
  vector("two-secrets.first", "Two secrets are configured; the first one signed.", true, {
    secrets: [secretA, secretB],
  }),
  vector("two-secrets.second", "Two secrets are configured; the second one signed.", true, {
    secrets: [secretB, secretA],
  }),
  vector(
    "two-signatures.first",
    "Two signatures arrive during a rotation; the first one is ours.",
    true,
    { signature: `${good} v1,${mac(secretB, envelope("payment.completed"))}` },
  ),
  vector(
    "two-signatures.second",
    "Two signatures arrive during a rotation; the second one is ours.",
    true,
    { signature: `v1,${mac(secretB, envelope("payment.completed"))} ${good}` },
  ),
  vector("other-versions", "Signatures of versions that we do not know stand beside ours.", true, {
    signature: `v2,abc v1a,AAAA ${good} v9,zzz`,
  }),
  vector("secret.no-prefix", "The secret was stored without its prefix.", true, {
    secrets: [secretA.replace("whsec_", "")],
  }),
  vector("secret.no-padding", "The secret lost the padding of its base64.", true, {
    secrets: [secretA.replace("=", "")],
  }),
  vector("secret.wrong", "Another secret than the signer's.", false, { secrets: [secretB] }),
  vector("secret.none-matches", "Neither of two secrets is the signer's.", false, {
    secrets: [secretB, secretB],
  }),
  vector("body.tampered", "One digit of the amount was changed under way.", false, {
    body: tampered,
    signature: good,
  }),
  vector("body.reserialised", "The body was parsed and written again with other spaces.", false, {
    body: spaced,
    signature: good,
  }),
  vector("body.spaced", "A body with its own spaces and lines, signed as it is.", true, {
    body: spaced,
  }),
  vector(
    "body.unicode",
    "Accents, astral characters and a line separator, signed as bytes.",
    true,
    { body: spelled },
  ),
  vector("body.integers", "The largest integer that every language holds exactly.", true, {
    body: envelope("payment.completed", { ...resource, amountMinorUnits: 9_007_199_254_740_991 }),
  }),
  vector("body.large", "A body of 64 kB.", true, { body: large }),
  vector("body.empty", "An empty body is no event, although its signature is right.", false, {
    body: empty,
    refusedAs: "decoding",
  }),
  vector(
    "body.not-json",
    "A body that is not JSON is no event, although its signature is right.",
    false,
    { body: "hello", refusedAs: "decoding" },
  ),
  vector("body.crlf", "Line breaks of two characters are part of what was signed.", true, {
    body: spaced.replaceAll("\n", "\r\n"),
  }),
  vector("body.trailing-newline", "A line break added under way breaks the signature.", false, {
    body: `${envelope("payment.completed")}\n`,
    signature: good,
  }),
  vector("id.other", "The id in the header is not the one that was signed.", false, {
    webhookId: "evt_other",
    signature: good,
  }),
  vector("time.other", "The timestamp in the header is not the one that was signed.", false, {
    timestamp: now - 1,
    signature: good,
  }),
  ...[-301, -300, -299, 299, 300, 301].map((skew) =>
    vector(
      `tolerance.${skew < 0 ? "past" : "future"}.${Math.abs(skew)}`,
      `A timestamp ${Math.abs(skew)} s ${skew < 0 ? "in the past" : "ahead"}.`,
      Math.abs(skew) <= 300,
      { timestamp: now + skew },
    ),
  ),
  vector("tolerance.own", "A tolerance of a minute refuses what is two minutes old.", false, {
    timestamp: now - 120,
    tolerance: 60,
  }),
  vector("tolerance.own-inside", "A tolerance of a minute takes what is half a minute old.", true, {
    timestamp: now - 30,
    tolerance: 60,
  }),
  ...[
    ["empty", ""],
    ["text", "soon"],
    ["negative", "-1795168800"],
    ["decimal", "1795168800.5"],
    ["huge", "99999999999999999999"],
    ["hex", "0x6b003d60"],
    ["millis", "1795168800000"],
  ].map(([name = "", value = ""]) =>
    vector(`timestamp.${name}`, `A timestamp "${value}" is not whole seconds near now.`, false, {
      timestamp: value,
    }),
  ),
  ...["webhook-id", "webhook-timestamp", "webhook-signature"].map((header) =>
    vector(`missing.${header.slice(8)}`, `The header ${header} is missing.`, false, {
      without: [header],
    }),
  ),
  vector("signature.empty", "An empty signature header.", false, { signature: "" }),
  vector("signature.bare", "A signature without its version.", false, { signature: macA }),
  vector("signature.version", "The right bytes under another version.", false, {
    signature: `v2,${macA}`,
  }),
  vector("signature.upper-version", "Versions are case-sensitive.", false, {
    signature: `V1,${macA}`,
  }),
  vector("signature.cut", "A signature that lost its last characters.", false, {
    signature: `v1,${macA.slice(0, -4)}`,
  }),
  vector("signature.flipped", "A signature with one other character.", false, {
    signature: `v1,${flip(macA)}`,
  }),
  vector("signature.not-base64", "A signature that is not base64.", false, { signature: "v1,***" }),
  vector("signature.hex", "The right bytes in hexadecimal.", false, {
    signature: `v1,${Buffer.from(macA, "base64").toString("hex")}`,
  }),
  vector("signature.spaces", "More than one space between two signatures.", true, {
    signature: `v1,AAAA   ${good}`,
  }),
  vector("signature.comma-list", "Signatures separated by commas instead of spaces.", false, {
    signature: `v1,AAAA,${good}`,
  }),
  vector("headers.upper", "Header names arrive in another case.", true, {
    without: ["webhook-id", "webhook-timestamp", "webhook-signature"],
    headers: { "Webhook-Id": id, "WEBHOOK-TIMESTAMP": String(now), "Webhook-Signature": good },
  }),
  vector("event.unknown", "An event type from the future falls back to an unknown event.", true, {
    body: envelope("payment.teleported"),
    type: "payment.teleported",
    known: false,
  }),
  vector(
    "event.unknown-resource",
    "An event of a resource from the future falls back as well.",
    true,
    {
      body: envelope("moon_base.opened", { id: "mb_1", object: "moon_base" }),
      type: "moon_base.opened",
      known: false,
    },
  ),
  vector("flat", "The deprecated flat payload is the same event.", true, { body: flat }),
  ...moreVectors(vector),
];

export function text(): string {
  return `${JSON.stringify({ scheme: "Standard Webhooks 1.0, hmac-sha256", vectors }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL("webhooks.json", import.meta.url), text());
