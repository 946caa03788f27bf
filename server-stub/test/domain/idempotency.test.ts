import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { named } from "../../src/db/pool-db.ts";
import { expireKeys, findKey } from "../../src/db/queries/keys.ts";
import { createPayment } from "../../src/domain/payments/create.ts";
import { runCommand, type CommandAnswer } from "../../src/domain/idempotency/command.ts";
import { SingleFlight } from "../../src/domain/idempotency/single-flight.ts";
import { resetClock, setClock } from "../../src/domain/sandbox/clock.ts";
import { Refusal } from "../../src/domain/shared/refusal.ts";
import type { Services } from "../../src/domain/shared/services.ts";
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
  world = await openWorld(100_000_000);
});
afterAll(() => world.close());

const count = async (text: string): Promise<number> => {
  const [row] = await world.services.db.tenant(world.caller, (run) => run(named(text), []));
  return Number(row?.["count"]);
};

/** As if another server process served the request: nothing in memory is shared. */
const otherProcess = (overrides: Partial<Services> = {}): Services =>
  servicesFor(world.database, { singleFlight: new SingleFlight(), ...overrides });

describe("one key, one effect", () => {
  it("50 parallel identical requests over many processes: one payment, one answer, 49 replays of the same bytes", async () => {
    const body = payoutRequest(7_777);
    const key = keyFor(body, "fifty");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        createPayment(otherProcess({ idempotencyWaitMs: 20_000 }), world.caller, body, { key }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(await count(`select count(*) from payments where idempotency_key = 'fifty'`)).toBe(1);
    expect(
      await count(
        `select count(*) from events where data->>'idempotencyKey' = 'fifty' and type = 'payment.created'`,
      ),
    ).toBe(1);
  });

  it("inside one process duplicates wait for the first and hold no connection", async () => {
    const services = otherProcess();
    const body = payoutRequest(7_778);
    const key = keyFor(body, "single-flight");
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => createPayment(services, world.caller, body, { key })),
    );
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
  });

  it("parallel requests with one key and different bodies: one is paid, all others are told 422", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const body = payoutRequest(1_000 + index);
        return createPayment(otherProcess({ idempotencyWaitMs: 20_000 }), world.caller, body, {
          key: keyFor(body, "bodies"),
        }).then(
          () => "made",
          (error: Refusal) => error.code,
        );
      }),
    );
    expect(outcomes.filter((one) => one === "made")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "idempotency_key_reused")).toHaveLength(19);
  });

  it("the same key of another tenant, in the other mode, or on another operation is another key", async () => {
    const body = payoutRequest(2_000);
    const first = await createPayment(world.services, world.caller, body, {
      key: keyFor(body, "shared"),
    });
    const neighbour = await newTenant(world.database);
    await fundedAccount(world.services, neighbour, "XAF", 100_000);
    const live = { ...world.caller, livemode: true };
    await fundedAccount(world.services, live, "XAF", 100_000);
    const others = [
      await createPayment(world.services, neighbour, body, { key: keyFor(body, "shared") }),
      await createPayment(world.services, live, body, { key: keyFor(body, "shared") }),
      await createPayment(world.services, world.caller, body, {
        key: { ...keyFor(body, "shared"), operationId: "createClientPayment" },
      }),
    ];
    expect(others.map((answer) => answer.replayed)).toEqual([false, false, false]);
    expect(new Set([first, ...others].map((answer) => JSON.parse(answer.body).id)).size).toBe(4);
  });
});

describe("a slow first request", () => {
  it("is told 409 with Retry-After by another process, and replays afterwards", async () => {
    const body = payoutRequest(3_000);
    const key = keyFor(body, "slow");
    if (world.services.db.kind === "pglite") {
      // One backend: a transaction that holds the key holds the database, so duplicates queue behind it instead.
      const [first, second] = await Promise.all(
        [1, 2].map(() => createPayment(otherProcess(), world.caller, body, { key })),
      );
      expect(first?.body).toBe(second?.body);
      return;
    }
    const blocked = await world.services.db
      .tenant(world.caller, async (run) => {
        await run(
          named(`insert into idempotency_keys (operation_id, key, tenant_id, livemode, fingerprint, request_id, status, body, created_at, expires_at)
        values ('createPayment', 'slow', '${world.caller.tenantId}', false, 'x', 'req', 201, '{}', now(), now())`),
          [],
        );
        const attempt = await createPayment(
          otherProcess({ idempotencyWaitMs: 200 }),
          world.caller,
          body,
          { key },
        ).catch((error: unknown) => error);
        throw new Rollback(attempt);
      })
      .catch((error: unknown) => (error instanceof Rollback ? error.result : error));
    expect(blocked).toMatchObject({
      code: "idempotency_in_progress",
      facts: { retryAfterSeconds: 1 },
    });
    const made = await createPayment(world.services, world.caller, body, { key });
    expect(made.replayed).toBe(false);
  });

  it("that only this process knows about is told 409 as well", async () => {
    const services = otherProcess({ idempotencyWaitMs: 30 });
    const key = { operationId: "createPayment", key: "hanging", fingerprint: "f" };
    let release: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refused = { code: "no_eligible_rail", detail: "x" };
    const prepare = async (): Promise<never> => {
      await hanging;
      throw new Refusal(refused);
    };
    const first = runCommand(services, world.caller, key, prepare).catch(
      (error: Refusal) => error.code,
    );
    const second = await runCommand(services, world.caller, key, prepare).catch(
      (error: Refusal) => error.code,
    );
    release();
    expect([second, await first]).toEqual(["idempotency_in_progress", "no_eligible_rail"]);
  });
});

/** Carries a result out of a transaction that must not commit. */
class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("rolled back on purpose");
    this.result = result;
  }
}

describe("after a long time", () => {
  it("a key whose answer has expired never pays again: first by its time, then by the payment itself", async () => {
    const caller = await newTenant(world.database);
    await fundedAccount(world.services, caller, "XAF", 100_000);
    const body = payoutRequest(1_500);
    const key = keyFor(body, "old");
    const made: CommandAnswer = await createPayment(world.services, caller, body, { key });
    const { id } = JSON.parse(made.body) as { id: string };
    const later = (days: number): Date => new Date(Date.now() + days * 24 * 3_600_000);
    await setClock(world.services, caller, later(29.9), true);
    expect((await createPayment(world.services, caller, body, { key })).replayed).toBe(true);
    await setClock(world.services, caller, later(30.1), true);
    const expired = {
      code: "idempotency_key_expired",
      facts: { members: { resource: { type: "payment", id } } },
    };
    await expect(createPayment(world.services, caller, body, { key })).rejects.toMatchObject(
      expired,
    );
    await expireKeys(world.services.db, caller, later(31));
    expect(await findKey(world.services.db, caller, "createPayment", "old")).toBeNull();
    await expect(createPayment(world.services, caller, body, { key })).rejects.toMatchObject(
      expired,
    );
    await resetClock(world.services, caller);
    expect(await ledgerFacts(world.database, caller)).toMatchObject({
      unbalancedTransactions: 0,
      balancesThatDifferFromEntries: 0,
    });
  });
});
