import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../../src/db/queries/accounts.ts";
import { eventsAfter } from "../../src/db/queries/events.ts";
import { findDossier } from "../../src/db/queries/payments.ts";
import { simulator } from "../../src/connectors/simulator.ts";
import { createPayment } from "../../src/domain/payments/create.ts";
import { cancelPayment, reviewPayment } from "../../src/domain/payments/commands.ts";
import type { Payment, PaymentRequest } from "../../src/domain/payments/types.ts";
import { setClock } from "../../src/domain/sandbox/clock.ts";
import { advanceClock, type ClockAdvance } from "../../src/workers/advance-clock.ts";
import type { WorkerTools } from "../../src/workers/run-job.ts";
import {
  fundedAccount,
  keyFor,
  newTenant,
  openWorld,
  payoutRequest,
  type World,
} from "../support/world.ts";

let world: World;
let tools: WorkerTools;
const errors: unknown[] = [];

beforeAll(async () => {
  world = await openWorld();
  const connector = simulator(world.services.db);
  tools = {
    services: world.services,
    connectors: () => connector,
    onError: (_job, error) => errors.push(error),
  };
});
afterAll(() => world.close());

/** A fresh tenant with a frozen clock, so that nothing happens but by `advance`. */
async function sandbox(request: PaymentRequest): Promise<{
  pay: () => Promise<Payment>;
  advance: (seconds: number) => Promise<ClockAdvance>;
  read: () => Promise<Payment>;
  money: () => Promise<readonly number[]>;
  world: Pick<World, "caller" | "services">;
  id: () => string;
}> {
  const caller = await newTenant(world.database);
  const account = await fundedAccount(world.services, caller, "XAF", 1_000_000);
  await setClock(world.services, caller, new Date(Date.now() + 1000), true);
  let id = "";
  return {
    world: { caller, services: world.services },
    id: () => id,
    pay: async () => {
      const payment: Payment = JSON.parse(
        (await createPayment(world.services, caller, request, { key: keyFor(request) })).body,
      );
      id = payment.id;
      return payment;
    },
    advance: (seconds) => advanceClock(tools, caller, seconds),
    read: async () => {
      const dossier = await findDossier(world.services.db, caller, id);
      if (dossier === null) throw new Error("the payment is gone");
      return dossier.stored.payment;
    },
    money: async () => {
      const found = await findAccount(world.services.db, caller, account.id, "");
      return [
        found?.balance.available.amountMinorUnits ?? -1,
        found?.balance.reserved.amountMinorUnits ?? -1,
      ];
    },
  };
}

