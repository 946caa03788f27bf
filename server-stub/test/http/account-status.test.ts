import { afterAll, beforeAll, expect, it } from "vitest";
import { changeAccountStatus } from "../../src/domain/accounts/status.ts";
import type { Account } from "../../src/domain/accounts/types.ts";
import { OPERATOR } from "../../src/domain/shared/actor.ts";
import { newPlayer, type Player } from "../support/player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ background: false });
});
afterAll(() => server.stop());

function change(one: Player, status: Account["status"]): Promise<Account> {
  const scope = { tenantId: one.tenant.id, livemode: false };
  return changeAccountStatus(server.services, scope, one.account, status, OPERATOR);
}

const newCard = (one: Player, key: string) =>
  one.command("POST /v1/ghost-cards", key, { currency: "XAF", accountId: one.account });

it("a frozen account pays nothing new; what is under way ends as it would have", async () => {
  const one = await newPlayer(server);
  const [fails, pays] = [await one.pay("001"), await one.pay("000")];
  const card = await newCard(one, "before");
  await change(one, "frozen");
  expect((await one.call(`GET /v1/accounts/${one.account}`)).body.status).toBe("frozen");
  const refused = { status: 409, body: { code: "account_frozen", accountId: one.account } };
  expect(await one.pay("000")).toMatchObject(refused);
  expect(await newCard(one, "after")).toMatchObject(refused);
  const bought = await one.command(`POST /v1/ghost-cards/${card.body.id}/authorizations`, "buy", {
    amountMinorUnits: 500,
    currency: "XAF",
    merchant: { id: "mrch_test_ok", name: "Ok", categoryCode: "5411", country: "CM" },
  });
  expect(bought.body).toMatchObject({ status: "declined", declineCode: "insufficient_funds" });
  await one.advance(60);
  for (const [made, status] of [
    [fails, "failed"],
    [pays, "completed"],
  ] as const)
    expect((await one.call(`GET /v1/payments/${made.body.id}`)).body.status).toBe(status);
  const [available, reserved] = await one.money();
  expect([available, reserved]).toEqual([1_000_000 - pays.body.totalDebited.amountMinorUnits, 0]);
  expect(await one.eventTypes()).toContain("account.frozen");
  await change(one, "active");
  expect((await one.pay("000")).status).toBe(201);
});

it("an account is closed when it is frozen and empty, and then for good", async () => {
  const one = await newPlayer(server);
  await expect(change(one, "closed")).rejects.toMatchObject({ code: "invalid_state_transition" });
  await change(one, "frozen");
  await expect(change(one, "closed")).rejects.toThrow(/still holds money/);
  await change(one, "active");
  const target = await one.command("POST /v1/accounts", "other", { name: "B", currency: "XAF" });
  const moved = await one.command("POST /v1/payments", "empty", {
    amountMinorUnits: 1_000_000,
    currency: "XAF",
    accountId: one.account,
    destination: { type: "account", accountId: target.body.id },
  });
  expect(moved.status, moved.text).toBe(201);
  await one.advance(5);
  await change(one, "frozen");
  await change(one, "closed");
  const refused = { status: 409, body: { code: "account_closed", accountId: one.account } };
  expect(await one.pay("000")).toMatchObject(refused);
  expect(await newCard(one, "closed")).toMatchObject(refused);
  await expect(change(one, "active")).rejects.toMatchObject({ code: "invalid_state_transition" });
  const audited = await one.call("GET /v1/audit-log?limit=100");
  expect(audited.body.data.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(["account.frozen", "account.active", "account.closed"]),
  );
});
