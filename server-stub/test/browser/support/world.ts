import type { Browser } from "playwright-core";
import { hashPassword } from "../../../src/crypto/password.ts";
import { storeUser } from "../../../src/domain/auth/users.ts";
import { startTestServer, type TestServer, type TestTenant } from "../../support/test-server.ts";
import { openBrowser, originOf } from "./chromium.ts";

/** A server with one tenant, its money and its owner, and a browser. */
export interface BrowserWorld {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  /** Where the pages are opened. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openBrowserWorld(): Promise<BrowserWorld> {
  const server = await startTestServer({ database: "pglite" });
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 50_000_000 } },
  });
  const email = "owner@sahel-pay.example";
  const password = "a long sentence nobody guesses";
  await storeUser(
    server.services,
    { tenantId: tenant.id, livemode: false },
    { email, name: "Owner", role: "owner", locale: "en" },
    await hashPassword(password, { N: 2 ** 12, r: 8, p: 1 }),
  );
  const browser = await openBrowser();
  return {
    server,
    tenant,
    origin: originOf(server, "api"),
    email,
    password,
    browser,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
