import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

const RAIL = "gimacpay";

/** A tenant whose payouts go to one rail, unless they say otherwise. */
async function player() {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  let count = 0;
  const call = (line: string, more: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...more });
  const advance = (seconds: number): Promise<Got> =>
    call("POST /v1/sandbox/clock/advance", { body: { seconds } });
  const body = (more: object): object => payout(tenant.accounts["A"] ?? "", 1_000, "000", more);
  const pay = (more: object = { rail: RAIL }): Promise<Got> => {
    count += 1;
    return call("POST /v1/payments", {
      body: body(more),
      headers: { "idempotency-key": `pay-${count}` },
    });
  };
  return {
    call,
    advance,
    pay,
    /** Submits one payment whose connection meets what the faults say. */
    submit: async (): Promise<string> => {
      const { status, text, body } = await pay();
      expect(status, text).toBe(201);
      await advance(1);
      return body.id;
    },
    fault: async (kind: string, maxCount: number, parameters: object = {}): Promise<void> => {
      const body = { target: `rail:${RAIL}`, kind, maxCount, parameters };
      const made = await call("POST /v1/sandbox/faults", { body });
      expect(made.status, made.text).toBe(201);
    },
    preview: (more: object = {}): Promise<Got> =>
      call("POST /v1/routing/preview", { body: body(more) }),
    health: async (): Promise<Got["body"]> => (await call(`GET /v1/rails/${RAIL}`)).body.health,
    payment: async (id: string): Promise<Got["body"]> =>
      (await call(`GET /v1/payments/${id}`)).body,
    /** What ten minutes of attempts came to, none of which is ours. */
    observe: async (succeeded: number, failed: number): Promise<void> => {
      const clock = await call("GET /v1/sandbox/clock");
      const now = Date.parse(clock.body.now);
      const observations = Array.from({ length: succeeded + failed }, (_, index) => ({
        rail: RAIL,
        amountMinorUnits: 10_000,
        currency: "XAF",
        cost: { amountMinorUnits: 200, currency: "XAF" },
        succeeded: index < succeeded,
        latencySeconds: 10,
        observedAt: new Date(now - (index + 1) * 10_000).toISOString(),
      }));
      const made = await call("POST /v1/sandbox/corridor-history", {
        body: { corridorId: "CM-GA-XAF-XAF", observations },
      });
      expect(made.status, made.text).toBe(201);
    },
    told: async (): Promise<readonly string[]> =>
      (await call("GET /v1/events?type=rail.*&limit=100")).body.data.map(
        ({ type, data }: Got["body"]) => `${type} ${data.id} ${data.health.status}`,
      ),
  };
}

