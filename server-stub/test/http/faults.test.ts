import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance } from "../../src/domain/sandbox/faults.ts";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

async function player() {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  let count = 0;
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  return {
    tenant,
    call,
    fault: async (body: object): Promise<Got["body"]> => {
      const made = await call("POST /v1/sandbox/faults", { body });
      expect(made.status, made.text).toBe(201);
      return made.body;
    },
    pay: async (magic = "000", more: object = {}): Promise<Got> => {
      count += 1;
      return call("POST /v1/payments", {
        body: payout(tenant.accounts["A"] ?? "", 1_000, magic, more),
        headers: { "idempotency-key": `pay-${count}` },
      });
    },
    advance: (seconds: number) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
    payment: async (id: string): Promise<Got["body"]> =>
      (await call(`GET /v1/payments/${id}`)).body,
    events: async (): Promise<readonly Got["body"][]> =>
      (await call("GET /v1/events?limit=100")).body.data,
  };
}
type Player = Awaited<ReturnType<typeof player>>;

const consentTo = (purpose: string): object => ({
  granted: true,
  grantedAt: "2026-11-20T09:58:00.000Z",
  purpose,
  reference: "consent-1",
  noticeLanguage: "fr",
});

/** The rail that a payment of this player takes. */
async function railOf({ pay, advance, payment }: Player): Promise<string> {
  const { body } = await pay();
  await advance(5);
  return (await payment(body.id)).rail;
}

