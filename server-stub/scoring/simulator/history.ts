import type { FraudObservation, TransactionKind } from "../../src/scoring/fraud/observation.ts";
import type { PublishedType } from "./published.ts";
import { DAY, HOUR, type Place } from "./population.ts";

/** A transaction as it is told to whoever judges it. NaN and undefined: not told. */
export interface Told {
  readonly at: number;
  readonly type: PublishedType;
  readonly sender: number;
  readonly recipient: number;
  readonly amount: number;
  readonly device: number | undefined;
  readonly agent: number | undefined;
  readonly place: Place | undefined;
  readonly failed: boolean;
  readonly accountAgeDays: number;
  readonly kycTier: number;
  readonly simAgeHours: number;
  readonly deviceCompromised: number;
  readonly networkForeign: number;
  readonly crossBorder: number;
}

interface Payees {
  count: number;
  readonly firstAt: number;
}

/** When a sender paid one recipient, rising. */
type Times = number[];

interface Party {
  readonly sent: Told[];
  readonly received: Told[];
  /** Windows that only move on, so that busy parties are not counted anew each time. */
  readonly paidBy: { head: number; readonly payers: Map<number, number> };
  readonly month: { head: number; cash: number };
  readonly payees: Map<number, Times>;
  readonly devices: Map<number, Payees>;
  lastPlace: { readonly at: number; readonly place: Place } | null;
}

const MINUTE = 60_000;
const KINDS: Readonly<Record<PublishedType, TransactionKind>> = {
  CASH_OUT: "cash_out",
  PAYMENT: "merchant",
  TRANSFER: "transfer",
  CASH_IN: "other",
  DEBIT: "other",
};
/** Single limits of the three tiers in XAF (domain 7.6). */
const LIMITS = [100_000, 500_000, 2_000_000];
const UNITS_PER_USD = 600;

/** The past of all parties, counted as the server's `fraud_context` counts it. A parity test holds the two against each other. */
export class History {
  readonly #parties = new Map<number, Party>();
  readonly #devices = new Map<number, { readonly at: number; readonly sender: number }[]>();
  readonly #agents = new Map<number, Told[]>();

  /** What is known just before `told` happens. */
  observe(told: Told): FraudObservation {
    const { at, amount } = told;
    const sender = this.#party(told.sender);
    const recipient = this.#party(told.recipient);
    const past = { count: 0, sum: 0, squares: 0, hour: 0 };
    const near = { hour: 0, day: 0, week: 0, sum: 0, out: 0, failed: 0, same: 0, last: Number.NaN };
    const hour = hourOf(at);
    const devices = new Set<number>();
    for (let index = sender.sent.length - 1; index >= 0; index -= 1) {
      const one = sender.sent[index];
      if (one === undefined || one.at <= at - 90 * DAY) break;
      const ago = at - one.at;
      const logarithm = Math.log(one.amount);
      past.count += 1;
      past.sum += logarithm;
      past.squares += logarithm * logarithm;
      if (hourOf(one.at) === hour) past.hour += 1;
      if (Number.isNaN(near.last)) near.last = one.at;
      if (ago < HOUR) near.hour += 1;
      if (ago < DAY) {
        near.day += 1;
        near.sum += one.amount;
      }
      if (ago < 6 * HOUR) near.out += one.amount;
      if (ago < 7 * DAY) near.week += 1;
      if (ago < 30 * DAY && one.device !== undefined) devices.add(one.device);
      if (ago <= 15 * MINUTE && one.failed) near.failed += 1;
      if (ago < 10 * MINUTE && one.recipient === told.recipient && one.amount === amount)
        near.same += 1;
    }
    const mean = past.sum / past.count;
    const variance = (past.squares - past.count * mean * mean) / (past.count - 1);
    const inbound = this.#inbound(sender, at);
    const place = told.place === undefined ? null : sender.lastPlace;
    const known = told.device === undefined ? undefined : sender.devices.get(told.device);
    return {
      kind: KINDS[told.type],
      amount,
      amountUsd: amount / UNITS_PER_USD,
      amountLog: Math.log(amount),
      accountAgeDays: told.accountAgeDays,
      kycTier: told.kycTier,
      simAgeHours: told.simAgeHours,
      deviceCompromised: told.deviceCompromised,
      networkForeign: told.networkForeign,
      crossBorder: told.crossBorder,
      pastCount: past.count,
      pastMean: past.count === 0 ? Number.NaN : mean,
      pastDeviation: past.count < 2 ? 0 : Math.sqrt(Math.max(0, variance)),
      sum24h: near.sum,
      sum6h: near.out,
      count1h: near.hour,
      count24h: near.day,
      count7d: near.week,
      failed15m: near.failed,
      duplicates10m: near.same,
      ...inbound,
      newPayees72h: newSince(sender.payees, at - 3 * DAY),
      silentDays: (at - near.last) / DAY,
      hourCount: past.hour,
      hoursTotal: past.count,
      distanceKm:
        place === null || told.place === undefined
          ? Number.NaN
          : kilometres(told.place, place.place),
      hoursSincePlace: place === null ? Number.NaN : (at - place.at) / HOUR,
      ...acquaintance(sender.payees.get(told.recipient) ?? [], at),
      ...this.#recipientFacts(recipient, at),
      deviceAgeHours:
        told.device === undefined
          ? Number.NaN
          : known === undefined
            ? 0
            : (at - known.firstAt) / HOUR,
      deviceSenders: told.device === undefined ? Number.NaN : this.#deviceSenders(told.device, at),
      devices30d: devices.size,
      agentEqual30m: told.agent === undefined ? 0 : this.#equalAtAgent(told.agent, amount, at),
      limitShare: amount / (LIMITS.find((limit) => limit >= amount) ?? amount),
    };
  }

