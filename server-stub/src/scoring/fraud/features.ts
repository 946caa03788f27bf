import type { SignalCode } from "../../domain/fraud/catalogue.ts";
import { KINDS, type FraudObservation } from "./observation.ts";

/** How a feature is read from an observation, and which reason code of the catalogue its share of a score belongs to. */
export interface FraudFeature {
  readonly name: string;
  /** Null: part of the base, as the kind of the transaction is no reason. */
  readonly code: SignalCode | null;
  /** Where its share lowers the risk, the code that says so; without one it is only part of the sum. */
  readonly trustCode?: SignalCode;
  /** 1: more is never less risky; -1: never more; policy, not data (scoring design, section 2). */
  readonly direction?: 1 | -1;
  readonly read: (seen: FraudObservation) => number;
}

const LEAST_PAST = 5;
const LEAST_DEVIATION = 0.25;
const LEAST_HOURS = 8;
/** Prior of the hour profile: as if this many payments had been spread evenly over the day. */
const HOUR_PRIOR = 6;
const ABSENT_MINUTES = 360;
/**
 * Ages are counted up to here: how long the records of an installation reach back says nothing of a person, and what grows with
 * them looks like a drift. Inflows are counted from a thousandth of the usual payment on.
 */
const LONGEST_HOURS = 60 * 24;
const LEAST_INFLOW = -Math.log(1_000);

const ageOf = (hours: number): number => log1p(Math.min(LONGEST_HOURS, hours));
const log1p = (value: number): number => Math.log(1 + Math.max(0, value));

/** The features of the trained fraud model, in the order of its vectors. Log scales, so that one table serves all sizes. */
export const FRAUD_FEATURES: readonly FraudFeature[] = [
  { name: "kind", code: null, read: ({ kind }) => KINDS.indexOf(kind) },
  {
    name: "amount",
    code: "amount_above_profile",
    read: ({ amountUsd }) => log1p(amountUsd),
  },
  {
    name: "amountAgainstPast",
    code: "amount_above_profile",
    read: ({ pastCount, pastMean, pastDeviation, amountLog }) =>
      pastCount < LEAST_PAST
        ? Number.NaN
        : (amountLog - pastMean) / Math.max(LEAST_DEVIATION, pastDeviation),
  },
  {
    name: "dayAgainstPast",
    code: "amount_above_profile",
    read: ({ pastCount, pastMean, sum24h, amount }) =>
      pastCount < LEAST_PAST ? Number.NaN : Math.log(sum24h + amount) - pastMean,
  },
  { name: "pastPayments", code: "account_young", read: ({ pastCount }) => log1p(pastCount) },
  { name: "countHour", code: "velocity_sender_1h", read: ({ count1h }) => count1h },
  { name: "countDay", code: "velocity_sender_1h", read: ({ count24h }) => count24h },
  {
    name: "pace",
    code: "velocity_sender_1h",
    read: ({ count24h, count7d }) => Math.log((count24h + 1) / (count7d / 7 + 0.5)),
  },
  { name: "failures", code: "failed_then_success", read: ({ failed15m }) => failed15m },
  {
    name: "passThrough",
    code: "pass_through",
    read: ({ inflow6h, amount }) => (inflow6h > 0 ? Math.min(3, amount / inflow6h) : 0),
  },
  {
    name: "sinceInbound",
    code: "pass_through",
    read: ({ minutesSinceInbound: minutes }) =>
      log1p(Number.isNaN(minutes) ? ABSENT_MINUTES : Math.min(ABSENT_MINUTES, minutes)),
  },
  {
    name: "payersOfSender",
    code: "pass_through",
    read: ({ sendersToSelf72h }) => log1p(sendersToSelf72h),
  },
  {
    name: "movedOn",
    code: "pass_through",
    read: ({ inflow6h, sum6h, amount }) =>
      inflow6h > 0 ? Math.min(3, (sum6h + amount) / inflow6h) : 0,
  },
  {
    name: "inflowAgainstPast",
    code: "pass_through",
    read: ({ pastCount, pastMean, inflow6h }) =>
      pastCount < LEAST_PAST
        ? Number.NaN
        : Math.max(LEAST_INFLOW, Math.log(Math.max(1, inflow6h)) - pastMean),
  },
  {
    name: "payersJustNow",
    code: "pass_through",
    read: ({ sendersToSelf6h }) => sendersToSelf6h,
  },
  {
    name: "newPayees",
    code: "new_recipient",
    direction: 1,
    read: ({ newPayees72h }) => newPayees72h,
  },
  { name: "silence", code: "dormant_reactivation", read: ({ silentDays }) => log1p(silentDays) },
  {
    name: "hourSurprise",
    code: "unusual_hour",
    read: ({ hourCount, hoursTotal }) =>
      hoursTotal < LEAST_HOURS
        ? Number.NaN
        : -Math.log((hourCount + HOUR_PRIOR / 24) / (hoursTotal + HOUR_PRIOR)),
  },
  {
    name: "distance",
    code: "impossible_travel",
    direction: 1,
    read: ({ distanceKm }) => log1p(distanceKm),
  },
  {
    name: "speed",
    code: "impossible_travel",
    read: ({ distanceKm, hoursSincePlace }) =>
      log1p(distanceKm / Math.max(1 / 60, hoursSincePlace)),
  },
  {
    name: "paidBefore",
    code: "new_recipient",
    trustCode: "known_recipient",
    direction: -1,
    read: ({ pastToRecipient }) => log1p(pastToRecipient),
  },
  {
    name: "acquaintance",
    code: "new_recipient",
    trustCode: "known_recipient",
    read: ({ knownRecipientHours }) => ageOf(knownRecipientHours),
  },
  {
    name: "payersOfRecipient",
    code: "recipient_fan_in",
    direction: 1,
    // Everybody pays at the till of an agent; how many do tells its size.
    read: ({ kind, recipientSenders72h }) => (kind === "cash_out" ? 0 : log1p(recipientSenders72h)),
  },
  {
    name: "recipientAge",
    code: "new_recipient",
    read: ({ recipientAgeHours }) => ageOf(recipientAgeHours),
  },
  {
    name: "recipientCashesOut",
    code: "recipient_fan_in",
    read: ({ recipientCashOutShare }) => recipientCashOutShare,
  },
  {
    name: "deviceAge",
    code: "device_new",
    trustCode: "known_device",
    direction: -1,
    read: ({ deviceAgeHours }) => ageOf(deviceAgeHours),
  },
  { name: "deviceAccounts", code: "device_shared", read: ({ deviceSenders }) => deviceSenders },
  { name: "devices", code: "device_new", read: ({ devices30d }) => devices30d },
  {
    name: "simAge",
    code: "sim_swap_recent",
    direction: -1,
    read: ({ simAgeHours }) => log1p(simAgeHours),
  },
  {
    name: "accountAge",
    code: "account_young",
    read: ({ accountAgeDays }) => log1p(accountAgeDays),
  },
  { name: "kycTier", code: "kyc_tier_low_for_amount", read: ({ kycTier }) => kycTier },
  {
    name: "foreignNetwork",
    code: "ip_country_mismatch",
    read: ({ networkForeign }) => networkForeign,
  },
  {
    name: "compromisedDevice",
    code: "device_compromised",
    direction: 1,
    read: ({ deviceCompromised }) => deviceCompromised,
  },
  { name: "crossBorder", code: "corridor_high_risk", read: ({ crossBorder }) => crossBorder },
  {
    name: "equalAtAgent",
    code: "agent_split_deposits",
    read: ({ agentEqual30m }) => agentEqual30m,
  },
  { name: "limitShare", code: "structuring", read: ({ limitShare }) => limitShare },
  { name: "duplicates", code: "duplicate_pattern", read: ({ duplicates10m }) => duplicates10m },
];

