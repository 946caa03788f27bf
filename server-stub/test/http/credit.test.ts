import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({});
});
afterAll(() => server.stop());

const DAY = 24 * 3_600_000;
const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const base = {
  subject: { phone: "+237677123456", country: "CM", fullName: "Aicha Biloa" },
  currency: "XAF",
  consent: {
    granted: true,
    grantedAt: "2026-11-20T09:58:00.000Z",
    purpose: "credit_assessment",
    reference: "consent-8841",
    noticeLanguage: "fr",
  },
  product: {
    type: "nano_loan",
    requested: { amountMinorUnits: 50_000, currency: "XAF" },
    tenorDays: 30,
  },
};
const score = (more: object = {}): Promise<Got> =>
  call("POST /v1/credit/score", { body: { ...base, ...more } });
function history(count: number): object {
  const end = Date.now() - DAY;
  return {
    provider: "mtn_momo",
    periodStart: new Date(end - 90 * DAY).toISOString(),
    periodEnd: new Date(end).toISOString(),
    transactions: Array.from({ length: count }, (_, index) => ({
      occurredAt: new Date(end - ((index * 2) % 88) * DAY).toISOString(),
      type: index % 2 === 0 ? "salary" : "merchant_payment",
      direction: index % 2 === 0 ? "in" : "out",
      amountMinorUnits: index % 2 === 0 ? 20_000 : 15_000,
      counterpartyHash: `c${index % 9}`,
      balanceAfter: { amountMinorUnits: 40_000, currency: "XAF" },
    })),
  };
}

describe("a named version of the model", () => {
  const fault = (): Promise<Got> =>
    call("POST /v1/sandbox/faults", {
      body: { target: "scorer:credit", kind: "error", maxCount: 1 },
    });

  it("scores with it or not at all, where any other request falls back", async () => {
    const mobileMoney = history(80);
    const { model } = (await score({ mobileMoney })).body;
    const named = await score({ mobileMoney, modelVersion: model.version });
    expect(named.body.model).toEqual(model);
    expect((await fault()).status).toBe(201);
    expect((await score({ mobileMoney })).body.model.fallback).toBe(true);
    expect((await fault()).status).toBe(201);
    const away = await score({ mobileMoney, modelVersion: model.version });
    expect([away.status, away.body.code]).toEqual([503, "scorer_unavailable"]);
    expect(away.headers.get("retry-after")).toBe("5");
    expect((await score({ mobileMoney, modelVersion: model.version })).status).toBe(200);
  });

  it("is refused when it is not served", async () => {
    const got = await score({ modelVersion: "9.9.9" });
    expect([got.status, got.body.errors[0].pointer]).toEqual([400, "/modelVersion"]);
    expect(got.body.code).toBe("validation_failed");
  });
});

