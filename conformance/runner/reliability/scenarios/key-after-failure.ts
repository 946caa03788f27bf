/** reliability.md 3.2: what a key is worth after its first attempt failed, and how long it is kept. */
import { setTimeout as sleep } from "node:timers/promises";
import { ask, setClock } from "../ask.ts";
import { makeCall } from "../calls.ts";
import { attempt, begin, perform, type Call } from "../clients.ts";
import type { CommitThief } from "../commit-thief.ts";
import { onRobbedStand, sizeOf, verdictOf } from "../frame.ts";
import { isSuccess, type Operation } from "../history.ts";
import type { Violation } from "../oracle.ts";
import { settleAndJudge, type Scenario, type Setting, type Verdict } from "../scenario.ts";
import type { Node, Stand } from "../stand.ts";
import { DAY_MS, secondFromNow } from "../waits.ts";

const ROUNDS = { pull: 2, quick: 4, nightly: 40 } as const;
const SNAPSHOT_MS = 30 * DAY_MS;

export const keyAfterFailure: Scenario = {
  name: "key-after-failure",
  section: "3.2",
  from: "quick",
  mutants: [
    { name: "replay executes again after a 5xx behind the commit", shows: /DOUBLE EFFECT/ },
    { name: "keys expire by the server's clock", shows: /30 days and a second/ },
  ],
  run: onRobbedStand(failAndReplay),
};

async function failAndReplay(stand: Stand, thief: CommitThief, setting: Setting): Promise<Verdict> {
  const { random } = setting;
  const violations: Violation[] = [];
  const say = (message: string, isWrong: boolean): void => {
    if (isWrong) violations.push({ clause: 1, message });
  };
  let crashes = 0;
  let abandoned = 0;
  let recovered = 0;
  let server: Node = await stand.start(["serve"]);
  const poor = await ask(stand, "POST /v1/accounts", {
    body: { name: "Empty", currency: "XAF" },
    key: `poor-${stand.name}`,
  });
  for (let round = 0; round < sizeOf<number>(setting, ROUNDS, ROUNDS.quick); round += 1) {
    for (const [name, spoil] of Object.entries(spoilers(String(poor.at("id"))))) {
      await afterRefusal(stand, makeCall(stand, "transfer", random), name, spoil, say);
    }
    recovered += await afterLostAnswer(stand, makeCall(stand, "payout", random), thief, say);
    await afterNoCommit(stand, makeCall(stand, "transfer", random), thief, say);

    const hasty = makeCall(stand, "payout", random);
    abandoned += await abandon(stand, hasty, random.between(1, 12));
    await perform(stand, hasty, () => false);

    const orphan = makeCall(stand, "bulk", random);
    const operation = begin(orphan);
    stand.history.push(operation);
    const unheard = attempt(stand, orphan, operation);
    await sleep(random.between(1, 25));
    await stand.kill(server);
    await unheard;
    if (operation.acknowledged === null) crashes += 1;
    server = await stand.start(["serve"]);
    while (operation.acknowledged === null) await attempt(stand, orphan, operation);
  }
  violations.push(...(await settleAndJudge(stand)));
  violations.push(...(await age(stand, makeCall(stand, "transfer", random))));
  const gateFaults: string[] = [];
  if (recovered === 0) gateFaults.push("no call was told 503 and then the committed result");
  if (thief.prevented === 0) gateFaults.push("no commit was prevented");
  if (crashes === 0) gateFaults.push("every request was answered before its server was killed");
  if (abandoned === 0) gateFaults.push("no request was abandoned by its client");
  return verdictOf(stand, {
    violations,
    gateFaults,
    figures: {
      "answers taken": thief.stolen,
      recovered,
      "commits prevented": thief.prevented,
      crashes,
      abandoned,
    },
  });
}

type Say = (message: string, isWrong: boolean) => void;
type Body = Readonly<Record<string, unknown>>;

