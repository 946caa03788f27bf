import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFailure } from "../../src/db/failures.ts";
import { findAccount } from "../../src/db/queries/accounts.ts";
import { named } from "../../src/db/pool-db.ts";
import { commit } from "../../src/db/unit.ts";
import { createPayment } from "../../src/domain/payments/create.ts";
import * as postings from "../../src/domain/ledger/postings.ts";
import type { Posting } from "../../src/domain/ledger/postings.ts";
import { newTransaction } from "../../src/domain/transactions/states.ts";
import { transactionRow } from "../../src/domain/payments/rows.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { money } from "../../src/domain/shared/money.ts";
import type { Refusal } from "../../src/domain/shared/refusal.ts";
import {
  fundedAccount,
  keyFor,
  newTenant,
  openWorld,
  payoutRequest,
  type World,
} from "../support/world.ts";
import { ledgerFacts } from "../support/oracle.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld(998_000);
});
afterAll(() => world.close());

const ACCOUNT = "acct_01kag9ytq2f7sv3w5x8a0b1c2d";
const TERMS = {
  account: ACCOUNT,
  rail: "papss",
  amount: 1_000,
  fee: 30,
  currency: "XAF",
  destinationAmount: 250_000,
  destinationCurrency: "NGN",
};

describe("the posting table (domain 3.3)", () => {
  const lines = (posting: Posting): readonly string[] =>
    postings
      .toEntries(posting, "txn_01kag9ytq2f7sv3w5x8a0b1c2d", "x", "2026-11-20T10:00:00.000Z")
      .map(
        ({ direction, account_id, bucket, amount, currency }) =>
          `${direction} ${account_id === ACCOUNT ? `tenant.${bucket}` : account_id} ${amount} ${currency}`,
      );

  it.each<[string, Posting, readonly string[]]>([
    [
      "payout accepted",
      postings.payoutAccepted(ACCOUNT, 1_030, "XAF"),
      ["debit tenant.available 1030 XAF", "credit tenant.reserved 1030 XAF"],
    ],
    [
      "payout completed",
      postings.payoutCompleted({ ...TERMS, destinationAmount: 1_000, destinationCurrency: "XAF" }),
      [
        "debit tenant.reserved 1000 XAF",
        "credit rail.clearing:papss:XAF 1000 XAF",
        "debit tenant.reserved 30 XAF",
        "credit fees.income:XAF 30 XAF",
      ],
    ],
    [
      "payout failed",
      postings.payoutReleased(ACCOUNT, 1_030, "XAF"),
      ["debit tenant.reserved 1030 XAF", "credit tenant.available 1030 XAF"],
    ],
    [
      "payout completed with exchange",
      postings.payoutCompleted(TERMS),
      [
        "debit tenant.reserved 1000 XAF",
        "credit fx.position:XAF 1000 XAF",
        "debit tenant.reserved 30 XAF",
        "credit fees.income:XAF 30 XAF",
        "debit fx.position:NGN 250000 NGN",
        "credit rail.clearing:papss:NGN 250000 NGN",
      ],
    ],
    [
      "rail cost",
      postings.railCostBooked("papss", 7, "XAF"),
      ["debit rail.cost:XAF 7 XAF", "credit rail.clearing:papss:XAF 7 XAF"],
    ],
    [
      "collection",
      postings.collectionCompleted(ACCOUNT, "mtn_momo", 1_000, 10, "XAF"),
      [
        "debit rail.clearing:mtn_momo:XAF 990 XAF",
        "credit tenant.available 990 XAF",
        "debit rail.clearing:mtn_momo:XAF 10 XAF",
        "credit fees.income:XAF 10 XAF",
      ],
    ],
    [
      "reversal requested",
      postings.reversalRequested(ACCOUNT, "papss", 1_000, "XAF"),
      ["debit rail.clearing.pending:papss:XAF 1000 XAF", "credit tenant.pending 1000 XAF"],
    ],
    [
      "reversal with exchange",
      postings.payoutReversed(TERMS),
      [
        "debit rail.clearing:papss:NGN 250000 NGN",
        "credit fx.position:NGN 250000 NGN",
        "debit fx.position:XAF 1000 XAF",
        "credit tenant.available 1000 XAF",
      ],
    ],
    [
      "collection reversed",
      postings.collectionReversed(ACCOUNT, "mtn_momo", 990, "XAF"),
      ["debit tenant.available 990 XAF", "credit rail.clearing:mtn_momo:XAF 990 XAF"],
    ],
    [
      "test funding",
      postings.testFunding(ACCOUNT, 500, "XAF"),
      ["debit world:XAF 500 XAF", "credit tenant.available 500 XAF"],
    ],
  ])("%s", (_name, posting, expected) => {
    expect(lines(posting)).toEqual(expected);
  });
});

