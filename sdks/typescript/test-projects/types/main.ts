// A strict TypeScript application: what must compile, and what must not.
import {
  ConfigurationError,
  isKnown,
  metaOf,
  Njia,
  NjiaError,
  PaymentStatus,
  RateLimitError,
  UnprocessableEntityError,
  type Payment,
  type PaymentStatusKnown,
} from "@njia/sdk";
import { NjiaCore } from "@njia/sdk/core";
import { Payments } from "@njia/sdk/resources/payments";
import { unwrap, WebhookEvent, isKnown as isKnownEvent } from "@njia/sdk/webhooks";

export async function pay(njia: Njia, order: { id: string }): Promise<Payment> {
  try {
    const payment = await njia.payments.create(
      {
        amountMinorUnits: 25000,
        currency: "KES",
        destination: { type: "mobile_money", msisdn: "+254700000001", country: "KE" },
      },
      { idempotencyKey: order.id, deadline: 25_000, headers: { Prefer: "wait=10" } },
    );
    if (isKnown(PaymentStatus, payment.status)) settle(payment.status);
    const attempts: number = metaOf(payment).attempts;
    console.log(attempts);
    // @ts-expect-error an amount is a number
    await njia.payments.create({ amountMinorUnits: "25000", currency: "KES" });
    // @ts-expect-error a misspelt option
    await njia.payments.retrieve("pay_1", {}, { idempotencykey: "x" });
    // @ts-expect-error a misspelt parameter
    for await (const item of njia.payments.list({ stauts: "failed" })) console.log(item.id);
    for await (const item of njia.payments.list({
      status: "failed",
      limit: 100,
      createdAfter: new Date(),
    }))
      console.log(item.id, item.fx?.rate);
    return payment;
  } catch (error) {
    if (error instanceof UnprocessableEntityError)
      error.fields.forEach((field) => console.error(field.pointer));
    else if (error instanceof RateLimitError) console.error(error.retryAfter, error.idempotencyKey);
    else if (error instanceof ConfigurationError) console.error(error.message);
    else if (error instanceof NjiaError && error.outcome === "unknown")
      console.error(error.idempotencyKey);
    throw error;
  }
}

function settle(status: PaymentStatusKnown): string {
  switch (status) {
    case "completed":
      return "done";
    case "failed":
    case "canceled":
    case "expired":
      return "over";
    case "held_for_review":
    case "pending":
    case "queued":
    case "submitted":
    case "awaiting_approval":
    case "in_reconciliation":
      return "open";
    default:
      return status satisfies never;
  }
}

export async function receive(request: {
  body: Uint8Array;
  headers: Record<string, string>;
}): Promise<string> {
  const event = await unwrap(request.body, request.headers, ["whsec_a", "whsec_b"]);
  if (isKnownEvent(WebhookEvent, event) && event.type === "payment.completed")
    return event.data.object;
  return event.type;
}

export const few: Payments = new Payments(new NjiaCore({ apiKey: async () => "svc_test_1" }));