describe("faults", () => {
  it("of a rail make it refuse, say nothing, or answer late; their events name them", async () => {
    const one = await player();
    const rail = await railOf(one);
    const refusing = await one.fault({
      target: `rail:${rail}`,
      kind: "error",
      maxCount: 1,
      parameters: { reasonCode: "recipient_not_found" },
    });
    const { body: refused } = await one.pay("000", { rail });
    await one.advance(1);
    expect(await one.payment(refused.id)).toMatchObject({
      status: "failed",
      failure: { code: "recipient_not_found" },
    });
    const failed = (await one.events()).find(
      ({ type, data }) => type === "payment.failed" && data.id === refused.id,
    );
    expect(failed.sandboxFaultId).toBe(refusing.id);
    const list = await one.call("GET /v1/sandbox/faults?status=exhausted");
    expect(list.body.data).toMatchObject([{ id: refusing.id, hitCount: 1, status: "exhausted" }]);

    await one.fault({ target: `rail:${rail}`, kind: "timeout", maxCount: 1 });
    const { body: silent } = await one.pay("000", { rail });
    await one.advance(29);
    expect((await one.payment(silent.id)).status).toBe("submitted");
    await one.advance(130);
    const after = await one.payment(silent.id);
    expect(after.status).not.toBe("failed");
    expect(
      (await one.events()).some(
        ({ type, data }) => type === "payment.in_reconciliation" && data.id === silent.id,
      ),
    ).toBe(true);
  });

  it.each([
    ["drop", {}, "submitted"],
    ["corrupt", {}, "submitted"],
    ["latency", { latencyMs: 9_000 }, "submitted"],
    ["reorder", { delaySeconds: 10 }, "submitted"],
    ["duplicate", { copies: 3 }, "completed"],
    ["contradict", {}, "completed"],
    ["error", { reasonCode: "recipient_limit_reached" }, "failed"],
  ])("of callbacks: %s", async (kind, parameters, status) => {
    const one = await player();
    const rail = await railOf(one);
    const fault = await one.fault({ target: `callback:${rail}`, kind, parameters, maxCount: 1 });
    const { body } = await one.pay();
    await one.advance(5);
    expect((await one.payment(body.id)).status).toBe(status);
    const [listed] = (await one.call("GET /v1/sandbox/faults")).body.data;
    expect(listed).toMatchObject({ id: fault.id, hitCount: 1 });
    await one.advance(40);
    const end = await one.payment(body.id);
    // A lost message is cleared up by an enquiry, a late one by itself; a contradiction changes nothing.
    if (kind !== "error") expect(end.status).toBe("completed");
    if (kind === "contradict")
      expect((await one.events()).some(({ type }) => type === "callback.conflict")).toBe(true);
  });

  it("of a webhook receiver fail its deliveries without reaching it", async () => {
    const one = await player();
    const { body: endpoint } = await one.call("POST /v1/webhooks/endpoints", {
      body: { url: receiver.url, events: ["payment.created"] },
    });
    await one.fault({
      target: `webhook:${endpoint.id}`,
      kind: "error",
      parameters: { httpStatus: 503 },
      maxCount: 2,
    });
    const before = receiver.got.length;
    await one.pay();
    await one.advance(6);
    expect(receiver.got.length).toBe(before);
    await one.advance(400);
    expect(receiver.got.length).toBe(before + 1);
    const { body } = await one.call(`GET /v1/webhooks/endpoints/${endpoint.id}/deliveries`);
    expect(
      body.data[0].attempts.map(({ httpStatus }: { httpStatus: number }) => httpStatus),
    ).toEqual([503, 503, 204]);
  });

  it("of the fraud scorer leave a payment held for a person, and of the database answer 503, but never to the sandbox itself", async () => {
    const one = await player();
    await one.fault({ target: "scorer:fraud", kind: "error", maxCount: 1 });
    expect((await one.pay()).body).toMatchObject({ status: "held_for_review" });
    const away = await one.fault({ target: "database", kind: "error" });
    const refused = await one.call("GET /v1/balances");
    expect(refused).toMatchObject({
      status: 503,
      body: { code: "database_unavailable", retryable: true },
    });
    expect(refused.headers.get("retry-after")).not.toBeNull();
    expect((await one.call(`DELETE /v1/sandbox/faults/${away.id}`)).status).toBe(204);
    expect((await one.call(`DELETE /v1/sandbox/faults/${away.id}`)).status).toBe(404);
    expect((await one.call("GET /v1/balances")).status).toBe(200);
  });

  it("of the credit scorer bring in the built-in scorecard, and say so", async () => {
    const one = await player();
    const score = (): Promise<Got> =>
      one.call("POST /v1/credit/score", {
        body: {
          // a test number whose score the built-in scorecard gives: it is the wanted model here, not a stand-in
          subject: { phone: "+237677998001", country: "CM" },
          currency: "XAF",
          consent: consentTo("credit_assessment"),
        },
      });
    const fault = await one.fault({ target: "scorer:credit", kind: "error", maxCount: 1 });
    expect(await score()).toMatchObject({ status: 200, body: { model: { fallback: true } } });
    expect(await score()).toMatchObject({ status: 200, body: { model: { fallback: false } } });
    const { body } = await one.call("GET /v1/sandbox/faults?status=exhausted");
    expect(body.data).toMatchObject([{ id: fault.id, hitCount: 1 }]);
  });

  it.each(["error", "timeout"])(
    "of the identity provider (%s) leave nothing behind, and the same key then works",
    async (kind) => {
      const one = await player();
      const subject = {
        givenNames: "Aïcha",
        lastName: "Mballa",
        dateOfBirth: "1994-03-12",
        country: "CM",
      };
      const score = (key: string): Promise<Got> =>
        one.call("POST /v1/kyc/score", {
          body: {
            subject,
            identity: { country: "CM", type: "CNI", number: "112233444000" },
            consent: consentTo("identity_verification"),
          },
          headers: { "idempotency-key": key },
        });
      const check = (): Promise<Got> =>
        one.call("POST /v1/kyc/check", {
          body: {
            firstName: "Aïcha",
            lastName: "Mballa",
            country: "CM",
            idType: "CNI",
            idNumber: "112233444000",
          },
        });
      const fault = await one.fault({ target: "kyc_provider", kind, maxCount: 2 });
      for (const refused of [await score("kyc-1"), await check()]) {
        expect(refused).toMatchObject({
          status: 503,
          body: { code: "identity_provider_unavailable", retryable: true },
        });
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      }
      expect((await one.call("GET /v1/kyc/scores")).body.data).toEqual([]);
      const scored = await score("kyc-1");
      expect(scored).toMatchObject({ status: 200, body: { decision: "clear" } });
      expect((await check()).body).toMatchObject({ status: "passed" });
      const { body } = await one.call("GET /v1/sandbox/faults?status=exhausted");
      expect(body.data).toMatchObject([{ id: fault.id, hitCount: 2 }]);
    },
  );

  it("are another tenant's affair, end by time, and are refused in live mode", async () => {
    const [mine, theirs] = [await player(), await player()];
    const fault = await theirs.fault({ target: "database", kind: "error" });
    expect((await mine.call("GET /v1/balances")).status).toBe(200);
    expect((await mine.call(`DELETE /v1/sandbox/faults/${fault.id}`)).status).toBe(404);
    await theirs.advance(86_401);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await theirs.call("GET /v1/balances")).status).toBe(200);
    expect((await theirs.call("GET /v1/sandbox/faults?status=expired")).body.data).toHaveLength(1);
    expect((await theirs.call("GET /v1/sandbox/faults?status=active")).body.data).toEqual([]);
    const far = await mine.call("POST /v1/sandbox/faults", {
      body: { target: "database", kind: "error", expiresAt: "2030-01-01T00:00:00Z" },
    });
    expect(far).toMatchObject({ status: 400, body: { errors: [{ pointer: "/expiresAt" }] } });
    const live = await server.provision({ livemode: true });
    expect((await send(server.url, "GET /v1/sandbox/faults", { key: live.apiKey })).body.code).toBe(
      "sandbox_only",
    );
  });

  it("hit by chance, the same calls for the same seed", () => {
    const draws = (seed: number): boolean[] =>
      Array.from({ length: 1_000 }, (_, draw) => chance(seed, draw) < 0.3);
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws(7).filter(Boolean).length).toBeGreaterThan(250);
    expect(draws(7).filter(Boolean).length).toBeLessThan(350);
  });
});

