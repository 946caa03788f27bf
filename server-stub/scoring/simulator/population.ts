import { OPENING_BALANCES, PUBLISHED, TYPES, type PublishedType } from "./published.ts";
import { Random } from "./random.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A wallet's owner. Times are ms since the simulation began and may be negative; amounts are whole units (XAF has no smaller ones). */
export interface Client {
  readonly id: number;
  /** Transactions per 30 days, by type. */
  readonly rates: Readonly<Record<PublishedType, number>>;
  /** Mean logarithm of amounts, by type. */
  readonly levels: Readonly<Record<PublishedType, number>>;
  /** Hours by which the own day runs later than the usual one. */
  readonly hourShift: number;
  readonly home: Place;
  /** Kilometres of everyday movement. */
  readonly reach: number;
  readonly accountSince: number;
  readonly kycTier: number;
  readonly payees: number[];
  readonly merchants: number[];
  readonly agents: readonly number[];
  /** Receives from many: a savings group, a school, a church. */
  readonly isCollector: boolean;
  /** Is paid by many on market days, and draws it at once. */
  readonly isTrader: boolean;
  /** Pays in and draws for wages. */
  readonly isPaymaster: boolean;
  /** Hands money on as it comes. */
  readonly passesOn: number;
  readonly hasForeignNetwork: boolean;
  readonly hasCompromisedDevice: boolean;
  /** Simulated group for fairness figures: tells of volume, not of honesty, and is never a feature. */
  readonly group: 0 | 1;
  device: number;
  simSince: number;
  balance: number;
}

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

export interface Population {
  readonly clients: readonly Client[];
  readonly merchants: number;
  /** Where each agent sits. */
  readonly agents: readonly Place[];
  /** Ids above those of clients belong to merchants, then tills of agents. */
  readonly merchantId: (index: number) => number;
  readonly tillId: (index: number) => number;
  devices: number;
}

/** Cities around which people live; a coarse map of Central Africa. */
const CITIES: readonly (readonly [lat: number, lon: number, weight: number])[] = [
  [4.05, 9.77, 0.35],
  [3.87, 11.52, 0.3],
  [5.48, 10.42, 0.12],
  [9.3, 13.4, 0.13],
  [2.94, 9.91, 0.1],
];

/** Part of the spread of amounts that is between people; the rest is from one payment to the next. */
const BETWEEN = 0.55;
/** Traders and those who pay wages: few of the others, more of the busy. */
const TRADERS = [0.0007, 0.03] as const;
const PAYMASTERS = [0.0007, 0.02] as const;
/** Share of busy people, and means of transactions per 30 days: of others, of the busy. */
const BUSY = 0.07;
const MEANS: Readonly<Record<PublishedType, readonly [usual: number, busy: number]>> = {
  CASH_OUT: [0.79, 6.2],
  PAYMENT: [0.84, 7.1],
  CASH_IN: [0.4, 4],
  TRANSFER: [0.165, 1.65],
  DEBIT: [0.011, 0.09],
};

/** Standard deviation of the logarithm of a type's amounts, of log-normal amounts with the published variation. */
export function spreadOf(type: PublishedType): number {
  return Math.sqrt(Math.log(1 + PUBLISHED[type].variation ** 2));
}

export function within(type: PublishedType): number {
  return spreadOf(type) * Math.sqrt(1 - BETWEEN);
}

/**
 * Ages of accounts are exponential at every moment: of those that exist on the last day, the younger ones joined during the
 * simulation and do nothing before. A population that only grows older would look like a drift of its own.
 */
