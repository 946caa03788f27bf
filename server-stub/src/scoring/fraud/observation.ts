/** What moves: the base of the model differs by kind. */
export const KINDS = ["other", "cash_out", "merchant", "transfer"] as const;
export type TransactionKind = (typeof KINDS)[number];

/**
 * All a trained fraud model may know of a transaction before it is applied, counted but not yet weighed. The simulator and the
 * server fill it from their own histories; everything after it is one implementation. Windows end at the moment of the
 * transaction and leave it out. NaN means: not told, or nothing to tell from. Amounts are US dollars at the demo rate.
 */
export interface FraudObservation {
  readonly kind: TransactionKind;
  readonly amountUsd: number;
  readonly accountAgeDays: number;
  /** 0 to 3. */
  readonly kycTier: number;
  readonly simAgeHours: number;
  /** 0 or 1; so are the next two. */
  readonly deviceCompromised: number;
  readonly networkForeign: number;
  readonly crossBorder: number;
  /** The sender's own payments of 90 days in this currency: how many, mean and deviation of the logarithm of the amount in minor units. */
  readonly pastCount: number;
  readonly pastMean: number;
  readonly pastDeviation: number;
  /** Natural logarithm of this amount in minor units. */
  readonly amountLog: number;
  /** Sum of the sender's last 24 hours in minor units of this currency. */
  readonly sum24h: number;
  /** The same of the last 6 hours. */
  readonly sum6h: number;
  readonly amount: number;
  readonly count1h: number;
  readonly count24h: number;
  readonly count7d: number;
  readonly failed15m: number;
  readonly duplicates10m: number;
  /** Received by the sender within 6 hours, in minor units of this currency, and how long ago the newest of it was. */
  readonly inflow6h: number;
  readonly minutesSinceInbound: number;
  /** Recipients that the sender paid for the first time within 72 hours. */
  readonly newPayees72h: number;
  /** Different parties that paid the sender within 6 and 72 hours. */
  readonly sendersToSelf6h: number;
  readonly sendersToSelf72h: number;
  readonly silentDays: number;
  /** The sender's payments of 90 days in this hour of the day (UTC), and in all hours. */
  readonly hourCount: number;
  readonly hoursTotal: number;
  readonly distanceKm: number;
  readonly hoursSincePlace: number;
  /** Payments of 90 days from this sender to this recipient, and hours since the first one ever; 0 when there is none. */
  readonly pastToRecipient: number;
  readonly knownRecipientHours: number;
  readonly recipientSenders72h: number;
  readonly recipientAgeHours: number;
  /** Share of cash-outs among what the recipient itself sent within 30 days. */
  readonly recipientCashOutShare: number;
  /** Hours since the sender first used this device; 0 when it is new. */
  readonly deviceAgeHours: number;
  readonly deviceSenders: number;
  /** Devices the sender used within 30 days. */
  readonly devices30d: number;
  /** Equal amounts at the same agent within 30 minutes. */
  readonly agentEqual30m: number;
  /** Amount as a share of the nearest tier limit that is not below it. */
  readonly limitShare: number;
}
