import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callbackSecret, signCallback } from "../../src/crypto/callback-signature.ts";
import { KeyRing } from "../../src/crypto/key-ring.ts";
import { keepOrphan } from "../../src/db/queries/orphan-callbacks.ts";
import { adoptOrphans } from "../../src/domain/payments/signed-callbacks.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { send, type Got } from "../support/client.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

/** `no_callback_unknown`: the simulator keeps quiet, so only the test's own callbacks count. */
const SILENT = "013";
const RAIL = "airtel_money";

interface Sent {
  readonly event: string;
  readonly reference: string;
  readonly [member: string]: unknown;
}

/** A callback as the provider would send it. */
async function callBack(
  body: Sent,
  more: {
    readonly source?: string;
    readonly path?: string;
    readonly signer?: KeyRing;
    readonly ageSeconds?: number;
    readonly tamper?: (raw: string) => string;
  } = {},
): Promise<Got> {
  const source = more.source ?? RAIL;
  const raw = JSON.stringify({
    callbackId: newId("cbk"),
    occurredAt: "2027-01-04T10:00:00.000Z",
    ...body,
  });
  const timestamp = String(Math.floor(Date.now() / 1000) - (more.ageSeconds ?? 0));
  const secret = callbackSecret(more.signer ?? server.services.keyRing, source);
  return send(server.url, `POST ${more.path ?? `/v1/callbacks/mobile-money/${source}`}`, {
    raw: more.tamper === undefined ? raw : more.tamper(raw),
    headers: {
      "x-callback-timestamp": timestamp,
      "x-callback-signature": signCallback(secret, timestamp, Buffer.from(raw)),
    },
  });
}

/** A payment that was sent and is not heard of. */
async function submitted(): Promise<{
  readonly one: Player;
  readonly id: string;
  readonly reference: string;
  readonly total: number;
  read(): Promise<Got["body"]>;
}> {
  const one = await newPlayer(server);
  const made = await one.pay(SILENT, 10_000, { rail: RAIL });
  await one.advance(1);
  const read = async (): Promise<Got["body"]> =>
    (await one.call(`GET /v1/payments/${made.body.id}`)).body;
  const payment = await read();
  expect(payment.status).toBe("submitted");
  return {
    one,
    id: made.body.id,
    reference: payment.attempts[0].id,
    total: payment.totalDebited.amountMinorUnits,
    read,
  };
}

