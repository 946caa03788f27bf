import type { Event } from "./event.ts";
import { HOUR_PROFILE, TYPES, type PublishedType } from "./published.ts";
import { DAY, HOUR, near, within, type Client, type Place, type Population } from "./population.ts";
import { Random } from "./random.ts";

const MINUTE = 60_000;
/** New phones and SIMs per client and 30 days, and amounts that stay just below a limit. */
const CHANGES = 0.1;
/** Share of payments made on the phone of somebody one knows. */
const BORROWED = 0.006;
const BELOW_LIMIT = 0.05;

/** What honest people do, including all that looks odd and is not: new phones and SIMs, journeys, new payees, money handed on. */
export function honestEvents(
  seed: number,
  population: Population,
  days: number,
  factorAt: (at: number) => number,
): Event[] {
  const random = Random.stream(seed, "habits");
  const events: Event[] = [];
  for (const client of population.clients) {
    const journeys = journeysOf(random, client, days);
    events.push(...changesOf(random, client, population, days));
    for (const type of TYPES) {
      const count = random.poisson((client.rates[type] * days) / 30);
      for (let index = 0; index < count; index += 1) {
        const at = random.index(days) * DAY + timeOfDay(random, client);
        const amount = Math.round(amountOf(random, client, type) * factorAt(at));
        events.push(...oneEvent(random, population, client, type, at, amount, journeys));
      }
    }
  }
  return events;
}

/** A time of the own day, ms. */
export function timeOfDay(random: Random, { hourShift }: Client): number {
  const hour = random.weighted(HOUR_PROFILE) + random.unit() + hourShift;
  return (((hour % 24) + 24) % 24) * HOUR;
}

/** People like round sums, and some stay just below a limit on purpose. */
export function amountOf(random: Random, { levels }: Client, type: PublishedType): number {
  const exact = Math.exp(random.normal(levels[type], within(type)));
  if (type !== "PAYMENT" && type !== "DEBIT" && exact > 60_000 && random.chance(BELOW_LIMIT))
    return Math.round((exact > 300_000 ? 500_000 : 100_000) * random.between(0.95, 1));
  const step = exact > 20_000 ? 1_000 : exact > 2_000 ? 500 : 25;
  return Math.max(step, Math.round(exact / step) * step);
}

interface Journey {
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  readonly roams: boolean;
}

function journeysOf(random: Random, { home }: Client, days: number): readonly Journey[] {
  return Array.from({ length: random.poisson((0.12 * days) / 30) }, () => {
    const from = random.between(0, days) * DAY;
    const to = from + random.between(0.5, 8) * DAY;
    return { from, to, place: near(random, home, 350), roams: random.chance(0.15) };
  });
}

/** New phones, new SIMs, and both at once (a lost phone). */
function changesOf(
  random: Random,
  client: Client,
  population: Population,
  days: number,
): readonly Event[] {
  return Array.from({ length: random.poisson((CHANGES * days) / 30) }, () => {
    const kind = random.weighted([0.55, 0.2, 0.25]);
    return {
      at: random.between(0, days) * DAY,
      type: "DEBIT",
      sender: client.id,
      recipient: client.id,
      amount: 0,
      fraud: "none",
      change: {
        ...(kind === 1 ? {} : { device: (population.devices += 1) }),
        sim: kind !== 0,
      },
    } as const;
  });
}