describe("money under concurrency", () => {
  it("40 parallel payouts of 100 000 on 998 000: nine are accepted, 31 are told 402, and nothing goes below zero", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const body = payoutRequest(100_000, "000", { rail: "gimacpay" });
        return createPayment(world.services, world.caller, body, { key: keyFor(body) }).then(
          () => "made",
          (error: Refusal) => error.code,
        );
      }),
    );
    expect(outcomes.filter((one) => one === "made")).toHaveLength(9);
    expect(outcomes.filter((one) => one === "insufficient_funds")).toHaveLength(31);
    const account = await findAccount(world.services.db, world.caller, world.account.id, "");
    expect(account?.balance).toMatchObject({ total: { amountMinorUnits: 998_000 } });
    expect(account?.balance.available.amountMinorUnits).toBe(
      998_000 - (account?.balance.reserved.amountMinorUnits ?? 0),
    );
    const facts = await ledgerFacts(world.database, world.caller);
    expect(facts).toEqual({
      unbalancedTransactions: 0,
      sumsPerCurrency: [["XAF", 0n]],
      balancesThatDifferFromEntries: 0,
      lastBalanceAfterWrong: 0,
    });
  });

  it("book transfers in both directions at once do not deadlock and lose nothing", async () => {
    const caller = await newTenant(world.database);
    const left = await fundedAccount(world.services, caller, "XAF", 10_000);
    const right = await fundedAccount(world.services, caller, "XAF", 10_000);
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const [from, to] = index % 2 === 0 ? [left, right] : [right, left];
        const body = {
          amountMinorUnits: 1 + (index % 7),
          currency: "XAF",
          accountId: from.id,
          destination: { type: "account" as const, accountId: to.id },
        };
        await createPayment(world.services, caller, body, { key: keyFor(body) });
      }),
    );
    const facts = await ledgerFacts(world.database, caller);
    expect(facts).toEqual({
      unbalancedTransactions: 0,
      sumsPerCurrency: [["XAF", 0n]],
      balancesThatDifferFromEntries: 0,
      lastBalanceAfterWrong: 0,
    });
  });
});

describe("what the database refuses by itself", () => {
  const at = "2026-11-20T10:00:00.000Z";

  it("entries that do not balance", async () => {
    const transaction = newTransaction({
      type: "funding",
      status: "completed",
      livemode: false,
      accountId: world.account.id,
      amount: money(5, "XAF"),
      fee: 0,
      at,
      actor: SYSTEM,
    });
    const [debit] = postings.toEntries(
      postings.testFunding(world.account.id, 5, "XAF"),
      transaction.id,
      "x",
      at,
    );
    if (debit === undefined) throw new Error("no entry");
    await expect(
      commit(
        world.services.db,
        world.caller,
        { transactions: [transactionRow(transaction)], entries: [debit] },
        null,
      ),
    ).rejects.toThrow(/do not balance/);
  });

  it("changing or removing an entry, whatever the statement", async () => {
    for (const text of [
      "update entries set amount = 1",
      "delete from entries",
      "update audit_entries set hash = hash",
      "delete from observations",
    ]) {
      const attempt = world.services.db.tenant(world.caller, (run) => run(named(text), []));
      await expect(attempt, text).rejects.toThrow(/permission denied/);
    }
  });

  it("a state that may not follow, and a state without its version", async () => {
    const body = payoutRequest(1_000, "000", { rail: "gimacpay" });
    const tenant = await newTenant(world.database);
    await fundedAccount(world.services, tenant, "XAF", 10_000);
    await createPayment(world.services, tenant, body, { key: keyFor(body) });
    const set = (text: string): Promise<unknown> =>
      world.services.db.tenant(tenant, (run) => run(named(text), []));
    await expect(
      set(`update payments set status = 'completed', version = version + 1`),
    ).rejects.toSatisfy((error) => isFailure(error, "illegal_transition"));
    await expect(set(`update payments set status = 'submitted'`)).rejects.toSatisfy((error) =>
      isFailure(error, "illegal_transition"),
    );
    await set(`update payments set status = 'canceled', version = version + 1`);
    await expect(
      set(`update payments set status = 'pending', version = version + 1`),
    ).rejects.toSatisfy((error) => isFailure(error, "illegal_transition"));
  });
});
