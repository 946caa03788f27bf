/** reliability.md 3.10: processes that deliver webhooks are killed; a real receiver counts what arrives. */
import { setTimeout as sleep } from "node:timers/promises";
import { createHmac } from "node:crypto";
import { makeCall } from "../calls.ts";
import { perform } from "../clients.ts";
import { IMPATIENT, onStand, sizeOf, verdictOf } from "../frame.ts";
import type { Violation } from "../oracle.ts";
import { settleAndJudge, type Scenario, type Setting, type Verdict } from "../scenario.ts";
import type { Node, Stand } from "../stand.ts";
import { moreOf, waitUntil } from "../waits.ts";

/** A payment that completes has three or more events. */
const SIZES = {
  pull: { payments: 60, kills: 3 },
  quick: { payments: 120, kills: 6 },
  nightly: { payments: 3_400, kills: 60 },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const LANES = 12;
const HANDLING_MS = 100;
const ARRIVAL_MS = { pull: 120_000, quick: 120_000, nightly: 300_000 } as const;
const MUTANT_ARRIVAL_MS = 15_000;

export const killDispatcher: Scenario = {
  name: "kill-dispatcher",
  section: "3.10",
  from: "quick",
  mutants: [
    { name: "work of a dead dispatcher is never taken up", shows: /LOST EVENT/ },
    { name: "new webhook id per delivery", shows: /came with webhook-id/ },
  ],
  run: onStand({ env: IMPATIENT }, killDispatchers),
};

type Arrival = {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  readonly resource: string;
  readonly ok: boolean;
};

async function killDispatchers(stand: Stand, setting: Setting): Promise<Verdict> {
  const { random } = setting;
  const { startReceiver } = await import("@njia/server/testing");
  const size = sizeOf<Size>(setting, SIZES, SIZES.quick);
  const arrivals: Arrival[] = [];
  let secret = "";
  let answeredBadly = 0;
  // Once only: the wait after a second refusal is five minutes.
  const refused = new Set<string>();
  // Slow enough that there is always a delivery on its way; every ninth is refused or cut off.
  const receiver = await startReceiver(({ headers, body, json }, index, answer) => {
    const isRefused = index % 9 === 4 && !refused.has(String(json.id));
    if (isRefused) refused.add(String(json.id));
    const id = String(headers["webhook-id"]);
    setTimeout(() => {
      if (isRefused) {
        answeredBadly += 1;
        if (index % 2 === 0) answer.writeHead(503, { "retry-after": "1" }).end();
        else answer.destroy();
        return;
      }
      const ok = isSigned(secret, headers, body);
      arrivals.push({ id, event: String(json.id), body, resource: String(json.data?.id), ok });
      answer.writeHead(204).end();
    }, HANDLING_MS);
  });
  try {
    await stand.start(["serve", "--no-worker"]);
    secret = await subscribe(stand, receiver.url);
    let workers: readonly Node[] = await Promise.all([
      stand.start(["worker"]),
      stand.start(["worker"]),
    ]);
    let made = 0;
    const paying = Promise.all(
      Array.from({ length: LANES }, async () => {
        while (made < size.payments) {
          made += 1;
          await perform(stand, makeCall(stand, "transfer", random), () => false);
        }
      }),
    );
    let kills = 0;
    let inFlight = 0;
    const patience = Date.now() + sizeOf<number>(setting, ARRIVAL_MS, ARRIVAL_MS.quick);
    while (kills < size.kills && Date.now() < patience) {
      await moreOf(() => receiver.got.length, 5, patience - Date.now());
      await sleep(random.between(10, 60));
      const [first, second] = workers;
      inFlight += receiver.got.length - arrivals.length - answeredBadly;
      if (first !== undefined) await stand.kill(first);
      kills += 1;
      workers = second === undefined ? [] : [second, await stand.start(["worker"])];
    }
    await paying;
    const violations = [...(await settleAndJudge(stand))];
    const expected = (await stand.records()).events.filter(({ type }) =>
      type.startsWith("payment."),
    );
    const until = Date.now() + sizeOf<number>(setting, ARRIVAL_MS, MUTANT_ARRIVAL_MS);
    const missing = (): readonly string[] => {
      const seen = new Set(arrivals.map(({ event }) => event));
      return expected.flatMap(({ id }) => (seen.has(id) ? [] : [id]));
    };
    await waitUntil(() => missing().length === 0, until, 100);
    violations.push(...judgeArrivals(arrivals, missing(), expected));
    const gateFaults: string[] = [];
    if (kills < size.kills) gateFaults.push(`${kills} of ${size.kills} kills happened`);
    if (inFlight < kills)
      gateFaults.push(`${inFlight} deliveries were on their way at ${kills} kills`);
    if (refused.size === 0) gateFaults.push("the receiver refused nothing");
    return verdictOf(stand, {
      violations,
      gateFaults,
      figures: {
        kills,
        "on their way at a kill": inFlight,
        events: expected.length,
        lost: missing().length,
        arrivals: arrivals.length,
        "refused by the receiver": refused.size,
      },
    });
  } finally {
    await receiver.stop();
  }
}

function judgeArrivals(
  arrivals: readonly Arrival[],
  missing: readonly string[],
  expected: readonly { readonly id: string; readonly resourceId: string }[],
): readonly Violation[] {
  const found: Violation[] = missing.map((id) => ({
    clause: 6,
    message: `LOST EVENT: ${id} never arrived`,
  }));
  const bodies = new Map<string, string>();
  const order = new Map(expected.map(({ id }, index) => [id, index]));
  const last = new Map<string, number>();
  for (const { id, event, body, resource, ok } of arrivals) {
    if (!ok) found.push({ clause: 6, message: `the signature of ${event} is wrong` });
    if (id !== event)
      found.push({ clause: 6, message: `event ${event} came with webhook-id ${id}` });
    if ((bodies.get(event) ?? body) !== body) {
      found.push({ clause: 6, message: `event ${event} came again with other bytes` });
    }
    if (!bodies.has(event)) {
      const place = order.get(event) ?? -1;
      if (place < (last.get(resource) ?? -1)) {
        found.push({ clause: 6, message: `event ${event} came after a later one of ${resource}` });
      }
      last.set(resource, place);
    }
    bodies.set(event, body);
  }
  return found;
}

async function subscribe(stand: Stand, url: string): Promise<string> {
  const response = await fetch(`${stand.url()}/v1/webhooks/endpoints`, {
    method: "POST",
    headers: {
      "x-api-key": stand.apiKey,
      "x-api-version": "2026-09-01",
      "content-type": "application/json",
    },
    body: JSON.stringify({ url, events: ["payment.*"], ordering: "per_resource" }),
  });
  const answer = (await response.json()) as { readonly secret?: string };
  if (answer.secret === undefined) {
    throw new Error(`no webhook endpoint: ${response.status} ${JSON.stringify(answer)}`);
  }
  return answer.secret;
}

/** Standard Webhooks: HMAC-SHA256 over id, timestamp and body, with the secret behind its prefix. */
function isSigned(
  secret: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
): boolean {
  const content = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const mac = createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(content)
    .digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${mac}`);
}