function oneEvent(
  random: Random,
  population: Population,
  client: Client,
  type: PublishedType,
  at: number,
  amount: number,
  journeys: readonly Journey[],
): readonly Event[] {
  const journey = journeys.find(({ from, to }) => at >= from && at < to);
  const place = near(random, journey?.place ?? client.home, client.reach);
  const agent =
    journey === undefined ? random.pick(client.agents) : random.index(population.agents.length);
  const foreignNetwork =
    journey?.roams === true ||
    (client.hasForeignNetwork && random.chance(0.6)) ||
    random.chance(0.003);
  const lender = random.chance(BORROWED)
    ? population.clients[random.pick(client.payees)]?.device
    : undefined;
  const base = {
    type,
    at,
    amount,
    place,
    foreignNetwork,
    ...(lender === undefined ? {} : { device: lender }),
    fraud: "none",
  } as const;
  switch (type) {
    case "CASH_IN":
      return [
        { ...base, sender: population.tillId(agent), recipient: client.id, agent },
        ...soonOut(random, population, client, base.at, amount, place),
      ];
    case "CASH_OUT":
      return withFailures(random, {
        ...base,
        sender: client.id,
        recipient: population.tillId(agent),
        agent,
      });
    case "DEBIT":
      return [{ ...base, sender: client.id, recipient: population.merchantId(client.id % 5) }];
    case "PAYMENT":
      return withFailures(random, {
        ...base,
        sender: client.id,
        recipient: population.merchantId(merchantOf(random, population, client)),
      });
    case "TRANSFER":
      return transfer(random, population, client, base);
    default:
      return type satisfies never;
  }
}

function merchantOf(random: Random, population: Population, { merchants }: Client): number {
  if (!random.chance(0.25)) return random.pick(merchants);
  const found = random.index(population.merchants);
  if (random.chance(0.4)) merchants.push(found);
  return found;
}

/** Often paid in just before; often handed on by who receives it. */
function transfer(
  random: Random,
  population: Population,
  client: Client,
  base: Omit<Event, "sender" | "recipient">,
): readonly Event[] {
  const recipient = payeeOf(random, population, client);
  const to = population.clients[recipient];
  const sent: Event = { ...base, sender: client.id, recipient };
  const agent = random.pick(client.agents);
  const before: readonly Event[] = random.chance(0.3)
    ? [
        {
          at: base.at - random.between(3, 90) * MINUTE,
          type: "CASH_IN",
          sender: population.tillId(agent),
          recipient: client.id,
          agent,
          amount: Math.min(base.amount, amountOf(random, client, "CASH_IN")),
          fraud: "none",
        },
      ]
    : [];
  const after =
    to === undefined ? [] : soonOut(random, population, to, base.at, base.amount, to.home);
  return [...before, ...withFailures(random, sent), ...after];
}

function payeeOf(random: Random, population: Population, client: Client): number {
  const { payees } = client;
  if (!random.chance(0.32)) return random.pick(payees);
  const wanted = random.index(population.clients.length);
  const found = random.chance(0.3) ? collectorNear(population, wanted) : wanted;
  if (random.chance(0.5)) payees.push(found);
  return found;
}

function collectorNear({ clients }: Population, start: number): number {
  for (let step = 0; step < clients.length; step += 1) {
    const at = (start + step) % clients.length;
    if (clients[at]?.isCollector === true) return at;
  }
  return start;
}

/** Money that leaves as cash soon after it came. */
function soonOut(
  random: Random,
  population: Population,
  client: Client,
  at: number,
  amount: number,
  place: Place,
): readonly Event[] {
  if (!random.chance(client.passesOn)) return [];
  const agent = random.pick(client.agents);
  return [
    {
      at: at + random.exponential(150) * MINUTE + 2 * MINUTE,
      type: "CASH_OUT",
      sender: client.id,
      recipient: population.tillId(agent),
      agent,
      amount: Math.min(
        amountOf(random, client, "CASH_OUT") * 1.5,
        Math.max(500, Math.round((amount * random.between(0.5, 1)) / 500) * 500),
      ),
      place,
      fraud: "none",
    },
  ];
}

/** Typed wrongly, no signal, too little money: now and then it takes several attempts; now and then it is sent twice. */
function withFailures(random: Random, event: Event): readonly Event[] {
  if (random.chance(0.004))
    return [event, { ...event, at: event.at + random.between(0.2, 4) * MINUTE }];
  if (!random.chance(0.025)) return [event];
  const failures = Array.from({ length: 1 + random.index(3) }, (_, index) => ({
    ...event,
    at: event.at - (index + 1) * random.between(0.5, 4) * MINUTE,
    failed: true,
  }));
  return [...failures, event];
}
