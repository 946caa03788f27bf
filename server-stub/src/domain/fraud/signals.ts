import { tierLimits, type KycTier } from "../reference/tiers.ts";
import { HIGH_RISK_COUNTRIES, HIGH_RISK_MCC, type SignalCode } from "./catalogue.ts";
import type { FraudFacts, FraudHistory, SenderHistory, SignalValue } from "./types.ts";

/** What a signal looks at. `sender` is null when nobody is named, so that there is no past to look at. */
interface View {
  readonly facts: FraudFacts;
  readonly history: FraudHistory;
  readonly sender: SenderHistory | null;
  /** Unix ms of the transaction. */
  readonly at: number;
}
type Signal = (view: View) => SignalValue;
type Evidence = SignalValue["evidence"];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EARTH_RADIUS_KM = 6_371;
const MAX_SPEED_KMH = 900;
/** From so many payments on the sender's own amounts are a measure. */
export const PROFILE_PAYMENTS = 10;
const PEERS = 100;
/** Of the logarithm: someone who always pays the same may pay a quarter more without being odd. */
const LEAST_DEVIATION = 0.25;
const USUAL_SHARE = 0.95;

const missing: SignalValue = { strength: null, description: "", evidence: {} };
const value = (strength: number, description: string, evidence: Evidence = {}): SignalValue => ({
  strength: Math.min(1, Math.max(0, strength)),
  description,
  evidence,
});
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The signals that come from what the caller tells of the transaction. */
const told = {
  sim_swap_recent: ({ facts, at }) => {
    const { simChangedAt } = facts.sender;
    if (simChangedAt === undefined) return missing;
    const hours = Math.max(0, Math.floor((at - simChangedAt) / HOUR));
    const strength = hours < 24 ? 1 : hours < 72 ? 0.7 : hours < 168 ? 0.4 : 0;
    const ago = plural(hours, "hour");
    return value(strength, `The SIM of the sender was changed ${ago} ago.`, { simAgeHours: hours });
  },
  device_compromised: ({ facts }) => {
    const { compromised } = facts.device;
    return compromised === undefined
      ? missing
      : value(Number(compromised), "The device is rooted or an emulator.");
  },
  account_young: ({ facts }) => {
    const days = facts.sender.accountAgeDays;
    if (days === undefined) return missing;
    const strength = days < 7 ? 1 : days < 30 ? 0.5 : 0;
    return value(strength, `The account is ${plural(days, "day")} old.`, { accountAgeDays: days });
  },
  ip_country_mismatch: ({ facts }) => {
    const home = facts.sender.country;
    const network = facts.networkCountry;
    if (home === undefined || network === undefined) return missing;
    const description = `The network is in ${network}, the sender in ${home}.`;
    return value(Number(home !== network), description, {
      networkCountry: network,
      senderCountry: home,
    });
  },
  kyc_tier_low_for_amount: ({ facts }) => {
    const tier = facts.sender.kycTier;
    if (tier === undefined) return missing;
    // Tier 0 has no limit of its own: anything above half of the first tier's is much for it.
    const limits = tierLimits(tier === "tier_0" ? "tier_1" : (tier as KycTier), facts.currency);
    if (limits === null) return missing;
    const limit = tier === "tier_0" ? limits.single / 2 : limits.single;
    const strength = facts.amount > limit ? 1 : facts.amount > limit / 2 ? 0.5 : 0;
    return value(strength, `The amount is high for an identity of ${tier}.`, {
      tier,
      singleLimit: limit,
    });
  },
  high_risk_mcc: ({ facts }) => {
    const code = facts.merchantCategoryCode;
    if (code === undefined) return missing;
    const description = `The merchant's category ${code} carries a high risk.`;
    return value(Number(HIGH_RISK_MCC.has(code)), description, { merchantCategoryCode: code });
  },
  corridor_high_risk: ({ facts }) => {
    const from = facts.sender.country;
    const to = facts.recipient.country;
    if (from === undefined || to === undefined) return missing;
    const isListed = HIGH_RISK_COUNTRIES.has(from) || HIGH_RISK_COUNTRIES.has(to);
    return value(Number(isListed), `The corridor ${from}-${to} is on the policy list.`, {
      from,
      to,
    });
  },
} as const satisfies Partial<Record<SignalCode, Signal>>;

