import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Db } from "../../src/db/db.ts";
import { payout, type Got } from "../support/client.ts";
import { newPlayer } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const AT_ONCE = 20;

/** Under load the one who works may take longer than the others wait: they are told to come again. */
async function untilTold(ask: () => Promise<Got>): Promise<Got> {
  for (;;) {
    const got = await ask();
    if (got.body.code !== "idempotency_in_progress") return got;
    await sleep(100);
  }
}

/** The same promises, whether commands are committed one by one or together. */
describe.each([0, 16])(
  "hot commands, up to %i in one transaction",
  { timeout: 180_000 },
  (most) => {
    let server: TestServer;
    let together = 0;
    beforeAll(async () => {
      vi.stubEnv("MICRO_BATCH", String(most));
      server = await startTestServer({ background: false });
      vi.unstubAllEnvs();
      const { db } = server.services;
      const call = db.call.bind(db);
      (db as { call: Db["call"] }).call = (scope, name, argument) => {
        if (name === "commit_units") together += 1;
        return call(scope, name, argument);
      };
    });
    afterAll(() => server.stop());

    it("pay once per key, and every answer of a key has the same bytes", async () => {
      const one = await newPlayer(server);
      const before = together;
      const keys = Array.from({ length: AT_ONCE }, (_, index) => `at-once-${index}`);
      const asked = await Promise.all(
        [...keys, ...keys].map((key, index) =>
          untilTold(() => {
            const amount = 1_000 + (index % AT_ONCE);
            return one.command("POST /v1/payments", key, payout(one.account, amount, "000"));
          }),
        ),
      );
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201]));
      for (const index of keys.keys())
        expect(asked[index + AT_ONCE]?.text).toBe(asked[index]?.text);
      const facts = await one.tenant.facts();
      expect(facts).toMatchObject({ payments: AT_ONCE, unbalanced: [], sums: { XAF: "0" } });
      const debited = asked
        .slice(0, AT_ONCE)
        .reduce((sum, { body }) => sum + Number(body.totalDebited.amountMinorUnits), 0);
      expect(await one.money()).toEqual([1_000_000 - debited, debited]);
      expect(together > before).toBe(most > 0);
      await one.advance(30);
      expect(await one.money()).toEqual([1_000_000 - debited, 0]);
      const lines = await one.call(`GET /v1/accounts/${one.account}/entries?limit=100`);
      expect(lines.body.data.length).toBeGreaterThan(AT_ONCE);
    });

    it("spend no more than there is", async () => {
      const one = await newPlayer(server);
      const asked = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          one.command("POST /v1/payments", `poor-${index}`, payout(one.account, 90_000, "000")),
        ),
      );
      const made = asked.filter(({ status }) => status === 201);
      const [available] = await one.money();
      const each = Number(made[0]?.body.totalDebited.amountMinorUnits);
      expect(made.length).toBe(Math.floor(1_000_000 / each));
      expect(available).toBe(1_000_000 - made.length * each);
      const refused = asked.filter(({ status }) => status !== 201);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(
        new Set(["insufficient_funds"]),
      );
    });

    it("let one body win where a key comes with two", async () => {
      const one = await newPlayer(server);
      const asked = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          untilTold(() =>
            one.command(
              "POST /v1/payments",
              "contested",
              payout(one.account, 1_000 + index, "000"),
            ),
          ),
        ),
      );
      const codes = asked.map(({ status, body }) => (status === 201 ? "made" : String(body.code)));
      expect(codes.toSorted()).toEqual([...Array(9).fill("idempotency_key_reused"), "made"]);
      expect((await one.tenant.facts()).payments).toBe(1);
    });

    it("keep a card inside its limit", async () => {
      const one = await newPlayer(server);
      const spendLimits = [{ scope: "card", amountMinorUnits: 10_000, interval: "daily" }];
      const card = await one.command("POST /v1/ghost-cards", "card", {
        currency: "XAF",
        spendLimits,
      });
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, index): Promise<Got> => {
          const merchant = {
            id: `mrch_${index}`,
            name: "Shop",
            categoryCode: "5411",
            country: "CM",
          };
          const body = { amountMinorUnits: 3_000, currency: "XAF", merchant };
          const path = `POST /v1/ghost-cards/${card.body.id}/authorizations`;
          return one.command(path, `buy-${index}`, body);
        }),
      );
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201]));
      expect(asked.filter(({ body }) => body.status === "approved")).toHaveLength(3);
      expect(await one.money()).toEqual([1_000_000 - 9_000, 9_000]);
    });
  },
);
