import type { WalletLine } from "../../src/domain/credit/features.ts";
import { DAY, HOUR } from "./population.ts";
import { Random } from "./random.ts";

/** An applicant with 90 days of wallet behind the application, and what became of the loan. */
export interface Applicant {
  readonly lines: readonly WalletLine[];
  /** True probability of not repaying within 30 days of the due date. */
  readonly risk: number;
  readonly defaulted: boolean;
  /** Tells of volume, not of risk; never a feature. */
  readonly group: 0 | 1;
}

/** What nobody sees. Each shows in the wallet with noise. Standard normal. */
interface Latent {
  readonly ability: number;
  readonly volatility: number;
  readonly buffer: number;
  readonly willingness: number;
}

/** Log-odds of default: 12% default on average, and as much of it is knowable as the oracle's AUC of .80 to .83 says. */
const INTERCEPT = -2.5;
const WEIGHTS: Latent = { ability: -0.6, volatility: 0.5, buffer: -0.66, willingness: -0.92 };
const END = 90 * DAY;
const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

export function* applicants(seed: number, count: number): Generator<Applicant> {
  const random = Random.stream(seed, "wallets");
  for (let index = 0; index < count; index += 1) {
    const latent: Latent = {
      ability: random.normal(),
      volatility: random.normal(),
      buffer: random.normal(),
      willingness: random.normal(),
    };
    const group = random.chance(0.4) ? 1 : 0;
    const logit = Object.entries(WEIGHTS).reduce(
      (sum, [name, weight]) => sum + weight * latent[name as keyof Latent],
      INTERCEPT,
    );
    const risk = sigmoid(logit);
    yield { lines: wallet(random, latent, group), risk, defaulted: random.chance(risk), group };
  }
}

