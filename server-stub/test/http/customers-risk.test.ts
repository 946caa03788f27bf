import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 10_000 } } });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const consent = (purpose: string) => ({
  granted: true,
  grantedAt: "2026-11-20T09:58:00.000Z",
  purpose,
  reference: "consent-1",
  noticeLanguage: "fr",
});
const person = {
  type: "individual",
  givenNames: "Aicha Ngono",
  lastName: "Mballa",
  dateOfBirth: "1994-03-12",
  phone: "+237677998002",
  country: "CM",
};
const newCustomer = async (): Promise<string> =>
  (await call("POST /v1/customers", { body: person })).body.id;
const verify = (customerId: string, number: string): Promise<Got> =>
  call("POST /v1/kyc/score", {
    body: {
      customerId,
      identity: { country: "CM", type: "CNI", number },
      consent: consent("identity_verification"),
    },
  });

describe("customers and what is found out about them", () => {
  it("who are on a sanctions list are declined in payments, until somebody clears them", async () => {
    const id = await newCustomer();
    const score = async (): Promise<Got["body"]> =>
      (
        await call("POST /v1/fraud/analyze", {
          body: {
            amountMinorUnits: 100,
            currency: "XAF",
            type: "payout",
            sender: { customerId: id },
          },
        })
      ).body;
    expect((await score()).riskScore).toBeLessThan(100);
    const found = await verify(id, "112233444004");
    expect(found.body).toMatchObject({ decision: "block", screening: { sanctions: "match" } });
    const hit = await score();
    expect(hit).toMatchObject({ riskScore: 100, decision: "block" });
    expect(hit.reasons.map(({ code }: { readonly code: string }) => code)).toContain(
      "sanctions_match",
    );
    expect((await verify(id, "112233444000")).body.decision).toBe("clear");
    expect((await score()).riskScore).toBeLessThan(100);
  });

  it("rise with an assessment, at once, later, or after a review", async () => {
    const id = await newCustomer();
    expect((await verify(id, "112233444000")).body).toMatchObject({
      customerId: id,
      decision: "clear",
    });
    const kyc = async (customer: string) => (await call(`GET /v1/customers/${customer}`)).body.kyc;
    expect(await kyc(id)).toMatchObject({ tier: "tier_2", status: "verified" });
    await sequenceEvents(server.services);
    const events = await call(`GET /v1/events?resourceId=${id}&type=customer.kyc_tier_changed`);
    expect(events.body.data).toHaveLength(1);
    expect((await verify(id, "112233444004")).body.decision).toBe("block");
    expect(await kyc(id)).toMatchObject({ tier: "tier_2", status: "rejected" });

    const later = await newCustomer();
    await verify(later, "112233444007");
    expect(await kyc(later)).toMatchObject({ tier: "tier_0", status: "pending" });
    await call("POST /v1/sandbox/clock/advance", { body: { seconds: 5 } });
    expect(await kyc(later)).toMatchObject({ tier: "tier_2", status: "verified" });

    const doubtful = await newCustomer();
    const { body: score } = await verify(doubtful, "112233444002");
    expect(await kyc(doubtful)).toMatchObject({ tier: "tier_1", status: "pending" });
    await call(`POST /v1/kyc/scores/${score.id}/review`, { body: { decision: "clear" } });
    expect(await kyc(doubtful)).toMatchObject({ tier: "tier_2", status: "verified" });
  });

  it("are scored for credit, and may have cards; unknown ones may not", async () => {
    const id = await newCustomer();
    const credit = (customerId: string): Promise<Got> =>
      call("POST /v1/credit/score", {
        body: { customerId, currency: "XAF", consent: consent("credit_assessment") },
      });
    expect((await credit(id)).body).toMatchObject({ customerId: id, grade: "B" });
    const card = (customerId: string): Promise<Got> =>
      call("POST /v1/ghost-cards", {
        body: { currency: "XAF", customerId },
        headers: { "idempotency-key": `card ${customerId}`.replace(" ", "-") },
      });
    expect((await card(id)).body.customerId).toBe(id);
    const unknown = "cus_01kag9ytq2f7sv3w5x8a0b1c2d";
    for (const answer of [
      await credit(unknown),
      await card(unknown),
      await verify(unknown, "112233444000"),
    ])
      expect(answer).toMatchObject({ status: 404, body: { resourceType: "customer" } });
    const order = {
      amountMinorUnits: 1,
      currency: "XAF",
      type: "other",
      sender: { customerId: unknown },
    };
    expect((await call("POST /v1/fraud/analyze", { body: order })).status).toBe(404);
  });
});
