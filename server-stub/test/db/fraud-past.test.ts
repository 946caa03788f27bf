import { afterAll, beforeAll, expect, it } from "vitest";
import type { FraudAnalysisRow } from "../../src/db/fraud-rows.ts";
import { readFraudContext, type FraudQuestion } from "../../src/db/queries/fraud.ts";
import { commit } from "../../src/db/unit.ts";
import type { FraudHistory } from "../../src/domain/fraud/types.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { openWorld, type World } from "../support/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse("2026-09-30T12:00:00Z");
const PEOPLE = ["a1", "a2", "b", "c", "d"];
const DEVICES = [null, null, "x", "y"];

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(11);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const rows: FraudAnalysisRow[] = [];
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function analysis(at: number): FraudAnalysisRow {
  const placed = random() < 0.3;
  const time = new Date(at).toISOString();
  return {
    id: newId("fra"),
    type: pick(["payout", "cash_out"]),
    decision: pick(["allow", "allow", "review"]),
    risk_score: 1,
    risk_level: "low",
    payment_id: null,
    transaction_id: null,
    used_by_payment_id: null,
    sender_key: random() < 0.1 ? null : pick(PEOPLE),
    recipient_key: random() < 0.1 ? null : pick(PEOPLE),
    device_key: pick(DEVICES),
    agent_key: null,
    amount: 1 + Math.floor(random() * 50_000),
    currency: pick(["XAF", "XAF", "KES"]),
    latitude: placed ? Math.round(random() * 1000) / 100 : null,
    longitude: placed ? 1 : null,
    label: pick([null, null, null, "legitimate", "fraud"]),
    occurred_at: time,
    doc: {},
    trace: null,
    version: 1,
    created_at: time,
    updated_at: time,
  };
}

async function write(made: readonly FraudAnalysisRow[]): Promise<void> {
  rows.push(...made);
  await commit(world.services.db, world.caller, { fraudAnalyses: made }, null);
}

const question = (
  at: number,
  senderKeys: readonly string[],
  recipientKeys: readonly string[],
  deviceKeys: readonly string[],
): FraudQuestion => ({
  operationId: null,
  key: null,
  realNow: new Date(NOW),
  occurredAt: new Date(at).toISOString(),
  type: "payout",
  amount: 1_000,
  currency: "XAF",
  senderKeys,
  recipientKeys,
  deviceKeys,
  agentKeys: [],
  wantsPeers: false,
  fewPayments: 10,
});

