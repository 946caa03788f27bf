import type { Event } from "./event.ts";
import { amountOf, timeOfDay } from "./habits.ts";
import { city, DAY, HOUR, near, type Client, type Place, type Population } from "./population.ts";
import { Random } from "./random.ts";

const MINUTE = 60_000;

/** How many schemes of each kind start per 10,000 clients and 30 days. */
export interface FraudMix {
  readonly takeover: number;
  readonly scam: number;
  readonly mule: number;
  readonly agent: number;
  readonly slow: number;
  readonly ring: number;
}

export const USUAL_MIX: FraudMix = { takeover: 9, scam: 5, mule: 9, agent: 2.6, slow: 5, ring: 0 };

interface Scene {
  readonly random: Random;
  readonly population: Population;
  readonly days: number;
  readonly factor: number;
  /** Clients by how busy they are: only who uses the wallet can be robbed of it. */
  readonly active: readonly Client[];
}

/** Whole days in which criminals do as much of each kind, with amounts this many times as high as usual. */
export interface Period {
  readonly from: number;
  readonly to: number;
  readonly mix: FraudMix;
  readonly factor: number;
}

/** Everything criminals do. Each scheme has several weak marks, and each mark also occurs among honest people. */
export function fraudEvents(
  seed: number,
  population: Population,
  periods: readonly Period[],
): Event[] {
  return periods.flatMap((period, index) =>
    eventsOf(Random.stream(seed, index === 0 ? "frauds" : `frauds ${index}`), population, period),
  );
}

function eventsOf(
  random: Random,
  population: Population,
  { from, to, mix, factor }: Period,
): readonly Event[] {
  const days = to - from;
  const weight = ({ rates }: Client): number => rates.CASH_OUT + rates.PAYMENT + rates.TRANSFER;
  const active = population.clients.filter((client) => weight(client) > 1.2);
  const scene: Scene = { random, population, days, factor, active };
  const schemes = { takeover, scam, mule, agent, slow, ring } as const;
  const scale = (population.clients.length / 10_000) * (days / 30);
  const later = (at: number): number => at + from * DAY;
  return Object.entries(schemes)
    .flatMap(([kind, scheme]) =>
      Array.from({ length: random.poisson(mix[kind as keyof FraudMix] * scale) }, () =>
        scheme(scene),
      ).flat(),
    )
    .map((event) => ({
      ...event,
      at: later(event.at),
      ...(event.simSince === undefined ? {} : { simSince: later(event.simSince) }),
    }));
}

/** A thief takes over one wallet, or two or three within days, with the same phone and for the same recipient. */
function takeover(scene: Scene): readonly Event[] {
  const { random, population } = scene;
  const start = random.between(0, scene.days) * DAY;
  const thief = {
    device: (population.devices += 1),
    place: near(random, city(random), 40),
    to: muleOf(scene),
    isCompromised: random.chance(0.25),
    isForeign: random.chance(0.15),
  };
  return Array.from({ length: 1 + random.weighted(VICTIMS) }, (_, index) =>
    emptied(scene, thief, start + (index === 0 ? 0 : random.between(0, 3) * DAY)),
  ).flat();
}

/** Chances of one victim, two, three. */
const VICTIMS = [0.5, 0.3, 0.2];
/** How stolen money leaves: as cash, as goods, to a recruited person. */
const WAYS = [0.2, 0.2, 0.6];

interface Thief {
  readonly device: number;
  readonly place: Place;
  readonly to: Client;
  readonly isCompromised: boolean;
  readonly isForeign: boolean;
}

