import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { storeUser } from "../../src/domain/auth/users.ts";
import { hashPassword } from "../../src/crypto/password.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { send, type Got, type Send } from "./client.ts";
import { furnish, PASSWORD } from "./furniture.ts";
import type { TestServer } from "./test-server.ts";
import { fundedAccount } from "./world.ts";

/** What a tenant has in one mode: one of everything that the mode knows, all of it made through the API. */
export interface House {
  readonly livemode: boolean;
  readonly apiKey: string;
  /** Access token of an owner who logged in with the key. */
  readonly token: string;
  /** Text that stands in names, references and notes of this tenant and mode only. */
  readonly mark: string;
  /** How that text begins, in both modes; also the name of the owner. */
  readonly tenantMark: string;
  /** Prefix -> id of a resource of the mode; `visitorPayment` and `visitorQuote` are those of the visitors below. */
  readonly ids: Readonly<Record<string, string>>;
  /** The owner who made everything. */
  readonly userId: string;
  /** The idempotency key under which the payment was made. */
  readonly paymentKey: string;
  /** Client tokens of visitors on pages of the tenant's widgets. */
  readonly visitors: Readonly<Record<VisitorName, string>>;
  call(line: string, more?: Send): Promise<Got>;
}

/** Visitors of payment widgets: one who has paid, one with a quote, one who just came; and one on each other kind of widget. */
export type VisitorName = "paid" | "quoted" | "new" | "balance" | "kyc";

/** A tenant with a house in each mode. */
export interface Houses {
  readonly test: House;
  readonly live: House;
}

const SCOPES = [
  "*",
  "cards:reveal",
  "cards:authorize",
  "fraud:bypass",
  "users:manage",
  "keys:manage",
];
let passwordHash: Promise<string> | undefined;

/** Builds both; `tenantMark` must be unlike every other text of the test. `later` moves the server's clock by seconds, for work of live mode that is due then. */
export async function buildHouses(
  server: TestServer,
  tenantMark: string,
  later: (seconds: number) => void,
): Promise<Houses> {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 5_000_000 } },
  });
  const live = { tenantId: tenant.id, livemode: true, tenant: { country: "CM" } };
  const made = await createApiKey(
    server.services,
    live,
    { name: tenantMark, scopes: SCOPES },
    SYSTEM,
  );
  const account = await fundedAccount(server.services, live, "XAF", 5_000_000);
  passwordHash ??= hashPassword(PASSWORD, { N: 2 ** 12, r: 8, p: 1 });
  const email = `${tenantMark}@test.example`;
  await storeUser(
    server.services,
    { tenantId: tenant.id, livemode: false },
    { email, name: tenantMark, role: "owner", locale: "en" },
    await passwordHash,
  );
  const build = async (apiKey: string, livemode: boolean, accountId: string): Promise<House> => {
    const session: Got["body"] = (
      await send(server.url, "POST /v1/auth/login", {
        key: apiKey,
        body: { email, password: PASSWORD },
      })
    ).body;
    const token: string = session.accessToken;
    const mark = `${tenantMark}-${livemode ? "live" : "test"}`;
    const call = callerOf(server, apiKey, token, mark);
    const made = await furnish({
      server,
      call,
      scope: { tenantId: tenant.id, livemode },
      account: accountId,
      mark,
      later,
    });
    const userId: string = session.user.id;
    const paymentKey = `${mark}-pay`;
    return { livemode, apiKey, token, mark, tenantMark, userId, paymentKey, call, ...made };
  };
  return {
    test: await build(tenant.apiKey, false, tenant.accounts["A"] ?? ""),
    live: await build(made.key ?? "", true, account.id),
  };
}

function callerOf(server: TestServer, key: string, token: string, mark: string): House["call"] {
  let count = 0;
  return (line, { headers = {}, ...more } = {}) => {
    count += 1;
    const isCommand = line.startsWith("POST");
    return send(server.url, line, {
      key,
      ...more,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isCommand ? { "idempotency-key": `${mark}-${count}` } : {}),
        ...headers,
      },
    });
  };
}
