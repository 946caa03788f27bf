// An application in ES modules: every entry point loads, and a call works without a network.
import assert from "node:assert/strict";
import { Njia, NjiaError, RateLimitError, isKnown, metaOf, PaymentStatus } from "@njia/sdk";
import { NjiaCore } from "@njia/sdk/core";
import { toMinorUnits } from "@njia/sdk/money";
import { otelHooks } from "@njia/sdk/otel";
import { Payments } from "@njia/sdk/resources/payments";
import { fakeTransport, fixtures } from "@njia/sdk/testing";
import { signForTest, unwrap } from "@njia/sdk/webhooks";
import { createRequire } from "node:module";

const apiKey = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp";
const njia = new Njia({ apiKey, transport: fakeTransport(fixtures) });
const payment = await njia.payments.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d");
assert.equal(metaOf(payment).status, 200);
assert.equal(isKnown(PaymentStatus, payment.status), true);
const few = new Payments(new NjiaCore({ apiKey, transport: fakeTransport(fixtures) }));
assert.deepEqual(await few.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d"), payment);
assert.equal(toMinorUnits("250.00", "KES"), 25000);
assert.equal(typeof otelHooks, "function");

const secret = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=";
const body = '{"type":"payment.completed","data":{}}';
assert.equal(
  (await unwrap(body, await signForTest(body, secret), secret)).type,
  "payment.completed",
);

// Both copies of the package loaded at once still know each other's errors and metadata.
const twin = createRequire(import.meta.url)("@njia/sdk");
assert.notEqual(twin.RateLimitError, RateLimitError);
assert.ok(new twin.RateLimitError("x") instanceof NjiaError);
assert.ok(new RateLimitError("x") instanceof twin.ApiError);
assert.equal(twin.metaOf(payment).status, 200);