/** Somebody else has the SIM or the phone: a new device, a new SIM, a strange place, and the wallet is emptied to whom its owner never paid. */
function emptied(scene: Scene, thief: Thief, start: number): readonly Event[] {
  const { random, population, factor } = scene;
  const victim = random.pick(scene.active);
  const at = random.chance(0.45)
    ? start
    : Math.floor(start / DAY) * DAY + timeOfDay(random, victim);
  const hasSim = random.chance(0.8);
  const device = random.chance(0.93) ? thief.device : undefined;
  const place = random.chance(0.8) ? thief.place : victim.home;
  const count = 1 + random.index(4);
  const events: Event[] = [];
  let when = at;
  for (let index = 0; index < count; index += 1) {
    const type =
      (["CASH_OUT", "PAYMENT", "TRANSFER"] as const)[random.weighted(WAYS)] ?? "TRANSFER";
    const agent = random.index(population.agents.length);
    const isSmall = type !== "TRANSFER" || random.chance(0.5);
    const amount = amountOf(random, victim, isSmall ? "CASH_OUT" : "TRANSFER");
    events.push({
      at: when,
      type,
      sender: victim.id,
      recipient: {
        CASH_OUT: population.tillId(agent),
        PAYMENT: population.merchantId(random.index(population.merchants)),
        TRANSFER: thief.to.id,
      }[type],
      ...(type === "CASH_OUT" ? { agent } : {}),
      amount: round(amount * factor * Math.exp(random.normal(0.2, 0.6))),
      ...(device === undefined ? {} : { device }),
      ...(hasSim ? { simSince: at - random.between(0.3, 60) * HOUR } : {}),
      place,
      compromised: thief.isCompromised,
      foreignNetwork: thief.isForeign,
      fraud: "takeover",
    });
    when += random.exponential(18) * MINUTE + MINUTE;
  }
  return events;
}

/** Share of scams that sell what does not exist: the victim pays a shop, not a person. */
const FALSE_SHOPS = 0.3;

/** The victim pays, talked into it: own device, usual place, somebody never paid before who is paid by many just now. */
function scam(scene: Scene): readonly Event[] {
  const { random, population, factor } = scene;
  const isShop = random.chance(FALSE_SHOPS);
  const to = isShop ? population.merchantId(random.index(population.merchants)) : muleOf(scene).id;
  const start = random.between(0, scene.days - 3) * DAY;
  const events: Event[] = [];
  for (let count = 2 + random.index(5); count > 0; count -= 1) {
    const victim = random.pick(scene.active);
    let at = start + random.index(3) * DAY + timeOfDay(random, victim);
    for (let calls = 1 + random.index(2); calls > 0; calls -= 1) {
      events.push({
        at,
        type: isShop ? "PAYMENT" : "TRANSFER",
        sender: victim.id,
        recipient: to,
        amount: round(
          amountOf(random, victim, random.chance(0.5) ? "TRANSFER" : "CASH_OUT") *
            factor *
            Math.exp(random.normal(0.3, 0.5)),
        ),
        fraud: "scam",
      });
      at += random.exponential(50) * MINUTE + 5 * MINUTE;
    }
  }
  return events;
}

/** An account that takes in stolen money from several sides and pays it out as cash at once. What comes in is not marked: it may come from anywhere. */
function mule(scene: Scene): readonly Event[] {
  const { random, population, factor } = scene;
  const person = random.pick(scene.active);
  const start = random.between(0, scene.days - 2) * DAY;
  const events: Event[] = [];
  for (let round_ = 1 + random.index(3); round_ > 0; round_ -= 1) {
    let at = start + random.between(0, 1.5) * DAY;
    let sum = 0;
    for (let count = 2 + random.index(3); count > 0; count -= 1) {
      const from = random.pick(scene.active);
      const amount = round(
        amountOf(random, from, "CASH_OUT") * factor * Math.exp(random.normal(-0.3, 0.4)),
      );
      sum += amount;
      events.push({
        at,
        type: "TRANSFER",
        sender: from.id,
        recipient: person.id,
        amount,
        fraud: "none",
      });
      at += random.exponential(25) * MINUTE;
    }
    const parts = 1 + random.index(2);
    for (let part = 0; part < parts; part += 1) {
      at += random.exponential(12) * MINUTE + MINUTE;
      const agent = random.chance(0.5)
        ? random.pick(person.agents)
        : random.index(population.agents.length);
      events.push({
        at,
        type: "CASH_OUT",
        sender: person.id,
        recipient: population.tillId(agent),
        agent,
        amount: round((sum * random.between(0.8, 1)) / parts),
        fraud: "mule",
      });
    }
  }
  return events;
}

