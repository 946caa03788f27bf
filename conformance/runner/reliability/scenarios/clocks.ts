/** reliability.md 3.11: servers whose clocks are wrong, a clock that jumps back, and the calendar of cards. */
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ask, itemsOf, member, setClock } from "../ask.ts";
import { attempt, perform } from "../clients.ts";
import { makeCall } from "../calls.ts";
import { onStand, sizeOf, verdictOf } from "../frame.ts";
import { startLoad } from "../load.ts";
import type { Violation } from "../oracle.ts";
import {
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import type { Stand } from "../stand.ts";
import { HOUR_MS } from "../waits.ts";

const CLIENTS = 4;
const SKEWS_MS = [-HOUR_MS, 0, HOUR_MS] as const;
const SECONDS = { pull: 4, quick: 8, nightly: 120 } as const;
const PRELOAD = fileURLToPath(new URL("../skew.ts", import.meta.url));

export const clocks: Scenario = {
  name: "clocks",
  section: "3.11",
  from: "quick",
  mutants: [{ name: "card windows in UTC", shows: /the day of a card in/ }],
  run: onStand({ preloads: [PRELOAD] }, disagree),
};

async function disagree(stand: Stand, setting: Setting): Promise<Verdict> {
  const { random } = setting;
  const nodes = await Promise.all(
    SKEWS_MS.map((skew) =>
      stand.start(["serve"], {
        NJIA_CLOCK_SKEW_MS: String(skew),
        NJIA_CLOCK_JUMP_MS: String(-5 * 60_000),
      }),
    ),
  );
  const violations: Violation[] = [];
  const old = makeCall(stand, "transfer", random);
  await perform(stand, old, () => false);
  const load = startLoad(stand, CLIENTS, random);
  const half = sizeOf<number>(setting, SECONDS, SECONDS.pull) * 500;
  await sleep(half);
  const known = new Set((await stand.records()).payments.map(({ id }) => id));
  const paging = pages(stand, nodes[0]?.url ?? "");
  nodes[1]?.process.child.kill("SIGUSR2");
  const seen = await paging;
  await sleep(half);
  await load.end();
  // The same key at every server, whatever its clock says.
  const operation = stand.history[0];
  if (operation !== undefined) {
    for (const _node of nodes) await attempt(stand, old, operation);
  }
  violations.push(...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, false));
  if (new Set(seen).size !== seen.length) {
    violations.push({ clause: 2, message: "paging through payments gave one of them twice" });
  }
  const missed = [...known].filter((id) => !seen.includes(id));
  if (missed.length > 0) {
    violations.push({
      clause: 2,
      message: `paging through payments left out ${missed.slice(0, 3).join(", ")}`,
    });
  }
  violations.push(...(await calendar(stand, nodes[1]?.url ?? "")));
  return verdictOf(stand, { violations, figures: { servers: nodes.length, paged: seen.length } });
}

/** Ids of all payments, page by page, while more are made. */
async function pages(stand: Stand, url: string): Promise<readonly string[]> {
  const seen: string[] = [];
  let cursor = "";
  for (;;) {
    const page = await ask(stand, `GET /v1/payments?limit=20${cursor}`, { url });
    if (page.status !== 200) throw new Error(`no page: ${page.text}`);
    for (const one of itemsOf(page)) seen.push(String(member(one, "id")));
    if (page.at("hasMore") !== true) return seen;
    cursor = `&startingAfter=${String(seen.at(-1))}`;
  }
}

/** Where the sandbox clock stands, the card's zone, and the beginning of its day there. */
const DAYS = [
  ["2028-02-29T23:30:00.000Z", "Africa/Douala", "2028-02-29T23:00:00.000Z"],
  ["2028-02-29T22:30:00.000Z", "Africa/Douala", "2028-02-28T23:00:00.000Z"],
  // Cairo goes to summer time in the night before the last Friday of April, and back in that before the last Friday of October.
  ["2029-04-26T21:30:00.000Z", "Africa/Cairo", "2029-04-25T22:00:00.000Z"],
  ["2029-04-27T21:30:00.000Z", "Africa/Cairo", "2029-04-27T21:00:00.000Z"],
  ["2029-10-26T21:30:00.000Z", "Africa/Cairo", "2029-10-25T22:00:00.000Z"],
] as const;

/** The sandbox clock moves cards' days; it moves no credential. */
async function calendar(stand: Stand, url: string): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  const moments = DAYS.toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [at, timezone, start]] of moments.entries()) {
    await setClock(stand, Date.parse(at), url);
    const card = await ask(stand, "POST /v1/ghost-cards", {
      url,
      key: `${stand.name}-card-${index}`,
      body: {
        currency: "XAF",
        timezone,
        spendLimits: [{ scope: "card", amountMinorUnits: 10_000, interval: "daily" }],
      },
    });
    const told = String(card.at("spendLimits.0.usage.windowStart"));
    if (told !== start) {
      const message = `the day of a card in ${timezone} at ${at} begins ${told} (${card.status}), not ${start}`;
      found.push({ clause: 3, message });
    }
  }
  // Years later on the sandbox clock, the same key still opens.
  const { status } = await ask(stand, "GET /v1/accounts", { url });
  if (status !== 200)
    found.push({
      clause: 5,
      message: `the API key was answered ${status} far ahead on the sandbox clock`,
    });
  return found;
}
