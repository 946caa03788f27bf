import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({});
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const consent = {
  granted: true,
  grantedAt: "2026-11-20T09:58:00.000Z",
  purpose: "identity_verification",
  reference: "consent-8842",
  noticeLanguage: "fr",
};
const subject = {
  givenNames: "Aïcha Ngono",
  lastName: "Mballa",
  dateOfBirth: "1994-03-12",
  phone: "+237677000123",
  country: "CM",
};
const order = (number: string, more: object = {}): object => ({
  subject,
  identity: { country: "CM", type: "CNI", number },
  consent,
  ...more,
});
const score = (number: string, more: object = {}): Promise<Got> =>
  call("POST /v1/kyc/score", { body: order(number, more) });
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(32)]).toString(
  "base64",
);

describe("identity scores", () => {
  it("are stored with masked numbers, and without names or pictures", async () => {
    const made = await score("112233444000", {
      document: { type: "national_id", frontImage: jpeg },
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        status: "completed",
        decision: "clear",
        tier: "tier_2",
        identity: { numberMasked: "••••••••4000", authority: "DGSN (simulated)" },
        tierLimits: { single: { amountMinorUnits: 500_000, currency: "XAF" } },
      },
    });
    expect(made.text).not.toContain("112233444000");
    expect(made.text).not.toContain("Mballa");
    expect(made.text).not.toContain(jpeg);
    expect((await call(`GET /v1/kyc/scores/${made.body.id}`)).body).toEqual(made.body);
    const list = await call("GET /v1/kyc/scores?decision=clear&status=completed");
    expect(list.body.data[0].id).toBe(made.body.id);
    await sequenceEvents(server.services);
    const events = await call("GET /v1/events?limit=100");
    expect(events.text).not.toContain("112233444000");
    expect(events.text).not.toContain("1994-03-12");
  });

  it("need consent for this purpose", async () => {
    for (const [change, pointer] of [
      [{ granted: false }, "/consent/granted"],
      [{ purpose: "credit_assessment" }, "/consent/purpose"],
      [{ grantedAt: "2099-01-01T00:00:00.000Z" }, "/consent/grantedAt"],
    ] as const) {
      const refused = await score("112233444000", { consent: { ...consent, ...change } });
      expect(refused).toMatchObject({
        status: 403,
        body: { code: "consent_required", errors: [{ pointer }] },
      });
    }
  });

  it("are made by POST alone, and stop a listed person whatever is asked", async () => {
    const read = await call("GET /v1/kyc/score");
    expect([read.status, read.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
    const few = await score("112233444004", { checks: ["name_match"], requestedTier: "tier_2" });
    expect(few.body).toMatchObject({
      decision: "block",
      tier: "tier_0",
      checks: [{ type: "name_match" }, { type: "sanctions", result: "failed" }],
      screening: { sanctions: "match" },
    });
    expect(few.body.missingForNextTier).toContain("id_number_lookup");
  });

  it("know the identities of each country", async () => {
    const unknown = await score("", {
      identity: { country: "CM", type: "BVN", number: "12345678901" },
    });
    expect(unknown).toMatchObject({
      status: 422,
      body: { code: "kyc_identity_type_unsupported" },
    });
    expect(unknown.body.supported).toContain("CNI");
    const wrong = { country: "NG", type: "NIN", number: "1234567890" };
    expect((await score("", { identity: wrong })).body.errors[0].pointer).toBe("/identity/number");
    const digit = { country: "ZA", type: "ID", number: "8001015009088" };
    expect((await score("", { identity: digit })).body.errors[0].message).toContain("check digit");
    const none = { subject: { givenNames: "A", lastName: "B", country: "CM" }, consent };
    expect((await call("POST /v1/kyc/score", { body: none })).body.errors[0].pointer).toBe(
      "/identity",
    );
    const picture = {
      document: { type: "passport", frontImage: Buffer.alloc(32).toString("base64") },
    };
    expect((await score("112233444000", picture)).body.errors[0].pointer).toBe(
      "/document/frontImage",
    );
  });

  it("finish later when the authority takes its time", async () => {
    const made = await score("112233444007");
    expect(made).toMatchObject({ status: 202, body: { status: "processing", score: null } });
    const ran = await call("POST /v1/sandbox/clock/advance", { body: { seconds: 5 } });
    expect(ran.body.ran).toMatchObject([{ kind: "kyc_completion", result: "clear" }]);
    expect((await call(`GET /v1/kyc/scores/${made.body.id}`)).body).toMatchObject({
      status: "completed",
      decision: "clear",
      version: 2,
    });
  });

  it("are decided by a person where there is doubt, once, with a trace", async () => {
    const { body: made } = await score("112233444002");
    expect(made).toMatchObject({
      decision: "attention",
      tier: "tier_1",
      matches: { givenNames: "partial", lastName: "exact" },
    });
    const review = (decision: string): Promise<Got> =>
      call(`POST /v1/kyc/scores/${made.id}/review`, { body: { decision, note: "Papers seen." } });
    expect((await review("clear")).body).toMatchObject({
      decision: "clear",
      tier: "tier_2",
      version: 2,
      review: { note: "Papers seen." },
    });
    expect((await review("block")).body).toMatchObject({
      code: "invalid_state_transition",
      from: "clear",
      to: "block",
    });
    const { body: other } = await score("112233444005");
    const blocked = await call(`POST /v1/kyc/scores/${other.id}/review`, {
      body: { decision: "block" },
    });
    expect(blocked.body).toMatchObject({ decision: "block", tier: other.tier });
  });

  it("notice a number that was seen with somebody else", async () => {
    expect((await score("998877665544")).body.decision).toBe("clear");
    expect((await score("998877665544")).body.riskFlags).toEqual([]);
    const other = { ...subject, givenNames: "Brenda", lastName: "Otieno" };
    expect((await score("998877665544", { subject: other })).body).toMatchObject({
      decision: "attention",
      riskFlags: ["possible_duplicate_identity", "aml_risk_medium"],
    });
  });

  it("are nobody else's, and no simulator clears a living person", async () => {
    const { id } = (await score("112233444000")).body;
    const other = await server.provision({});
    for (const line of [`GET /v1/kyc/scores/${id}`, `POST /v1/kyc/scores/${id}/review`]) {
      const more = line.startsWith("POST") ? { body: { decision: "clear" } } : {};
      expect((await send(server.url, line, { key: other.apiKey, ...more })).status).toBe(404);
    }
    const live = await server.provision({ livemode: true });
    const refused = await send(server.url, "POST /v1/kyc/score", {
      key: live.apiKey,
      body: order("112233444000"),
    });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: "identity_provider_unavailable" },
    });
  });
});

describe("the deprecated check", () => {
  const check = (idNumber: string): Promise<Got> =>
    call("POST /v1/kyc/check", {
      body: { firstName: "Aïcha", lastName: "Mballa", country: "CM", idType: "CNI", idNumber },
    });

  it("says passed, failed or pending, and that it will go", async () => {
    const passed = await check("112233444000");
    expect(passed).toMatchObject({ status: 200, body: { status: "passed", matched: true } });
    expect(passed.headers.get("deprecation")).toBe("@1772323200");
    expect(passed.headers.get("sunset")).toBe("Tue, 01 Jun 2027 00:00:00 GMT");
    expect(passed.headers.get("link")).toContain('</v1/kyc/score>; rel="successor-version"');
    expect((await check("112233444001")).body).toMatchObject({ status: "failed", matched: false });
    const pending = await check("112233444007");
    expect(pending.body).toMatchObject({ status: "pending", checkedAt: null });
    await call("POST /v1/sandbox/clock/advance", { body: { seconds: 5 } });
    const read = await call(`GET /v1/kyc/checks/${pending.body.id}`);
    expect(read.body).toMatchObject({ status: "passed", version: 2 });
    expect(read.headers.get("sunset")).not.toBeNull();
  });
});