export function newPopulation(seed: number, size: number, days: number): Population {
  const random = Random.stream(seed, "population");
  const agents = Array.from({ length: Math.ceil(size / 120) }, () =>
    near(random, city(random), 25),
  );
  const merchants = Math.ceil(size * 0.6);
  const clients: Client[] = [];
  let devices = 0;
  for (let id = 0; id < size; id += 1) {
    const home = near(random, city(random), 15);
    const group = random.chance(0.4) ? 1 : 0;
    const busy = random.chance(group === 1 ? BUSY * 0.6 : BUSY * 1.27) ? 1 : 0;
    // Families share a device; the last one's is the most likely.
    const isShared = id > 0 && random.chance(0.07);
    const device = isShared ? (clients[id - 1]?.device ?? devices) : (devices += 1);
    const wealth = random.normal(0, Math.sqrt(BETWEEN));
    clients.push({
      id,
      group,
      home,
      device,
      rates: byType((type) => random.exponential(MEANS[type][busy])),
      levels: byType((type) => {
        const spread = spreadOf(type);
        const center = Math.log(PUBLISHED[type].mean) - (spread * spread) / 2;
        // Most of what makes people differ is wealth, which shows in all types.
        return center + spread * (0.8 * wealth + 0.6 * random.normal(0, Math.sqrt(BETWEEN)));
      }),
      hourShift: random.chance(0.05) ? random.between(6, 13) : random.normal(0, 0.7),
      reach: random.exponential(6),
      accountSince: (days - random.exponential(500)) * DAY,
      kycTier: random.weighted([0.1, 0.45, 0.35, 0.1]),
      payees: Array.from({ length: 1 + random.index(4) }, () => random.index(size)),
      merchants: Array.from({ length: 1 + random.index(5) }, () => random.index(merchants)),
      agents: nearest(agents, home, 3),
      isCollector: random.chance(0.006),
      isTrader: random.chance(TRADERS[busy]),
      isPaymaster: random.chance(PAYMASTERS[busy]),
      passesOn: random.chance(0.22) ? random.between(0.25, 0.7) : 0.05,
      hasForeignNetwork: random.chance(0.015),
      hasCompromisedDevice: random.chance(0.04),
      simSince: -random.exponential(600) * DAY,
      balance: openingBalance(random),
    });
  }
  return {
    clients,
    merchants,
    agents,
    devices,
    merchantId: (index) => size + index,
    tillId: (index) => size + merchants + index,
  };
}

function byType(of: (type: PublishedType) => number): Readonly<Record<PublishedType, number>> {
  return Object.fromEntries(TYPES.map((type) => [type, of(type)])) as Record<PublishedType, number>;
}

function openingBalance(random: Random): number {
  const share = random.unit();
  let low: readonly [number, number] = [1, 0];
  for (const high of OPENING_BALANCES) {
    if (share < high[1]) {
      const part = (share - low[1]) / (high[1] - low[1]);
      return (
        Math.exp(Math.log(low[0]) + part * Math.log(high[0] / low[0])) - (low[0] === 1 ? 1 : 0)
      );
    }
    low = high;
  }
  return 108_000 * Math.exp(random.exponential(0.9));
}

export function city(random: Random): Place {
  const [lat, lon] = CITIES[random.weighted(CITIES.map(([, , weight]) => weight))] ?? [4, 10];
  return { lat, lon };
}

/** A place some kilometres (mean) from another. */
export function near(random: Random, { lat, lon }: Place, km: number): Place {
  const angle = random.between(0, 2 * Math.PI);
  const distance = random.exponential(km) / 111;
  return { lat: lat + distance * Math.sin(angle), lon: lon + distance * Math.cos(angle) };
}

function nearest(agents: readonly Place[], home: Place, count: number): readonly number[] {
  const best: { index: number; far: number }[] = [];
  for (const [index, { lat, lon }] of agents.entries()) {
    const far = (lat - home.lat) ** 2 + (lon - home.lon) ** 2;
    if (best.length === count && far >= (best[count - 1]?.far ?? 0)) continue;
    best.push({ index, far });
    best.sort((a, b) => a.far - b.far);
    if (best.length > count) best.pop();
  }
  return best.map(({ index }) => index);
}
