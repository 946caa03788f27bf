import { hashPassword } from "../src/crypto/password.ts";
import { storeUser } from "../src/domain/auth/users.ts";
import type { OperationFacts } from "../src/http/operation.ts";
import { ALL_OPERATIONS } from "../src/http/routes.ts";
import type { TestServer, TestTenant } from "../src/testing.ts";
import { playCollection } from "./collection.ts";
import { readDescription } from "./examples.ts";
import { playJourneys, type Journeys } from "./journeys.ts";
import { askAmiss } from "./refusals.ts";
import { needsSession, walk, type Reached, type Walked } from "./walk.ts";

/** Appears in every name of the other tenant, and in nothing that the fuzzer sends. */
const FOREIGN_MARK = "zebra-of-another-tenant";
const PASSWORD = "correct horse battery staple";

/** Operations that change what all others meet; they are fuzzed as a tenant of their own. */
const DISRUPTIVE = new Set([
  "resetSandbox",
  "createSandboxFault",
  "setSandboxClock",
  "advanceSandboxClock",
  "resetSandboxClock",
  "logout",
]);

/** What `hooks.py` reads. */
export interface Seed {
  readonly seed: number;
  readonly apiKey: string;
  readonly sessionToken: string;
  readonly own: readonly string[];
  readonly foreign: readonly string[];
  readonly foreignMark: string;
  /** Identifiers that no request may name, because the run depends on them. */
  readonly untouched: readonly string[];
  readonly disruptive: readonly string[];
  readonly disruptiveKey: string;
  readonly disruptiveSession: string;
  readonly sessionOperations: readonly string[];
  readonly bodies: Readonly<Record<string, readonly unknown[]>>;
  readonly clientTokens: Journeys["clientTokens"];
  readonly clientOrigin: string;
  /** The Host field of the widgets' origin, where alone their pages answer. */
  readonly widgetHost: string;
  readonly callbacks: Journeys["callbacks"];
}

/**
 * Three tenants: the one that is fuzzed, one whose data must never be seen, and one for calls that would spoil the others'. The journeys
 * that reach what a schema alone does not lead to are played by the first and the last.
 */
export async function seedWorld(
  server: TestServer,
  wanted: (operation: OperationFacts) => boolean,
  seed: number,
): Promise<{ readonly seed: Seed; readonly answers: readonly Reached[] }> {
  const described = readDescription();
  const passwordHash = await hashPassword(PASSWORD);
  const open = async (
    name: string,
  ): Promise<{ tenant: TestTenant; token: string; email: string }> => {
    const tenant = await server.provision({
      accounts: { A: { currency: "XAF", available: 500_000_000 } },
    });
    const email = `${name}@fuzz.example`;
    await storeUser(
      server.services,
      { tenantId: tenant.id, livemode: false },
      { email, name, role: "owner", locale: "en" },
      passwordHash,
    );
    return { tenant, token: await login(server.url, tenant.apiKey, email), email };
  };
  const [own, foreign, disruptive] = [
    await open("own"),
    await open(FOREIGN_MARK),
    await open("disruptive"),
  ];
  const isGentle = (operation: OperationFacts): boolean =>
    wanted(operation) && !DISRUPTIVE.has(operation.id);
  const walkAs = (one: typeof own, mark: (name: string) => string): Promise<Walked> =>
    walk(
      { url: server.url, apiKey: one.tenant.apiKey, sessionToken: one.token, mark },
      described,
      isGentle,
    );
  const played = await playCollection(server.url, {
    apiKey: disruptive.tenant.apiKey,
    email: disruptive.email,
    password: PASSWORD,
  });
  const journeys = await playJourneys(server, {
    tenantId: own.tenant.id,
    apiKey: own.tenant.apiKey,
    accountId: own.tenant.accounts["A"] ?? "",
  });
  const walked = await walkAs(own, (name) => name);
  const refused = await askAmiss(
    { url: server.url, apiKey: own.tenant.apiKey, sessionToken: own.token, mark: (name) => name },
    described,
    wanted,
  );
  const others = await walkAs(foreign, (name) => `${FOREIGN_MARK} ${name}`);
  const untouched = await idsBehind(server.url, own.tenant.apiKey, own.token);
  return {
    answers: [...played, ...journeys.answers, ...walked.answers, ...refused],
    seed: {
      seed,
      apiKey: own.tenant.apiKey,
      sessionToken: own.token,
      own: walked.ids.filter((id) => !untouched.includes(id)),
      foreign: others.ids.filter((id) => !walked.ids.includes(id)),
      foreignMark: FOREIGN_MARK,
      untouched: [...untouched, ...described.fictional],
      disruptive: [...DISRUPTIVE],
      disruptiveKey: disruptive.tenant.apiKey,
      disruptiveSession: disruptive.token,
      sessionOperations: ALL_OPERATIONS.filter(needsSession).map(({ id }) => id),
      bodies: {
        ...Object.fromEntries([...described.examples].map(([id, { bodies }]) => [id, bodies])),
        login: [{ email: own.email, password: PASSWORD }],
      },
      clientTokens: journeys.clientTokens,
      clientOrigin: journeys.clientOrigin,
      widgetHost: new URL(server.services.widgetOrigin).host,
      callbacks: journeys.callbacks,
    },
  };
}

async function login(url: string, apiKey: string, email: string): Promise<string> {
  const response = await fetch(`${url}/v1/auth/login`, {
    method: "POST",
    headers: { "x-api-key": apiKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`login answered ${response.status} ${await response.text()}`);
  return ((await response.json()) as { readonly accessToken: string }).accessToken;
}

/** The key and the person that the run itself uses. */
async function idsBehind(url: string, apiKey: string, token: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/v1/auth/session`, {
    headers: { "x-api-key": apiKey, authorization: `Bearer ${token}` },
  });
  const check = await fetch(`${url}/v1/auth/check`, { headers: { "x-api-key": apiKey } });
  const text = (await response.text()) + (await check.text());
  return [...text.matchAll(/\b(?:key|usr|ses)_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g)].map(([id]) => id);
}
