// The ten tasks of sdks/README.md, for real: each part between "task" and "end" is shown there. See scripts/sdk-tasks.ts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Njia,
  NjiaError,
  BadRequestError,
  TimeoutError,
  isKnown,
  metaOf,
  PaymentStatus,
} from "@njia/sdk";
import { unwrap } from "@njia/sdk/webhooks";

const {
  NJIA_BASE_URL: baseUrl = "",
  TASK_ORDER: orderId = "",
  TASK_DELIVERY: folder = "",
} = process.env;
const secret = process.env["TASK_SECRET"] ?? "";
const njia = new Njia({ baseUrl });
const destination = { type: "mobile_money", msisdn: "+237677999000", country: "CM" } as const;

const tasks: Record<string, () => Promise<void>> = {
  async pay() {
    // task pay
    const payment = await njia.payments.create({
      amountMinorUnits: 25_000,
      currency: "XAF",
      destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
    });
    console.log(payment.id, payment.status, metaOf(payment).requestId);
    // end
    assert.equal(payment.amountMinorUnits, 25_000);
  },
  async retry() {
    // task retry
    const pay = () =>
      njia.payments.create(
        { amountMinorUnits: 25_000, currency: "XAF", destination },
        { idempotencyKey: orderId },
      );
    const payment = await pay().catch((error: unknown) => {
      if (error instanceof NjiaError && error.outcome === "unknown") return pay(); // never pays twice
      throw error;
    });
    // end
    const again = await pay();
    assert.equal(again.id, payment.id);
    assert.equal(metaOf(again).replayed, true);
  },
  async error() {
    let seen = "";
    // task error
    try {
      await njia.payments.create({ amountMinorUnits: -1, currency: "XAF", destination });
    } catch (error) {
      if (!(error instanceof BadRequestError)) throw error;
      for (const { pointer, message } of error.fields) console.log(pointer, message);
      seen = `${error.code} ${error.requestId} ${error.outcome}`; // outcome: "none" or "unknown"
    }
    // end
    assert.match(seen, /^\w+ req_\w+ none$/);
  },
  async list() {
    let count = 0;
    // task list
    for await (const payment of njia.payments.list({ status: "completed", limit: 2 })) {
      console.log(payment.id);
      if (++count === 3) break; // nothing more is fetched
    }
    // end
    assert.equal(count, 3);
  },
  async webhook() {
    const body = readFileSync(`${folder}/body`);
    const headers = JSON.parse(readFileSync(`${folder}/headers`, "utf8")) as Record<string, string>;
    // task webhook
    const event = await unwrap(body, headers, [secret]); // the bytes as received; throws WebhookSignatureError
    console.log(event.id, event.type);
    // end
    assert.match(event.type, /^payment\./);
  },
  async wait() {
    const { id } = await njia.payments.create({
      amountMinorUnits: 300,
      currency: "XAF",
      destination,
    });
    // task wait
    const final = ["completed", "failed", "canceled", "expired"];
    let payment = await njia.payments.retrieve(id);
    while (!final.includes(payment.status)) {
      await sleep(500);
      payment = await njia.payments.retrieve(id);
    }
    console.log(payment.status, isKnown(PaymentStatus, payment.status));
    // end
    assert.equal(payment.status, "completed");
  },
  async quote() {
    // task quote
    const quote = await njia.quotes.create({
      amountMinorUnits: 25_000,
      currency: "XAF",
      destination,
    });
    const payment = await njia.payments.create({
      amountMinorUnits: 25_000,
      currency: "XAF",
      destination,
      quoteId: quote.id,
    });
    console.log(quote.fee.amountMinorUnits, payment.rail);
    // end
    assert.ok(quote.fee.amountMinorUnits >= 0);
  },
  async deadline() {
    let kind = "";
    // task deadline
    try {
      await njia.payments.list({}, { timeout: 5_000, deadline: 1 }); // one attempt, the whole call: milliseconds
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      kind = error.name;
    }
    // end
    assert.equal(kind, "TimeoutError");
  },
  async bulk() {
    // task bulk
    const bulk = await njia.bulkPayments.create({
      mode: "partial",
      payments: [
        { itemReference: "M-1", amountMinorUnits: 40_000, currency: "XAF", destination },
        { itemReference: "M-2", amountMinorUnits: 30_000, currency: "XAF", destination },
      ],
    });
    for await (const item of njia.bulkPayments.listItems(bulk.id))
      console.log(item.itemReference, item.status);
    // end
    assert.match(bulk.id, /^blk_/);
  },
  async card() {
    // task card
    const card = await njia.ghostCards.create({
      currency: "XAF",
      label: "Market purchases",
      spendLimits: [
        { scope: "merchant", merchantId: "*", amountMinorUnits: 75_000, interval: "daily" },
      ],
    });
    await njia.ghostCards.freeze(card.id);
    // end
    assert.match(card.id, /^gcd_|^card_|^gc/);
  },
};

for (const name of (process.env["TASKS"] ?? "").split(",")) {
  await tasks[name]?.();
  console.log(`task ${name} done`);
}
njia.close();