describe("the clock", () => {
  it("that is set runs what falls due on the way, and never goes back", async () => {
    const one = await player();
    const { body } = await one.pay("009");
    const set = await one.call("PUT /v1/sandbox/clock", {
      body: { now: "2027-01-04T10:00:40.000Z", frozen: true },
    });
    expect(set.body).toMatchObject({ now: "2027-01-04T10:00:40.000Z", frozen: true });
    expect(await one.payment(body.id)).toMatchObject({ status: "completed" });
    expect(
      (await one.call("PUT /v1/sandbox/clock", { body: { now: "2027-01-04T10:00:00.000Z" } }))
        .status,
    ).toBe(400);
  });
});

describe("a reset", () => {
  it("empties test mode, funds the accounts as at first, keeps what must stay, and leaves live mode and others alone", async () => {
    const [one, other] = [await player(), await player()];
    const { body: endpoint } = await one.call("POST /v1/webhooks/endpoints", {
      body: { url: receiver.url, events: ["payment.completed"] },
    });
    const { body: paid } = await one.pay();
    await other.pay();
    await one.advance(5);
    await one.call("POST /v1/sandbox/balances", {
      body: { currency: "XAF", amountMinorUnits: 500 },
    });
    const head = (await one.events())[0].sequence;
    const reset = await one.call("POST /v1/sandbox/reset", {
      headers: { "idempotency-key": "reset-1" },
    });
    expect(reset.status, reset.text).toBe(200);
    expect(reset.body.clock).toMatchObject({ mode: "real", frozen: false });
    expect(reset.body.removed).toContainEqual({ type: "payment", count: 1 });
    expect((await one.call(`GET /v1/payments/${paid.id}`)).status).toBe(404);
    expect((await one.call("GET /v1/payments")).body.data).toEqual([]);
    const facts = await one.tenant.facts();
    expect(facts).toMatchObject({
      payments: 0,
      unbalanced: [],
      accounts: { A: { available: 1_000_000, reserved: 0 } },
    });
    expect((await one.call(`GET /v1/webhooks/endpoints/${endpoint.id}`)).status).toBe(200);
    expect((await other.call("GET /v1/payments")).body.data).toHaveLength(1);
    // It works on, and numbers of events are never given twice.
    const again = await one.pay();
    expect(again.status).toBe(201);
    await one.advance(5);
    const sequences = (await one.events()).map(({ sequence }) => sequence);
    expect(Math.min(...sequences)).toBe(head + 1);
  });
});
