import { checkAnswer, type Shape } from "./codec.ts";
import { ConfigurationError, DecodingError, WebhookSignatureError } from "./errors.ts";
import { parseJson } from "./json.ts";
import { text } from "./answer.ts";

/** How an API sends events; generated. Pointers are names of top-level fields. */
export interface WebhookFacts {
  /** Shapes of the payload by event type, for exact numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  readonly type: string;
  readonly data: string;
  /** The deprecated form without envelope may arrive. */
  readonly flat: boolean;
}

/** Raw bytes or the raw text of the request body, before any parser has touched it. */
export type Payload = Uint8Array | ArrayBuffer | string;
/** Web `Headers`, Node's header record, or anything with `get`. */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>;
/** Settings of {@link unwrapEvent}. */
export interface UnwrapOptions {
  /** Largest difference between the timestamp and now, in seconds either way (300). */
  readonly tolerance?: number;
  /** Milliseconds since the epoch (the clock's). */
  readonly now?: number | (() => number);
}

/**
 * Verifies a webhook by the Standard Webhooks scheme (HMAC-SHA256, signature version `v1`) and only then parses it. Any
 * of the `secrets` may match any of the signatures, so both sides can rotate. Throws
 * {@link WebhookSignatureError} if the payload must not be trusted, {@link DecodingError} if it is not JSON.
 */
export async function unwrapEvent(
  facts: WebhookFacts,
  payload: Payload,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: UnwrapOptions = {},
): Promise<unknown> {
  const bytes = rawBytes(payload);
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = header(headers, "webhook-signature");
  checkTime(timestamp, options);
  const given = signatures.split(" ").flatMap((entry) => {
    const [version, mac] = entry.split(",");
    return version === "v1" && mac ? [mac] : [];
  });
  const list = typeof secrets === "string" ? [secrets] : secrets;
  if (list.length === 0) throw new ConfigurationError("unwrap needs at least one webhook secret.");
  let genuine = false;
  for (const secret of list) {
    const expected = await mac(secret, id, timestamp, bytes);
    // No early exit: the time taken must not tell which secret or signature fits.
    for (const candidate of given) genuine = equal(candidate, expected) || genuine;
  }
  if (!genuine)
    throw new WebhookSignatureError(
      "No signature fits. Check the secret, and that the body is the raw one, not re-serialised.",
    );
  return toEvent(facts, text(bytes));
}

/**
 * Headers that make `payload` genuine under `secret`, for tests of a receiver. `timestamp` is in seconds since the epoch.
 */
export async function signPayload(
  payload: Payload,
  secret: string,
  options: { readonly id?: string; readonly timestamp?: number } = {},
): Promise<{ "webhook-id": string; "webhook-timestamp": string; "webhook-signature": string }> {
  const id = options.id ?? "evt_00000000000000000000000000";
  const timestamp = String(options.timestamp ?? Math.floor(Date.now() / 1000));
  const signature = await mac(secret, id, timestamp, rawBytes(payload));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

function rawBytes(payload: Payload): Uint8Array {
  if (typeof payload === "string") return new TextEncoder().encode(payload);
  if (payload instanceof Uint8Array) return payload;
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload);
  throw new WebhookSignatureError(
    "The payload was already parsed; a signature covers the raw bytes. Pass the raw body: Express express.raw({ type: '*/*' }), Fastify a raw-body content type parser, Next.js await request.arrayBuffer().",
  );
}

function header(headers: WebhookHeaders, name: string): string {
  let value: unknown;
  if (typeof (headers as { get?: unknown }).get === "function")
    value = (headers as { get(name: string): unknown }).get(name);
  else {
    const entries = Object.entries(headers).filter(([key]) => key.toLowerCase() === name);
    if (entries.length > 1) throw new WebhookSignatureError(`The header ${name} is there twice.`);
    value = entries[0]?.[1];
    if (Array.isArray(value) && value.length === 1) value = value[0] as unknown;
  }
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new WebhookSignatureError(`The header ${name} is missing or not single.`);
}

function checkTime(timestamp: string, options: UnwrapOptions): void {
  const { tolerance = 300, now = Date.now } = options;
  const current = Math.floor((typeof now === "function" ? now() : now) / 1000);
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookSignatureError("webhook-timestamp must be whole seconds since the epoch.");
  if (Math.abs(current - Number(timestamp)) > tolerance)
    throw new WebhookSignatureError(
      `The webhook's timestamp is more than ${tolerance} s away from now: a replay, or a wrong clock.`,
    );
}

async function mac(
  secret: string,
  id: string,
  timestamp: string,
  body: Uint8Array,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    secretBytes(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  return btoa(String.fromCharCode(...digest));
}

/** `whsec_` and base64, with or without prefix and padding. */
function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const base64 = secret.replace(/^whsec_/, "").replace(/=+$/, "");
  if (base64 === "" || !/^[A-Za-z0-9+/]+$/.test(base64) || base64.length % 4 === 1)
    throw new ConfigurationError("A webhook secret must be whsec_ followed by base64.");
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/** Comparison whose duration depends on the length alone. */
function equal(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++)
    difference |= a.charCodeAt(i % (a.length || 1)) ^ b.charCodeAt(i);
  return difference === 0;
}

function toEvent(facts: WebhookFacts, body: string): unknown {
  const { value, mark } = parseJson(body);
  const raw =
    typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  if (!raw) throw new DecodingError("A webhook's payload must be a JSON object.", { path: "$" });
  const event = facts.flat ? envelope(raw as Record<string, unknown>, facts) : raw;
  const type = (event as Record<string, unknown>)[facts.type];
  const known = typeof type === "string" && Object.hasOwn(facts.shapes, type);
  return checkAnswer(
    { value: event, mark },
    known ? (facts.shapes[type] ?? ANYTHING) : ANYTHING,
    false,
  );
}

const ANYTHING: Shape = ["=u"];

/** The deprecated flat form, `{ event, eventId, eventTimestamp, ...resource }`, as the same event type. */
function envelope(raw: Record<string, unknown>, facts: WebhookFacts): Record<string, unknown> {
  if (facts.data in raw || typeof raw["event"] !== "string") return raw;
  const { event, eventId, eventTimestamp, ...data } = raw;
  return {
    id: eventId,
    object: "event",
    [facts.type]: event,
    timestamp: eventTimestamp,
    livemode: data["livemode"],
    [facts.data]: data,
  };
}
