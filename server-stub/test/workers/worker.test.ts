import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { simulator } from "../../src/connectors/simulator.ts";
import { claimDue, finishJob, retryJob } from "../../src/db/queries/jobs.ts";
import { eventsAfter } from "../../src/db/queries/events.ts";
import { findPayment } from "../../src/db/queries/payments.ts";
import { isFailure } from "../../src/db/failures.ts";
import { commit } from "../../src/db/unit.ts";
import { createPayment } from "../../src/domain/payments/create.ts";
import type { Payment } from "../../src/domain/payments/types.ts";
import { enqueue } from "../../src/domain/shared/jobs.ts";
import { newEvent } from "../../src/domain/shared/events.ts";
import { forgetTheOld } from "../../src/workers/retention.ts";
import { sequenceTenant } from "../../src/workers/sequencer.ts";
import { Worker } from "../../src/workers/worker.ts";
import {
  fundedAccount,
  keyFor,
  newTenant,
  openWorld,
  payoutRequest,
  servicesFor,
  type World,
} from "../support/world.ts";
import { ledgerFacts } from "../support/oracle.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld(10_000_000);
});
afterAll(() => world.close());

/** As if the wait before a job's next try were over. */
const endWait = (id: string): Promise<unknown> =>
  world.database.admin.transaction((run) =>
    run(
      "update platform.jobs set locked_until = clock_timestamp() - interval '1 second' where id = $1",
      [id],
    ),
  );

const LATER = new Date(Date.now() + 600_000);

describe("the queue", () => {
  it("gives each job to one worker only, however many ask at once", async () => {
    const now = Date.now();
    await commit(
      world.services.db,
      world.caller,
      {
        jobs: Array.from({ length: 60 }, () =>
          enqueue("idempotency.expire", world.caller.tenantId, {}, now, now),
        ),
      },
      null,
    );
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        claimDue(world.services.db, `worker-${index}`, 60_000, LATER, 10),
      ),
    );
    const ids = claims.flat().map((job) => job.id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    for (const job of claims.flat()) await finishJob(world.services.db, job);
    expect(await claimDue(world.services.db, "late", 60_000, LATER, 10)).toEqual([]);
  });

  it("takes a job again when its lease ends, and the first worker can then write nothing", async () => {
    const now = Date.now();
    await commit(
      world.services.db,
      world.caller,
      { jobs: [enqueue("idempotency.expire", world.caller.tenantId, {}, now, now)] },
      null,
    );
    const [first] = await claimDue(world.services.db, "slow", 1, LATER, 1);
    await sleep(20);
    const [second] = await claimDue(world.services.db, "quick", 60_000, LATER, 1);
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    const lost = commit(
      world.services.db,
      world.caller,
      { finishedJob: { id: first?.id ?? "", lockedBy: "slow" } },
      null,
    );
    await expect(lost).rejects.toSatisfy((error) => isFailure(error, "lease_lost"));
    await commit(
      world.services.db,
      world.caller,
      { finishedJob: { id: first?.id ?? "", lockedBy: "quick" } },
      null,
    );
  });

  it("waits before another try, and gives up after the last", async () => {
    const now = Date.now();
    const job = {
      ...enqueue("idempotency.expire", world.caller.tenantId, {}, now, now),
      max_attempts: 2,
    };
    await commit(world.services.db, world.caller, { jobs: [job] }, null);
    for (const expected of [1, 2]) {
      const [claimed] = await claimDue(world.services.db, "w", 60_000, LATER, 1);
      expect(claimed).toMatchObject({ id: job.id, attempts: expected });
      if (claimed !== undefined) await retryJob(world.services.db, claimed, "boom", 600_000);
      expect(await claimDue(world.services.db, "w", 60_000, LATER, 1)).toEqual([]);
      await endWait(job.id);
    }
    expect(await claimDue(world.services.db, "w", 60_000, LATER, 1)).toEqual([]);
  });
});

describe("three workers on one database", () => {
  it(
    "carry 30 payments to their end: one attempt each, gap-free events, money exact",
    {
      timeout: 180_000,
    },
    async () => {
      const caller = await newTenant(world.database);
      await fundedAccount(world.services, caller, "XAF", 10_000_000);
      const errors: unknown[] = [];
      const workers = Array.from({ length: 3 }, () => {
        const connector = simulator(world.services.db);
        return new Worker(
          {
            services: servicesFor(world.database),
            connectors: () => connector,
            onError: (_job, error) => errors.push(error),
          },
          { concurrency: 4, pollMs: 30 },
        );
      });
      for (const worker of workers) worker.start();
      const ids = await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          const body = payoutRequest(1_000 + index, index % 5 === 0 ? "001" : "000");
          return (
            JSON.parse(
              (await createPayment(world.services, caller, body, { key: keyFor(body) })).body,
            ) as Payment
          ).id;
        }),
      );
      const read = (): Promise<(Payment | undefined)[]> =>
        Promise.all(
          ids.map(async (id) => (await findPayment(world.services.db, caller, id))?.payment),
        );
      await expect
        .poll(
          async () =>
            (await read()).filter(
              (payment) => payment?.status === "completed" || payment?.status === "failed",
            ).length,
          { timeout: 150_000, interval: 200 },
        )
        .toBe(30);
      await Promise.all(workers.map((worker) => worker.stop()));
      // They stop between two rounds; what they had not numbered yet is numbered here.
      while ((await sequenceTenant(world.services, caller)) > 0);
      const payments = await read();
      expect(payments.filter((payment) => payment?.status === "completed")).toHaveLength(24);
      expect(payments.every((payment) => payment?.attempts.length === 1)).toBe(true);
      const events = await eventsAfter(world.services.db, caller, 0, 1_000);
      expect(events.map((event) => event.sequence)).toEqual(events.map((_, index) => index + 1));
      expect(events.filter((event) => event.type === "payment.completed")).toHaveLength(24);
      expect(errors).toEqual([]);
      expect(await ledgerFacts(world.database, caller)).toMatchObject({
        unbalancedTransactions: 0,
        balancesThatDifferFromEntries: 0,
        lastBalanceAfterWrong: 0,
      });
    },
  );
});

describe("retention", () => {
  it("forgets events and logged requests after their time, and keeps the rest", async () => {
    const caller = await newTenant(world.database);
    const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
    const resource = { id: "acct_x", object: "account", version: 1 };
    const events = [
      newEvent("account.created", resource, old, null),
      newEvent("account.created", resource, new Date().toISOString(), null),
    ];
    await commit(world.services.db, caller, { events }, null);
    await sequenceTenant(world.services, caller);
    expect(await eventsAfter(world.services.db, caller, 0, 10)).toHaveLength(2);
    await forgetTheOld(world.services);
    expect((await eventsAfter(world.services.db, caller, 0, 10)).map(({ id }) => id)).toEqual([
      events[1]?.id,
    ]);
  });
});
