import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

interface Player {
  call(line: string, more?: Send): Promise<Got>;
  pay(magic: string, amount?: number): Promise<Got>;
  advance(seconds: number): Promise<Got>;
  payment(id: string): Promise<Got["body"]>;
  facts(): Promise<{
    readonly payments: number;
    readonly accounts: Readonly<
      Record<string, { readonly available: number; readonly reserved: number }>
    >;
    readonly unbalanced: readonly string[];
  }>;
}

/** A tenant of its own, whose clock stands still until the test moves it. */
async function player(): Promise<Player> {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  return {
    call,
    pay: (magic, amount = 10_000) =>
      call("POST /v1/payments", {
        body: payout(tenant.accounts["A"] ?? "", amount, magic),
        headers: { "idempotency-key": `pay-${magic}` },
      }),
    advance: (seconds) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
    payment: async (id) => (await call(`GET /v1/payments/${id}`)).body,
    facts: () => tenant.facts(),
  };
}

describe("magic numbers, end to end over HTTP", () => {
  it.each([
    ["000", 5, "completed", null],
    ["001", 5, "failed", "recipient_not_found"],
    ["002", 5, "failed", "recipient_limit_reached"],
    ["003", 5, "failed", "recipient_wallet_inactive"],
    ["004", 5, "failed", "payer_rejected"],
    ["006", 60, "completed", null],
    ["007", 3_600, "failed", "provider_unavailable"],
    ["008", 10, "completed", null],
    ["009", 30, "completed", null],
    ["010", 40, "completed", null],
    ["011", 3_600, "failed", "rail_rejected"],
    ["012", 3_600, "completed", null],
    ["014", 10, "completed", null],
    ["019", 5, "failed", "recipient_name_mismatch"],
    ["020", 200, "completed", null],
  ])("999%s after %i s: %s", async (magic, seconds, status, code) => {
    const one = await player();
    const made = await one.pay(magic);
    expect(made.body.status).toBe("pending");
    await one.advance(seconds);
    const payment = await one.payment(made.body.id);
    expect(payment.status).toBe(status);
    expect(payment.failure?.code ?? null).toBe(code);
    const facts = await one.facts();
    const spent = status === "completed" ? 10_000 + payment.fee.amountMinorUnits : 0;
    expect(facts.accounts["A"]).toEqual({ available: 1_000_000 - spent, reserved: 0 });
    expect(facts.unbalanced).toEqual([]);
  });

  it("009 is still open at 28 s, and 010 is in reconciliation at 30 s with its money reserved", async () => {
    const early = await player();
    const slow = await early.pay("009");
    await early.advance(28);
    expect((await early.payment(slow.body.id)).status).toBe("submitted");
    const late = await player();
    const lost = await late.pay("010");
    await late.advance(30);
    expect((await late.payment(lost.body.id)).status).toBe("in_reconciliation");
    expect((await late.facts()).accounts["A"]?.reserved).toBe(
      10_000 + lost.body.fee.amountMinorUnits,
    );
    await late.advance(5);
    expect((await late.payment(lost.body.id)).status).toBe("completed");
    const types = (await late.call("GET /v1/events?limit=100")).body.data.map(
      (event: { type: string }) => event.type,
    );
    expect(types).toEqual(
      expect.arrayContaining([
        "payment.in_reconciliation",
        "callback.timed_out",
        "callback.late",
        "payment.completed",
      ]),
    );
  });

  it("013 stays unknown: no timeout ever says failed", async () => {
    const one = await player();
    const made = await one.pay("013");
    await one.advance(7_200);
    expect((await one.payment(made.body.id)).status).toBe("in_reconciliation");
    // After 72 hours a person is asked; an answer that comes after all closes the case.
    await one.advance(73 * 3_600);
    const line = `GET /v1/transactions/${made.body.transactionId}`;
    expect((await one.call(line)).body.reconciliation.caseReason).toBe("enquiries_exhausted");
    await one.call(`POST /v1/sandbox/payments/${made.body.id}/callback`, {
      body: { event: "succeeded" },
    });
    await one.advance(1);
    expect((await one.call(line)).body).toMatchObject({
      status: "completed",
      reconciliation: { required: false, caseReason: null, openedAt: null },
    });
    const events = await one.call("GET /v1/events?type=transaction.reconciliation_case_resolved");
    expect(events.body.data).toMatchObject([
      { previous: { reconciliation: { caseReason: "enquiries_exhausted" } } },
    ]);
    expect((await one.call("GET /v1/audit-log/verify")).body.valid).toBe(true);
  });

  it("lets a collection wait for approval", async () => {
    const one = await player();
    const made = await one.call("POST /v1/payments", {
      body: {
        amountMinorUnits: 5_000,
        currency: "XAF",
        direction: "collection",
        source: { type: "mobile_money", msisdn: "+237677999021", country: "CM" },
      },
      headers: { "idempotency-key": "collect" },
    });
    await one.advance(5);
    expect((await one.payment(made.body.id)).status).toBe("awaiting_approval");
    await one.advance(30);
    expect((await one.payment(made.body.id)).status).toBe("completed");
  });

  it("plays a named scenario from the header", async () => {
    const one = await player();
    const body = {
      amountMinorUnits: 5_000,
      currency: "XAF",
      destination: { type: "mobile_money", msisdn: "+24174000111", country: "GA" },
    };
    const made = await one.call("POST /v1/payments", {
      body,
      headers: { "idempotency-key": "named", "x-sandbox-scenario": "payment.recipient_not_found" },
    });
    await one.advance(5);
    expect((await one.payment(made.body.id)).failure.code).toBe("recipient_not_found");
  });
});

describe("Prefer: wait", () => {
  it("answers when the payment is final, or with what is so far", async () => {
    const running = await startTestServer();
    try {
      const tenant = await running.provision({
        accounts: { A: { currency: "XAF", available: 100_000 } },
      });
      const request = (key: string, magic: string, wait: number): Promise<Got> =>
        send(running.url, "POST /v1/payments", {
          key: tenant.apiKey,
          body: payout(tenant.accounts["A"] ?? "", 1_000, magic),
          headers: { "idempotency-key": key, prefer: `wait=${wait}` },
        });
      const done = await request("wait", "000", 10);
      expect(done.body.status).toBe("completed");
      expect(done.headers.get("preference-applied")).toBe("wait=10");
      expect((await request("no-time", "009", 1)).body.status).toBe("submitted");
      expect(
        (
          await send(running.url, "GET /v1/balances", {
            key: tenant.apiKey,
            headers: { prefer: "wait=99" },
          })
        ).status,
      ).toBe(200);
    } finally {
      await running.stop();
    }
  });
});