/** The vector of a transaction, in the order of `FRAUD_FEATURES`; NaN where nothing is known. */
export function fraudVector(seen: FraudObservation): Float64Array {
  return Float64Array.from(FRAUD_FEATURES, ({ read }) => read(seen));
}

/** Pairs of features the model may weigh together, by name; the first one owns the reason. */
export const FRAUD_PAIRS: readonly (readonly [string, string])[] = [
  ["amountAgainstPast", "paidBefore"],
  ["amountAgainstPast", "deviceAge"],
  ["amountAgainstPast", "hourSurprise"],
  ["deviceAge", "simAge"],
  ["deviceAge", "paidBefore"],
  ["simAge", "paidBefore"],
  ["passThrough", "sinceInbound"],
  ["passThrough", "payersOfSender"],
  ["sinceInbound", "kind"],
  ["passThrough", "kind"],
  ["payersOfSender", "kind"],
  ["payersOfSender", "accountAge"],
  ["payersOfRecipient", "paidBefore"],
  ["payersOfRecipient", "recipientAge"],
  ["recipientCashesOut", "payersOfRecipient"],
  ["equalAtAgent", "kind"],
  ["limitShare", "kind"],
  ["countDay", "limitShare"],
  ["hourSurprise", "paidBefore"],
  ["newPayees", "recipientAge"],
  ["movedOn", "payersJustNow"],
  ["movedOn", "inflowAgainstPast"],
  ["payersJustNow", "kind"],
  ["inflowAgainstPast", "kind"],
  ["acquaintance", "hourSurprise"],
  ["acquaintance", "deviceAge"],
  ["acquaintance", "simAge"],
  ["acquaintance", "amountAgainstPast"],
  ["deviceAge", "distance"],
  ["deviceAge", "deviceAccounts"],
  ["acquaintance", "payersJustNow"],
  ["acquaintance", "equalAtAgent"],
  ["equalAtAgent", "pastPayments"],
  ["movedOn", "pastPayments"],
  ["recipientCashesOut", "acquaintance"],
];