describe("credit scores", () => {
  it("add up, name their reasons, and hide the person", async () => {
    const made = await score({ mobileMoney: history(80) });
    expect(made.status).toBe(200);
    const { body } = made;
    const points: number = body.contributions.reduce(
      (sum: number, one: { points: number }) => sum + one.points,
      0,
    );
    expect(body.baseScore + points).toBe(body.score);
    expect(body.subject).toEqual({
      phone: "+23767••••456",
      country: "CM",
      fullName: "A•••• B••••",
    });
    expect(made.text).not.toContain("677123456");
    expect(body.recommendedLimit.amountMinorUnits).toBeLessThanOrEqual(50_000);
    expect(body.dataCoverage.sources).toEqual(["mobile_money_transactions"]);
    expect((await call(`GET /v1/credit/scores/${body.id}`)).body).toEqual(body);
    const list = await call(`GET /v1/credit/scores?decision=${body.decision}&grade=${body.grade}`);
    expect(list.body.data[0].id).toBe(body.id);
    expect((await score({ mobileMoney: history(80) })).body.score).toBe(body.score);
  });

  it("say what is missing instead of guessing", async () => {
    const few = await score({ mobileMoney: history(11) });
    expect(few.body).toMatchObject({
      score: null,
      decision: "insufficient_data",
      contributions: [],
      recommendedLimit: null,
      reasons: [{ code: "INSUFFICIENT_HISTORY", feature: null }],
    });
    expect((await score()).body.decision).toBe("insufficient_data");
  });

  it("do not take an old statement for today's life", async () => {
    const shifted = (days: number): object => {
      const move = (at: string): string => new Date(Date.parse(at) - days * DAY).toISOString();
      const now = history(80) as { periodStart: string; periodEnd: string; transactions: object[] };
      return {
        ...now,
        periodStart: move(now.periodStart),
        periodEnd: move(now.periodEnd),
        transactions: (now.transactions as { occurredAt: string }[]).map((line) => ({
          ...line,
          occurredAt: move(line.occurredAt),
        })),
      };
    };
    const old = (await score({ mobileMoney: shifted(100) })).body;
    expect([old.decision, old.score, old.reasons.map((one: { code: string }) => one.code)]).toEqual(
      ["insufficient_data", null, ["STALE_DATA"]],
    );
    expect(old.reasons[0].description).toContain("101 days ago");
    expect((await score({ mobileMoney: shifted(80) })).body.score).toBeGreaterThan(300);
  });

  it("take aggregates in the place of lines", async () => {
    const summary = {
      activeDays90: 71,
      inflowMonthlyAvgUsd: { amountMinorUnits: 21_437, currency: "USD" },
      inflowRegularity: 0.74,
      accountAgeMonths: 46,
      openLoans: 1,
    };
    const made = await score({ mobileMoneySummary: summary });
    expect(made.body.features).toMatchObject({ activeDays90: 71, inflowMonthlyAvgUsd: 214.37 });
    expect(made.body.score).toBeGreaterThan(600);
    expect(made.body.dataCoverage.sources).toEqual(["mobile_money_summary"]);
  });

  it("follow the test numbers from A to E, and fall back when the scorer is away", async () => {
    const grade = async (suffix: string) =>
      (await score({ subject: { phone: `+237677998${suffix}`, country: "CM" } })).body;
    const grades = await Promise.all(["001", "002", "003", "004", "005"].map(grade));
    expect(grades.map((one) => one.grade)).toEqual(["A", "B", "C", "D", "E"]);
    expect(grades.map((one) => one.decision)).toEqual([
      "approve",
      "approve",
      "review",
      "review",
      "decline",
    ]);
    expect(grades[4]?.recommendedLimit.amountMinorUnits).toBe(0);
    expect((await grade("000")).decision).toBe("insufficient_data");
    expect((await grade("009")).model.fallback).toBe(true);
    expect(grades[0]?.model.fallback).toBe(false);
  });

  it("refuse prohibited data, missing consent and mixed currencies", async () => {
    for (const [more, pointer] of [
      [{ gender: "f" }, "/gender"],
      [{ subject: { ...base.subject, religion: "x" } }, "/subject/religion"],
      [{ subject: { ...base.subject, marital_status: "x" } }, "/subject/marital_status"],
    ] as const)
      expect((await score(more)).body).toMatchObject({
        status: 400,
        code: "prohibited_input",
        errors: [{ pointer, code: "prohibited_input" }],
      });
    expect((await score({ colour: "x" })).body.code).toBe("unknown_field");
    expect((await score({ consent: { ...base.consent, granted: false } })).body.code).toBe(
      "consent_required",
    );
    const purpose = { ...base.consent, purpose: "identity_verification" };
    expect((await score({ consent: purpose })).status).toBe(403);
    const usd = { ...base.product, requested: { amountMinorUnits: 1, currency: "USD" } };
    expect((await score({ product: usd })).body.errors[0].pointer).toBe(
      "/product/requested/currency",
    );
    expect((await score({ currency: "XXX" })).body.code).toBe("currency_not_supported");
    const { subject: _subject, ...rest } = base;
    const nobody = { ...rest, customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d" };
    expect((await call("POST /v1/credit/score", { body: nobody })).status).toBe(404);
  });

  it("are made once per key, and nobody else's", async () => {
    const headers = { "idempotency-key": "credit" };
    const body = { ...base, mobileMoney: history(60) };
    const first = await call("POST /v1/credit/score", { body, headers });
    expect((await call("POST /v1/credit/score", { body, headers })).text).toBe(first.text);
    const other = await server.provision({});
    const foreign = await send(server.url, `GET /v1/credit/scores/${first.body.id}`, {
      key: other.apiKey,
    });
    expect(foreign.status).toBe(404);
  });
});