/** The signals that look at other people's past. */
const around = {
  recipient_fan_in: ({ facts, history }) => {
    if (facts.recipient.names.length === 0) return missing;
    const { fanIn } = history;
    const description = `${plural(fanIn, "sender")} paid the recipient within 24 hours.`;
    return value((fanIn - 10) / 20, description, { senders: fanIn });
  },
  device_shared: ({ facts, history }) => {
    if (facts.device.id === undefined) return missing;
    const count = history.deviceSenders;
    return value((count - 2) / 4, `${plural(count, "account")} use this device.`, {
      accounts: count,
    });
  },
  agent_split_deposits: ({ facts, history }) => {
    if (facts.agentId === undefined) return missing;
    const count = history.agentEqual + 1;
    const description = `${plural(count, "equal amount")} at one agent within 30 minutes.`;
    return value(Number(count >= 3), description, { count });
  },
} as const satisfies Partial<Record<SignalCode, Signal>>;

/** The signals that look at the sender's own past. */
const own = {
  impossible_travel: ({ facts, sender, at }) => {
    const { location } = facts;
    if (location === undefined || sender?.place == null) return missing;
    const km = distanceKm(location, sender.place);
    // Two cells of one network may be a few kilometres apart at the same instant.
    const hours = Math.max(at - sender.place.at, MINUTE) / HOUR;
    const speed = Math.round(km / hours);
    const description = `The sender would have travelled ${Math.round(km)} km at ${speed} km/h.`;
    return value(Number(speed > MAX_SPEED_KMH && km > 50), description, { speedKmh: speed });
  },
  amount_above_profile: ({ facts, history, sender }) => {
    if (sender === null) return missing;
    const { count, mean, deviation } = sender.profile;
    if (count >= PROFILE_PAYMENTS && mean !== null) {
      const spread = Math.max(deviation ?? 0, LEAST_DEVIATION);
      const zScore = round((Math.log(facts.amount) - mean) / spread, 1);
      const description = `The amount is ${zScore} standard deviations above what this sender usually pays.`;
      return value((zScore - 2) / 4, description, { zScore, pastPayments: count });
    }
    const { peers } = history;
    if (peers === null || peers.p99 === null || peers.count < PEERS) return missing;
    const description = "The amount is above those of nearly all other senders.";
    return value(facts.amount > peers.p99 ? 0.5 : 0, description, { peerP99: peers.p99 });
  },
  pass_through: ({ facts, sender, at }) => {
    if (sender === null) return missing;
    const since = at - 30 * MINUTE;
    const same = <T extends { readonly at: number; readonly currency: string }>(one: T): boolean =>
      one.at >= since && one.currency === facts.currency;
    const inflow = sum(sender.incoming.filter(same));
    const outflow = facts.amount + sum(sender.recent.filter(same));
    const share = inflow === 0 ? 0 : Math.min(1, outflow / inflow);
    const description = `${Math.round(share * 100)} % of what came in is moved on within 30 minutes.`;
    return value(share, description, { share: round(share, 2) });
  },
  velocity_sender_1h: ({ sender, at }) => {
    if (sender === null) return missing;
    const count = countSince(sender, at - HOUR);
    return value((count - 5) / 10, `${plural(count, "payment")} in the last hour.`, { count });
  },
  structuring: ({ facts, sender }) => {
    if (sender === null) return missing;
    const thresholds = (["tier_1", "tier_2", "tier_3"] as const).flatMap(
      (tier) => tierLimits(tier, facts.currency)?.single ?? [],
    );
    const counts = thresholds.map((threshold) => {
      const isBelow = (amount: number): boolean =>
        amount <= threshold && amount >= threshold * 0.95;
      const earlier = sender.recent.filter(
        ({ amount, currency }) => currency === facts.currency && isBelow(amount),
      ).length;
      return { threshold, count: isBelow(facts.amount) ? earlier + 1 : 0 };
    });
    const worst = counts.sort((a, b) => b.count - a.count)[0] ?? { threshold: 0, count: 0 };
    const description = `${plural(worst.count, "payment")} within 24 hours just below ${worst.threshold}.`;
    return value(Number(worst.count >= 3), description, worst);
  },
  failed_then_success: ({ sender, at }) => {
    if (sender === null) return missing;
    const since = at - 15 * MINUTE;
    const failures = sender.recent.filter(
      (one) => one.at >= since && one.paymentStatus === "failed",
    ).length;
    const description = `${plural(failures, "failed payment")} in the last 15 minutes.`;
    return value(Number(failures >= 3), description, { failures });
  },
  device_new: ({ facts, sender }) => {
    if (facts.device.id === undefined || sender === null) return missing;
    return value(Number(sender.onDevice.count === 0), "The device was not seen before.");
  },
  new_recipient: ({ facts, sender, at }) => {
    const { names, firstSeenAt } = facts.recipient;
    if (firstSeenAt !== undefined && firstSeenAt < at) return value(0, "");
    if (sender === null || names.length === 0) return missing;
    const { count } = sender.toRecipient;
    return value(Number(count === 0), "The first payment to this recipient.", {
      pastPayments: count,
    });
  },
  unusual_hour: ({ sender, at }) => {
    const hours = Object.entries(sender?.hours ?? {});
    const total = hours.reduce((all, [, count]) => all + count, 0);
    if (total < 2 * PROFILE_PAYMENTS) return missing;
    const hour = new Date(at).getUTCHours();
    let seen = 0;
    const usual = new Set<number>();
    for (const [name, count] of hours.sort((a, b) => b[1] - a[1])) {
      if (seen >= USUAL_SHARE * total) break;
      usual.add(Number(name));
      seen += count;
    }
    return value(Number(!usual.has(hour)), "An hour at which this sender hardly ever pays.", {
      hourUtc: hour,
    });
  },
  dormant_reactivation: ({ sender, at }) => {
    if (sender?.lastAt == null) return missing;
    const days = Math.floor((at - sender.lastAt) / DAY);
    const description = `The account was silent for ${plural(days, "day")}.`;
    return value(Number(days > 90), description, { silentDays: days });
  },
  duplicate_pattern: ({ facts, sender, at }) => {
    if (sender === null || facts.recipient.names.length === 0) return missing;
    const count = sender.recent.filter(
      (one) =>
        one.sameRecipient &&
        one.amount === facts.amount &&
        one.currency === facts.currency &&
        one.at > at - 10 * MINUTE,
    ).length;
    return value(Number(count > 0), "The same amount to the same recipient within 10 minutes.", {
      count,
    });
  },
  refund_pressure: ({ facts, sender, at }) => {
    if (sender === null || facts.recipient.names.length === 0) return missing;
    const isReturn = sender.incoming.some(
      (one) =>
        one.at > at - HOUR &&
        one.fromRecipient &&
        one.amount === facts.amount &&
        one.currency === facts.currency,
    );
    return value(
      Number(isReturn),
      "The same amount came from this recipient within the last hour.",
    );
  },
  known_recipient: ({ facts, sender }) => {
    if (sender === null || facts.recipient.names.length === 0) return missing;
    const { good } = sender.toRecipient;
    return value(Number(good >= 3), `${plural(good, "good payment")} to this recipient.`, { good });
  },
  known_device: ({ facts, sender }) => {
    if (sender === null || facts.device.id === undefined) return missing;
    const { good } = sender.onDevice;
    return value(Number(good >= 10), `${plural(good, "good session")} on this device.`, { good });
  },
} as const satisfies Partial<Record<SignalCode, Signal>>;

const ALL: Readonly<Record<SignalCode, Signal>> = { ...told, ...around, ...own };

/** Every signal's strength. Pure: the same facts and the same history give the same values. */
export function readSignals(
  facts: FraudFacts,
  history: FraudHistory,
  at: number,
): ReadonlyMap<SignalCode, SignalValue> {
  const view: View = { facts, history, sender: history.sender, at };
  return new Map(
    (Object.entries(ALL) as [SignalCode, Signal][]).map(([code, signal]) => [code, signal(view)]),
  );
}

/** How many analyses of the sender fall behind `since`. */
export function countSince(sender: SenderHistory, since: number): number {
  return sender.recent.filter((one) => one.at > since).length;
}

/** Great-circle distance (haversine) in kilometres. */
export function distanceKm(
  a: { readonly lat: number; readonly lon: number },
  b: { readonly lat: number; readonly lon: number },
): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);
const round = (number: number, digits: number): number => Number(number.toFixed(digits));
