import { expect, it } from "vitest";
import type { Lease, LeaseRequest } from "../../src/db/queries/rate-windows.ts";
import { LeasedLimiter, type LeaseStore } from "../../src/http/leased-limits.ts";
import type { Quota } from "../../src/http/rate-limits.ts";

const LIMIT = 60;
const AT = Date.parse("2027-01-04T10:00:30Z");

/** The shared table, with what it was asked; it can be taken away. */
class FakeStore implements LeaseStore {
  readonly asked: LeaseRequest[] = [];
  readonly forgotten: number[] = [];
  readonly leased = new Map<string, number>();
  state: "here" | "broken" | "silent" = "here";

  async lease(request: LeaseRequest): Promise<Lease> {
    this.asked.push(request);
    if (this.state === "broken") throw new Error("connection refused");
    if (this.state === "silent") return new Promise(() => undefined);
    const key = `${request.bucket} ${request.window}`;
    const before = (this.leased.get(key) ?? 0) + request.debt;
    const granted = Math.min(request.want, Math.max(0, request.limit - before));
    this.leased.set(key, before + granted);
    return { granted, leased: before + granted };
  }

  async forget(before: number): Promise<void> {
    this.forgotten.push(before);
  }
}

function make(store: LeaseStore, clock = { now: AT }): LeasedLimiter {
  return new LeasedLimiter({
    store,
    limits: { read: { live: 10_000, test: LIMIT } },
    now: () => new Date(clock.now),
    patienceMs: 20,
  });
}
const times = async (count: number, take: (index: number) => Promise<Quota>): Promise<Quota[]> => {
  const all: Quota[] = [];
  for (let index = 0; index < count; index += 1) all.push(await take(index));
  return all;
};
const passed = (quotas: readonly Quota[]): number =>
  quotas.filter(({ exceeded }) => !exceeded).length;

it("a server alone gives exactly the quota and reports it as a counter in the process would", async () => {
  const store = new FakeStore();
  const limiter = make(store);
  const quotas = await times(LIMIT + 5, () => limiter.take("t", "read", false));
  expect(quotas.map(({ remaining }) => remaining)).toEqual(
    Array.from({ length: LIMIT + 5 }, (_, index) => Math.max(0, LIMIT - 1 - index)),
  );
  expect(quotas.map(({ exceeded }) => exceeded)).toEqual(quotas.map((_, index) => index >= LIMIT));
  expect(quotas[0]).toMatchObject({ limit: LIMIT, resetAt: AT / 1000 + 30, resetIn: 30 });
  // Leases grow to a twentieth of the quota; what is refused asks nobody.
  expect(store.asked.map(({ want }) => want).slice(0, 4)).toEqual([1, 1, 2, 3]);
  expect(Math.max(...store.asked.map(({ want }) => want))).toBe(LIMIT / 20);
  const before = store.asked.length;
  await limiter.take("t", "read", false);
  expect(store.asked).toHaveLength(before);
});

it("leases of large quotas stay at 100", async () => {
  const store = new FakeStore();
  const limiter = make(store);
  await times(2_000, () => limiter.take("t", "read", true));
  expect(Math.max(...store.asked.map(({ want }) => want))).toBe(100);
  expect(store.asked.length).toBeLessThan(40);
});

it("two servers give the quota between them, and what they report is never too much", async () => {
  const store = new FakeStore();
  const servers = [make(store), make(store)] as const;
  const quotas = await times(2 * LIMIT, (index) =>
    servers[index % 2 === 0 ? 0 : 1].take("t", "read", false),
  );
  expect(passed(quotas)).toBe(LIMIT);
  // One that has used little keeps little from the other.
  const lopsided = await times(LIMIT, (index) =>
    servers[index === 0 ? 1 : 0].take("u", "read", false),
  );
  expect(passed(lopsided)).toBe(LIMIT);
  const told = servers[0].peek("v", "read", false).remaining;
  expect(told).toBe(LIMIT);
});

it("many requests at once wait for one lease at a time and pass no limit", async () => {
  const store = new FakeStore();
  const servers = [make(store), make(store)] as const;
  const quotas = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      servers[index % 2 === 0 ? 0 : 1].take("t", "read", false),
    ),
  );
  expect(passed(quotas)).toBe(LIMIT);
  expect(store.asked.length).toBeLessThan(60);
});

it.each(["broken", "silent"] as const)(
  "with a store that is %s a server counts alone, and tells what it let pass when the store is back",
  async (state) => {
    const store = new FakeStore();
    store.state = state;
    const limiter = make(store);
    const began = performance.now();
    const quotas = await times(20, () => limiter.take("t", "read", false));
    expect(performance.now() - began).toBeLessThan(900);
    expect(passed(quotas)).toBe(20);
    expect(quotas.at(-1)?.remaining).toBe(LIMIT - 20);
    expect(store.asked).toHaveLength(1);
    store.state = "here";
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    expect(passed(await times(LIMIT, () => limiter.take("t", "read", false)))).toBe(LIMIT - 20);
    expect(store.asked[1]).toMatchObject({ debt: 20 });
    expect([...store.leased.values()]).toEqual([LIMIT]);
  },
);

it("a store that stays away lets no more than the quota pass on each server", async () => {
  const store = new FakeStore();
  store.state = "broken";
  const limiter = make(store);
  expect(passed(await times(LIMIT + 10, () => limiter.take("t", "read", false)))).toBe(LIMIT);
});

it("a new window begins anew, and old ones are removed", async () => {
  const store = new FakeStore();
  const clock = { now: AT };
  const limiter = make(store, clock);
  expect(passed(await times(LIMIT + 1, () => limiter.take("t", "read", false)))).toBe(LIMIT);
  clock.now += 30_000;
  const next = await limiter.take("t", "read", false);
  expect(next).toMatchObject({ exceeded: false, remaining: LIMIT - 1, resetIn: 60 });
  expect(store.forgotten.at(-1)).toBe(clock.now / 60_000 - 1);
});