describe("a callback", () => {
  it("settles the payment once; repeats by id or by news have no effect", async () => {
    const { one, reference, total, read } = await submitted();
    const body = { event: "succeeded", reference, callbackId: "once", providerReference: "P-1" };
    expect((await callBack(body)).body).toEqual({
      object: "callback_receipt",
      received: true,
      outcome: "applied",
    });
    expect(await read()).toMatchObject({
      status: "completed",
      attempts: [{ status: "succeeded", providerReference: "P-1" }],
    });
    const after = await one.money();
    expect(after).toEqual([1_000_000 - total, 0]);
    expect((await callBack(body)).body.outcome).toBe("duplicate");
    expect((await callBack({ ...body, callbackId: "twice" })).body.outcome).toBe("duplicate");
    expect(await one.money()).toEqual(after);
    expect((await read()).version).toBe(3);
  });

  it("that arrives ten times at the same moment is applied once", async () => {
    const { one, reference, total } = await submitted();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callBack({ event: "succeeded", reference })),
    );
    const outcomes = answers.map(({ body }) => body.outcome).sort();
    expect(outcomes.filter((outcome) => outcome === "applied")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["applied", "duplicate"]));
    expect(await one.money()).toEqual([1_000_000 - total, 0]);
  });

  it("that contradicts the end opens a case and changes nothing", async () => {
    const { one, reference, total, read } = await submitted();
    await callBack({ event: "succeeded", reference });
    const late = await callBack({ event: "failed", reference, reasonCode: "rail_rejected" });
    expect(late.body.outcome).toBe("conflict");
    const payment = await read();
    expect(payment.status).toBe("completed");
    expect(await one.money()).toEqual([1_000_000 - total, 0]);
    expect((await one.call(`GET /v1/transactions/${payment.transactionId}`)).body).toMatchObject({
      reconciliation: { required: true, caseReason: "callback_contradicts_final_state" },
    });
    await one.advance(1);
    expect(await one.eventTypes()).toContain("callback.conflict");
  });

  it.each([
    [8, "applied"],
    [9, "applied"],
    [29, "applied"],
    [31, "late_applied"],
  ])("after %i s is %s", async (seconds, outcome) => {
    const { one, reference, read } = await submitted();
    await one.advance(seconds - 1);
    const before = (await read()).status;
    expect(before).toBe(seconds < 30 ? "submitted" : "in_reconciliation");
    expect((await callBack({ event: "succeeded", reference })).body.outcome).toBe(outcome);
    expect((await read()).status).toBe("completed");
    await one.advance(1);
    const types = await one.eventTypes();
    expect(types.includes("callback.late")).toBe(seconds > 30);
    expect(types.includes("callback.timed_out")).toBe(seconds > 30);
  });

  it("that only says accepted gives the rail its whole time again", async () => {
    const { one, reference, read } = await submitted();
    await one.advance(24);
    expect(
      (await callBack({ event: "accepted", reference, providerReference: "P-9" })).body.outcome,
    ).toBe("applied");
    await one.advance(29);
    expect(await read()).toMatchObject({
      status: "submitted",
      attempts: [{ providerReference: "P-9" }],
    });
    await one.advance(2);
    expect((await read()).status).toBe("in_reconciliation");
  });

  it("with another amount says nothing certain: the money stays where it is", async () => {
    const { one, reference, total, read } = await submitted();
    const body = { event: "succeeded", reference, amountMinorUnits: 9_999, currency: "XAF" };
    expect((await callBack(body)).body.outcome).toBe("applied");
    expect(await read()).toMatchObject({
      status: "in_reconciliation",
      statusReason: "callback_amount_mismatch",
    });
    expect(await one.money()).toEqual([1_000_000 - total, total]);
  });

  it("with a reason that hides several causes is no failure, but a question", async () => {
    const { reference, read } = await submitted();
    await callBack({ event: "failed", reference, reasonCode: "INTERNAL_PROCESSING_ERROR" });
    expect((await read()).status).toBe("in_reconciliation");
    const clear = await submitted();
    const reasonCode = "PAYEE_NOT_FOUND";
    await callBack({ event: "failed", reference: clear.reference, reasonCode });
    expect(await clear.read()).toMatchObject({
      status: "failed",
      failure: { code: "recipient_not_found", providerCode: reasonCode, isoReason: "AC01" },
    });
  });
});

describe("a signature", () => {
  it.each([
    ["of somebody else", { signer: KeyRing.random() }],
    ["that is too old", { ageSeconds: 301 }],
    ["from the future", { ageSeconds: -301 }],
    ["over another body", { tamper: (raw: string) => raw.replace("succeeded", "failed") }],
    ["over the same facts in other bytes", { tamper: (raw: string) => ` ${raw}` }],
  ])("%s is refused and nothing happens", async (_name, more) => {
    const { reference, read } = await submitted();
    const refused = await callBack({ event: "succeeded", reference }, more);
    expect(refused.body).toMatchObject({ status: 401, code: "callback_signature_invalid" });
    expect((await read()).status).toBe("submitted");
  });

  it("of another provider does not settle what this one carries", async () => {
    const { reference, read } = await submitted();
    const other = await callBack({ event: "succeeded", reference }, { source: "mtn_momo" });
    expect(other.body).toMatchObject({ status: 404, code: "callback_reference_unknown" });
    const path = "/v1/callbacks/rails/mmo_hub";
    const hub = await callBack({ event: "succeeded", reference }, { source: "mmo_hub", path });
    expect(hub.status).toBe(404);
    expect((await read()).status).toBe("submitted");
  });

  it("must be there", async () => {
    const answer = await send(server.url, `POST /v1/callbacks/mobile-money/${RAIL}`, {
      body: {
        callbackId: "x",
        event: "succeeded",
        reference: "y",
        occurredAt: "2027-01-04T10:00:00Z",
      },
    });
    expect(answer.status).toBe(400);
  });
});

