import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openRunning, type Running } from "../../src/commands/context.ts";
import { keysCommand } from "../../src/commands/keys.ts";
import { tenantsCommand } from "../../src/commands/tenants.ts";
import { loadConfig } from "../../src/config/config.ts";

let running: Running;
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "");
  // vitest sets it for its own ends.
  vi.stubEnv("BASE_URL", "");
  running = await openRunning(loadConfig(process.env), () => undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running.close();
});

/** Every command opens the database and closes it; here all use one, in memory. */
const open: typeof openRunning = async () => ({ ...running, close: async () => undefined });

const CREATE = ["create", "--tenant", "new-shop", "--name", "New Shop", "--country", "CM"];
const REST = ["--currency", "XAF", "--timezone", "Africa/Douala", "--owner", "a@b.example"];

async function printed(
  command: typeof tenantsCommand,
  args: readonly string[],
): Promise<readonly string[]> {
  const lines: string[] = [];
  await command(args, (line) => lines.push(line), open);
  return lines;
}

it("a tenant is made, and gets live keys only once live mode is open", async () => {
  const made = await printed(tenantsCommand, [...CREATE, ...REST]);
  expect(made[0]).toMatch(/^new-shop {2}test key svc_test_[0-9A-Za-z]{42}$/);
  expect(made[1]).toMatch(/^new-shop {2}a@b\.example {2}password \S{24}$/);
  await expect(printed(tenantsCommand, [...CREATE, ...REST])).rejects.toThrow(/exists already/);
  const liveKey = ["create", "--tenant", "new-shop", "--mode", "live", "--scopes", "payments:read"];
  await expect(printed(keysCommand, liveKey)).rejects.toThrow(/open-live --tenant new-shop/);
  expect(await printed(tenantsCommand, ["open-live", "--tenant", "new-shop"])).toEqual([
    "new-shop  active  live mode open  New Shop",
  ]);
  expect((await printed(keysCommand, liveKey))[0]).toMatch(/svc_live_/);
  await printed(tenantsCommand, ["suspend", "--tenant", "new-shop"]);
  expect(await printed(tenantsCommand, ["list"])).toContain(
    "new-shop  suspended  live mode open  New Shop",
  );
});

it("what is missing or wrong is named before anything is opened", async () => {
  await expect(printed(tenantsCommand, [...CREATE])).rejects.toThrow(/--currency/);
  await expect(
    printed(tenantsCommand, [...CREATE, ...REST, "--timezone", "Douala"]),
  ).rejects.toThrow(/--timezone/);
  await expect(printed(tenantsCommand, ["open-live"])).rejects.toThrow(/is used so/);
  await expect(printed(tenantsCommand, ["destroy", "--tenant", "x"])).rejects.toThrow(/is used so/);
});