/** The definition: everything counted from the analyses themselves. */
function counted(ask: FraudQuestion): object {
  const at = Date.parse(ask.occurredAt ?? "");
  const time = (row: FraudAnalysisRow): number => Date.parse(row.occurred_at);
  const is = (keys: readonly string[], key: string | null): boolean =>
    key !== null && keys.includes(key);
  const past = rows.filter((row) => time(row) <= at);
  const within = (from: readonly FraudAnalysisRow[], ms: number): FraudAnalysisRow[] =>
    from.filter((row) => time(row) > at - ms);
  const distinct = (keys: readonly (string | null)[]): number =>
    new Set(keys.filter((key) => key !== null)).size;
  const payers = (from: readonly FraudAnalysisRow[], ms: number): number =>
    distinct(within(from, ms).map((row) => row.sender_key));
  const sent = past.filter((row) => is(ask.senderKeys, row.sender_key));
  const came = past.filter((row) => is(ask.senderKeys, row.recipient_key));
  const toThem = past.filter((row) => is(ask.recipientKeys, row.recipient_key));
  const pair = sent.filter((row) => is(ask.recipientKeys, row.recipient_key));
  const own = within(sent, 90 * DAY);
  const logs = own.filter((row) => row.currency === "XAF").map((row) => Math.log(row.amount));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const onDevice = sent.filter((row) => is(ask.deviceKeys, row.device_key));
  const theirs = within(
    past.filter((row) => is(ask.recipientKeys, row.sender_key)),
    30 * DAY,
  );
  const hours: Record<string, number> = {};
  for (const row of own) {
    const hour = new Date(row.occurred_at).getUTCHours();
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  const oldPayees = new Set(
    sent.filter((row) => time(row) <= at - 72 * HOUR).map((row) => row.recipient_key),
  );
  const first = (from: readonly FraudAnalysisRow[]): number | null =>
    from.length === 0 ? null : Math.min(...from.map(time));
  const last = (from: readonly FraudAnalysisRow[]): number | null =>
    from.length === 0 ? null : Math.max(...from.map(time));
  const good = (from: readonly FraudAnalysisRow[]) => ({
    count: from.length,
    good: from.filter(
      (row) =>
        row.label !== "fraud" &&
        (row.label === "legitimate" || (row.decision === "allow" && time(row) < at - DAY)),
    ).length,
  });
  const placed = sent.filter((row) => row.latitude !== null).sort((a, b) => time(b) - time(a))[0];
  return {
    fanIn: payers(toThem, DAY),
    deviceSenders: payers(
      past.filter((row) => is(ask.deviceKeys, row.device_key)),
      90 * DAY,
    ),
    listed: rows.some(
      (row) =>
        row.label === "fraud" &&
        (is(ask.recipientKeys, row.recipient_key) || is(ask.deviceKeys, row.device_key)),
    ),
    sender: {
      profile: {
        count: logs.length,
        mean: logs.length === 0 ? null : expect.closeTo(mean, 10),
        deviation:
          logs.length < 2 ? null : expect.closeTo(Math.sqrt(squares / (logs.length - 1)), 10),
      },
      hours,
      recent: within(sent, DAY)
        .sort((a, b) => time(b) - time(a))
        .map((row) => ({
          at: time(row),
          amount: row.amount,
          currency: row.currency,
          sameRecipient: is(ask.recipientKeys, row.recipient_key),
          paymentStatus: null,
        })),
      incoming: within(came, 6 * HOUR)
        .sort((a, b) => time(b) - time(a))
        .map((row) => ({
          at: time(row),
          amount: row.amount,
          currency: row.currency,
          fromRecipient: is(ask.recipientKeys, row.sender_key),
        })),
      lastAt: last(sent),
      place:
        placed === undefined
          ? null
          : { at: time(placed), lat: placed.latitude, lon: placed.longitude },
      toRecipient: good(pair),
      onDevice: good(onDevice),
    },
    wide: {
      count7d: within(sent, 7 * DAY).length,
      devices30d: distinct(within(sent, 30 * DAY).map((row) => row.device_key)),
      newPayees72h: distinct(
        within(sent, 72 * HOUR)
          .map((row) => row.recipient_key)
          .filter((key) => !oldPayees.has(key)),
      ),
      sendersToSelf72h: payers(came, 72 * HOUR),
      sendersToSelf6h: payers(came, 6 * HOUR),
      lastInboundAt: last(within(came, 6 * HOUR)),
      toRecipient90d: within(pair, 90 * DAY).length,
      toRecipientFirstAt: first(pair),
      deviceFirstAt: first(onDevice),
      recipientSenders72h: payers(toThem, 72 * HOUR),
      recipientFirstAt: first(toThem),
      recipientSent30d: theirs.length,
      recipientCashOut30d: theirs.filter((row) => row.type === "cash_out").length,
    },
  };
}

type Keys = readonly string[];
const PARTIES: readonly (readonly [Keys, Keys, Keys])[] = [
  [["a1"], ["b"], ["x"]],
  // Two master keys: one person under two names.
  [
    ["a1", "a2"],
    ["c", "d"],
    ["x", "y"],
  ],
  [["c"], [], []],
  [["b"], ["a1", "a2"], ["y"]],
];

async function compare(at: number): Promise<void> {
  for (const parties of PARTIES) {
    const ask = question(at, ...parties);
    const { history } = await readFraudContext(world.services.db, world.caller, ask);
    expect(history satisfies FraudHistory).toMatchObject(counted(ask));
  }
}

const fold = (at: number): Promise<unknown> =>
  world.services.db.call(
    world.caller,
    "fold_fraud_past",
    JSON.stringify({ senderKeys: PEOPLE, at: new Date(at).toISOString() }),
  );

it("says the same from sums as from the analyses, at any moment, whatever was folded and written in between", async () => {
  await compare(NOW);
  await write(Array.from({ length: 120 }, () => analysis(NOW - random() * 130 * DAY)));
  await compare(NOW);
  for (let step = 0; step < 8; step += 1) {
    const at = NOW + step * step * 6 * HOUR;
    await fold(at);
    await compare(at);
    // Some late, of long ago, and some that are just now being made.
    await write(Array.from({ length: 6 }, () => analysis(at - random() * 100 * DAY)));
    await write([analysis(at - 2), analysis(at + 1), analysis(at + 5 * 60_000)]);
    for (const ms of [0, 1, -1, HOUR, -HOUR, 3 * DAY, -20 * DAY, 40 * DAY]) await compare(at + ms);
  }
});

it("sums up while others write, and misses none", async () => {
  const at = NOW + 60 * DAY;
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 4 === 0 ? fold(at + index) : write([analysis(at + index)]),
    ),
  );
  await compare(at + HOUR);
});
