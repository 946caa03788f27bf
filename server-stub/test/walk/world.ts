import { expect } from "vitest";
import { TRANSITIONS } from "../../src/domain/shared/transitions.ts";
import { send, type Got } from "../support/client.ts";
import type { TestServer, TestTenant } from "../support/test-server.ts";
import { pocketOf, TERMINAL, usedBy, type Pocket, type Shown } from "./ledger.ts";

/** What the walk itself remembers; everything else it reads. */
export interface Memory {
  /** Commands that had an effect: sent again, they must answer the same and change nothing. */
  readonly done: {
    readonly line: string;
    readonly key: string;
    readonly body: object;
    readonly text: string;
  }[];
  readonly bulks: string[];
  readonly cards: { readonly id: string; readonly cap: number; isClosed: boolean }[];
  shown: Shown;
  pockets: Readonly<Record<"A" | "B", Pocket>>;
}

/** One tenant on the real server, and who else there is to be kept out. */
export interface Walker {
  readonly tenant: TestTenant;
  readonly account: (name: "A" | "B") => string;
  call(line: string, body?: object): Promise<Got>;
  /** A command under a key; a new one when none is given. */
  command(line: string, body: object, key?: string): Promise<Got>;
  /** The same as another tenant. */
  asStranger(line: string): Promise<Got>;
  /** Reads everything, works the money out from it, and holds both against the books and against what was seen before. */
  reconcile(memory: Memory): Promise<void>;
}

const START = { A: 200_000, B: 50_000 };
let keys = 0;

export async function newWalker(server: TestServer, strangerKey: string): Promise<Walker> {
  const tenant = await server.provision({
    accounts: {
      A: { currency: "XAF", available: START.A },
      B: { currency: "XAF", available: START.B },
    },
    clock: "2027-01-04T10:00:00.000Z",
  });
  const call: Walker["call"] = (line, body) =>
    send(server.url, line, { key: tenant.apiKey, ...(body === undefined ? {} : { body }) });
  return {
    tenant,
    account: (name) => tenant.accounts[name] ?? "",
    call,
    command: (line, body, key) => {
      keys += 1;
      return send(server.url, line, {
        key: tenant.apiKey,
        body,
        headers: { "idempotency-key": key ?? `walk-${keys}` },
      });
    },
    asStranger: (line) => send(server.url, line, { key: strangerKey }),
    async reconcile(memory) {
      const shown = await readAll(call, memory);
      const facts = await tenant.facts();
      const pockets = {
        A: pocketOf(tenant.accounts["A"] ?? "", START.A, shown),
        B: pocketOf(tenant.accounts["B"] ?? "", START.B, { ...shown, authorizations: [] }),
      };
      expect(facts.accounts, "money worked out from the states against the books").toEqual(pockets);
      expect(facts.unbalanced).toEqual([]);
      expect(new Set(Object.values(facts.sums))).toEqual(new Set(["0"]));
      checkLimits(memory, shown);
      checkLives(memory.shown, shown);
      Object.assign(memory, { shown, pockets });
    },
  };
}

export const emptyMemory = (): Memory => ({
  done: [],
  bulks: [],
  cards: [],
  shown: { payments: [], reversals: [], authorizations: [] },
  pockets: {
    A: { available: START.A, reserved: 0 },
    B: { available: START.B, reserved: 0 },
  },
});

async function readAll(call: Walker["call"], memory: Memory): Promise<Shown> {
  const list = async (path: string): Promise<readonly Got["body"][]> => {
    const found: Got["body"][] = [];
    for (let cursor = ""; ;) {
      const { body } = await call(`GET ${path}?limit=100${cursor}`);
      found.push(...body.data);
      if (!body.hasMore) return found;
      cursor = `&startingAfter=${body.nextCursor}`;
    }
  };
  const authorizations: Got["body"][] = [];
  for (const { id } of memory.cards)
    authorizations.push(...(await list(`/v1/ghost-cards/${id}/authorizations`)));
  const [payments, reversals] = [await list("/v1/payments"), await list("/v1/reversals")];
  for (const id of memory.bulks) await checkBulk(call, id);
  return { payments, reversals, authorizations };
}

/** Invariant 14: counts add up, and a batch that has ended has no item that has not. */
async function checkBulk(call: Walker["call"], id: string): Promise<void> {
  const bulk = (await call(`GET /v1/payments/bulk/${id}`)).body;
  const items: readonly Got["body"][] = (await call(`GET /v1/payments/bulk/${id}/items?limit=100`))
    .body.data;
  const { total, ...counts } = bulk.counts as Readonly<Record<string, number>>;
  expect(items).toHaveLength(total ?? 0);
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(total);
  if (!["accepted", "processing"].includes(bulk.status))
    expect(items.filter(({ status }) => status === "pending" || status === "processing")).toEqual(
      [],
    );
}

/** Invariant 15, for limits that never start anew. */
function checkLimits({ cards }: Memory, { authorizations }: Shown): void {
  for (const { id, cap } of cards) {
    const used = authorizations
      .filter(({ cardId }) => cardId === id)
      .reduce((sum, one) => sum + usedBy(one), 0);
    expect(used, `held and spent of the limit of ${id}`).toBeLessThanOrEqual(cap);
  }
}

const LEGAL = new Set(TRANSITIONS.payment.map(([from, to]) => `${from}>${to}`));

/** Invariant 10: a timeline only grows, by legal steps; what has ended stays as it is. */
function checkLives(before: Shown, after: Shown): void {
  const known = new Map(before.payments.map((one) => [one.id, one]));
  for (const payment of after.payments) {
    const states: readonly string[] = payment.timeline.map(
      ({ status }: { readonly status: string }) => status,
    );
    const steps = states.map((to, index) => `${states[index - 1] ?? ""}>${to}`);
    expect(
      steps.filter((step) => !LEGAL.has(step)),
      `steps of ${payment.id}`,
    ).toEqual([]);
    expect(states.at(-1)).toBe(payment.status);
    // A reversal changes the payment too, without a new state of its own.
    expect(payment.version, states.join(" ")).toBeGreaterThanOrEqual(states.length);
    const past = known.get(payment.id);
    if (past === undefined) continue;
    expect(payment.version).toBeGreaterThanOrEqual(past.version);
    expect(payment.timeline.slice(0, past.timeline.length)).toEqual(past.timeline);
    if (TERMINAL.has(past.status)) expect(payment.status).toBe(past.status);
  }
  for (const { id } of before.payments)
    expect(
      after.payments.some((one) => one.id === id),
      `${id} is still there`,
    ).toBe(true);
}
