/** reliability.md 3.6: concurrent readers see one truth, limits hold under write skew, and no amount passes through a float. */
import { ask, askUntilTold, itemsOf, member } from "../ask.ts";
import { onStand, sizeOf, verdictOf } from "../frame.ts";
import { perform, type Call } from "../clients.ts";
import type { Violation } from "../oracle.ts";
import type { Random } from "../random.ts";
import { settleAndJudge, type Scenario, type Setting, type Verdict } from "../scenario.ts";
import { FUNDS, type Stand } from "../stand.ts";

const SECONDS = { pull: 6, quick: 15, nightly: 300 } as const;
const MOVERS = 6;
const READERS = 3;
const CAP = 100_000;
const PURCHASE = 9_000;
const BUYERS = 24;
const CONVERSIONS = 5;

export const consistency: Scenario = {
  name: "consistency",
  section: "3.6",
  from: "pull",
  mutants: [
    { name: "a credit loses one minor unit", shows: /a read sums to/ },
    { name: "card limit looked at, then counted", shows: /of a limit of/ },
    { name: "FX through a float", shows: /converts to/ },
  ],
  run: onStand({}, moveAndRead),
};

type Reading = {
  readonly total: number;
  readonly first: number;
  readonly second: number;
  readonly least: number;
};

async function moveAndRead(stand: Stand, setting: Setting): Promise<Verdict> {
  const { random } = setting;
  await Promise.all([stand.start(["serve"]), stand.start(["serve"])]);
  const sinks = await Promise.all([1, 2].map((n) => openAccount(stand, `sink-${n}`)));
  const others = await Promise.all([1, 2].map((n) => openAccount(stand, `other-${n}`)));
  const until = Date.now() + sizeOf<number>(setting, SECONDS, SECONDS.pull) * 1000;
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
    ...(await convertExactly(stand)),
  ];
  const sound = await settleAndJudge(stand);
  // Its model knows two accounts; here money also goes to others, which the readings have added up.
  violations.push(
    ...sound.filter(({ clause, message }) => !(clause === 3 && message.startsWith("account "))),
  );
  const gateFaults: string[] = [];
  const distinct = new Set(readings.map(({ first, second }) => `${first} ${second}`)).size;
  if (distinct < 5) gateFaults.push(`only ${distinct} different states were read`);
  const figures = { reads: readings.length, "different states": distinct };
  return verdictOf(stand, { violations, gateFaults, figures });
}

async function openAccount(
  stand: Stand,
  name: string,
  currency = "XAF",
  country = "CM",
): Promise<string> {
  const made = await ask(stand, "POST /v1/accounts", {
    body: { name, currency, country },
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
  if (answer.status !== 200) throw new Error(`a read was answered ${answer.text}`);
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
      askUntilTold(stand, `POST /v1/ghost-cards/${String(card.at("id"))}/authorizations`, {
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

/**
 * Quotes against whole-number arithmetic of our own on the rate that each names. The amounts are those, found by that rate, whose exact product
 * is whole and that a float puts beside it. Rails have rates of their own, so an amount may meet another rate than it was found by.
 */
async function convertExactly(stand: Stand): Promise<readonly Violation[]> {
  const account = await openAccount(stand, "naira", "NGN", "NG");
  const found: Violation[] = [];
  let rate: string | null = null;
  let told = 0;
  for (let asked = 0; told < CONVERSIONS && asked < 4 * CONVERSIONS; asked += 1) {
    const amounts = rate === null ? [1_000_000] : treacherous(rate);
    const amount = amounts[asked % amounts.length];
    if (amount === undefined) throw new Error(`a float converts every amount exactly at ${rate}`);
    const quote = await ask(stand, "POST /v1/quotes", {
      key: `${stand.name}-quote-${asked}`,
      body: {
        amountMinorUnits: amount,
        currency: "NGN",
        accountId: account,
        destinationCurrency: "KES",
        destination: { type: "mobile_money", msisdn: "+254712345678", country: "KE" },
      },
    });
    if (quote.status !== 201) throw new Error(`no quote: ${quote.text}`);
    rate = String(quote.at("fx.rate"));
    const exact = (BigInt(amount) * decimal(rate)) / SCALE;
    if (exact !== byFloat(amount, rate)) told += 1;
    const converted = quote.at("destinationAmount.amountMinorUnits");
    if (BigInt(Number(converted)) !== exact) {
      const message = `${amount} NGN at ${rate} converts to ${String(converted)} KES, exact is ${exact}`;
      found.push({ clause: 3, message });
    }
  }
  if (told < CONVERSIONS) throw new Error(`a float was wrong about ${told} conversions only`);
  return found;
}

const SCALE = 10n ** 10n;
const MOST = 20_000;

/** Both currencies have two digits. */
function treacherous(rate: string): readonly number[] {
  const scaled = decimal(rate);
  const step = SCALE / divisor(scaled, SCALE);
  const amounts: number[] = [];
  for (let times = 1n; times <= MOST; times += 1n) {
    const amount = step * times;
    const isWrong = amount * scaled !== SCALE * byFloat(Number(amount), rate);
    if (amount >= 1_000_000n && isWrong) amounts.push(Number(amount));
  }
  return amounts;
}

const byFloat = (amount: number, rate: string): bigint => BigInt(Math.floor(amount * Number(rate)));

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** Decimal text times 10^10. */
function decimal(text: string): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * SCALE + BigInt(fraction.padEnd(10, "0").slice(0, 10));
}
