import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimItems } from "../../src/db/queries/bulk.ts";
import { claimNext, finishJob } from "../../src/db/queries/jobs.ts";
import { enqueue } from "../../src/domain/shared/jobs.ts";
import type { Got } from "../support/client.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

const wallet = (magic: string): object => ({
  type: "mobile_money",
  msisdn: `+24174999${magic}`,
  country: "GA",
});
const item = (magic = "000", more: object = {}): object => ({
  amountMinorUnits: 1_000,
  currency: "XAF",
  destination: wallet(magic),
  ...more,
});
const send = (
  one: Player,
  payments: readonly object[],
  more: object = {},
  key = "bulk",
): Promise<Got> => one.command("POST /v1/payments/bulk", key, { payments, ...more });
const read = async (one: Player, id: string): Promise<Got["body"]> =>
  (await one.call(`GET /v1/payments/bulk/${id}?expand=items`)).body;
const statuses = (body: Got["body"]): readonly string[] =>
  body.items.map((one: { readonly status: string }) => one.status);

describe("a bulk payment", () => {
  it("pays every item, and its counts, sums and events say so", async () => {
    const one = await newPlayer(server);
    const made = await send(
      one,
      [item("008"), item("008"), item("008", { itemReference: "EMP-3" })],
      {
        reference: "PAYROLL",
      },
    );
    expect(made).toMatchObject({
      status: 202,
      body: {
        status: "accepted",
        mode: "partial",
        counts: { total: 3, pending: 3 },
        itemsUrl: `/v1/payments/bulk/${made.body.id}/items`,
        retryPolicy: {
          maxAttempts: 3,
          initialDelaySeconds: 2,
          maxDelaySeconds: 300,
          failover: true,
        },
      },
    });
    expect(made.body.items[1].idempotencyKey).toBe("bulk#1");
    await one.advance(1);
    const running = await read(one, made.body.id);
    expect(running).toMatchObject({ status: "processing", counts: { processing: 3 } });
    await one.advance(30);
    const done = await read(one, made.body.id);
    expect(done).toMatchObject({ status: "completed", counts: { total: 3, succeeded: 3 } });
    const fees = done.totals[0].fees.amountMinorUnits;
    expect(done.totals[0]).toMatchObject({
      currency: "XAF",
      requested: { amountMinorUnits: 3_000 },
      succeeded: { amountMinorUnits: 3_000 },
    });
    expect(await one.money()).toEqual([1_000_000 - 3_000 - fees, 0]);
    const payment = (await one.call(`GET /v1/payments/${done.items[2].paymentId}`)).body;
    expect(payment).toMatchObject({
      bulkPaymentId: done.id,
      bulkItemId: done.items[2].id,
      idempotencyKey: "bulk#2",
    });
    expect(await one.eventTypes()).toEqual(
      expect.arrayContaining([
        "bulk_payment.accepted",
        "bulk_payment.processing",
        "bulk_item.succeeded",
        "bulk_payment.completed",
      ]),
    );
    expect(
      (
        await send(one, [item("008"), item("008"), item("008", { itemReference: "EMP-3" })], {
          reference: "PAYROLL",
        })
      ).text,
    ).toBe(made.text);
    expect((await send(one, [item()])).body.code).toBe("idempotency_key_reused");
    expect(
      (await one.call("GET /v1/payments/bulk?reference=PAYROLL&status=completed")).body.data,
    ).toHaveLength(1);
  });

  it("is carried on when another batch's worker began its items and died", async () => {
    const one = await newPlayer(server);
    const scope = { tenantId: one.tenant.id, livemode: false };
    const { db } = server.services;
    const at = new Date("2027-01-04T10:00:00.000Z");
    const made = await send(one, [item("008"), item("008")], { mode: "all_or_nothing" }, "first");
    const own = await claimNext(db, scope, "done", 60_000, at);
    expect(own?.subject).toBe(made.body.id);
    if (own !== null) await finishJob(db, own);
    const other = await send(one, [item("008")], {}, "second");
    const { items, guards } = await claimItems(db, scope, 25, at.toISOString(), {
      ownBatch: other.body.id,
      holder: "dies",
      leaseMs: 1,
      jobFor: (id) =>
        enqueue("bulk.advance", id, { bulkPaymentId: id, beat: 0 }, at.getTime(), at.getTime()),
    });
    expect([items.length, guards.length]).toEqual([3, 1]);
    await one.advance(30);
    // Before the first heartbeat of either.
    expect(await read(one, made.body.id)).toMatchObject({ status: "completed" });
    expect(await read(one, other.body.id)).toMatchObject({ status: "completed" });
  });

  it("rejects faulty items one by one and pays the others", async () => {
    const one = await newPlayer(server);
    const made = await send(one, [
      item(),
      { currency: "XAF", destination: wallet("000") },
      item("000", { currency: "XXX" }),
      item("000", {
        destination: { type: "mobile_money", msisdn: "+237677000000", country: "GA" },
      }),
      item("000", { mystery: 1 }),
      item("000", { amountMinorUnits: 1.5 }),
      item("000", { idempotencyKey: "same" }),
      item("000", { idempotencyKey: "same" }),
      item("000", { accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d" }),
      item("000", { amountMinorUnits: 50 }),
    ]);
    expect(made.status).toBe(202);
    const errors = made.body.items.map(
      ({ error }: { error: { code: string; pointer: string } | null }) =>
        error === null ? null : [error.code, error.pointer],
    );
    expect(errors).toEqual([
      null,
      ["amount_required", "/amountMinorUnits"],
      ["currency_not_supported", "/currency"],
      ["country_phone_mismatch", "/destination/msisdn"],
      ["unknown_field", "/mystery"],
      ["amount_not_integer", "/amountMinorUnits"],
      null,
      ["duplicate_item_key", "/idempotencyKey"],
      ["resource_not_found", null],
      ["no_eligible_rail", null],
    ]);
    await one.advance(30);
    expect(await read(one, made.body.id)).toMatchObject({
      status: "completed_with_failures",
      counts: { total: 10, rejected: 8, succeeded: 2 },
    });
    expect(await one.eventTypes()).toContain("bulk_item.rejected");
  });

  it("takes defaults, merged under each item", async () => {
    const one = await newPlayer(server);
    const made = await send(
      one,
      [{ destination: wallet("000") }, { destination: wallet("000"), amount: 700 }],
      {
        defaults: { amountMinorUnits: 2_000, currency: "XAF", reference: "WAGES" },
      },
    );
    expect(
      made.body.items.map((one: { amountMinorUnits: number }) => one.amountMinorUnits),
    ).toEqual([2_000, 700]);
    await one.advance(30);
    expect((await one.call("GET /v1/payments?reference=WAGES")).body.data).toHaveLength(2);
  });

  it("is refused as a whole when it is too large, empty, or nothing in it is valid", async () => {
    const one = await newPlayer(server);
    const large = await send(
      one,
      Array.from({ length: 501 }, () => item()),
    );
    expect(large.body).toMatchObject({
      status: 400,
      code: "bulk_size_exceeded",
      max: 500,
      received: 501,
    });
    expect((await send(one, [])).body.code).toBe("validation_failed");
    const none = await send(one, [item("000", { currency: "XXX" }), { currency: "XAF" }]);
    expect(none.body).toMatchObject({ status: 422, code: "bulk_all_items_invalid" });
    expect(none.body.items).toHaveLength(2);
    expect((await one.call("GET /v1/payments/bulk")).body.data).toEqual([]);
    // The key is free: nothing happened.
    expect((await send(one, [item()])).status).toBe(202);
  });
});

describe("all or nothing", () => {
  it("sets all money aside at once, then pays in turn", async () => {
    const one = await newPlayer(server);
    const made = await send(one, [item(), item("001"), item()], { mode: "all_or_nothing" });
    expect(made.status).toBe(202);
    expect(
      made.body.items.every((one: { paymentId: string | null }) => one.paymentId !== null),
    ).toBe(true);
    const [available, reserved] = await one.money();
    expect(reserved).toBeGreaterThanOrEqual(3_000);
    expect(available + reserved).toBe(1_000_000);
    await one.advance(30);
    const done = await read(one, made.body.id);
    expect(done).toMatchObject({
      status: "completed_with_failures",
      counts: { succeeded: 2, failed: 1 },
    });
    expect(done.items[1].failure.code).toBe("recipient_not_found");
    expect((await one.money())[1]).toBe(0);
    // The keys of the items are keys of createPayment, with the same answer.
    const single = await one.command("POST /v1/payments", "bulk#0", item());
    expect(single.headers.get("idempotent-replayed")).toBe("true");
    expect(single.body.id).toBe(done.items[0].paymentId);
  });

  it("does nothing when one item is not valid or the money is short", async () => {
    const one = await newPlayer(server);
    const mode = { mode: "all_or_nothing" };
    const invalid = await send(one, [item(), item("000", { currency: "XXX" })], mode);
    expect(invalid.body).toMatchObject({
      status: 422,
      code: "bulk_item_invalid",
      items: [{ index: 1, code: "currency_not_supported", pointer: "/currency" }],
    });
    const short = await send(
      one,
      [
        item("000", { amountMinorUnits: 600_000, rail: "gimacpay" }),
        item("000", { amountMinorUnits: 600_000, rail: "gimacpay" }),
      ],
      mode,
    );
    expect(short.body).toMatchObject({
      status: 402,
      code: "insufficient_funds",
      available: { amountMinorUnits: 1_000_000 },
    });
    expect(short.body.required.amountMinorUnits).toBeGreaterThanOrEqual(1_200_000);
    expect(await one.money()).toEqual([1_000_000, 0]);
    expect((await one.call("GET /v1/payments")).body.data).toEqual([]);
  });
});

describe("keys of items", () => {
  it("are those of single payments: what was paid is linked, not paid again", async () => {
    const one = await newPlayer(server);
    const body = item("000", { reference: "X" });
    const single = await one.command("POST /v1/payments", "shared", body);
    await one.advance(5);
    const spent = await one.money();
    const made = await send(one, [
      { ...body, idempotencyKey: "shared" },
      item("000", { idempotencyKey: "shared-other" }),
    ]);
    await one.advance(30);
    const done = await read(one, made.body.id);
    expect(done.items[0]).toMatchObject({
      status: "succeeded",
      deduplicated: true,
      paymentId: single.body.id,
    });
    expect(done.items[1]).toMatchObject({ status: "succeeded", deduplicated: false });
    expect(done.status).toBe("completed");
    const fee = done.totals[0].fees.amountMinorUnits - single.body.fee.amountMinorUnits;
    expect((await one.money())[0]).toBe(spent[0] - 1_000 - fee);
    // And the other way round: an item's key pays nothing more when a single payment comes with it.
    const twin = await one.command("POST /v1/payments", "shared-other", item("000"));
    expect(twin.headers.get("idempotent-replayed")).toBe("true");
    expect(twin.body.id).toBe(done.items[1].paymentId);
    expect((await one.money())[0]).toBe(spent[0] - 1_000 - fee);
    // A half-lost batch is sent again under a new key.
    const again = await send(
      one,
      done.items.map((stored: { idempotencyKey: string }, index: number) => ({
        ...(index === 0 ? body : item()),
        idempotencyKey: stored.idempotencyKey,
      })),
      {},
      "second-batch",
    );
    await one.advance(30);
    const second = await read(one, again.body.id);
    expect(second).toMatchObject({ status: "completed", counts: { succeeded: 2 } });
    expect(second.items.every((stored: { deduplicated: boolean }) => stored.deduplicated)).toBe(
      true,
    );
    expect((await one.money())[0]).toBe(spent[0] - 1_000 - fee);
    // The same key for something else is no payment.
    const other = await send(
      one,
      [item("000", { idempotencyKey: "shared", amountMinorUnits: 1_001 }), item()],
      {},
      "third",
    );
    expect(other.body.items[0]).toMatchObject({
      status: "rejected",
      error: { code: "idempotency_key_reused" },
    });
  });

  it("link a payment that is still under way, and follow it to its end", async () => {
    const one = await newPlayer(server);
    const body = item("009");
    await one.command("POST /v1/payments", "slow", body);
    await one.advance(1);
    const made = await send(one, [{ ...body, idempotencyKey: "slow" }]);
    await one.advance(1);
    expect(statuses(await read(one, made.body.id))).toEqual(["processing"]);
    await one.advance(40);
    expect(await read(one, made.body.id)).toMatchObject({ status: "completed" });
  });
});

describe("items that fail", () => {
  it("for a passing reason are tried again by themselves (006), until attempts are used up (007)", async () => {
    const one = await newPlayer(server);
    const policy = { retryPolicy: { maxAttempts: 2, initialDelaySeconds: 10, failover: false } };
    const made = await send(one, [item("006"), item("007"), item("001")], policy);
    await one.advance(5);
    const waiting = await read(one, made.body.id);
    expect(waiting.status).toBe("processing");
    expect(waiting.items[0]).toMatchObject({ status: "retry_scheduled", attemptCount: 1 });
    const delay =
      Date.parse(waiting.items[0].nextAttemptAt) - Date.parse("2027-01-04T10:00:00.000Z");
    expect(delay).toBeGreaterThanOrEqual(8_000);
    expect(delay).toBeLessThanOrEqual(13_000);
    await one.advance(60);
    const done = await read(one, made.body.id);
    expect(statuses(done)).toEqual(["succeeded", "failed", "failed"]);
    expect(done.items[1]).toMatchObject({
      attemptCount: 2,
      failure: { code: "provider_unavailable", retryable: true, exhausted: true },
    });
    expect(done.items[2].failure).toMatchObject({ code: "recipient_not_found", retryable: false });
    expect(done.status).toBe("completed_with_failures");
    expect((await one.money())[1]).toBe(0);
  });

  it("can be tried again by a caller, with a payment of their own; failed payments stay failed", async () => {
    const one = await newPlayer(server);
    const policy = { retryPolicy: { maxAttempts: 1, failover: false } };
    const made = await send(one, [item("007"), item("001"), item()], policy);
    await one.advance(30);
    const failed = await read(one, made.body.id);
    expect(failed.counts).toMatchObject({ failed: 2, succeeded: 1 });
    const line = `POST /v1/payments/bulk/${made.body.id}/retry`;
    const again = await one.command(line, "retry-1", {});
    expect(again).toMatchObject({
      status: 202,
      body: { status: "processing", counts: { retryScheduled: 1, failed: 1, succeeded: 1 } },
    });
    await one.advance(30);
    const done = await read(one, made.body.id);
    expect(done.status).toBe("completed_with_failures");
    expect(done.items[0]).toMatchObject({ status: "failed", attemptCount: 2 });
    expect(done.items[0].paymentId).not.toBe(failed.items[0].paymentId);
    expect((await one.call(`GET /v1/payments/${failed.items[0].paymentId}`)).body.status).toBe(
      "failed",
    );
    const nothing = await one.command(line, "retry-2", { itemIds: [failed.items[1].id] });
    expect(nothing.body).toMatchObject({ status: 409, code: "invalid_state_transition" });
    expect((await one.command(line, "retry-1", {})).text).toBe(again.text);
  });

  it("with an unknown outcome keep the batch open: never a made-up end", async () => {
    const one = await newPlayer(server);
    const made = await send(one, [item("013"), item()]);
    await one.advance(7_200);
    const open = await read(one, made.body.id);
    expect(open).toMatchObject({
      status: "processing",
      completedAt: null,
      counts: { inReconciliation: 1, succeeded: 1 },
    });
  });

  it("because the fraud analysis blocks them, or money ran out, are rejected with the reason", async () => {
    const one = await newPlayer(server);
    const made = await send(one, [
      item("000", { reference: "test_risk_95" }),
      item("000", { amountMinorUnits: 900_000, rail: "gimacpay" }),
      item("000", { amountMinorUnits: 900_000, rail: "gimacpay" }),
    ]);
    await one.advance(30);
    const done = await read(one, made.body.id);
    expect(
      done.items.map((one: { error: { code: string } | null }) => one.error?.code ?? null),
    ).toEqual(["fraud_blocked", null, "insufficient_funds"]);
    expect(done.status).toBe("completed_with_failures");
    expect((await one.tenant.facts()).unbalanced).toEqual([]);
  });
});

describe("stopping", () => {
  it("before the first item began cancels all of it and frees the money", async () => {
    const one = await newPlayer(server);
    const made = await send(one, [item(), item()], { mode: "all_or_nothing" });
    const stopped = await one.command(`POST /v1/payments/bulk/${made.body.id}/cancel`, "stop");
    expect(stopped.body).toMatchObject({ status: "canceled", counts: { canceled: 2 } });
    expect(await one.money()).toEqual([1_000_000, 0]);
    await one.advance(30);
    expect(await read(one, made.body.id)).toMatchObject({ status: "canceled" });
    expect(await one.money()).toEqual([1_000_000, 0]);
    const again = await one.command(`POST /v1/payments/bulk/${made.body.id}/cancel`, "stop-2");
    expect(again.body).toMatchObject({ status: 409, code: "invalid_state_transition" });
  });

  it("in the middle leaves what is with a rail to run on", async () => {
    const one = await newPlayer(server);
    const policy = { retryPolicy: { initialDelaySeconds: 100, failover: false } };
    const made = await send(one, [item("009"), item("007")], policy);
    await one.advance(2);
    const stopped = await one.command(`POST /v1/payments/bulk/${made.body.id}/cancel`, "stop");
    expect(stopped.body).toMatchObject({
      status: "processing",
      counts: { processing: 1, canceled: 1 },
    });
    await one.advance(60);
    expect(await read(one, made.body.id)).toMatchObject({
      status: "completed_with_failures",
      counts: { succeeded: 1, canceled: 1 },
    });
    expect((await one.money())[1]).toBe(0);
  });
});

describe("many items", () => {
  it("run 25 at a time, in turn with other batches, and are paged in their order", async () => {
    const one = await newPlayer(server);
    const large = await send(
      one,
      Array.from({ length: 60 }, () => item("009")),
      {},
      "large",
    );
    const small = await send(one, [item("009"), item("009")], {}, "small");
    await one.advance(1);
    const [first, second] = [await read(one, large.body.id), await read(one, small.body.id)];
    expect(first.counts.processing + second.counts.processing).toBeLessThanOrEqual(25);
    await one.advance(40);
    expect((await read(one, small.body.id)).status).toBe("completed");
    await one.advance(200);
    const done = await read(one, large.body.id);
    expect(done).toMatchObject({ status: "completed", counts: { total: 60, succeeded: 60 } });
    const seen: number[] = [];
    let cursor = "";
    for (;;) {
      const { body } = await one.call(
        `GET /v1/payments/bulk/${large.body.id}/items?limit=25&status=succeeded${cursor}`,
      );
      seen.push(...body.data.map((stored: { index: number }) => stored.index));
      if (!body.hasMore) break;
      cursor = `&startingAfter=${body.nextCursor}`;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => index));
    const facts = await one.tenant.facts();
    expect(facts.unbalanced).toEqual([]);
    expect(facts.payments).toBe(62);
  });
});

describe("the same batch sent many times at once", () => {
  it.each(["partial", "all_or_nothing"])("is taken over once (%s)", async (mode) => {
    const one = await newPlayer(server);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(one, [item(), item()], { mode })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await one.advance(30);
    expect((await one.tenant.facts()).payments).toBe(2);
    expect((await one.call("GET /v1/payments/bulk")).body.data).toHaveLength(1);
  });
});
