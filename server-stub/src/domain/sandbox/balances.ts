import { findAccount, findDefaultAccount } from "../../db/queries/accounts.ts";
import type { Unit } from "../../db/unit.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { findKey } from "../../db/queries/keys.ts";
import { testFunding, toEntries } from "../ledger/postings.ts";
import { readAmount } from "../payments/request.ts";
import { transactionRow } from "../payments/rows.ts";
import type { Account } from "../accounts/types.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { money } from "../shared/money.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newTransaction } from "../transactions/states.ts";
import { tenantNow } from "./clock.ts";

/** The body of fundSandboxBalance. Amounts are minor units; the currency picks the default account when none is named. */
export interface FundingRequest {
  readonly accountId?: string;
  readonly currency?: string;
  readonly amountMinorUnits?: number;
  readonly amount?: number;
}

/** Puts test money on an account and answers 201. Throws sandbox_only, resource_not_found, validation_failed, amount_*. */
export async function fundSandboxBalance(
  services: Services,
  caller: Caller,
  body: FundingRequest,
  key: RequestKey | null,
): Promise<CommandAnswer> {
  if (caller.livemode)
    throw refuse("sandbox_only", "Test money exists in test mode only. Use a test key.");
  const amount = readAmount(body);
  return runCommand(services, caller, key, async () => {
    const seen = key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
    const now = await tenantNow(services, caller);
    const at = now.toISOString();
    return {
      seen,
      now: now.getTime(),
      decide: async () => {
        const account = await findTarget(services, caller, body, at);
        const { unit, transactionId } = fundingUnit(caller, account, amount, at);
        const available = account.balance.available.amountMinorUnits + amount;
        const balance = {
          ...account.balance,
          available: money(available, account.currency),
          total: money(available + account.balance.reserved.amountMinorUnits, account.currency),
        };
        const answer = {
          object: "sandbox_funding",
          transactionId,
          accountId: account.id,
          amountMinorUnits: amount,
          currency: account.currency,
          balance,
          createdAt: at,
        };
        return {
          unit,
          status: 201,
          body: JSON.stringify(answer),
          resource: { type: "transaction", id: transactionId },
        };
      },
    };
  });
}

/** The unit of work of a funding; also used when demo data is made. */
export function fundingUnit(
  caller: Pick<Caller, "livemode" | "actor"> & Partial<Caller>,
  account: Pick<Account, "id" | "currency">,
  amount: number,
  at: string,
): { readonly unit: Unit; readonly transactionId: string } {
  const transaction = newTransaction({
    type: "funding",
    status: "completed",
    livemode: caller.livemode,
    accountId: account.id,
    amount: money(amount, account.currency),
    fee: 0,
    at,
    actor: caller.actor,
    description: "Test funding",
  });
  const cause =
    caller.requestId === undefined
      ? null
      : causedBy({ ...caller, requestId: caller.requestId } as Caller, null);
  return {
    transactionId: transaction.id,
    unit: {
      transactions: [transactionRow(transaction)],
      entries: toEntries(
        testFunding(account.id, amount, account.currency),
        transaction.id,
        "Test funding",
        at,
      ),
      events: [newEvent("transaction.completed", transaction, at, cause)],
    },
  };
}

async function findTarget(
  services: Services,
  caller: Caller,
  body: FundingRequest,
  at: string,
): Promise<Account> {
  if (body.accountId !== undefined) {
    const account = await findAccount(services.db, caller, body.accountId, at);
    if (account === null) throw notFound("account", body.accountId);
    if (body.currency !== undefined && body.currency !== account.currency)
      throw refuseField("validation_failed", "/currency", `The account is in ${account.currency}.`);
    return account;
  }
  const currency = body.currency ?? caller.tenant.defaultCurrency;
  const account = await findDefaultAccount(services.db, caller, currency, at);
  if (account === null)
    throw refuseField("validation_failed", "/currency", `There is no account in ${currency}.`);
  return account;
}
