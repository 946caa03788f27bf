import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, type Got } from "../support/client.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** reliability.md 3.1 at the size of a pull request: ten clients send each of two keys at once, for every money operation of this area. */
const CLIENTS = 10;
const KEYS = 2;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

const item = (magic = "000"): object => ({
  amountMinorUnits: 1_000,
  currency: "XAF",
  destination: { type: "mobile_money", msisdn: `+24174999${magic}`, country: "GA" },
});

interface Operation {
  readonly name: string;
  /** Brings the tenant so far that the operation can be called `KEYS` times; answers where to send what. */
  prepare(one: Player): Promise<readonly { readonly line: string; readonly body: object }[]>;
  /** A valid body under a used key that means something else. */
  readonly otherBody: object;
  effects(one: Player): Promise<number>;
}

const repeat = <T>(make: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: KEYS }, (_, index) => make(index)));
const countOf = async (one: Player, path: string): Promise<number> =>
  (await one.call(`GET ${path}`)).body.data.length;

const OPERATIONS: readonly Operation[] = [
  {
    name: "createPayment",
    prepare: (one) =>
      repeat(() =>
        Promise.resolve({ line: "POST /v1/payments", body: payout(one.account, 1_000) }),
      ),
    otherBody: item("001"),
    effects: (one) => countOf(one, "/v1/payments?limit=100"),
  },
  {
    name: "createBulkPayment, partial",
    prepare: () =>
      repeat(() =>
        Promise.resolve({ line: "POST /v1/payments/bulk", body: { payments: [item(), item()] } }),
      ),
    otherBody: { payments: [item()] },
    effects: (one) => countOf(one, "/v1/payments/bulk"),
  },
  {
    name: "createBulkPayment, all or nothing",
    prepare: () =>
      repeat(() =>
        Promise.resolve({
          line: "POST /v1/payments/bulk",
          body: { mode: "all_or_nothing", payments: [item(), item()] },
        }),
      ),
    otherBody: { payments: [item()] },
    effects: async (one) => (await countOf(one, "/v1/payments?limit=100")) / 2,
  },
  {
    name: "retryBulkPayment",
    prepare: (one) =>
      repeat(async (index) => {
        const bulk = await one.command("POST /v1/payments/bulk", `made-${index}`, {
          payments: [item("007")],
          retryPolicy: { maxAttempts: 1, failover: false },
        });
        await one.advance(10);
        return { line: `POST /v1/payments/bulk/${bulk.body.id}/retry`, body: {} };
      }),
    otherBody: { itemIds: ["bit_01kag9ytq2f7sv3w5x8a0b1c2d"] },
    effects: async (one) => {
      await one.advance(10);
      return (await countOf(one, "/v1/payments?limit=100")) - KEYS;
    },
  },
  {
    name: "reverseTransaction",
    prepare: (one) =>
      repeat(async () => {
        const paid = await one.pay("000", 1_000, { rail: "airtel_money" });
        await one.advance(5);
        const line = `POST /v1/transactions/${paid.body.transactionId}/reverse`;
        return { line, body: { reason: "duplicate" } };
      }),
    otherBody: { reason: "fraudulent" },
    effects: (one) => countOf(one, "/v1/reversals"),
  },
  {
    name: "createQuote",
    prepare: (one) =>
      repeat(() => Promise.resolve({ line: "POST /v1/quotes", body: payout(one.account, 1_000) })),
    otherBody: item("001"),
    effects: () => Promise.resolve(KEYS),
  },
  {
    name: "createCustomer",
    prepare: () =>
      repeat(() => Promise.resolve({ line: "POST /v1/customers", body: { country: "CM" } })),
    otherBody: { country: "GA" },
    effects: (one) => countOf(one, "/v1/customers"),
  },
];

describe("the same request, ten at once", () => {
  it.each(OPERATIONS)("$name has one effect per key", async (operation) => {
    const one = await newPlayer(server);
    const calls = await operation.prepare(one);
    const groups = await Promise.all(
      calls.map(({ line, body }, index) =>
        Promise.all(Array.from({ length: CLIENTS }, () => one.command(line, `key-${index}`, body))),
      ),
    );
    for (const group of groups) {
      const done = group.filter(({ status }) => status < 300);
      const others = group.filter(({ status }) => status >= 300);
      expect(done.length).toBeGreaterThan(0);
      expect(new Set(done.map(({ text }) => text)).size).toBe(1);
      const first = done.filter(({ headers }) => headers.get("idempotent-replayed") === null);
      expect(first).toHaveLength(1);
      for (const other of others) {
        expect(other.body).toMatchObject({ status: 409, code: "idempotency_in_progress" });
        expect(other.headers.get("retry-after")).not.toBeNull();
      }
    }
    expect(await operation.effects(one)).toBe(KEYS);
    const [call] = calls;
    const reused = await one.command(call?.line ?? "", "key-0", operation.otherBody);
    expect(reused.body).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    const facts = await one.tenant.facts();
    expect(facts.unbalanced).toEqual([]);
    expect(Object.values(facts.sums).every((sum) => sum === "0")).toBe(true);
  });

  it("an item's key in a batch and the same key of a single payment pay once, whoever is first", async () => {
    const one = await newPlayer(server);
    const body = item();
    const [single, bulk] = await Promise.all([
      one.command("POST /v1/payments", "shared", body),
      one.command("POST /v1/payments/bulk", "batch", {
        mode: "all_or_nothing",
        payments: [
          { ...body, idempotencyKey: "shared" },
          { ...body, idempotencyKey: "own" },
        ],
      }),
    ]);
    expect([single.status, bulk.status]).toEqual([201, 202]);
    await one.advance(30);
    const done: Got = await one.call(`GET /v1/payments/bulk/${bulk.body.id}?expand=items`);
    expect(done.body.status).toBe("completed");
    expect(done.body.items[0].paymentId).toBe(single.body.id);
    expect((await one.tenant.facts()).payments).toBe(2);
  });
});