  /** After it happened. */
  remember(told: Told): void {
    const { at, sender: from, recipient: to, device, agent, place } = told;
    const sender = this.#party(from);
    sender.sent.push(told);
    if (told.type === "CASH_OUT") sender.month.cash += 1;
    const recipient = this.#party(to);
    recipient.received.push(told);
    const { payers } = recipient.paidBy;
    payers.set(from, (payers.get(from) ?? 0) + 1);
    list(sender.payees, to).push(at);
    if (device !== undefined) {
      count(sender.devices, device, at);
      list(this.#devices, device).push({ at, sender: from });
    }
    if (agent !== undefined) list(this.#agents, agent).push(told);
    if (place !== undefined) sender.lastPlace = { at, place };
  }

  #inbound(party: Party, at: number) {
    const { received } = party;
    let inflow6h = 0;
    let newest = Number.NaN;
    const payers = new Set<number>();
    for (let index = received.length - 1; index >= 0; index -= 1) {
      const one = received[index];
      if (one === undefined || one.at <= at - 6 * HOUR) break;
      inflow6h += one.amount;
      payers.add(one.sender);
      if (Number.isNaN(newest)) newest = (at - one.at) / MINUTE;
    }
    return {
      inflow6h,
      minutesSinceInbound: newest,
      sendersToSelf6h: payers.size,
      sendersToSelf72h: payersOf(party, at),
    };
  }

  #recipientFacts(party: Party, at: number) {
    const { received, sent, month } = party;
    for (let one = sent[month.head]; one !== undefined && one.at <= at - 30 * DAY;) {
      if (one.type === "CASH_OUT") month.cash -= 1;
      month.head += 1;
      one = sent[month.head];
    }
    const all = sent.length - month.head;
    const first = received[0]?.at;
    return {
      recipientSenders72h: payersOf(party, at),
      recipientAgeHours: first === undefined ? 0 : (at - first) / HOUR,
      recipientCashOutShare: all === 0 ? Number.NaN : month.cash / all,
    };
  }

  #deviceSenders(device: number, at: number): number {
    const used = this.#devices.get(device) ?? [];
    return new Set(used.filter((one) => one.at > at - 90 * DAY).map(({ sender }) => sender)).size;
  }

  #equalAtAgent(agent: number, amount: number, at: number): number {
    const there = this.#agents.get(agent) ?? [];
    let equal = 0;
    for (let index = there.length - 1; index >= 0; index -= 1) {
      const one = there[index];
      if (one === undefined || one.at <= at - 30 * MINUTE) break;
      if (one.amount === amount) equal += 1;
    }
    return equal;
  }

  #party(id: number): Party {
    const known = this.#parties.get(id);
    if (known !== undefined) return known;
    const party: Party = {
      sent: [],
      received: [],
      paidBy: { head: 0, payers: new Map() },
      month: { head: 0, cash: 0 },
      payees: new Map(),
      devices: new Map(),
      lastPlace: null,
    };
    this.#parties.set(id, party);
    return party;
  }
}

/** How many different parties paid this one within 72 hours. */
function payersOf({ received, paidBy }: Party, at: number): number {
  for (let one = received[paidBy.head]; one !== undefined && one.at <= at - 3 * DAY;) {
    const left = (paidBy.payers.get(one.sender) ?? 1) - 1;
    if (left === 0) paidBy.payers.delete(one.sender);
    else paidBy.payers.set(one.sender, left);
    paidBy.head += 1;
    one = received[paidBy.head];
  }
  return paidBy.payers.size;
}

const hourOf = (at: number): number => Math.floor((((at % DAY) + DAY) % DAY) / HOUR);

function count(map: Map<number, Payees>, key: number, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, { count: 1, firstAt: at });
  else known.count += 1;
}

function newSince(payees: ReadonlyMap<number, Times>, since: number): number {
  let found = 0;
  for (const [firstAt = 0] of payees.values()) if (firstAt > since) found += 1;
  return found;
}

/** How well a sender knows a recipient. */
function acquaintance(times: Times, at: number) {
  let pastToRecipient = 0;
  for (let index = times.length - 1; (times[index] ?? -Infinity) > at - 90 * DAY; index -= 1)
    pastToRecipient += 1;
  const [first = at] = times;
  return { pastToRecipient, knownRecipientHours: (at - first) / HOUR };
}

function list<T>(map: Map<number, T[]>, key: number): T[] {
  const known = map.get(key) ?? [];
  if (known.length === 0) map.set(key, known);
  return known;
}

function kilometres(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) *
      Math.cos(b.lat * radians) *
      Math.sin(((b.lon - a.lon) * radians) / 2) ** 2;
  return 2 * 6_371 * Math.asin(Math.min(1, Math.sqrt(half)));
}
