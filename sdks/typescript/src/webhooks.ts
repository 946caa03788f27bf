/** `@njia/sdk/webhooks`: verifies and types what the API sends, on any runtime with WebCrypto. */
import { webhookFacts, type WebhookEvent } from "./generated/events.ts";
import {
  unwrapEvent,
  type Payload,
  type UnwrapOptions,
  type WebhookHeaders,
} from "./runtime/webhook.ts";

export { WebhookEvent, type WebhookEventKnown } from "./generated/events.ts";
export { isKnown, type UnknownVariant } from "./runtime/known.ts";
export { signPayload as signForTest } from "./runtime/webhook.ts";
export type { Payload, UnwrapOptions, WebhookHeaders } from "./runtime/webhook.ts";

/**
 * Verifies one delivery and gives its event. `payload` is the raw body (bytes or text), `secrets` all signing secrets that
 * are valid now: during a rotation the old and the new one. Events in the deprecated flat form come out in the same type.
 *
 * Throws WebhookSignatureError if the delivery must not be trusted, DecodingError if it is genuine but unreadable.
 */
export async function unwrap(
  payload: Payload,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: UnwrapOptions = {},
): Promise<WebhookEvent> {
  return (await unwrapEvent(webhookFacts, payload, headers, secrets, options)) as WebhookEvent;
}
