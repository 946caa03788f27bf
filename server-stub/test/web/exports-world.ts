import { hashPassword } from "../../src/crypto/password.ts";
import { storeUser } from "../../src/domain/auth/users.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** A fresh server, and what a person fills into an export's blank variables. */
export interface ExportWorld {
  readonly server: TestServer;
  readonly values: Readonly<Record<"apiKey" | "email" | "password", string>>;
}

/** Starts a server with one tenant, its money and its owner. */
export async function openExportWorld(): Promise<ExportWorld> {
  const server = await startTestServer();
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 50_000_000 } },
  });
  const values = {
    apiKey: tenant.apiKey,
    email: "owner@sahel-pay.example",
    password: "a long sentence nobody guesses",
  };
  await storeUser(
    server.services,
    { tenantId: tenant.id, livemode: false },
    { email: values.email, name: "Owner", role: "owner", locale: "en" },
    await hashPassword(values.password),
  );
  return { server, values };
}
