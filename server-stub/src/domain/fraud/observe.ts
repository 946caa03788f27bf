import { CURRENCIES } from "../shared/currencies.ts";
import type { FraudObservation, TransactionKind } from "../../scoring/fraud/observation.ts";
import { tierLimits } from "../reference/tiers.ts";
import type { FraudEvidence } from "./model.ts";
import { distanceKm } from "./signals.ts";
import type { FraudFacts, SenderHistory, WideHistory } from "./types.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a trained model is asked about: facts and stored past, counted over the windows of the observation. Null when the sender is not known. */
export function observe({ facts, history, at }: FraudEvidence): FraudObservation | null {
  const { sender, wide } = history;
  if (sender === null || wide === undefined) return null;
  const { amount, currency } = facts;
  const perUsd = CURRENCIES.get(currency)?.unitsPerUsd ?? null;
  const digits = CURRENCIES.get(currency)?.minorUnits ?? 0;
  const told = <T>(value: T | undefined, read: (value: T) => number): number =>
    value === undefined ? Number.NaN : read(value);
  const hasDevice = facts.device.id !== undefined;
  const home = facts.sender.country;
  const profile = sender.profile;
  return {
    kind: kindOf(facts),
    amount,
    amountUsd: perUsd === null ? Number.NaN : amount / 10 ** digits / Number(perUsd),
    amountLog: Math.log(amount),
    accountAgeDays: told(facts.sender.accountAgeDays, (days) => days),
    kycTier: told(facts.sender.kycTier, (tier) => Number(tier.slice(-1))),
    simAgeHours: told(facts.sender.simChangedAt, (time) => Math.max(0, at - time) / HOUR),
    deviceCompromised: told(facts.device.compromised, Number),
    networkForeign: told(facts.networkCountry, (country) =>
      home === undefined ? Number.NaN : Number(country !== home),
    ),
    crossBorder: told(facts.recipient.country, (country) =>
      home === undefined ? 0 : Number(country !== home),
    ),
    pastCount: profile.count,
    pastMean: profile.mean ?? Number.NaN,
    pastDeviation: profile.deviation ?? 0,
    ...ownPast(facts, sender, at),
    ...inbound(sender, wide, at, currency),
    count7d: wide.count7d,
    newPayees72h: wide.newPayees72h,
    sendersToSelf6h: wide.sendersToSelf6h,
    sendersToSelf72h: wide.sendersToSelf72h,
    silentDays: sender.lastAt === null ? Number.NaN : (at - sender.lastAt) / DAY,
    hourCount: sender.hours[String(new Date(at).getUTCHours())] ?? 0,
    hoursTotal: Object.values(sender.hours).reduce((sum, count) => sum + count, 0),
    distanceKm:
      facts.location === undefined || sender.place === null
        ? Number.NaN
        : distanceKm(facts.location, sender.place),
    hoursSincePlace:
      facts.location === undefined || sender.place === null
        ? Number.NaN
        : (at - sender.place.at) / HOUR,
    pastToRecipient: wide.toRecipient90d,
    knownRecipientHours:
      wide.toRecipientFirstAt === null ? 0 : (at - wide.toRecipientFirstAt) / HOUR,
    recipientSenders72h: wide.recipientSenders72h,
    recipientAgeHours: wide.recipientFirstAt === null ? 0 : (at - wide.recipientFirstAt) / HOUR,
    recipientCashOutShare:
      wide.recipientSent30d === 0 ? Number.NaN : wide.recipientCashOut30d / wide.recipientSent30d,
    deviceAgeHours: !hasDevice
      ? Number.NaN
      : wide.deviceFirstAt === null
        ? 0
        : (at - wide.deviceFirstAt) / HOUR,
    deviceSenders: hasDevice ? history.deviceSenders : Number.NaN,
    devices30d: wide.devices30d,
    agentEqual30m: history.agentEqual,
    limitShare: limitShare(amount, currency),
  };
}

function kindOf({ type, recipient }: FraudFacts): TransactionKind {
  if (type === "cash_out") return "cash_out";
  if (type === "card_authorization" || recipient.names.some((name) => name.startsWith("merchant:")))
    return "merchant";
  return type === "p2p" || type === "payout" ? "transfer" : "other";
}

function ownPast({ amount, currency }: FraudFacts, { recent }: SenderHistory, at: number) {
  const since = (ms: number) => recent.filter((one) => one.at > at - ms);
  const day = since(DAY);
  const spent = (past: readonly (typeof recent)[number][]): number =>
    past.reduce((sum, one) => (one.currency === currency ? sum + one.amount : sum), 0);
  return {
    count1h: since(HOUR).length,
    count24h: day.length,
    sum24h: spent(day),
    sum6h: spent(since(6 * HOUR)),
    failed15m: recent.filter((one) => one.at >= at - 15 * MINUTE && one.paymentStatus === "failed")
      .length,
    duplicates10m: since(10 * MINUTE).filter(
      (one) => one.sameRecipient && one.amount === amount && one.currency === currency,
    ).length,
  };
}

function inbound({ incoming }: SenderHistory, wide: WideHistory, at: number, currency: string) {
  return {
    inflow6h: incoming
      .filter((one) => one.at > at - 6 * HOUR && one.currency === currency)
      .reduce((sum, one) => sum + one.amount, 0),
    minutesSinceInbound:
      wide.lastInboundAt === null || wide.lastInboundAt <= at - 6 * HOUR
        ? Number.NaN
        : (at - wide.lastInboundAt) / MINUTE,
  };
}

/** 1 just below a limit of a tier; small far below it, 1 above the highest. */
function limitShare(amount: number, currency: string): number {
  const limits = (["tier_1", "tier_2", "tier_3"] as const).flatMap(
    (tier) => tierLimits(tier, currency)?.single ?? [],
  );
  return amount / (limits.find((limit) => limit >= amount) ?? amount);
}
