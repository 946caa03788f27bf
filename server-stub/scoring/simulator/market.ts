import { fraudVector } from "../../src/scoring/fraud/features.ts";
import type { FraudObservation } from "../../src/scoring/fraud/observation.ts";
import type { Event, Fraud } from "./event.ts";
import { fraudEvents, USUAL_MIX, type FraudMix, type Period } from "./frauds.ts";
import { honestEvents } from "./habits.ts";
import { lookalikes } from "./lookalikes.ts";
import { History, type Told } from "./history.ts";
import { DAY, HOUR, newPopulation, type Population } from "./population.ts";
import { Random } from "./random.ts";

/** A scenario: the usual world, or one that the model was not made for. */
export interface Scenario {
  readonly seed: number;
  readonly clients: number;
  readonly days: number;
  /** Schemes per 10,000 clients and 30 days, from a day on; before, as usual. */
  readonly mix?: Partial<FraudMix> & { readonly fromDay: number };
  /** Amounts are this many times as high from a day on: inflation, or a new denomination. */
  readonly inflation?: { readonly factor: number; readonly fromDay: number };
}

/** A customer's own transaction with all that was known before it. Cash-ins are context: nobody robs by paying in. */
export interface Row {
  readonly told: Told;
  readonly seen: FraudObservation;
  readonly vector: Float64Array;
  readonly fraud: Fraud;
  readonly group: 0 | 1;
}

export interface World {
  readonly population: Population;
  readonly events: readonly Event[];
}

/** All events of a scenario in order of time. */
export function newWorld({ seed, clients, days, mix, inflation }: Scenario): World {
  const factorAt = (at: number): number =>
    inflation !== undefined && at >= inflation.fromDay * DAY ? inflation.factor : 1;
  const population = newPopulation(seed, clients, days);
  const exists = (id: number, at: number): boolean =>
    (population.clients[id]?.accountSince ?? -Infinity) <= at;
  const events = [
    ...honestEvents(seed, population, days, factorAt),
    ...lookalikes(seed, population, days),
    ...fraudEvents(seed, population, periodsOf(days, mix, inflation)),
  ]
    .map((event) => ({ ...event, at: Math.round(event.at) }))
    .filter(({ at }) => at >= 0 && at < days * DAY)
    .filter(({ at, sender, recipient }) => exists(sender, at) && exists(recipient, at));
  // Stable, so that events of the same moment keep their order.
  events.sort((a, b) => a.at - b.at);
  return { population, events };
}

function periodsOf(
  days: number,
  mix: Scenario["mix"],
  inflation: Scenario["inflation"],
): readonly Period[] {
  const turns = [mix?.fromDay, inflation?.fromDay].filter((day) => day !== undefined);
  const starts = [...new Set([0, ...turns])].sort((a, b) => a - b);
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? days,
    mix: mix === undefined || from < mix.fromDay ? USUAL_MIX : { ...USUAL_MIX, ...mix },
    factor: inflation === undefined || from < inflation.fromDay ? 1 : inflation.factor,
  }));
}

/** Plays a world and yields every transaction that would be judged; those before `fromDay` are only remembered. */
export function* play(seed: number, world: World, fromDay = 0): Generator<Row> {
  for (const step of playAll(seed, world, fromDay)) if ("vector" in step) yield step;
}

/** The same with the context between: cash-ins and what was before `fromDay` come without a vector. */
export function* playAll(
  seed: number,
  { population, events }: World,
  fromDay = 0,
): Generator<Row | { readonly told: Told }> {
  const random = Random.stream(seed, "channel");
  const history = new History();
  for (const event of events) {
    const client = population.clients[event.sender];
    if (event.change !== undefined) {
      if (client === undefined) continue;
      if (event.change.device !== undefined) client.device = event.change.device;
      if (event.change.sim === true) client.simSince = event.at;
      continue;
    }
    const told = toldOf(random, event, client);
    if (client === undefined || event.at < fromDay * DAY) {
      history.remember(told);
      yield { told };
      continue;
    }
    const seen = history.observe(told);
    history.remember(told);
    yield { told, seen, vector: fraudVector(seen), fraud: event.fraud, group: client.group };
  }
}

/** What the channel passes on: callers leave things out. */
function toldOf(
  random: Random,
  event: Event,
  client: Population["clients"][number] | undefined,
): Told {
  const { at, type, sender, recipient, amount, agent } = event;
  const draw = {
    place: random.unit(),
    device: random.unit(),
    sim: random.unit(),
    person: random.unit(),
    network: random.unit(),
  };
  const isClient = client !== undefined;
  const simSince = event.simSince ?? client?.simSince ?? 0;
  return {
    at,
    type,
    sender,
    recipient,
    amount,
    agent,
    failed: event.failed === true,
    device: isClient && draw.device > 0.06 ? (event.device ?? client.device) : undefined,
    place: isClient && draw.place > 0.12 ? (event.place ?? client.home) : undefined,
    simAgeHours: isClient && draw.sim > 0.08 ? Math.max(0, at - simSince) / HOUR : Number.NaN,
    accountAgeDays:
      isClient && draw.person > 0.06 ? Math.floor((at - client.accountSince) / DAY) : Number.NaN,
    kycTier: isClient && draw.person > 0.06 ? client.kycTier : Number.NaN,
    deviceCompromised:
      isClient && draw.device > 0.06
        ? Number(event.compromised ?? client.hasCompromisedDevice)
        : Number.NaN,
    networkForeign:
      isClient && draw.network > 0.06 ? Number(event.foreignNetwork === true) : Number.NaN,
    crossBorder: 0,
  };
}
