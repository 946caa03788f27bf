/**
 * What is published of a real mobile-money service: the aggregates that PaySim (Lopez-Rojas, Elmir, Axelsson, EMSS 2016) was
 * fitted to, read from the parameter files of its repository at d1feae8. Only these numbers are used; its code and files are not.
 */
export const TYPES = ["CASH_OUT", "PAYMENT", "CASH_IN", "TRANSFER", "DEBIT"] as const;
export type PublishedType = (typeof TYPES)[number];

interface TypeFacts {
  /** Share of all transactions. */
  readonly share: number;
  /** Amount in local units, and its coefficient of variation. */
  readonly mean: number;
  readonly variation: number;
}

export const PUBLISHED: Readonly<Record<PublishedType, TypeFacts>> = {
  CASH_OUT: { share: 0.365, mean: 171_651, variation: 0.76 },
  PAYMENT: { share: 0.349, mean: 12_807, variation: 0.96 },
  CASH_IN: { share: 0.2, mean: 166_187, variation: 0.75 },
  TRANSFER: { share: 0.081, mean: 869_735, variation: 2.42 },
  DEBIT: { share: 0.0046, mean: 5_163, variation: 2.57 },
};

/** Of the clients that cash out at all within 30 days, the share that does so exactly once. */
export const ONE_CASH_OUT = 0.496;

/** Opening balances: share of clients below each amount. */
export const OPENING_BALANCES: readonly (readonly [below: number, share: number])[] = [
  [100, 0.671],
  [10_000, 0.73],
  [108_000, 0.9],
];

/** Hours of the day (the files' own index): nearly nothing from 3 to 7, the peak at 19 and 20, more than half from 18 to 22. */
export const HOURS = { quiet: [3, 7], peak: 0.129, evening: 0.55 } as const;

/** A profile of the day with exactly those totals; between them the files are summarised, so the rest is ours. */
export const HOUR_PROFILE: readonly number[] = [
  0.035, 0.015, 0.005, 0.001, 0.001, 0.001, 0.001, 0.001, 0.008, 0.02, 0.03, 0.034, 0.034, 0.033,
  0.033, 0.035, 0.046, 0.057, 0.104, 0.129, 0.129, 0.106, 0.082, 0.06,
];