/** Bodies that are refused, each for a reason of its own. */
function spoilers(poorAccount: string): Readonly<Record<string, (body: Body) => Body>> {
  return {
    "a missing amount": ({ amountMinorUnits: _amount, ...body }) => body,
    "an unknown field": (body) => ({ ...body, amount2: 1 }),
    "an unknown account": (body) => ({ ...body, accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d" }),
    "an unknown currency": (body) => ({ ...body, currency: "XXX" }),
    "an account without money": (body) => ({ ...body, accountId: poorAccount }),
  };
}

/** A refusal leaves nothing behind: the same is refused again, and what is right then succeeds under the same key. */
async function afterRefusal(
  stand: Stand,
  call: Call,
  name: string,
  spoil: (body: Body) => Body,
  say: Say,
): Promise<void> {
  const spoiled = { ...call, body: JSON.stringify(spoil(JSON.parse(call.body) as Body)) };
  const operation = begin(call);
  stand.history.push(operation);
  const refused = [];
  for (const turn of [1, 2]) {
    const { status, code } = await attempt(stand, spoiled, operation);
    say(`${call.key}: ${name} was answered ${status}, turn ${turn}`, status < 400 || status > 499);
    refused.push(`${status} ${String(code)}`);
  }
  say(`${call.key}: ${name} was answered ${refused.join(", then ")}`, refused[0] !== refused[1]);
  const { status, replayed } = await attempt(stand, call, operation);
  say(`${call.key}: after ${name} the corrected body was answered ${status}`, status !== 201);
  say(`${call.key}: after ${name} the corrected body was called a replay`, replayed);
  await attempt(stand, call, operation);
}

/** The database has committed and the client was told 503: nothing is done again, not even for another body. */
async function afterLostAnswer(
  stand: Stand,
  call: Call,
  thief: CommitThief,
  say: Say,
): Promise<number> {
  const operation = begin(call);
  stand.history.push(operation);
  // All answers, so that the one to this call is among them.
  thief.steal = () => true;
  const lost = await attempt(stand, call, operation);
  thief.steal = null;
  const replay = await untilHeard(stand, call, operation);
  say(`${call.key} was answered ${replay.status} after its commit`, !isSuccess(replay));
  const changed = {
    ...call,
    body: call.body.replace(/"amountMinorUnits":\d+/, '"amountMinorUnits":77'),
  };
  const other = await untilHeard(stand, changed, begin(call));
  say(
    `${call.key} with another body was answered ${other.status} after its commit`,
    other.status !== 422,
  );
  return lost.status === 503 && replay.replayed ? 1 : 0;
}

/** The commit never came about: the key is free, for a corrected body too. */
async function afterNoCommit(
  stand: Stand,
  call: Call,
  thief: CommitThief,
  say: Say,
): Promise<void> {
  const spoiled = {
    ...call,
    body: call.body.replace(/"amountMinorUnits":\d+/, '"amountMinorUnits":77'),
  };
  const before = thief.prevented;
  // All commits, so that no other one takes the place of this.
  thief.cut = () => true;
  const failed = await attempt(stand, spoiled, begin(call));
  thief.cut = null;
  say(`${call.key} was answered ${failed.status} without a commit`, isSuccess(failed));
  if (thief.prevented === before) return;
  const operation = begin(call);
  stand.history.push(operation);
  const { status } = await untilHeard(stand, call, operation);
  say(`${call.key} was answered ${status} after a commit that never was`, status !== 201);
}

/** Connections that broke are found broken by the next request on them. */
async function untilHeard(
  stand: Stand,
  call: Call,
  operation: Operation,
): ReturnType<typeof attempt> {
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt(stand, call, operation);
    if ((answer.status !== 503 && answer.code !== "idempotency_in_progress") || tries > 40)
      return answer;
    await sleep(50);
  }
}

async function abandon(stand: Stand, call: Call, afterMs: number): Promise<number> {
  const options = {
    body: JSON.parse(call.body) as unknown,
    key: call.key,
    abandonAfterMs: afterMs,
  };
  return ask(stand, `POST ${call.path}`, options).then(
    () => 0,
    () => 1,
  );
}

/** A second before thirty days the answer is still there; a second after, the key is spent and never pays again. */
async function age(stand: Stand, call: Call): Promise<readonly Violation[]> {
  const from = secondFromNow(40 * DAY_MS);
  const found: Violation[] = [];
  const expect = async (
    when: string,
    at: number,
    status: number,
    code: string | null,
  ): Promise<void> => {
    await setClock(stand, at);
    const answer = await attempt(stand, call, begin(call));
    if (answer.status === status && answer.code === code) return;
    const message = `${call.key} was answered ${answer.status} ${answer.code ?? ""} after ${when}`;
    found.push({ clause: 1, message });
  };
  await setClock(stand, from);
  const first = await attempt(stand, call, begin(call));
  if (!isSuccess(first))
    found.push({ clause: 1, message: `${call.key} was answered ${first.status}` });
  await expect("30 days less a second", from + SNAPSHOT_MS - 1_000, 201, null);
  await expect("30 days and a second", from + SNAPSHOT_MS + 1_000, 409, "idempotency_key_expired");
  const made = (await stand.records()).payments.filter(
    ({ reference }) => reference === call.marker,
  );
  if (made.length !== 1) {
    found.push({ clause: 1, message: `DOUBLE EFFECT: ${call.key} made ${made.length} payments` });
  }
  return found;
}
