/** reliability.md 3.6: concurrent readers see one truth, limits hold under write skew, and no amount passes through a float. */
import { ask, itemsOf, member } from "../ask.ts";
import { quotaGate } from "../gates.ts";
import { perform, type Call } from "../clients.ts";
import type { Violation } from "../oracle.ts";
import type { Random } from "../random.ts";
import {
  answerFigures,
  settleAndJudge,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import { FUNDS, type Stand } from "../stand.ts";

const SECONDS = { pull: 6, quick: 15, nightly: 300 } as const;
const MOVERS = 6;
const READERS = 3;
const CAP = 100_000;
const PURCHASE = 9_000;
const BUYERS = 24;
/** Every amount that 10^10 divides makes an exact product with a rate of ten digits: there a float is off by one. */
const ROUND = 10_000_000_000;

export const consistency: Scenario = {
  name: "consistency",
  section: "3.6",
  from: "pull",
  mutants: [
    { name: "a credit loses one minor unit", shows: /a read sums to/ },
    { name: "card limit looked at, then counted", shows: /of a limit of/ },
    { name: "FX through a float", shows: /converts to/ },
  ],
  run: moveAndRead,
};

type Reading = {
  readonly total: number;
  readonly first: number;
  readonly second: number;
  readonly least: number;
};

async function moveAndRead({ open, scale, random, mutant }: Setting): Promise<Verdict> {
  const stand = await open();
  try {
    await Promise.all([stand.start(["serve"]), stand.start(["serve"])]);
    const sinks = await Promise.all([1, 2].map((n) => openAccount(stand, `sink-${n}`)));
    const others = await Promise.all([1, 2].map((n) => openAccount(stand, `other-${n}`)));
    const until = Date.now() + SECONDS[mutant === null ? scale : "pull"] * 1000;
    const readings: Reading[] = [];
    await Promise.all([
      ...Array.from({ length: MOVERS }, async () => {
        while (Date.now() < until)
          await perform(stand, transfer(stand, random, sinks, others), () => false);
      }),
      ...Array.from({ length: READERS }, async () => {
        while (Date.now() < until) readings.push(await readAll(stand, sinks));
      }),
    ]);
    const violations = [
      ...judgeReadings(readings),
      ...(await buyAtOnce(stand)),
      ...(await convertLargest(stand)),
    ];
    const sound = await settleAndJudge(stand);
    // Its model knows two accounts; here money also goes to others, which the readings have added up.
    violations.push(
      ...sound.filter(({ clause, message }) => !(clause === 3 && message.startsWith("account "))),
    );
    const gateFaults = [...quotaGate(stand.history)];
    const distinct = new Set(readings.map(({ first, second }) => `${first} ${second}`)).size;
    if (distinct < 5) gateFaults.push(`only ${distinct} different states were read`);
    return {
      violations,
      gateFaults,
      figures: {
        reads: readings.length,
        "different states": distinct,
        ...answerFigures(stand.history),
      },
      history: stand.history,
    };
  } finally {
    await stand.close();
  }
}

async function openAccount(stand: Stand, name: string): Promise<string> {
  const made = await ask(stand, "POST /v1/accounts", {
    body: { name, currency: "XAF" },
    key: `${stand.name}-${name}`,
  });
  if (made.status !== 201) throw new Error(`no account: ${made.text}`);
  return String(made.at("id"));
}

/** Sinks only receive, so that any two readings of them must be in order. */
function transfer(
  stand: Stand,
  random: Random,
  sinks: readonly string[],
  others: readonly string[],
): Call {
  stand.calls += 1;
  const marker = `${stand.name}-move-${stand.calls}`;
  const amount = random.between(1, 5_000);
  const from = random.pick([stand.accounts.A, stand.accounts.B]);
  const to = random.pick([...sinks, ...sinks, ...others]);
  return {
    kind: "transfer",
    path: "/v1/payments",
    key: `key-${marker}`,
    marker,
    amounts: [amount],
    body: JSON.stringify({
      amountMinorUnits: amount,
      currency: "XAF",
      accountId: from,
      reference: marker,
      fraudCheck: "skip",
      destination: { type: "account", accountId: to },
    }),
  };
}

async function readAll(stand: Stand, sinks: readonly string[]): Promise<Reading> {
  const answer = await ask(stand, "GET /v1/accounts?limit=100");
  const money = new Map(
    itemsOf(answer).map((one) => {
      const balance = member(one, "balance");
      const parts = ["available", "reserved"].map((name) =>
        Number(member(member(balance, name), "amountMinorUnits")),
      );
      return [String(member(one, "id")), parts] as const;
    }),
  );
  const all = [...money.values()].flat();
  const sumOf = (id: string | undefined): number =>
    (money.get(id ?? "") ?? []).reduce((sum, part) => sum + part, 0);
  return {
    total: all.reduce((sum, part) => sum + part, 0),
    first: sumOf(sinks[0]),
    second: sumOf(sinks[1]),
    least: Math.min(...all),
  };
}

function judgeReadings(readings: readonly Reading[]): readonly Violation[] {
  const found: Violation[] = readings.flatMap(({ total, least }) => [
    ...(total === 2 * FUNDS
      ? []
      : [{ clause: 3, message: `a read sums to ${total}, not ${2 * FUNDS}` }]),
    ...(least < 0 ? [{ clause: 4, message: `a read shows ${least}` }] : []),
  ]);
  // Long fork: two readers that saw two independent writes in different orders.
  const ordered = readings.toSorted((a, b) => a.first - b.first || a.second - b.second);
  for (const [index, one] of ordered.entries()) {
    const before = ordered[index - 1];
    if (before !== undefined && before.second > one.second) {
      const message = `LONG FORK: one read saw ${before.first} and ${before.second}, another ${one.first} and ${one.second}`;
      found.push({ clause: 3, message });
    }
  }
  return found;
}

/** One card, many merchants at once: each purchase fits alone, together they do not. */
async function buyAtOnce(stand: Stand): Promise<readonly Violation[]> {
  const card = await ask(stand, "POST /v1/ghost-cards", {
    body: {
      currency: "XAF",
      spendLimits: [{ scope: "card", amountMinorUnits: CAP, interval: "daily" }],
    },
    key: `${stand.name}-card`,
  });
  if (card.status !== 201) throw new Error(`no card: ${card.text}`);
  const made = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) =>
      ask(stand, `POST /v1/ghost-cards/${String(card.at("id"))}/authorizations`, {
        key: `${stand.name}-buy-${index}`,
        body: {
          amountMinorUnits: PURCHASE,
          currency: "XAF",
          merchant: { id: `mrch_${index}`, name: "Marché", categoryCode: "5411", country: "CM" },
        },
      }),
    ),
  );
  const approved = made.filter(
    (one) => one.at("status") === "approved" || one.at("status") === "authorized",
  );
  const spent = approved.length * PURCHASE;
  const found: Violation[] = [];
  if (spent > CAP)
    found.push({ clause: 3, message: `cards: ${spent} of a limit of ${CAP} were authorized` });
  if (spent <= CAP - PURCHASE) {
    const told = [
      ...new Set(
        made.map((one) => `${one.status} ${String(one.at("declineCode") ?? one.at("status"))}`),
      ),
    ];
    found.push({
      clause: 3,
      message: `cards: only ${spent} of a limit of ${CAP} were authorized: ${told.join(", ")}`,
    });
  }
  return found;
}