/** An agent and helpers turn the same money over for commissions: equal sums in and out, just below a limit. */
function agent(scene: Scene): readonly Event[] {
  const { random, population } = scene;
  const till = random.index(population.agents.length);
  const helpers = Array.from({ length: 1 + random.index(3) }, () => random.pick(scene.active));
  const limit = random.chance(0.6) ? 100_000 : 500_000;
  const events: Event[] = [];
  const start = random.between(0, scene.days - 3) * DAY;
  for (let day = 1 + random.index(2); day > 0; day -= 1) {
    let at = start + day * DAY + random.between(7, 20) * HOUR;
    for (let turns = 2 + random.index(4); turns > 0; turns -= 1) {
      const helper = random.pick(helpers);
      const amount = Math.round((limit * random.between(0.93, 1)) / 500) * 500;
      const both = {
        amount,
        agent: till,
        ...(random.chance(0.7) ? { place: population.agents[till] } : {}),
      };
      events.push({
        ...(both as { amount: number; agent: number }),
        at,
        type: "CASH_IN",
        sender: population.tillId(till),
        recipient: helper.id,
        fraud: "none",
      });
      at += random.exponential(9) * MINUTE + MINUTE;
      events.push({
        ...(both as { amount: number; agent: number }),
        at,
        type: "CASH_OUT",
        sender: helper.id,
        recipient: population.tillId(till),
        fraud: "agent",
      });
      at += random.exponential(35) * MINUTE + 2 * MINUTE;
    }
  }
  return events;
}

/** Ways of small thefts: cash, goods at one shop, to the thief's own wallet. */
const SMALL_WAYS = [0.15, 0.3, 0.55];

/** Somebody of the house takes a little, again and again, mostly when the owner is not looking. */
function slow(scene: Scene): readonly Event[] {
  const { random, population, factor } = scene;
  const victim = random.pick(scene.active);
  const thief = population.clients[random.index(population.clients.length)] ?? victim;
  const start = random.between(0, scene.days - 8) * DAY;
  const events: Event[] = [];
  const size = random.between(-0.2, 0.8);
  const shop = population.merchantId(random.index(population.merchants));
  for (let count = 3 + random.index(4); count > 0; count -= 1) {
    const day = start + random.index(8) * DAY;
    const at =
      day + (random.chance(0.85) ? random.between(0.5, 7.5) * HOUR : timeOfDay(random, victim));
    const type =
      (["CASH_OUT", "PAYMENT", "TRANSFER"] as const)[random.weighted(SMALL_WAYS)] ?? "TRANSFER";
    const agent = random.pick(victim.agents);
    events.push({
      at,
      type,
      sender: victim.id,
      recipient: { CASH_OUT: population.tillId(agent), PAYMENT: shop, TRANSFER: thief.id }[type],
      ...(type === "CASH_OUT" ? { agent } : {}),
      amount: round(amountOf(random, victim, "CASH_OUT") * factor * Math.exp(size)),
      fraud: "slow",
    });
  }
  return events;
}

/** Stress only: one phone, many wallets, one shop in on it. */
function ring(scene: Scene): readonly Event[] {
  const { random, population, factor } = scene;
  const device = (population.devices += 1);
  const shop = population.merchantId(random.index(population.merchants));
  const start = random.between(0, scene.days - 2) * DAY;
  const amount = random.between(8_000, 60_000) * factor;
  return Array.from({ length: 6 + random.index(10) }, () => ({
    at: start + random.between(0, 1.5) * DAY,
    type: "PAYMENT" as const,
    sender: random.pick(scene.active).id,
    recipient: shop,
    device,
    amount: round(amount * random.between(0.95, 1.05)),
    fraud: "ring" as const,
  }));
}

/** Where stolen money goes: recruited people, some of them with accounts that are hardly used. */
function muleOf({ random, population, active }: Scene): Client {
  return random.chance(0.5) ? random.pick(active) : random.pick(population.clients);
}

function round(amount: number): number {
  const step = amount > 20_000 ? 1_000 : 500;
  return Math.max(step, Math.round(amount / step) * step);
}
