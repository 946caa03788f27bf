import { BUILTIN_FRAUD_MODEL } from "../../src/domain/fraud/model.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 5_000_000 } } });
});
afterAll(() => server.stop());

const account = (): string => tenant.accounts["A"] ?? "";
const pay = (key: string | null, body: object, more: Send = {}): Promise<Got> =>
  send(server.url, "POST /v1/payments", {
    key: tenant.apiKey,
    body,
    ...more,
    headers: { ...(key === null ? {} : { "idempotency-key": key }), ...more.headers },
  });

describe("idempotency keys", () => {
  it("replays the very bytes, with the first request id", async () => {
    const first = await pay("bytes", payout(account(), 1_000));
    const again = await pay("bytes", payout(account(), 1_000));
    expect(again.text).toBe(first.text);
    expect(again.status).toBe(201);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.headers.get("x-original-request-id")).toBe(first.headers.get("x-request-id"));
    expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  });

  it("takes the key bare, quoted, or from the body", async () => {
    const first = await pay("carrier", payout(account(), 1_001));
    expect((await pay('"carrier"', payout(account(), 1_001))).text).toBe(first.text);
    expect(
      (await pay(null, payout(account(), 1_001, "000", { idempotencyKey: "carrier" }))).text,
    ).toBe(first.text);
    expect(
      (await pay("carrier", payout(account(), 1_001, "000", { idempotencyKey: "carrier" }))).text,
    ).toBe(first.text);
    expect(
      (await pay("carrier", payout(account(), 1_001, "000", { idempotencyKey: "other" }))).body
        .code,
    ).toBe("idempotency_key_conflict");
  });

  it("counts the old name of the amount and test controls as the same request", async () => {
    const first = await pay("renamed", payout(account(), 1_002));
    const { amountMinorUnits: amount, ...rest } = payout(account(), 1_002) as {
      amountMinorUnits: number;
    };
    expect((await pay("renamed", { ...rest, amount, sandbox: { latencyMs: 1 } })).text).toBe(
      first.text,
    );
  });

  it("insists on a key, and on a usable one", async () => {
    expect((await pay(null, payout(account(), 1_003))).body.code).toBe("idempotency_key_required");
    expect((await pay("with blank", payout(account(), 1_003))).body.code).toBe(
      "idempotency_key_invalid",
    );
    expect((await pay("x".repeat(256), payout(account(), 1_003))).body.code).toBe(
      "idempotency_key_invalid",
    );
    expect((await pay("x".repeat(255), payout(account(), 1_003))).status).toBe(201);
  });

  it("refuses a key for another request and names what the first one made", async () => {
    const first = await pay("reused", payout(account(), 1_004));
    expect((await pay("reused", payout(account(), 1_005))).body).toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
      resource: { type: "payment", id: first.body.id },
    });
  });

  it("leaves the key free where nothing happened", async () => {
    expect((await pay("free", { currency: "XAF" })).status).toBe(400);
    expect(
      (
        await pay(
          "free",
          payout(account(), 100_000_000, "000", {
            rail: "internal_book",
            destination: { type: "account", accountId: account() },
          }),
        )
      ).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await pay("free", payout(account(), 1_006))).status).toBe(201);
  });

  it("has one effect for many at once; the others replay it or are told to wait", async () => {
    const before = (await tenant.facts()).payments;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pay("burst", payout(account(), 1_007))),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    expect(made.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(
      1,
    );
    for (const { status, body, headers } of answers.filter((one) => one.status !== 201)) {
      expect([status, body.code, headers.get("retry-after")]).toEqual([
        409,
        "idempotency_in_progress",
        "1",
      ]);
    }
    const facts = await tenant.facts();
    expect(facts.payments).toBe(before + 1);
    expect(facts).toMatchObject({ sums: { XAF: "0" }, unbalanced: [] });
  });

  it("works for what takes a key without needing one", async () => {
    const open = (): Promise<Got> =>
      send(server.url, "POST /v1/accounts", {
        key: tenant.apiKey,
        body: { name: "Once", currency: "UGX" },
        headers: { "idempotency-key": "account" },
      });
    const first = await open();
    expect((await open()).text).toBe(first.text);
    expect(
      (await send(server.url, "GET /v1/accounts?currency=UGX", { key: tenant.apiKey })).body.data,
    ).toHaveLength(1);
  });

  it("moves the sandbox clock once", async () => {
    const advance = (): Promise<Got> =>
      send(server.url, "POST /v1/sandbox/clock/advance", {
        key: tenant.apiKey,
        body: { seconds: 3_600 },
        headers: { "idempotency-key": "hour" },
      });
    const first = await advance();
    const again = await advance();
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const { body } = await send(server.url, "GET /v1/sandbox/clock", { key: tenant.apiKey });
    expect(body.offsetSeconds).toBeGreaterThan(3_500);
    expect(body.offsetSeconds).toBeLessThan(3_700);
  });

  it("opens accounts in parallel, one of them the default", async () => {
    const open = (index: number): Promise<Got> =>
      send(server.url, "POST /v1/accounts", {
        key: tenant.apiKey,
        body: { name: `Parallel ${index}`, currency: "RWF" },
      });
    const all = await Promise.all([0, 1].map(open));
    expect(all.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe("in progress", () => {
  it("is 409 with Retry-After while the first request still runs", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = await startTestServer({
      background: false,
      services: {
        idempotencyWaitMs: 50,
        fraudBudgetMs: 60_000,
        fraudModel: { ...BUILTIN_FRAUD_MODEL, evaluate: () => held.then(() => null) },
      },
    });
    try {
      const owner = await slow.provision({
        accounts: { A: { currency: "XAF", available: 100_000 } },
      });
      const request: Send = {
        key: owner.apiKey,
        body: payout(owner.accounts["A"] ?? "", 1_000),
        headers: { "idempotency-key": "slow" },
      };
      const first = send(slow.url, "POST /v1/payments", request);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const second = await send(slow.url, "POST /v1/payments", request);
      expect(second).toMatchObject({
        status: 409,
        body: { code: "idempotency_in_progress", retryable: true },
      });
      expect(second.headers.get("retry-after")).toBe("1");
      release();
      expect((await first).status).toBe(201);
      expect(
        (await send(slow.url, "POST /v1/payments", request)).headers.get("idempotent-replayed"),
      ).toBe("true");
    } finally {
      release();
      await slow.stop();
    }
  });
});