describe("a payout on the sandbox clock", () => {
  it("is submitted, called back and completed, and says what ran", async () => {
    const box = await sandbox(payoutRequest(10_000));
    const { fee } = await box.pay();
    const first = await box.advance(29);
    expect(first.ran.map(({ kind, result }) => [kind, result])).toEqual([
      ["payment_submission", "accepted"],
      ["provider_callback", "applied"],
    ]);
    const second = await box.advance(2);
    expect(second.ran.map(({ kind, result }) => [kind, result])).toEqual([
      ["callback_deadline", "skipped"],
    ]);
    const paid = await box.read();
    expect(paid).toMatchObject({
      status: "completed",
      version: 3,
      iso20022: { transactionStatus: "ACSC" },
    });
    expect(paid.timeline.map((item) => item.status)).toEqual(["pending", "submitted", "completed"]);
    expect(await box.money()).toEqual([1_000_000 - 10_000 - fee.amountMinorUnits, 0]);
    const events = await eventsAfter(world.services.db, box.world.caller, 0, 100);
    expect(events.map((event) => event.sequence)).toEqual(events.map((_, index) => index + 1));
    expect(events.map((event) => event.type)).toContain("payment.completed");
  });

  it.each([
    ["008 callback after 9 s", "008", 10],
    ["009 callback after 29 s", "009", 30],
  ])("%s is in time", async (_name, magic, seconds) => {
    const box = await sandbox(payoutRequest(5_000, magic));
    await box.pay();
    await box.advance(seconds);
    expect((await box.read()).timeline.map((item) => item.status)).toEqual([
      "pending",
      "submitted",
      "completed",
    ]);
  });

  it("010 callback after 31 s: unknown at 30 s, money stays reserved, then completed by the late callback", async () => {
    const box = await sandbox(
      payoutRequest(5_000, "010", { sandbox: { scenario: "payment.callback_late" } }),
    );
    const { fee } = await box.pay();
    await box.advance(29);
    expect((await box.read()).status).toBe("submitted");
    const { ran } = await box.advance(3);
    expect(ran[0]).toMatchObject({ kind: "callback_deadline", result: "in_reconciliation" });
    expect(ran.at(-1)).toMatchObject({ kind: "provider_callback", result: "late_applied" });
    expect((await box.read()).status).toBe("completed");
    expect(await box.money()).toEqual([1_000_000 - 5_000 - fee.amountMinorUnits, 0]);
    const types = (await eventsAfter(world.services.db, box.world.caller, 0, 100)).map(
      (event) => event.type,
    );
    expect(types.filter((type) => type.startsWith("callback."))).toEqual([
      "callback.timed_out",
      "callback.late",
    ]);
  });

  it("013 never fails by silence: reserved for 72 hours, then a case for a person", async () => {
    const box = await sandbox(payoutRequest(5_000, "013"));
    const { fee } = await box.pay();
    const total = 5_000 + fee.amountMinorUnits;
    await box.advance(60);
    expect(await box.money()).toEqual([1_000_000 - total, total]);
    const { ran } = await box.advance(73 * 3600);
    expect(ran.filter(({ kind }) => kind === "provider_enquiry").at(-1)?.result).toBe(
      "case_opened",
    );
    expect((await box.read()).status).toBe("in_reconciliation");
    expect(await box.money()).toEqual([1_000_000 - total, total]);
    const dossier = await findDossier(world.services.db, box.world.caller, box.id());
    expect(dossier?.transaction.reconciliation).toMatchObject({
      required: true,
      caseReason: "enquiries_exhausted",
    });
  });

  it.each([
    ["001", "recipient_not_found"],
    ["002", "recipient_limit_reached"],
    ["003", "recipient_wallet_inactive"],
    ["019", "recipient_name_mismatch"],
    ["011", "rail_rejected"],
  ])("%s fails with %s and releases the money", async (magic, code) => {
    const box = await sandbox(payoutRequest(5_000, magic));
    await box.pay();
    await box.advance(60);
    expect(await box.read()).toMatchObject({
      status: "failed",
      failure: { code },
      iso20022: { transactionStatus: "RJCT" },
    });
    expect(await box.money()).toEqual([1_000_000, 0]);
  });

  it('006 is sent again after a certain "not executed", 007 until its attempts are used up', async () => {
    const once = await sandbox(payoutRequest(5_000, "006"));
    await once.pay();
    await once.advance(60);
    const paid = await once.read();
    expect(paid.attempts.map((attempt) => attempt.status)).toEqual(["failed", "succeeded"]);
    expect(paid.status).toBe("completed");
    const always = await sandbox(payoutRequest(5_000, "007"));
    await always.pay();
    await always.advance(120);
    const failed = await always.read();
    expect(failed).toMatchObject({
      status: "failed",
      failure: { code: "provider_unavailable", exhausted: true, retryable: true },
    });
    expect(failed.attempts).toHaveLength(3);
    expect(await always.money()).toEqual([1_000_000, 0]);
  });

  it("014 three equal callbacks have one effect; 015 a contradiction changes nothing but opens a case", async () => {
    const triple = await sandbox(payoutRequest(5_000, "014"));
    await triple.pay();
    const { ran } = await triple.advance(10);
    expect(
      ran.filter(({ kind }) => kind === "provider_callback").map(({ result }) => result),
    ).toEqual(["applied", "duplicate", "duplicate"]);
    const contradicted = await sandbox(payoutRequest(5_000, "015"));
    await contradicted.pay();
    const second = await contradicted.advance(10);
    expect(
      second.ran.filter(({ kind }) => kind === "provider_callback").map(({ result }) => result),
    ).toEqual(["applied", "conflict"]);
    expect((await contradicted.read()).status).toBe("completed");
  });

  it("016 another amount goes to reconciliation; 020 waits in the queue until the rail is back", async () => {
    const other = await sandbox(payoutRequest(5_000, "016"));
    await other.pay();
    await other.advance(10);
    expect(await other.read()).toMatchObject({
      status: "in_reconciliation",
      statusReason: "callback_amount_mismatch",
    });
    const queued = await sandbox(payoutRequest(5_000, "020"));
    await queued.pay();
    await queued.advance(60);
    expect((await queued.read()).status).toBe("queued");
    await queued.advance(120);
    expect((await queued.read()).timeline.map((item) => item.status)).toEqual([
      "pending",
      "queued",
      "submitted",
      "completed",
    ]);
  });

  it("can be canceled before it is sent and not after", async () => {
    const box = await sandbox(payoutRequest(5_000));
    const { id } = await box.pay();
    const answer = await cancelPayment(world.services, box.world.caller, id, null);
    expect(JSON.parse(answer.body)).toMatchObject({
      status: "canceled",
      iso20022: { transactionStatus: "CANC" },
    });
    expect(await box.money()).toEqual([1_000_000, 0]);
    await expect(cancelPayment(world.services, box.world.caller, id, null)).rejects.toMatchObject({
      code: "payment_not_cancelable",
    });
    await expect(
      cancelPayment(world.services, box.world.caller, "pay_01kag9ytq2f7sv3w5x8a0b1c2d", null),
    ).rejects.toMatchObject({ code: "resource_not_found" });
  });

  it("is held when the fraud score says review, and goes on when a person approves", async () => {
    const box = await sandbox(payoutRequest(5_000, "000", { sandbox: { forceRiskScore: 65 } }));
    const held = await box.pay();
    expect(held).toMatchObject({
      status: "held_for_review",
      fraud: { riskScore: 65, decision: "review" },
    });
    await reviewPayment(world.services, box.world.caller, held.id, "approve", null, null);
    await box.advance(10);
    expect((await box.read()).status).toBe("completed");
  });
});

describe("a collection", () => {
  it.each([
    [
      "021 approved after 20 s",
      "021",
      "completed",
      ["pending", "submitted", "awaiting_approval", "completed"],
    ],
    [
      "005 never approved",
      "005",
      "expired",
      ["pending", "submitted", "awaiting_approval", "expired"],
    ],
    ["004 rejected by the payer", "004", "failed", ["pending", "submitted", "failed"]],
  ])("%s", async (_name, magic, status, path) => {
    const box = await sandbox({
      amountMinorUnits: 20_000,
      currency: "XAF",
      direction: "collection",
      source: { type: "mobile_money", msisdn: `+237677999${magic}`, country: "CM" },
    });
    const { fee } = await box.pay();
    await box.advance(400);
    const paid = await box.read();
    expect(paid.status).toBe(status);
    expect(paid.timeline.map((item) => item.status)).toEqual(path);
    expect(await box.money()).toEqual([
      1_000_000 + (status === "completed" ? 20_000 - fee.amountMinorUnits : 0),
      0,
    ]);
  });
});

describe("the workers", () => {
  it("never threw while all this ran", () => {
    expect(errors).toEqual([]);
  });
});