describe("a rail that cannot be reached", () => {
  it("is out after five failed connections in a row, and back after three answered probes", async () => {
    const one = await player();
    await one.fault("drop", 5);
    for (let made = 0; made < 4; made += 1) await one.submit();
    expect(await one.health()).toMatchObject({ status: "up" });
    expect(await one.told()).toEqual([]);
    const waiting = await one.pay();
    const parked = await one.pay();
    expect(parked.status, parked.text).toBe(201);
    await one.advance(1);
    const down = await one.health();
    expect(down).toMatchObject({ status: "down" });
    expect(await one.told()).toEqual([`rail.down ${RAIL} down`]);
    // What was decided before waits; what is decided now goes elsewhere, or nowhere.
    const states = [await one.payment(waiting.body.id), await one.payment(parked.body.id)];
    expect(states.map(({ status }) => status).sort()).toEqual(["queued", "submitted"]);
    const elsewhere = await one.preview();
    expect(elsewhere.body.selectedRail).not.toBe(RAIL);
    expect(
      elsewhere.body.candidates.find(({ rail }: { rail: string }) => rail === RAIL),
    ).toMatchObject({ eligible: false, exclusionReasons: ["rail_down"] });
    expect((await one.pay()).body).toMatchObject({ code: "no_eligible_rail" });
    // The first two probes bring nothing back yet.
    await one.advance(60);
    expect(await one.health()).toMatchObject({ status: "down", since: down.since });
    await one.advance(40);
    expect(await one.health()).toMatchObject({ status: "up" });
    expect(await one.told()).toEqual([`rail.recovered ${RAIL} up`, `rail.down ${RAIL} down`]);
    expect((await one.preview({ rail: RAIL })).body.selectedRail).toBe(RAIL);
    // A decision of the outage is reproduced after it.
    const again = await one.preview({ asOf: elsewhere.body.decidedAt });
    expect(again.body.decisionHash).toBe(elsewhere.body.decisionHash);
    await one.advance(600);
    for (const { id } of [waiting.body, parked.body])
      expect(await one.payment(id)).toMatchObject({ status: "completed", rail: RAIL });
  });

  it("stays out while a probe fails between answered ones", async () => {
    const one = await player();
    await one.fault("timeout", 5);
    for (let made = 0; made < 5; made += 1) await one.submit();
    expect(await one.health()).toMatchObject({ status: "down" });
    await one.advance(60);
    await one.fault("drop", 1);
    // The third probe fails, so that three more are needed: at 120, 150 and 180 seconds.
    await one.advance(70);
    expect(await one.health()).toMatchObject({ status: "down" });
    await one.advance(60);
    expect(await one.health()).toMatchObject({ status: "up" });
  });

  it("is not out when it answers in between, whatever it answers", async () => {
    const one = await player();
    await one.fault("drop", 4);
    for (let made = 0; made < 4; made += 1) await one.submit();
    await one.fault("error", 1, { reasonCode: "recipient_not_found" });
    await one.submit();
    await one.fault("drop", 4);
    for (let made = 0; made < 4; made += 1) await one.submit();
    expect(await one.health()).toMatchObject({ status: "up" });
    expect(await one.told()).toEqual([]);
  });

  it("is not asked about a payment, and a look-up that it leaves without an answer is 504", async () => {
    const one = await player();
    await one.fault("drop", 6);
    const id = await one.submit();
    for (let made = 0; made < 4; made += 1) await one.submit();
    // The enquiry at the first payment's deadline meets the sixth failure; the next one follows half a minute later.
    await one.advance(26);
    expect(await one.payment(id)).toMatchObject({ status: "in_reconciliation" });
    const asked = await one.call(`POST /v1/payments/${id}/reconcile`, { body: {} });
    expect([asked.status, asked.body.code]).toEqual([503, "rail_unavailable"]);
    const lookUp = (): Promise<Got> =>
      one.call("POST /v1/recipients/lookup", {
        body: { destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" } },
      });
    expect(await lookUp()).toMatchObject({ status: 200, body: { found: true } });
    const made = await one.call("POST /v1/sandbox/faults", {
      body: { target: "rail:mtn_momo", kind: "timeout", maxCount: 1 },
    });
    expect(made.status, made.text).toBe(201);
    const silent = await lookUp();
    expect([silent.status, silent.body.code]).toEqual([504, "upstream_timeout"]);
  });
});

describe("a rail of whose attempts too few succeed", () => {
  const reasons = async (one: Awaited<ReturnType<typeof player>>): Promise<readonly string[]> =>
    (await one.preview()).body.candidates.find(({ rail }: { rail: string }) => rail === RAIL)
      .exclusionReasons;

  it("is out until three probes are answered, and is judged by what came after", async () => {
    const one = await player();
    await one.observe(0, 12);
    await one.advance(1);
    expect(await one.health()).toMatchObject({ status: "down", successRate1h: 0 });
    expect(await reasons(one)).toContain("rail_down");
    // The first two probes bring nothing back yet.
    await one.advance(60);
    expect(await one.health()).toMatchObject({ status: "down" });
    await one.advance(40);
    expect(await one.health()).toMatchObject({ status: "up", successRate1h: 0 });
    expect(await reasons(one)).not.toContain("rail_down");
    expect(await one.told()).toEqual([`rail.recovered ${RAIL} up`, `rail.down ${RAIL} down`]);
    // What fails after its return counts again.
    await one.advance(200);
    await one.observe(0, 12);
    await one.advance(1);
    expect(await one.health()).toMatchObject({ status: "down" });
  });

  it("does not come back by the hour alone", async () => {
    const one = await player();
    await one.observe(0, 12);
    await one.fault("drop", 1_000);
    await one.advance(3_700);
    expect(await one.health()).toMatchObject({ status: "down", successRate1h: null });
    expect(await reasons(one)).toContain("rail_down");
    expect(await one.told()).toEqual([`rail.down ${RAIL} down`]);
  });
});
