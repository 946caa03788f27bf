/** reliability.md 3.12: providers that stay silent, come late, come three times, contradict themselves or name another amount. */
import { setTimeout as sleep } from "node:timers/promises";
import { ask, setClock } from "../ask.ts";
import { attempt, begin, perform, type Call } from "../clients.ts";
import { onStand, sizeOf, verdictOf } from "../frame.ts";
import { isSuccess } from "../history.ts";
import type { Violation } from "../oracle.ts";
import type { Random } from "../random.ts";
import type { Scenario, Setting, Verdict } from "../scenario.ts";
import type { Stand } from "../stand.ts";
import { DAY_MS, secondFromNow } from "../waits.ts";

const KILLS = { pull: 1, quick: 3, nightly: 20 } as const;
const EACH = { pull: 1, quick: 2, nightly: 20 } as const;

/** Magic digits of test mode, what they stand for, and how the payment must end. */
const SCRIPTS = [
  ["008", "callback after 9 s", "completed"],
  ["009", "callback after 29 s", "completed"],
  ["010", "callback after 31 s", "completed"],
  ["011", "no callback, the enquiry says failed", "failed"],
  ["012", "no callback, the enquiry says completed", "completed"],
  ["013", "no callback, the enquiry knows nothing", "in_reconciliation"],
  ["014", "callback three times", "completed"],
  ["015", "callback contradicted", "completed"],
  ["016", "callback with another amount", "in_reconciliation"],
] as const;

export const callbacks: Scenario = {
  name: "callbacks",
  section: "3.12",
  from: "quick",
  mutants: [{ name: "a timeout is a failure", shows: /ended failed, not|a timeout alone/ }],
  run: onStand({}, disturbCallbacks),
};

async function disturbCallbacks(stand: Stand, setting: Setting): Promise<Verdict> {
  const { random } = setting;
  let server = await stand.start(["serve"]);
  const violations: Violation[] = [];
  const from = secondFromNow(DAY_MS);
  await setClock(stand, from);
  const made: { readonly id: string; readonly name: string; readonly end: string }[] = [];
  // Killed between submission and answer; the deadline and the enquiry find out what became of it.
  let kills = 0;
  for (; kills < sizeOf<number>(setting, KILLS, KILLS.quick); kills += 1) {
    const call = payout(stand, "012", random);
    const operation = begin(call);
    stand.history.push(operation);
    const unheard = attempt(stand, call, operation);
    await sleep(random.between(5, 120));
    await stand.kill(server);
    await unheard;
    server = await stand.start(["serve"]);
    while (!isSuccess(await attempt(stand, call, operation)));
    made.push({ id: operation.acknowledged ?? "", name: "killed server", end: "completed" });
  }
  // No kill may hit these: one that cuts a payment off from its rail leaves it without a script.
  for (let round = 0; round < sizeOf<number>(setting, EACH, EACH.quick); round += 1) {
    for (const [digits, name, end] of SCRIPTS) {
      const call = payout(stand, digits, random);
      const { acknowledged } = await perform(stand, call, () => false);
      made.push({ id: acknowledged ?? "", name, end });
    }
  }
  // Past the deadline of 30 s, before any enquiry but the first.
  await setClock(stand, from + 30_500);
  for (const { id, name, end } of made) {
    if (end === "failed") continue;
    const { at } = await ask(stand, `GET /v1/payments/${id}`);
    if (at("status") === "failed") {
      violations.push({ clause: 5, message: `${id} (${name}): a timeout alone made it failed` });
    }
  }
  await setClock(stand, from + 4 * DAY_MS);
  for (const { id, name, end } of made) {
    const payment = await ask(stand, `GET /v1/payments/${id}`);
    const status = payment.at("status");
    if (status !== end) {
      violations.push({
        clause: 5,
        message: `${id} (${name}) ended ${String(status)}, not ${end}`,
      });
    }
    const attempts = payment.at("attempts");
    const count = Array.isArray(attempts) ? attempts.length : 0;
    if (count !== 1) {
      violations.push({ clause: 1, message: `${id} (${name}) was submitted ${count} times` });
    }
  }
  violations.push(...(await soundMoney(stand)));
  return verdictOf(stand, { violations, figures: { payments: made.length, kills } });
}

function payout(stand: Stand, digits: string, random: Random): Call {
  stand.calls += 1;
  const marker = `${stand.name}-${digits}-${stand.calls}`;
  const amount = random.between(1_000, 9_999);
  return {
    kind: "payout",
    path: "/v1/payments",
    key: `key-${marker}`,
    marker,
    amounts: [amount],
    body: JSON.stringify({
      amountMinorUnits: amount,
      currency: "XAF",
      accountId: stand.accounts.A,
      reference: marker,
      fraudCheck: "skip",
      destination: { type: "mobile_money", msisdn: `+24174999${digits}`, country: "GA" },
    }),
  };
}

/** Payments that nobody knows the end of may stay open and hold their money; nothing else may. */
async function soundMoney(stand: Stand): Promise<readonly Violation[]> {
  const { payments } = await stand.records();
  const found: Violation[] = (await stand.soundness()).map((message) => ({ clause: 4, message }));
  for (const { id, status, held, amount, fee } of payments) {
    const right = status === "in_reconciliation" ? amount + fee : 0;
    if (Math.abs(held) !== right) {
      found.push({
        clause: 4,
        message: `payment ${id} is ${status} and holds ${held}, not ${right}`,
      });
    }
  }
  const broken = await stand.auditProblem();
  return broken === null ? found : [...found, { clause: 6, message: broken }];
}
