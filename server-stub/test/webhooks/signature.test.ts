import { expect, test } from "vitest";
import { signatureOf } from "../../src/domain/webhooks/signature.ts";

test("the vector of the API's description", () => {
  const body =
    '{"id":"evt_01kag9z3v5e8rtq6y4m2n7p0cd","object":"event","type":"payment.completed","timestamp":"2026-11-20T10:00:00.000Z","apiVersion":"2026-09-01","livemode":false,"sequence":42,"resourceVersion":4,"data":{"id":"pay_01kag9ytq2f7sv3w5x8a0b1c2d","object":"payment","amountMinorUnits":25000,"currency":"XAF","status":"completed"}}';
  expect(
    signatureOf(
      "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=",
      "evt_01kag9z3v5e8rtq6y4m2n7p0cd",
      1_795_168_800,
      body,
    ),
  ).toBe("v1,7XL+TdhUXBhVMLIDC45wPMPBqdsLCdZENdrR1u7unn8=");
});
