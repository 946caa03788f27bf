import { createHash } from "node:crypto";
import { hashPassword } from "../../src/crypto/password.ts";
import { insertApiKey } from "../../src/db/queries/api-keys.ts";
import { clearFailures } from "../../src/db/queries/auth.ts";
import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { storeUser } from "../../src/domain/auth/users.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A server whose clock the test moves, and every credential that the authentication matrix names. */
export interface AuthFixtures {
  readonly server: TestServer;
  readonly values: Readonly<Record<string, string>>;
  /** A key of the retired format that was made while it was still taken. */
  readonly legacyKey: string;
  readonly cutoff: Date;
  setClock(now: Date): void;
  /** Wrong passwords so far count no longer, so that a long series of runs locks nobody out. */
  forgiveLogins(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const PASSWORD = "a long sentence nobody guesses";

/** Starts it, after the cut-off of the retired keys, with an expired session. */
export async function startAuthFixtures(): Promise<AuthFixtures> {
  const cutoff = new Date(Date.now() - 24 * HOUR_MS);
  let offset = -2 * HOUR_MS;
  const now = (): Date => new Date(Date.now() + offset);
  const server = await startTestServer({
    background: false,
    database: "pglite",
    legacyKeyCutoff: cutoff,
    services: { now },
  });
  const XAF = { A: { currency: "XAF", available: 50_000_000 } };
  const own = await server.provision({ accounts: XAF });
  const foreign = await server.provision({ accounts: XAF });
  const test = { tenantId: own.id, livemode: false };
  const live = { tenantId: own.id, livemode: true };
  const hash = await hashPassword(PASSWORD, { N: 2 ** 12, r: 8, p: 1 });
  const user = { name: "Owner", role: "owner", locale: "en" } as const;
  await storeUser(server.services, test, { ...user, email: "owner@sahel-pay.example" }, hash);
  const away = { tenantId: foreign.id, livemode: false };
  await storeUser(server.services, away, { ...user, email: "owner@rift.example" }, hash);
  const liveKey = await keyOf(live, ["tenant:read", "balances:read"]);
  const token = async (key: string, email: string): Promise<string> => {
    const body = await post("/v1/auth/login", key, { email, password: PASSWORD });
    return String(body["accessToken"]);
  };
  const expiredToken = await token(own.apiKey, "owner@sahel-pay.example");
  offset = 0;
  const liveAccount = await post("/v1/accounts", await keyOf(live, ["*"]), {
    name: "Live",
    currency: "XAF",
  });
  return {
    server,
    values: {
      apiKey: own.apiKey,
      email: "owner@sahel-pay.example",
      password: PASSWORD,
      foreignToken: await token(foreign.apiKey, "owner@rift.example"),
      liveToken: await token(liveKey, "owner@sahel-pay.example"),
      foreignAccountId: foreign.accounts["A"] ?? "",
      liveAccountId: String(liveAccount["id"]),
      absentAccountId: newId("acct"),
      narrowKey: await keyOf(test, ["balances:read"]),
      liveKey,
      expiredToken,
    },
    legacyKey: await legacyKey(),
    cutoff,
    setClock: (moment) => {
      offset = moment.getTime() - Date.now();
    },
    async forgiveLogins() {
      const soon = new Date(now().getTime() + 1000);
      await clearFailures(server.services.db, test, "", soon);
    },
  };

  async function keyOf(scope: typeof test, scopes: readonly string[]): Promise<string> {
    return (
      (await createApiKey(server.services, scope, { name: "Fixture", scopes }, SYSTEM)).key ?? ""
    );
  }

  async function post(path: string, key: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(server.url + path, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }

  async function legacyKey(): Promise<string> {
    const key = `sk_test_${"legacy".repeat(4)}`;
    const at = new Date(cutoff.getTime() - HOUR_MS).toISOString();
    const record = {
      id: newId("key"),
      livemode: false,
      name: "Of the old format",
      prefix: key.slice(0, 13),
      last4: key.slice(-4),
      scopes: ["*"],
      allowedIps: [],
      apiVersion: "2026-03-01",
      status: "active" as const,
      expiresAt: null,
      createdBy: SYSTEM,
      createdAt: at,
    };
    const digest = createHash("sha256").update(key).digest("hex");
    await insertApiKey(server.services.db, test, record, digest);
    return key;
  }
}
