import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../../src/db/queries/accounts.ts";
import { createPayment } from "../../src/domain/payments/create.ts";
import type { Payment } from "../../src/domain/payments/types.ts";
import { fundedAccount, keyFor, openWorld, payoutRequest, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function balance(id: string): Promise<readonly [available: number, reserved: number]> {
  const account = await findAccount(world.services.db, world.caller, id, "");
  return [
    account?.balance.available.amountMinorUnits ?? Number.NaN,
    account?.balance.reserved.amountMinorUnits ?? Number.NaN,
  ];
}

describe("createPayment", () => {
  it("reserves amount and fee, explains the rail, and answers 201", async () => {
    const [before] = await balance(world.account.id);
    const body = payoutRequest(25_000);
    const answer = await createPayment(world.services, world.caller, body, { key: keyFor(body) });
    const payment: Payment = JSON.parse(answer.body);
    expect(answer.status).toBe(201);
    expect(payment).toMatchObject({
      status: "pending",
      corridor: "CM-GA-XAF-XAF",
      version: 1,
      iso20022: { transactionStatus: "RCVD" },
    });
    expect(
      payment.routing.candidates.filter((one) => one.eligible).map((one) => one.rail),
    ).toContain("gimacpay");
    expect(payment.destination).toMatchObject({ provider: "airtel_money", msisdn: "+24174•••000" });
    const total = 25_000 + payment.fee.amountMinorUnits;
    expect(await balance(world.account.id)).toEqual([before - total, total]);
  });

  it("replays the same bytes for the same key, and refuses the key for another request", async () => {
    const body = payoutRequest(1_000);
    const key = keyFor(body);
    const first = await createPayment(world.services, world.caller, body, { key });
    const again = await createPayment(
      world.services,
      { ...world.caller, requestId: "req_other" },
      body,
      { key },
    );
    expect(again).toEqual({ ...first, replayed: true });
    const other = payoutRequest(1_001);
    await expect(
      createPayment(world.services, world.caller, other, { key: keyFor(other, key.key) }),
    ).rejects.toMatchObject({ code: "idempotency_key_reused" });
  });

  it("leaves a key free when nothing happened", async () => {
    const poor = payoutRequest(900_000_000, "000", { rail: "internal_book" });
    const target = await fundedAccount(world.services, world.caller, "XAF", 0);
    const book = { ...poor, destination: { type: "account" as const, accountId: target.id } };
    const key = keyFor(book);
    await expect(createPayment(world.services, world.caller, book, { key })).rejects.toMatchObject({
      code: "insufficient_funds",
      facts: { members: { required: { currency: "XAF" } } },
    });
    const smaller = { ...book, amountMinorUnits: 500 };
    const answer = await createPayment(world.services, world.caller, smaller, {
      key: keyFor(smaller, key.key),
    });
    expect(JSON.parse(answer.body)).toMatchObject({
      status: "completed",
      rail: "internal_book",
      version: 3,
      fee: { amountMinorUnits: 0 },
    });
    expect(await balance(target.id)).toEqual([500, 0]);
  });
});