/** Quotes near the largest amount, against whole-number arithmetic of our own on the rate that the quote names. */
async function convertLargest(stand: Stand): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  let seen = 0;
  for (const [currency, country, bank, digits] of FAR) {
    for (let times = 1; times <= 12; times += 1) {
      const amount = times * ROUND;
      const quote = await ask(stand, "POST /v1/quotes", {
        key: `${stand.name}-quote-${currency}-${times}`,
        body: {
          amountMinorUnits: amount,
          currency: "XAF",
          accountId: stand.accounts.A,
          destinationCurrency: currency,
          destination: { type: "bank_account", country, ...bank },
        },
      });
      if (quote.status !== 201) continue;
      seen += 1;
      const rate = decimal(String(quote.at("fx.rate")));
      const exact = (BigInt(amount) * rate * 10n ** BigInt(digits)) / 10n ** 10n;
      const told = quote.at("destinationAmount.amountMinorUnits");
      if (BigInt(Number(told)) !== exact) {
        const message = `${amount} XAF at ${String(quote.at("fx.rate"))} converts to ${String(told)} ${currency}, exact is ${exact}`;
        found.push({ clause: 3, message });
      }
    }
  }
  return seen >= 12
    ? found
    : [...found, { clause: 3, message: `only ${seen} quotes near the largest amounts were given` }];
}

/** Currency, its country, an account there, and how many digits its minor unit has more than the franc's. */
const FAR = [
  ["GHS", "GH", { accountNumber: "0123456789012", bankCode: "030100" }, 2],
  ["NGN", "NG", { accountNumber: "0123456789", bankCode: "058" }, 2],
  ["KES", "KE", { accountNumber: "0123456789", bankCode: "01" }, 2],
] as const;

/** Decimal text times 10^10. */
function decimal(text: string): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * 10n ** 10n + BigInt(fraction.padEnd(10, "0").slice(0, 10));
}
