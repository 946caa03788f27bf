// A user's program against a real server (NJIA_BASE_URL, NJIA_API_KEY): a payment, an error, a list over several pages, and
// a webhook that the server itself delivers.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { BadRequestError, Njia, NotFoundError, metaOf } from "@njia/sdk";
import { unwrap } from "@njia/sdk/webhooks";

const njia = new Njia({ baseUrl: process.env.NJIA_BASE_URL });
const { promise: delivered, resolve: deliver } = Promise.withResolvers();
const receiver = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  response.writeHead(204).end();
  const body = Buffer.concat(parts);
  if (body.includes('"type":"payment.')) deliver({ body, headers: request.headers });
});
await new Promise((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const endpoint = await njia.webhookEndpoints.create({
  url: `http://127.0.0.1:${receiver.address().port}/hook`,
  events: ["*"],
});

const pay = (amountMinorUnits) =>
  njia.payments.create({
    amountMinorUnits,
    currency: "XAF",
    reference: "verify-typescript",
    destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
  });
const payment = await pay(25_000);
assert.equal(metaOf(payment).status, 201);
assert.equal(payment.amountMinorUnits, 25_000);

await assert.rejects(pay(-1), (error) => {
  assert.ok(error instanceof BadRequestError);
  assert.ok(error.fields.length > 0 && error.requestId);
  return true;
});
await assert.rejects(njia.payments.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d"), (error) => {
  assert.ok(error instanceof NotFoundError);
  assert.equal(error.code, "resource_not_found");
  return true;
});

await pay(26_000);
let listed = 0;
for await (const item of njia.payments.list({ reference: "verify-typescript", limit: 1 })) {
  assert.equal(item.reference, "verify-typescript");
  listed += 1;
}
assert.ok(listed >= 2);

const late = setTimeout(() => deliver(null), 30_000);
const delivery = await delivered;
clearTimeout(late);
assert.ok(delivery, "no webhook arrived within 30 s");
const event = await unwrap(delivery.body, delivery.headers, [endpoint.secret]);
assert.match(event.type, /^payment\./);
await njia.webhookEndpoints.delete(endpoint.id);
receiver.close();
receiver.closeAllConnections();
njia.close();
console.log(`${payment.id} paid, 2 errors read, ${listed} listed, webhook ${event.id} verified`);
