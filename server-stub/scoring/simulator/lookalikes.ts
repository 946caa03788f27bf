import type { Event } from "./event.ts";
import { amountOf, timeOfDay } from "./habits.ts";
import { DAY, HOUR, near, type Client, type Population } from "./population.ts";
import { Random } from "./random.ts";

const MINUTE = 60_000;
/** Market days of a trader, and pay days of a paymaster, per 30 days. */
const MARKETS = 4;
const PAY_DAYS = 3;
/** Per 10,000 clients and 30 days. */
const COLLECTIONS = 7;
const SALES = 9;
const LOST_PHONES = 5;

/**
 * Honest people who do, as a habit or for a good reason, what one kind of criminal does: each single mark of a mule, of a turning
 * agent and of a scam is theirs, too. Only several together, or the past of the same person, tell them apart.
 */
export function lookalikes(seed: number, population: Population, days: number): Event[] {
  const random = Random.stream(seed, "lookalikes");
  const times = (often: number): number =>
    random.poisson((often * population.clients.length * days) / 10_000 / 30);
  const collections = times(COLLECTIONS);
  return [
    ...population.clients.flatMap((client) => [
      ...(client.isTrader ? markets(random, population, client, days) : []),
      ...(client.isPaymaster ? payDays(random, population, client, days) : []),
    ]),
    ...Array.from({ length: collections }, () => collection(random, population, days)).flat(),
    ...Array.from({ length: times(SALES) }, () =>
      sale(random, population, random.pick(population.clients), random.index(days) * DAY),
    ).flat(),
    ...Array.from({ length: times(LOST_PHONES) }, () => lostPhone(random, population, days)).flat(),
  ];
}

/** Several customers pay within hours, and the sum leaves as cash: for goods, every market day. */
function markets(
  random: Random,
  population: Population,
  trader: Client,
  days: number,
): readonly Event[] {
  return Array.from({ length: random.poisson((MARKETS * days) / 30) }, () =>
    sale(random, population, trader, random.index(days) * DAY),
  ).flat();
}

/** One day's customers; also of somebody who sells once, the harvest or a motorcycle, and else hardly uses the wallet. */
function sale(
  random: Random,
  population: Population,
  trader: Client,
  day: number,
): readonly Event[] {
  const events: Event[] = [];
  let at = day + timeOfDay(random, trader);
  let sum = 0;
  for (let customers = 2 + random.index(4); customers > 0; customers -= 1) {
    const customer = random.pick(population.clients);
    const amount = amountOf(random, customer, "CASH_OUT");
    sum += amount;
    events.push({
      at,
      type: "TRANSFER",
      sender: customer.id,
      recipient: trader.id,
      amount,
      fraud: "none",
    });
    at += random.exponential(25) * MINUTE;
  }
  const agent = random.pick(trader.agents);
  at += random.exponential(25) * MINUTE + MINUTE;
  events.push({
    at,
    type: "CASH_OUT",
    sender: trader.id,
    recipient: population.tillId(agent),
    agent,
    amount: Math.max(500, Math.round((sum * random.between(0.6, 1)) / 500) * 500),
    fraud: "none",
  });
  return events;
}

/** Takings are paid in, and the same sum is drawn at the same agent for wages, below a limit to save the fee above it. */
function payDays(
  random: Random,
  population: Population,
  client: Client,
  days: number,
): readonly Event[] {
  const agent = random.pick(client.agents);
  const limit = random.chance(0.6) ? 100_000 : 500_000;
  const events: Event[] = [];
  for (let count = random.poisson((PAY_DAYS * days) / 30); count > 0; count -= 1) {
    let at = random.index(days) * DAY + timeOfDay(random, client);
    for (let turns = 1 + random.index(2); turns > 0; turns -= 1) {
      const till = population.tillId(agent);
      const both = {
        amount: Math.round((limit * random.between(0.93, 1)) / 500) * 500,
        agent,
        place: population.agents[agent] ?? client.home,
        fraud: "none",
      } as const;
      events.push({ ...both, at, type: "CASH_IN", sender: till, recipient: client.id });
      at += random.exponential(14) * MINUTE + MINUTE;
      events.push({ ...both, at, type: "CASH_OUT", sender: client.id, recipient: till });
      at += random.exponential(60) * MINUTE + 2 * MINUTE;
    }
  }
  return events;
}

/** A funeral, a wedding, school fees: many pay somebody within days whom they never paid before. */
function collection(random: Random, population: Population, days: number): readonly Event[] {
  const to = random.pick(population.clients);
  const start = random.between(0, days) * DAY;
  return Array.from({ length: 4 + random.index(10) }, () => {
    const giver = random.pick(population.clients);
    return {
      at: start + random.index(3) * DAY + timeOfDay(random, giver) + random.between(0, HOUR),
      type: "TRANSFER" as const,
      sender: giver.id,
      recipient: to.id,
      amount: amountOf(random, giver, random.chance(0.7) ? "PAYMENT" : "CASH_OUT"),
      fraud: "none" as const,
    };
  });
}

/** Share of the lost-phone payments that go home, as cash, to a shop. */
const AFTER_LOSS = [0.55, 0.25, 0.2];

/** A phone is lost on a journey: new SIM, mostly a new phone, far from home, and several payments at once to get on. */
function lostPhone(random: Random, population: Population, days: number): readonly Event[] {
  const client = random.pick(population.clients);
  const simSince = random.between(0, days) * DAY;
  const device = random.chance(0.7) ? (population.devices += 1) : undefined;
  const place = near(random, client.home, 350);
  const events: Event[] = [
    {
      at: simSince,
      type: "DEBIT",
      sender: client.id,
      recipient: client.id,
      amount: 0,
      fraud: "none",
      change: { ...(device === undefined ? {} : { device }), sim: true },
    },
  ];
  let at = simSince + random.between(0.3, 36) * HOUR;
  for (let count = 1 + random.index(4); count > 0; count -= 1) {
    const type =
      (["TRANSFER", "CASH_OUT", "PAYMENT"] as const)[random.weighted(AFTER_LOSS)] ?? "TRANSFER";
    const agent = random.index(population.agents.length);
    events.push({
      at,
      type,
      sender: client.id,
      recipient: {
        TRANSFER: random.pick(client.payees),
        CASH_OUT: population.tillId(agent),
        PAYMENT: population.merchantId(random.index(population.merchants)),
      }[type],
      ...(type === "CASH_OUT" ? { agent } : {}),
      amount: amountOf(random, client, type === "TRANSFER" ? "CASH_OUT" : type),
      place,
      fraud: "none",
    });
    at += random.exponential(25) * MINUTE + MINUTE;
  }
  return events;
}