describe("a reference nobody knows", () => {
  it("answers 404, and the message is applied when the attempt appears", async () => {
    const one = await newPlayer(server);
    const unknown = await callBack({ event: "succeeded", reference: newId("att") });
    expect(unknown.body).toMatchObject({
      status: 404,
      code: "callback_reference_unknown",
      retryable: true,
    });
    const { reference, read } = await submitted();
    const early = {
      callbackId: "early",
      event: "succeeded",
      reference,
      occurredAt: "2027-01-04T10:00:00.000Z",
    } as const;
    await keepOrphan(server.services.db, RAIL, early);
    await adoptOrphans(server.services, reference);
    expect((await read()).status).toBe("completed");
    await adoptOrphans(server.services, reference);
    expect((await read()).version).toBe(3);
    // What came about a reversal before the rail was asked waits for it.
    const made = await one.pay("000", 10_000, { rail: RAIL });
    await one.advance(5);
    const { transactionId } = (await one.call(`GET /v1/payments/${made.body.id}`)).body;
    const asked = await one.command(`POST /v1/transactions/${transactionId}/reverse`, "undo", {
      reason: "duplicate",
    });
    const word = await callBack({ event: "reversal_succeeded", reference: asked.body.id });
    expect(word.body.outcome).toBe("applied");
    expect((await one.call(`GET /v1/reversals/${asked.body.id}`)).body.status).toBe("completed");
  });
});

describe("a network's callback", () => {
  it("comes on its own path, within its own time", async () => {
    const one = await newPlayer(server);
    const made = await one.pay(SILENT, 10_000, { rail: "mmo_hub" });
    await one.advance(59);
    const payment = (await one.call(`GET /v1/payments/${made.body.id}`)).body;
    expect(payment.status).toBe("submitted");
    const path = "/v1/callbacks/rails/mmo_hub";
    const body = { event: "succeeded", reference: payment.attempts[0].id };
    expect((await callBack(body, { source: "mmo_hub", path })).body.outcome).toBe("applied");
  });
});

describe("the sandbox's own callbacks", () => {
  it("are sent when asked for, at once or later, and take the same way", async () => {
    const { one, id, read } = await submitted();
    const order = (body: object): Promise<Got> =>
      one.call(`POST /v1/sandbox/payments/${id}/callback`, { body });
    const planned = await order({ event: "succeeded", delaySeconds: 20 });
    expect(planned).toMatchObject({ status: 202, body: { event: "succeeded", paymentId: id } });
    await one.advance(19);
    expect((await read()).status).toBe("submitted");
    await one.advance(2);
    expect((await read()).status).toBe("completed");
    await order({ event: "failed", reasonCode: "rail_rejected" });
    const ran = await one.advance(1);
    expect(ran.body.ran.map(({ result }: { result: string }) => result)).toContain("conflict");
  });

  it("need an attempt, a payment and a test key", async () => {
    const one = await newPlayer(server);
    const made = await one.pay(SILENT);
    const line = `POST /v1/sandbox/payments/${made.body.id}/callback`;
    const body = { event: "succeeded" };
    expect((await one.call(line, { body })).body).toMatchObject({
      status: 409,
      code: "invalid_state_transition",
    });
    const other = await newPlayer(server);
    expect((await other.call(line, { body })).status).toBe(404);
    const live = await server.provision({ livemode: true, scopes: ["*"] });
    expect((await send(server.url, line, { key: live.apiKey, body })).status).toBe(403);
  });
});
