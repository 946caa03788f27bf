/** The logical calls of a load, made from the run's random numbers. */
import type { Call } from "./clients.ts";
import type { Kind } from "./history.ts";
import type { Random } from "./random.ts";
import type { Stand } from "./stand.ts";

/** Magic number of test mode: paid out about a second after it was submitted. */
export const WALLET = { type: "mobile_money", msisdn: "+24174999000", country: "GA" };
const ITEMS = 3;

/** Keys and markers continue the run's name, so that every line of a log says where it belongs. */
export function makeCall(stand: Stand, kind: Exclude<Kind, "reversal">, random: Random): Call {
  stand.calls += 1;
  const marker = `${stand.name}-${stand.calls}`;
  const base = { kind, key: `key-${marker}`, marker };
  const payment = (reference: string, amountMinorUnits: number): object => ({
    amountMinorUnits,
    currency: "XAF",
    accountId: stand.accounts.A,
    reference,
    fraudCheck: "skip",
    destination: kind === "transfer" ? { type: "account", accountId: stand.accounts.B } : WALLET,
  });
  if (kind !== "bulk") {
    const amount = random.between(1_000, 9_999);
    return {
      ...base,
      path: "/v1/payments",
      body: JSON.stringify(payment(marker, amount)),
      amounts: [amount],
    };
  }
  const amounts = Array.from({ length: ITEMS }, () => random.between(1_000, 9_999));
  return {
    ...base,
    path: "/v1/payments/bulk",
    amounts,
    body: JSON.stringify({
      reference: marker,
      mode: random.pick(["partial", "all_or_nothing"]),
      payments: amounts.map((amount, index) => ({
        ...payment(`${marker}-${index}`, amount),
        itemReference: String(index),
      })),
    }),
  };
}

export function reversalCall(stand: Stand, transactionId: string): Call {
  stand.calls += 1;
  return {
    kind: "reversal",
    key: `key-${stand.name}-${stand.calls}`,
    marker: transactionId,
    path: `/v1/transactions/${transactionId}/reverse`,
    body: JSON.stringify({ reason: "duplicate" }),
    amounts: [],
  };
}
