/** reliability.md 3.1: the same key many times at once, at two servers on one database. */
import { ask } from "../ask.ts";
import { makeCall, reversalCall, WALLET } from "../calls.ts";
import { attempt, begin, perform, type Call } from "../clients.ts";
import { onStand, sizeOf, verdictOf } from "../frame.ts";
import { overlapGate } from "../gates.ts";
import { isSuccess, type Operation } from "../history.ts";
import type { Violation } from "../oracle.ts";
import type { Random } from "../random.ts";
import {
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import type { Stand } from "../stand.ts";

/** N requests at once for each of M keys. */
const SIZES = {
  pull: { n: 2, m: 10 },
  quick: { n: 4, m: 24 },
  nightly: { n: 50, m: 200 },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const REVERSALS = 20;

export const duplicates: Scenario = {
  name: "duplicate-keys",
  section: "3.1",
  from: "pull",
  mutants: [
    { name: "key looked up, then inserted; no unique index", shows: /DOUBLE EFFECT/, from: "pull" },
    { name: "key global across tenants", shows: /another tenant's key/ },
    { name: "500 answered after the commit", shows: /was answered 500/ },
    { name: "Retry-After missing on 409 in progress", shows: /409 idempotency_in_progress/ },
    { name: "same key with another body accepted", shows: /with another body was answered 201/ },
    { name: "second reversal accepted", shows: /reversals at once/ },
  ],
  // So short that some are told to come again instead of waiting for the one that works.
  run: onStand({ env: { IDEMPOTENCY_WAIT_MS: "20" } }, raceDuplicates),
};

async function raceDuplicates(stand: Stand, setting: Setting): Promise<Verdict> {
  const { scale, random } = setting;
  const { n, m } = sizeOf<Size>(setting, SIZES, scale === "pull" ? SIZES.pull : SIZES.quick);
  await Promise.all([stand.start(["serve"]), stand.start(["serve"])]);
  const raced: Operation[] = [];
  const violations: Violation[] = [];
  for (let index = 0; index < m; index += 1) {
    const kind = random.pick(["payout", "transfer", "bulk"] as const);
    const call = makeCall(stand, kind, random);
    raced.push(await race(stand, call, n));
    violations.push(...(await otherBody(stand, call)));
    if (kind === "transfer") violations.push(...(await elsewhere(stand, call)));
  }
  violations.push(...raced.flatMap(losers));
  violations.push(...(await settleAndJudge(stand)));
  violations.push(...(await reverseAtOnce(stand, random)));
  violations.push(...wrongAnswers(stand.history, false));
  return verdictOf(stand, {
    violations,
    gateFaults: overlapGate(raced, m),
    figures: { clients: n, keys: m },
  });
}

/** All at once, then each that was not told yet until it is. */
async function race(stand: Stand, call: Call, n: number): Promise<Operation> {
  const operation = begin(call);
  stand.history.push(operation);
  await Promise.all(Array.from({ length: n }, () => attempt(stand, call, operation)));
  for (let tries = 0; tries < 50 && operation.acknowledged === null; tries += 1) {
    await attempt(stand, call, operation);
  }
  await attempt(stand, call, operation);
  return operation;
}

/** Those who did not win are replayed or told to wait a stated time. */
function losers(one: Operation): readonly Violation[] {
  return one.answers.flatMap((answer) => {
    if (isSuccess(answer)) return [];
    if (answer.code === "idempotency_in_progress" && answer.retryAfter !== null) return [];
    return [
      { clause: 1, message: `${one.key} was answered ${answer.status} ${answer.code ?? ""}` },
    ];
  });
}

async function otherBody(stand: Stand, call: Call): Promise<readonly Violation[]> {
  const changed = begin(call);
  const body = call.body.replace(/"amountMinorUnits":\d+/, '"amountMinorUnits":77777');
  const { status, code } = await attempt(stand, { ...call, body }, changed);
  return code === "idempotency_key_reused" && status === 422
    ? []
    : [
        {
          clause: 1,
          message: `${call.key} with another body was answered ${status} ${code ?? ""}`,
        },
      ];
}

/** The same key belongs to nobody else: another tenant and another operation use it as if it were new. */
async function elsewhere(stand: Stand, call: Call): Promise<readonly Violation[]> {
  const { apiKey, account } = stand.stranger;
  const body = JSON.parse(call.body) as Readonly<Record<string, unknown>>;
  const theirs = { ...body, accountId: account, destination: WALLET };
  const found: Violation[] = [];
  // Once at each server.
  for (const turn of [1, 2]) {
    const answer = await ask(stand, "POST /v1/payments", { body: theirs, key: call.key, apiKey });
    const isNew = answer.headers.get("idempotent-replayed") !== "true";
    const isRight = answer.status === 201 && answer.at("accountId") === account;
    if (!isRight || (turn === 1 && !isNew)) {
      const message = `another tenant's key ${call.key} was answered ${answer.status} with a payment of ${String(answer.at("accountId"))}`;
      found.push({ clause: 1, message });
    }
  }
  const account2 = { name: call.key, currency: "XAF" };
  const other = await ask(stand, "POST /v1/accounts", { body: account2, key: call.key });
  if (other.status !== 201) {
    const message = `key ${call.key} on another operation was answered ${other.status}`;
    found.push({ clause: 1, message });
  }
  return found;
}

/** Many keys, one transaction: at most one reversal may live. */
async function reverseAtOnce(stand: Stand, random: Random): Promise<readonly Violation[]> {
  const transfer = await perform(stand, makeCall(stand, "transfer", random), () => false);
  await stand.rest();
  const { payments } = await stand.records();
  const transactionId = payments.find(({ id }) => id === transfer.acknowledged)?.transactionId;
  if (transactionId === undefined) {
    return [{ clause: 2, message: `the transfer ${transfer.key} is not there to be reversed` }];
  }
  const made = await Promise.all(
    Array.from({ length: REVERSALS }, async () => {
      const call = reversalCall(stand, transactionId);
      const operation = begin(call);
      await attempt(stand, call, operation);
      return operation;
    }),
  );
  const told = made.filter(({ acknowledged }) => acknowledged !== null).length;
  const { reversals } = await stand.records();
  const live = reversals.filter(
    (one) => one.transactionId === transactionId && one.status !== "failed",
  );
  const found: Violation[] = [];
  if (live.length !== 1 || told !== 1) {
    found.push({
      clause: 5,
      message: `${REVERSALS} reversals at once: ${told} were told success, ${live.length} live`,
    });
  }
  return [...found, ...(await stand.soundness()).map((message) => ({ clause: 4, message }))];
}
