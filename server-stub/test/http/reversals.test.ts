import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Got } from "../support/client.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

const DIRECT = { rail: "airtel_money" };
const RETURN = { rail: "gimacpay" };

/** A completed payout and the way to reverse it. */
async function paid(
  magic = "000",
  more: object = DIRECT,
): Promise<{
  readonly one: Player;
  readonly transactionId: string;
  readonly payment: Got["body"];
  reverse(body?: object, key?: string, headers?: Readonly<Record<string, string>>): Promise<Got>;
}> {
  const one = await newPlayer(server);
  const made = await one.pay(magic, 10_000, more);
  await one.advance(5);
  const payment = (await one.call(`GET /v1/payments/${made.body.id}`)).body;
  expect(payment.status).toBe("completed");
  const { transactionId } = payment;
  return {
    one,
    transactionId,
    payment,
    reverse: (body = { reason: "wrong_recipient" }, key = "undo", headers = {}) =>
      one.command(`POST /v1/transactions/${transactionId}/reverse`, key, body, headers),
  };
}

const STEPS_DONE = [
  "reversal.requested",
  "reversal.checks_passed",
  "ledger.pending_posted",
  "rail.reversal_submitted",
  "rail.reversal_confirmed",
  "ledger.posted",
  "transaction.reversed",
];
const actions = (body: Got["body"]): readonly string[] =>
  body.auditTrail.map((entry: { readonly action: string }) => entry.action);

