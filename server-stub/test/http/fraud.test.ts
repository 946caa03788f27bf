import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUILTIN_FRAUD_MODEL } from "../../src/domain/fraud/model.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 90_000_000 } } });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const analyze = (body: object): Promise<Got> => call("POST /v1/fraud/analyze", { body });
const account = (): string => tenant.accounts["A"] ?? "";
let keys = 0;
const pay = (body: object, more: Send = {}): Promise<Got> =>
  call("POST /v1/payments", {
    body,
    ...more,
    headers: { "idempotency-key": `fraud-${(keys += 1)}`, ...more.headers },
  });

const simSwap = {
  amountMinorUnits: 450_000,
  currency: "XAF",
  type: "payout",
  reference: "INV-1001",
  sender: { phone: "+237677123456", country: "CM", simChangedAt: "2026-11-20T04:00:00.000Z" },
  recipient: { phone: "+24166999000", country: "GA" },
  device: { id: "dev-7f2c", rooted: false, emulator: false },
  network: { country: "CM" },
  occurredAt: "2026-11-20T10:00:00.000Z",
};

describe("fraud analysis", () => {
  it("explains its score and stores it", async () => {
    const found = await analyze({ ...simSwap, historyOverride: { amount_above_profile: 0.8 } });
    expect(found).toMatchObject({
      status: 200,
      body: { riskScore: 72, riskLevel: "high", decision: "review", policy: { reviewAt: 60 } },
    });
    expect(found.body.reasons[0]).toMatchObject({
      code: "sim_swap_recent",
      scoreWithout: 22,
      evidence: { simAgeHours: 6 },
    });
    expect(found.body.signalsMissing).toContain("impossible_travel");
    expect((await call(`GET /v1/fraud/analyses/${found.body.id}`)).body).toEqual(found.body);
    const listed = await call("GET /v1/fraud/analyses?decision=review&riskLevel=high&type=payout");
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toContain(found.body.id);
    await sequenceEvents(server.services);
    const events = await call(`GET /v1/events?resourceId=${found.body.id}`);
    expect(events.body.data).toMatchObject([{ type: "fraud_analysis.flagged" }]);
  });

  it("gives the same score for the same inputs and history (invariant 17)", async () => {
    const order = {
      amountMinorUnits: 1_000,
      currency: "XAF",
      type: "other",
      merchantCategoryCode: "7995",
    };
    const [first, second] = [await analyze(order), await analyze(order)];
    expect(second.body.reasons).toEqual(first.body.reasons);
    expect(second.body.riskScore).toBe(first.body.riskScore);
  });

  it("learns from its own history: a burst of one sender", async () => {
    const order = {
      amountMinorUnits: 5_000,
      currency: "XAF",
      type: "p2p",
      sender: { phone: "+237677000111" },
      recipient: { phone: "+237677000222" },
    };
    const scores: number[] = [];
    for (let index = 0; index < 16; index += 1) scores.push((await analyze(order)).body.riskScore);
    const last = await analyze(order);
    const codes = last.body.reasons.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(["velocity_sender_1h", "duplicate_pattern"]);
    expect(scores[0]).toBeLessThan(last.body.riskScore);
  });

  it("puts who was paid by a fraud on the block list, until somebody thinks better of it", async () => {
    const order = {
      amountMinorUnits: 7_000,
      currency: "XAF",
      type: "payout",
      recipient: { phone: "+24174000777" },
    };
    const { id } = (await analyze(order)).body;
    const label = (value: string): Promise<Got> =>
      call(`POST /v1/fraud/analyses/${id}/feedback`, { body: { label: value, note: "told" } });
    const told = await label("fraud");
    expect(told.body).toMatchObject({ version: 2, feedback: { label: "fraud", note: "told" } });
    expect((await label("fraud")).body.version).toBe(2);
    expect((await analyze(order)).body).toMatchObject({
      riskScore: 95,
      decision: "block",
      reasons: [{ code: "blocklist_hit" }],
    });
    expect((await label("legitimate")).body.version).toBe(3);
    expect((await analyze(order)).body.decision).toBe("allow");
  });

  it("refuses what it cannot use", async () => {
    expect((await analyze({ amountMinorUnits: 1, currency: "XXX", type: "other" })).body.code).toBe(
      "currency_not_supported",
    );
    expect((await analyze({ currency: "XAF", type: "other" })).body.code).toBe("amount_required");
    const base = { amountMinorUnits: 1, currency: "XAF", type: "other" };
    expect((await analyze({ ...base, historyOverride: { nonsense: 1 } })).body).toMatchObject({
      code: "validation_failed",
      errors: [{ pointer: "/historyOverride/nonsense" }],
    });
    const unknown = "pay_01kag9ytq2f7sv3w5x8a0b1c2d";
    expect((await analyze({ ...base, paymentId: unknown })).status).toBe(404);
    const live = await server.provision({ livemode: true });
    const answer = await send(server.url, "POST /v1/fraud/analyze", {
      key: live.apiKey,
      body: { ...base, historyOverride: { device_new: 1 } },
    });
    expect(answer.body.code).toBe("sandbox_field_in_live_mode");
    const forced = { ...base, reference: "test_risk_99" };
    expect(
      (await send(server.url, "POST /v1/fraud/analyze", { key: live.apiKey, body: forced })).body
        .riskScore,
    ).toBe(1);
    expect((await analyze(forced)).body.riskScore).toBe(99);
  });

  it("answers a repeated key with the same analysis", async () => {
    const more = { body: simSwap, headers: { "idempotency-key": "fraud-key" } };
    const first = await call("POST /v1/fraud/analyze", more);
    const again = await call("POST /v1/fraud/analyze", more);
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  it("shows nothing of it to others", async () => {
    const { id } = (await analyze(simSwap)).body;
    const other = await server.provision({});
    for (const line of [`GET /v1/fraud/analyses/${id}`, `POST /v1/fraud/analyses/${id}/feedback`]) {
      const body = line.startsWith("POST") ? { body: { label: "fraud" } } : {};
      expect((await send(server.url, line, { key: other.apiKey, ...body })).status).toBe(404);
    }
    const list = await send(server.url, "GET /v1/fraud/analyses", { key: other.apiKey });
    expect(list.body.data).toEqual([]);
  });
});

describe("the fraud policy", () => {
  it("starts from the defaults and is replaced as a whole, with a trace", async () => {
    const own = await server.provision({});
    const ask = (line: string, body?: object): Promise<Got> =>
      send(server.url, line, { key: own.apiKey, ...(body === undefined ? {} : { body }) });
    expect((await ask("GET /v1/fraud/policy")).body).toMatchObject({
      version: 1,
      reviewAt: 60,
      blockAt: 80,
      failMode: "review",
    });
    const order = {
      amountMinorUnits: 1,
      currency: "XAF",
      type: "other",
      reference: "test_risk_55",
    };
    expect((await ask("POST /v1/fraud/analyze", order)).body.decision).toBe("allow");
    const strict = { reviewAt: 50, blockAt: 75, failMode: "block" };
    expect((await ask("PUT /v1/fraud/policy", strict)).body).toMatchObject({
      ...strict,
      version: 2,
    });
    expect((await ask("PUT /v1/fraud/policy", strict)).body.version).toBe(3);
    expect((await ask("POST /v1/fraud/analyze", order)).body).toMatchObject({
      decision: "review",
      policy: { version: 3, reviewAt: 50, blockAt: 75 },
    });
    expect(
      (await ask("PUT /v1/fraud/policy", { ...strict, reviewAt: 90 })).body.errors[0].pointer,
    ).toBe("/reviewAt");
  });

  it("decides when the scorer is away or late, and the rules still count", async () => {
    const broken = await startTestServer({
      background: false,
      services: {
        fraudBudgetMs: 20,
        fraudModel: { ...BUILTIN_FRAUD_MODEL, evaluate: () => new Promise(() => undefined) },
      },
    });
    try {
      const own = await broken.provision({});
      const order = { amountMinorUnits: 1, currency: "XAF", type: "other" };
      const ask = (line: string, body: object): Promise<Got> =>
        send(broken.url, line, { key: own.apiKey, body });
      const found = await ask("POST /v1/fraud/analyze", order);
      expect(found.body).toMatchObject({
        decision: "review",
        reasons: [{ code: "scorer_unavailable" }],
        model: { fallback: true },
      });
      await ask("PUT /v1/fraud/policy", { reviewAt: 60, blockAt: 80, failMode: "allow" });
      expect((await ask("POST /v1/fraud/analyze", order)).body.decision).toBe("allow");
      const listed = { ...order, recipient: { merchantId: "mrch_x" } };
      const { id } = (await ask("POST /v1/fraud/analyze", listed)).body;
      await ask(`POST /v1/fraud/analyses/${id}/feedback`, { label: "fraud" });
      expect((await ask("POST /v1/fraud/analyze", listed)).body.decision).toBe("block");
    } finally {
      await broken.stop();
    }
  });
});

describe("fraud and payments", () => {
  it("analyzes every payment and names the analysis", async () => {
    const made = await pay(payout(account(), 1_000));
    expect(made.body.fraud).toMatchObject({ riskScore: 1, decision: "allow" });
    const analysis = await call(`GET /v1/fraud/analyses/${made.body.fraud.analysisId}`);
    expect(analysis.body.usedByPaymentId).toBe(made.body.id);
    const listed = await call(`GET /v1/fraud/analyses?paymentId=${made.body.id}`);
    expect(listed.body.data).toHaveLength(1);
  });

  it("blocks without a trace in the ledger, keeps the analysis, and leaves the key free", async () => {
    const before = await tenant.facts();
    const headers = { "idempotency-key": "blocked" };
    const body = payout(account(), 2_000, "000", { sandbox: { forceRiskScore: 87 } });
    const refused = await pay(body, { headers });
    expect(refused).toMatchObject({ status: 422, body: { code: "fraud_blocked", riskScore: 87 } });
    const analysis = await call(`GET /v1/fraud/analyses/${refused.body.analysisId}`);
    expect(analysis.body).toMatchObject({ decision: "block", usedByPaymentId: null });
    expect(await tenant.facts()).toEqual(before);
    expect((await pay(payout(account(), 2_000), { headers })).status).toBe(201);
  });

  it("holds for review and pays after approval", async () => {
    const held = await pay(payout(account(), 3_000, "000", { reference: "test_risk_70" }));
    expect(held.body).toMatchObject({
      status: "held_for_review",
      fraud: { decision: "review", riskScore: 70 },
    });
    const approved = await call(`POST /v1/payments/${held.body.id}/review`, {
      body: { decision: "approve" },
    });
    expect(approved.body.status).toBe("pending");
  });

  it("lets only those skip it who may", async () => {
    const body = payout(account(), 1_500, "000", { fraudCheck: "skip" });
    expect((await pay(body)).body.fraud).toEqual({
      analysisId: null,
      riskScore: null,
      decision: null,
    });
    const narrow = await server.provision({
      scopes: ["payments:write"],
      accounts: { A: { currency: "XAF", available: 10_000 } },
    });
    const refused = await send(server.url, "POST /v1/payments", {
      key: narrow.apiKey,
      headers: { "idempotency-key": "skip" },
      body: { ...body, accountId: narrow.accounts["A"] },
    });
    expect(refused.body).toMatchObject({
      code: "insufficient_scope",
      requiredScopes: ["fraud:bypass"],
    });
  });

  it("takes an earlier analysis once, for the same payment, while it is young", async () => {
    const order = {
      amountMinorUnits: 4_000,
      currency: "XAF",
      type: "payout",
      recipient: { phone: "+24174999000" },
    };
    const { id } = (await analyze(order)).body;
    const wrong = await pay(payout(account(), 4_001, "000", { fraudAnalysisId: id }));
    expect(wrong.body.errors[0].pointer).toBe("/fraudAnalysisId");
    const others = await pay(payout(account(), 4_000, "001", { fraudAnalysisId: id }));
    expect(others.body.code).toBe("validation_failed");
    const made = await pay(payout(account(), 4_000, "000", { fraudAnalysisId: id }));
    expect(made.body.fraud).toMatchObject({ analysisId: id, decision: "allow" });
    expect((await call(`GET /v1/fraud/analyses/${id}`)).body.usedByPaymentId).toBe(made.body.id);
    const twice = await pay(payout(account(), 4_000, "000", { fraudAnalysisId: id }));
    expect(twice.body.detail).toContain(made.body.id);

    const old = (await analyze(order)).body.id;
    await call("POST /v1/sandbox/clock/advance", { body: { seconds: 901 } });
    const late = await pay(payout(account(), 4_000, "000", { fraudAnalysisId: old }));
    expect(late.body.detail).toContain("15 minutes");
  });

  it("uses an analysis once, however many payments want it at the same moment", async () => {
    const order = { amountMinorUnits: 4_100, currency: "XAF", type: "payout" };
    const { id } = (await analyze(order)).body;
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        pay(payout(account(), 4_100, "000", { fraudAnalysisId: id })),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
  });
});

describe("a burst", () => {
  /** How many of 21 payments of one payer are waved through; the first one alone, so that the payer is known. */
  async function allowedOf(run: (work: readonly (() => Promise<Got>)[]) => Promise<unknown>) {
    const own = await server.provision({
      accounts: { A: { currency: "XAF", available: 5_000_000 } },
    });
    const ask = (line: string, more: Send): Promise<Got> =>
      send(server.url, line, { key: own.apiKey, ...more });
    const policy = { reviewAt: 3, blockAt: 100, failMode: "review" };
    await ask("PUT /v1/fraud/policy", { body: policy });
    const collect = (index: number) => () =>
      ask("POST /v1/payments", {
        headers: { "idempotency-key": `burst-${index}` },
        body: {
          amountMinorUnits: 1_000 + index,
          currency: "XAF",
          direction: "collection",
          source: { type: "mobile_money", msisdn: "+237677555444", country: "CM" },
        },
      });
    await collect(0)();
    await run(Array.from({ length: 20 }, (_, index) => collect(index + 1)));
    const list = await ask("GET /v1/fraud/analyses?limit=100", {});
    const analyses: readonly { readonly decision: string }[] = list.body.data;
    expect(analyses).toHaveLength(21);
    return analyses.filter(({ decision }) => decision === "allow").length;
  }

  it("cannot outrun the analysis: in parallel as many pass as one after the other", async () => {
    const serial = await allowedOf(async (work) => {
      for (const one of work) expect((await one()).status).toBe(201);
    });
    const parallel = await allowedOf(async (work) => {
      const all = await Promise.all(work.map((one) => one()));
      expect(all.map(({ status }) => status)).toEqual(Array(20).fill(201));
    });
    expect(serial).toBeGreaterThan(2);
    expect(serial).toBeLessThan(20);
    expect(parallel).toBe(serial);
  });
});
