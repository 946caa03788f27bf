/**
 * The oracle. "The ledger sums to zero" is blind to a payment made twice, so effects are counted too; both are judged
 * after every delayed delivery has landed.
 */
import { match, type Mismatch } from "./match.ts";
import type { Seed } from "./case-file.ts";
import type { LedgerFacts } from "./testbed.ts";
import { isRecord, type Variables } from "./values.ts";

/** What a case did to the ledger, for the report. Amounts are minor units. */
export type LedgerChange = {
  readonly payments: number;
  readonly accounts: readonly {
    readonly name: string;
    readonly currency: string;
    readonly seeded: number;
    readonly available: number;
    readonly reserved: number;
  }[];
};

export function ledgerChange(seed: Seed, facts: LedgerFacts): LedgerChange {
  const accounts = Object.entries(seed.accounts ?? {}).map(([name, { currency, available }]) => ({
    name,
    currency,
    seeded: available,
    available: facts.accounts[name]?.available ?? 0,
    reserved: facts.accounts[name]?.reserved ?? 0,
  }));
  return { payments: facts.payments, accounts };
}

export function checkLedger(
  expected: Readonly<Record<string, unknown>> | null,
  facts: LedgerFacts,
  variables: Variables,
): Mismatch[] {
  const found: Mismatch[] = [];
  for (const [currency, sum] of Object.entries(facts.sums)) {
    if (sum !== "0")
      found.push({ at: `ledger/sum/${currency}`, message: `expected 0, got ${sum}` });
  }
  for (const id of facts.unbalanced) {
    found.push({
      at: "ledger/unbalanced",
      message: `ledger transaction ${id} has unequal debits and credits`,
    });
  }
  if (expected === null) return found;
  if (expected["payments"] !== undefined && expected["payments"] !== facts.payments) {
    found.push({
      at: "ledger/payments",
      message: `expected ${String(expected["payments"])}, the database holds ${facts.payments}`,
    });
  }
  for (const [name, want] of Object.entries(
    isRecord(expected["accounts"]) ? expected["accounts"] : {},
  )) {
    found.push(
      ...match(
        want,
        facts.accounts[name] ?? null,
        { variables, tagged: false },
        `ledger/accounts/${name}`,
      ),
    );
  }
  return found;
}