describe("a reversal", () => {
  it("brings a payout back, step by step, with money, states and trail in step", async () => {
    const { one, transactionId, payment, reverse } = await paid();
    const fee = payment.fee.amountMinorUnits;
    expect(await one.money()).toEqual([990_000 - fee, 0]);
    const asked = await reverse();
    expect(asked).toMatchObject({
      status: 201,
      body: { status: "pending", method: "direct", amountMinorUnits: 10_000, partial: false },
    });
    expect(actions(asked.body)).toEqual(STEPS_DONE.slice(0, 3));
    expect(await one.pending()).toBe(10_000);
    expect((await one.call(`GET /v1/transactions/${transactionId}`)).body).toMatchObject({
      status: "reversal_pending",
      reversalId: asked.body.id,
    });
    await one.advance(3);
    const done = await one.call(`GET /v1/reversals/${asked.body.id}?expand=transaction`);
    expect(done.body).toMatchObject({
      status: "completed",
      version: 2,
      failure: null,
      transaction: { status: "reversed", reversedAmount: { amountMinorUnits: 10_000 } },
    });
    expect(actions(done.body)).toEqual(STEPS_DONE);
    // The fee stays with us: the rail was used.
    expect(await one.money()).toEqual([1_000_000 - fee, 0]);
    expect(await one.pending()).toBe(0);
    expect((await one.tenant.facts()).unbalanced).toEqual([]);
    expect((await one.call(`GET /v1/payments/${payment.id}`)).body.reversal).toMatchObject({
      id: asked.body.id,
      status: "completed",
    });
    const counter = await one.call(`GET /v1/transactions/${done.body.reversalTransactionId}`);
    expect(counter.body).toMatchObject({
      type: "reversal",
      status: "completed",
      originalTransactionId: transactionId,
      reversalId: asked.body.id,
    });
    expect(await one.eventTypes()).toEqual(
      expect.arrayContaining([
        "reversal.created",
        "transaction.reversal_pending",
        "reversal.completed",
        "transaction.reversed",
      ]),
    );
    expect((await one.call("GET /v1/reversals?status=completed")).body.data).toHaveLength(1);
    expect((await reverse(undefined, "again")).body).toMatchObject({
      code: "transaction_already_reversed",
      reversalId: asked.body.id,
    });
    expect((await reverse()).text).toBe(asked.text);
  });

  it("gives the fee back for a duplicate, and a share of it for a part", async () => {
    const whole = await paid();
    await whole.reverse({ reason: "duplicate" });
    await whole.one.advance(3);
    expect(await whole.one.money()).toEqual([1_000_000, 0]);
    const part = await paid();
    const fee = part.payment.fee.amountMinorUnits;
    const asked = await part.reverse({ reason: "technical_error", amountMinorUnits: 2_500 });
    expect(asked.body).toMatchObject({ partial: true, amountMinorUnits: 2_500 });
    await part.one.advance(3);
    expect((await part.one.call(`GET /v1/transactions/${part.transactionId}`)).body).toMatchObject({
      status: "partially_reversed",
      reversedAmount: { amountMinorUnits: 2_500 },
    });
    const back = 2_500 + Math.floor((fee * 2_500) / 10_000);
    expect(await part.one.money()).toEqual([990_000 - fee + back, 0]);
    expect((await part.reverse(undefined, "rest")).body.code).toBe("transaction_already_reversed");
  });

  it("that the rail refuses (017) restores the transaction and may be asked for again", async () => {
    const { one, transactionId, payment, reverse } = await paid("017");
    const asked = await reverse();
    await one.advance(5);
    const failed = await one.call(`GET /v1/reversals/${asked.body.id}`);
    expect(failed.body).toMatchObject({
      status: "failed",
      failure: { code: "recipient_insufficient_funds", isoReason: "AM04" },
    });
    expect(actions(failed.body).slice(3)).toEqual([
      "rail.reversal_submitted",
      "rail.reversal_rejected",
      "ledger.voided",
      "transaction.restored",
    ]);
    expect((await one.call(`GET /v1/transactions/${transactionId}`)).body).toMatchObject({
      status: "completed",
      reversalId: null,
    });
    expect(await one.money()).toEqual([990_000 - payment.fee.amountMinorUnits, 0]);
    expect(await one.pending()).toBe(0);
    expect((await reverse(undefined, "second")).status).toBe(201);
  });

  it("that takes a minute (018) is pending until then, and only one lives", async () => {
    const { one, reverse } = await paid("018");
    const asked = await reverse();
    await one.advance(59);
    expect((await one.call(`GET /v1/reversals/${asked.body.id}`)).body.status).toBe("pending");
    expect((await reverse(undefined, "other")).body).toMatchObject({
      code: "reversal_in_progress",
      reversalId: asked.body.id,
    });
    await one.advance(2);
    expect((await one.call(`GET /v1/reversals/${asked.body.id}`)).body.status).toBe("completed");
  });

  it("over a network is a request to return, which lapses after five days of silence", async () => {
    const { one, transactionId, reverse } = await paid("000", RETURN);
    const asked = await reverse({ reason: "fraudulent" }, "lost", {
      "x-sandbox-scenario": "reversal_silent",
    });
    expect(asked.body.method).toBe("return_request");
    await one.advance(5 * 86_400 - 60);
    expect((await one.call(`GET /v1/reversals/${asked.body.id}`)).body.status).toBe("pending");
    await one.advance(120);
    expect((await one.call(`GET /v1/reversals/${asked.body.id}`)).body).toMatchObject({
      status: "failed",
      failure: { code: "rail_rejected", providerCode: "return_window_expired" },
    });
    expect((await one.call(`GET /v1/transactions/${transactionId}`)).body.status).toBe("completed");
    expect((await one.tenant.facts()).unbalanced).toEqual([]);
  });

  it("by a silent wallet never fails by itself: it is asked for 72 hours, then a person is", async () => {
    const { one, transactionId, reverse } = await paid();
    const asked = await reverse(undefined, "silent", { "x-sandbox-scenario": "reversal_silent" });
    await one.advance(73 * 3_600);
    expect((await one.call(`GET /v1/reversals/${asked.body.id}`)).body.status).toBe("pending");
    expect((await one.call(`GET /v1/transactions/${transactionId}`)).body).toMatchObject({
      status: "reversal_pending",
      reconciliation: { required: true, caseReason: "reversal_enquiries_exhausted" },
    });
    // The wallet answers at last.
    const { body: transaction } = await one.call(`GET /v1/transactions/${transactionId}`);
    await one.command(`POST /v1/sandbox/payments/${transaction.paymentId}/callback`, "late", {
      event: "reversal_succeeded",
    });
    await one.advance(1);
    expect((await one.call(`GET /v1/transactions/${transactionId}`)).body).toMatchObject({
      status: "reversed",
      reconciliation: { required: false, caseReason: null, openedAt: null },
    });
    const events = await one.call("GET /v1/events?type=transaction.reconciliation_case_resolved");
    expect(events.body.data).toMatchObject([
      {
        data: { id: transactionId },
        previous: { reconciliation: { caseReason: "reversal_enquiries_exhausted" } },
      },
    ]);
    expect((await one.call("GET /v1/audit-log/verify")).body.valid).toBe(true);
  });

  it("of a collection sets the money aside first, and needs it", async () => {
    const one = await newPlayer(server);
    const collect = await one.command("POST /v1/payments", "collect", {
      amountMinorUnits: 900_000,
      currency: "XAF",
      direction: "collection",
      source: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
    });
    await one.advance(5);
    const [before] = await one.money();
    const { transactionId } = collect.body;
    const line = `POST /v1/transactions/${transactionId}/reverse`;
    const asked = await one.command(line, "undo", { reason: "customer_request" });
    expect(asked.status).toBe(201);
    expect(await one.money()).toEqual([before - 900_000, 900_000]);
    await one.advance(3);
    expect(await one.money()).toEqual([before - 900_000, 0]);
    const poor = await newPlayer(server);
    const second = await poor.command("POST /v1/payments", "collect", {
      amountMinorUnits: 500_000,
      currency: "XAF",
      direction: "collection",
      source: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
    });
    await poor.advance(5);
    await poor.pay("000", 1_200_000, RETURN);
    const refused = await poor.command(
      `POST /v1/transactions/${second.body.transactionId}/reverse`,
      "undo",
      { reason: "customer_request" },
    );
    expect(refused.body).toMatchObject({ status: 402, code: "insufficient_funds" });
    expect((await poor.call("GET /v1/reversals")).body.data).toEqual([]);
  });

  it("of a book transfer is done at once", async () => {
    const one = await newPlayer(server);
    const other = await one.call("POST /v1/accounts", { body: { name: "B", currency: "XAF" } });
    const sent = await one.command("POST /v1/payments", "book", {
      amountMinorUnits: 700,
      currency: "XAF",
      accountId: one.account,
      destination: { type: "account", accountId: other.body.id },
    });
    expect(sent.body.status).toBe("completed");
    const asked = await one.command(
      `POST /v1/transactions/${sent.body.transactionId}/reverse`,
      "undo",
      { reason: "wrong_amount" },
    );
    expect(asked.body).toMatchObject({ status: "completed", method: "book", version: 2 });
    expect(actions(asked.body)).toEqual([
      "reversal.requested",
      "reversal.checks_passed",
      "ledger.posted",
      "transaction.reversed",
    ]);
    expect(await one.money()).toEqual([1_000_000, 0]);
  });

  it("undoes an exchange at its original rate: nothing is left on any account", async () => {
    const tenant = await server.provision({
      accounts: { K: { currency: "KES", available: 1_000_000 } },
      clock: "2027-01-04T10:00:00.000Z",
    });
    const one = await newPlayer(server);
    const call: Player["command"] = (line, key, body) =>
      one.call(line, {
        key: tenant.apiKey,
        ...(body === undefined ? {} : { body }),
        headers: { "idempotency-key": key },
      });
    const sent = await call("POST /v1/payments", "fx", {
      amountMinorUnits: 333_333,
      currency: "KES",
      destination: { type: "mobile_money", msisdn: "+256772999000", country: "UG" },
    });
    await call("POST /v1/sandbox/clock/advance", "t1", { seconds: 5 });
    await call(`POST /v1/transactions/${sent.body.transactionId}/reverse`, "undo", {
      reason: "duplicate",
    });
    await call("POST /v1/sandbox/clock/advance", "t2", { seconds: 60 });
    const facts = await tenant.facts();
    expect(facts.accounts["K"]).toEqual({ available: 1_000_000, reserved: 0 });
    expect(facts.unbalanced).toEqual([]);
  });

  it.each([
    ["a transaction that is not completed", "transaction_not_completed", 409],
    ["a funding", "reversal_not_supported", 422],
    ["more than was paid", "reversal_amount_invalid", 422],
    ["another reason without words", "validation_failed", 400],
    ["something unknown", "resource_not_found", 404],
  ])("refuses %s", async (_name, code, status) => {
    const one = await newPlayer(server);
    const made = await one.pay("000", 10_000, DIRECT);
    const open = made.body.transactionId;
    if (code !== "transaction_not_completed") await one.advance(5);
    const [funding] = (await one.call("GET /v1/transactions?type=funding")).body.data;
    const cases: Readonly<Record<string, readonly [string, object]>> = {
      transaction_not_completed: [open, { reason: "duplicate" }],
      reversal_not_supported: [funding.id, { reason: "duplicate" }],
      reversal_amount_invalid: [open, { reason: "duplicate", amountMinorUnits: 10_001 }],
      validation_failed: [open, { reason: "other" }],
      resource_not_found: ["txn_01kag9ytq2f7sv3w5x8a0b1c2d", { reason: "duplicate" }],
    };
    const [id, body] = cases[code] ?? ["", {}];
    const refused = await one.command(`POST /v1/transactions/${id}/reverse`, "no", body);
    expect(refused.body).toMatchObject({ status, code });
  });

  it("is refused after the window of the tenant", async () => {
    const { one, reverse } = await paid();
    await one.advance(90 * 86_400 + 60);
    expect((await reverse()).body).toMatchObject({ status: 422, code: "reversal_window_expired" });
  });

  it("is made once by twenty at the same time", async () => {
    const { one, transactionId, reverse } = await paid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reverse({ reason: "duplicate" }, `race-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map((other) => other.body.code))).toEqual(
      new Set(["reversal_in_progress"]),
    );
    expect(
      (await one.call(`GET /v1/reversals?transactionId=${transactionId}`)).body.data,
    ).toHaveLength(1);
  });
});

describe("the audit log", () => {
  it("holds every state change of a transaction, chained, and verifies", async () => {
    const { one, transactionId, reverse } = await paid();
    await reverse();
    await one.advance(3);
    const trail = await one.call(`GET /v1/transactions/${transactionId}/audit-trail?limit=100`);
    const oldestFirst = trail.body.data.toReversed();
    expect(oldestFirst.map((entry: { action: string }) => entry.action)).toEqual([
      "payment.created",
      "payment.submitted",
      "transaction.processing",
      "payment.completed",
      "transaction.completed",
      ...STEPS_DONE,
    ]);
    const log = (await one.call("GET /v1/audit-log?limit=100")).body.data.toReversed();
    expect(log.map((entry: { sequence: number }) => entry.sequence)).toEqual(
      log.map((_: unknown, index: number) => index + 1),
    );
    expect(log[0].previousHash).toBe("0".repeat(64));
    for (const [index, entry] of log.entries())
      if (index > 0) expect(entry.previousHash).toBe(log[index - 1].hash);
    const verified = await one.call("GET /v1/audit-log/verify");
    expect(verified.body).toMatchObject({
      valid: true,
      checked: log.length,
      headSequence: log.length,
      headHash: log.at(-1).hash,
    });
    const filtered = await one.call("GET /v1/audit-log?action=reversal.requested");
    expect(filtered.body.data).toHaveLength(1);
    expect(filtered.body.data[0]).toMatchObject({
      actor: { type: "api_key" },
      ip: expect.any(String),
      requestId: expect.any(String),
    });
  });
});