/** 90 days of lines, in XAF. */
function wallet(random: Random, latent: Latent, group: 0 | 1): readonly WalletLine[] {
  const { ability, volatility, buffer, willingness } = latent;
  const noisy = (value: number, noise = 0.35): number => value + random.normal(0, noise);
  const volume = group === 1 ? 0.85 : 1.1;
  const income = 90_000 * Math.exp(0.6 * noisy(ability, 0.3)) * volume;
  const drafts: Omit<WalletLine, "balanceAfter">[] = [];
  const add = (
    at: number,
    type: string,
    amount: number,
    counterparty: string | null = null,
  ): void => {
    if (at < 0 || at >= END || amount < 1) return;
    const direction = INBOUND.has(type) ? "in" : "out";
    const completed = !random.chance(
      sigmoid(-3.1 - 0.45 * noisy(buffer) - 0.25 * noisy(willingness)),
    );
    drafts.push({
      at: Math.round(at),
      type,
      direction,
      amount: Math.round(amount),
      counterparty,
      completed,
    });
  };
  const night = sigmoid(-3.3 - 0.3 * noisy(willingness, 0.6));
  const time = (day: number): number =>
    day * DAY + (random.chance(night) ? random.between(0, 5) : random.between(6, 23)) * HOUR;
  const friends = 3 + Math.round(9 * Math.exp(0.35 * noisy(ability) + 0.15 * noisy(willingness)));
  const friend = (): string => `p${random.index(friends)}`;

  const spread = 0.5 * Math.exp(0.5 * noisy(volatility, 0.15));
  const isPaid = random.chance(sigmoid(-0.6 - 0.7 * noisy(volatility)));
  const cashes = sigmoid(-0.5 - 0.8 * noisy(buffer) + 0.2 * noisy(volatility));
  const keeps = 0.05 * noisy(buffer);
  for (let week = 0; week < 13; week += 1) {
    const sum = isPaid && week % 4 === 1 ? income * 2.4 : isPaid ? income * 0.35 : income;
    const weekly = sum * Math.exp(random.normal(-(spread * spread) / 2, spread));
    const parts = isPaid && week % 4 === 1 ? 1 : 1 + random.poisson(1.6 * volume);
    for (let part = 0; part < parts; part += 1) {
      const at = time(week * 7 + random.index(7));
      const type = isPaid && week % 4 === 1 ? "salary" : random.chance(0.4) ? "cash_in" : "p2p_in";
      add(at, type, weekly / parts, type === "p2p_in" ? friend() : type);
      if (random.chance(cashes))
        add(
          at + random.exponential(8) * HOUR,
          "cash_out",
          (weekly / parts) * random.between(0.5, 0.95),
          "agent",
        );
    }
    const left = weekly * (1 - cashes * 0.7) * (1 - keeps);
    spend(week, left);
  }

  function spend(week: number, sum: number): void {
    const shop = sigmoid(-0.7 + 0.5 * noisy(ability));
    const bets = random.chance(sigmoid(-2.2 - 0.75 * noisy(willingness) - 0.3 * noisy(buffer)))
      ? 0.12
      : 0;
    const count =
      1 + random.poisson((3 + 0.8 * ability) * volume > 0 ? (3 + 0.8 * ability) * volume : 0);
    for (let part = 0; part < count; part += 1) {
      const kind = random.unit();
      const type =
        kind < bets ? "betting" : kind < bets + shop * 0.7 ? "merchant_payment" : "p2p_out";
      const to =
        type === "p2p_out" ? friend() : type === "betting" ? "bets" : `m${random.index(8)}`;
      add(time(week * 7 + random.index(7)), type, (sum / count) * random.between(0.6, 1.3), to);
    }
    const topUps = random.poisson(1.2);
    const small = sigmoid(-0.2 - 0.7 * noisy(ability));
    for (let one = 0; one < topUps; one += 1)
      add(
        time(week * 7 + random.index(7)),
        "airtime",
        random.chance(small) ? income * 0.03 : income * 0.12,
        "air",
      );
  }

  for (let month = 0; month < 3; month += 1)
    if (random.chance(sigmoid(0.1 + 1.6 * noisy(willingness, 0.25))))
      add(time(month * 30 + 5 + random.index(12)), "bill_payment", income * 0.3, "power");
  loans(random, latent, income, add);
  if (random.chance(0.1)) add(time(random.index(88)), "reversal", income * 0.2, friend());
  // Some wallets are young: their history begins later.
  const start = random.chance(sigmoid(-2.2 - 0.5 * noisy(willingness)))
    ? random.between(20, 55) * DAY
    : 0;
  const kept = drafts.filter(({ at }) => at >= start);
  const level = income * Math.exp(0.6 * noisy(buffer, 0.15) - 0.7);
  return withBalances(random, kept, level, sigmoid(-1.3 - 0.7 * noisy(buffer, 0.15)));
}

/** Earlier small loans, and how they went: the best witness of willingness. */
function loans(
  random: Random,
  { willingness, volatility, buffer }: Latent,
  income: number,
  add: (at: number, type: string, amount: number, counterparty?: string | null) => void,
): void {
  let at = random.between(0, 25) * DAY;
  for (let count = random.poisson(3.2); count > 0; count -= 1) {
    const amount = income * random.between(0.2, 0.8);
    add(at, "loan_disbursement", amount, "lender");
    const inTime = random.chance(
      sigmoid(1.5 + 2.4 * willingness + 0.5 * buffer - 0.4 * volatility),
    );
    const held = inTime ? random.between(8, 29) : random.between(31, 50);
    add(at + held * DAY, "loan_repayment", amount, "lender");
    at += (held + random.between(1, 12)) * DAY;
  }
}

const INBOUND: ReadonlySet<string> = new Set([
  "cash_in",
  "p2p_in",
  "salary",
  "loan_disbursement",
  "reversal",
]);

/** Balances are drawn around each person's own level; sums of lines would need all of a life, not 90 days of it. */
function withBalances(
  random: Random,
  drafts: readonly Omit<WalletLine, "balanceAfter">[],
  level: number,
  dips: number,
): WalletLine[] {
  return [...drafts]
    .sort((a, b) => a.at - b.at)
    .map((line) => {
      const share = random.chance(dips) ? random.between(0, 0.04) : random.between(0.4, 1.8);
      return { ...line, balanceAfter: Math.round(level * share) };
    });
}
