import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { TenantScope } from "../db/db.ts";
import { leaseClock, readClock, releaseClock, writeClock } from "../db/queries/clocks.ts";
import { claimNext, countBusy } from "../db/queries/jobs.ts";
import {
  clockAt,
  describeClock,
  requireTestMode,
  virtualTime,
  type SandboxClock,
} from "../domain/sandbox/clock.ts";
import type { JobKind } from "../domain/shared/jobs.ts";
import { refuse } from "../domain/shared/refusal.ts";
import { WORK_NAMES } from "./registry.ts";
import { runJob, type WorkerTools } from "./run-job.ts";
import { sequenceTenant } from "./sequencer.ts";

const LEASE_MS = 30_000;
const MAX_SHOWN = 1_000;
const BUSY_POLL_MS = 10;

/** advanceSandboxClock's answer. */
export interface ClockAdvance {
  readonly object: "sandbox_clock_advance";
  readonly clock: SandboxClock;
  readonly advancedSeconds: number;
  readonly ranCount: number;
  readonly ran: readonly {
    readonly at: string;
    readonly kind: string;
    readonly resource: { readonly type: string; readonly id: string };
    readonly result: string;
  }[];
  readonly truncated: boolean;
}

/**
 * Moves a tenant's test clock and runs everything that falls due on the way, in order, each at its own time; work made by that
 * work included. Background workers keep away meanwhile. Throws sandbox_only, or concurrency_limited while another advance runs.
 */
export async function advanceClock(
  tools: WorkerTools,
  scope: TenantScope,
  seconds: number,
): Promise<ClockAdvance> {
  requireTestMode(scope);
  const { services } = tools;
  if (!(await leaseClock(services.db, scope, services.now(), LEASE_MS, false)))
    throw refuse(
      "concurrency_limited",
      "The clock is being moved by another request. Try again when it is done.",
    );
  try {
    const before = await readClock(services.db, scope);
    const frozen = before?.frozenAt != null;
    const from = virtualTime(before, services.now());
    const until = new Date(from.getTime() + seconds * 1000);
    const ran = await runUntil(tools, scope, from, until);
    const clock = clockAt(until, services.now(), frozen);
    await writeClock(services.db, scope, clock);
    return {
      object: "sandbox_clock_advance",
      clock: describeClock(clock, services.now()),
      advancedSeconds: seconds,
      ranCount: ran.length,
      ran: ran.slice(0, MAX_SHOWN),
      truncated: ran.length > MAX_SHOWN,
    };
  } finally {
    await releaseClock(services.db, scope);
  }
}

async function runUntil(
  tools: WorkerTools,
  scope: TenantScope,
  from: Date,
  until: Date,
): Promise<ClockAdvance["ran"][number][]> {
  const { services } = tools;
  const worker = `advance-${randomUUID()}`;
  const ran: ClockAdvance["ran"][number][] = [];
  let at = from;
  for (;;) {
    // A worker that took a job before we came must finish first, or things would happen out of order.
    while ((await countBusy(services.db, scope, until)) > 0) await sleep(BUSY_POLL_MS);
    await leaseClock(services.db, scope, services.now(), LEASE_MS, true);
    // What just happened may have to be delivered before the next piece of work is due.
    while ((await sequenceTenant(services, scope)) > 0);
    const job = await claimNext(services.db, scope, worker, LEASE_MS, until);
    if (job === null) return ran;
    const due = new Date(job.runAt);
    at = due > at ? due : at;
    await writeClock(services.db, scope, clockAt(at, services.now(), true));
    const result = await runJob(tools, job);
    const kind = WORK_NAMES[job.kind as JobKind];
    if (kind === null) continue;
    ran.push({
      at: due.toISOString(),
      kind,
      resource: { type: typeOf(job.subject), id: job.subject },
      result,
    });
  }
}

const TYPES: Readonly<Record<string, string>> = {
  pay: "payment",
  txn: "transaction",
  blk: "bulk_payment",
  bit: "bulk_item",
  rev: "reversal",
  ten: "tenant",
  dlv: "delivery",
  whe: "webhook_endpoint",
  kys: "kyc_score",
  kyc: "kyc_check",
  card: "ghost_card",
  cauth: "card_authorization",
  csub: "changelog_subscription",
};

function typeOf(id: string): string {
  return TYPES[id.split("_")[0] ?? ""] ?? "resource";
}
