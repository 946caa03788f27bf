import { createServer, type AddressInfo } from "node:net";
import { createApp } from "../../src/app.ts";
import { simulatedRails } from "../../src/connectors/observed.ts";
import { writeClock } from "../../src/db/queries/clocks.ts";
import {
  readAnnounced,
  readEffects,
  readLedgerFacts,
  type AnnouncedChange,
  type LedgerFacts,
} from "../../src/db/oracle.ts";
import type { TenantScope } from "../../src/db/db.ts";
import { provisionTenant } from "../../src/db/migrate.ts";
import { commit } from "../../src/db/unit.ts";
import { openAccount } from "../../src/domain/accounts/commands.ts";
import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { COUNTRIES } from "../../src/domain/reference/countries.ts";
import { fundingUnit } from "../../src/domain/sandbox/balances.ts";
import { clockAt } from "../../src/domain/sandbox/clock.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import type { Services } from "../../src/domain/shared/services.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { DEFAULT_LIMITS, type LimitTable } from "../../src/http/rate-limits.ts";
import { DEFAULT_SETTINGS } from "../../src/seed/tenants.ts";
import type { WorkerTools } from "../../src/workers/run-job.ts";
import { Worker } from "../../src/workers/worker.ts";
import {
  openEmbeddedTestDatabase,
  openServerTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from "./database.ts";
import { startCluster } from "./postgres-cluster.ts";
import { servicesFor } from "./world.ts";

/** What a test tenant starts with. */
export interface TenantSeed {
  /** By a name of the test's own; available balance in minor units. */
  readonly accounts?: Readonly<
    Record<string, { readonly currency: string; readonly available: number }>
  >;
  /** RFC 3339; the tenant's test clock then stands still at this time. */
  readonly clock?: string;
  readonly scopes?: readonly string[];
  readonly livemode?: boolean;
  /** False: the operator did not open live mode for it. */
  readonly liveOpen?: boolean;
}

export interface TestTenant {
  readonly id: string;
  readonly apiKey: string;
  /** Name in the seed -> account id. */
  readonly accounts: Readonly<Record<string, string>>;
  /** The ledger, read outside of the server; accounts by their name in the seed. */
  facts(): Promise<LedgerFacts>;
  /** Ids of what one logical call brought about, read outside of the server; see `readEffects`. */
  effects(operation: string, marker: string): Promise<readonly string[]>;
  /** What was announced of one resource, read outside of the server; see `readAnnounced`. */
  announced(resourceId: string): Promise<readonly AnnouncedChange[]>;
  /**
   * The same tenant for another test: new accounts and a new key, and payments of the accounts so far count no longer. A
   * new tenant costs a schema of its own. The clock stays where it is.
   */
  again(accounts: NonNullable<TenantSeed["accounts"]>): Promise<TestTenant>;
}

export interface TestServer {
  readonly upstream: { readonly host: string; readonly port: number };
  readonly url: string;
  /** `pglite`, or `postgres` with its version. */
  readonly database: string;
  /** The application's login; null on the embedded database. */
  readonly databaseUrl: string | null;
  readonly services: Services;
  readonly tools: WorkerTools;
  provision(seed: TenantSeed): Promise<TestTenant>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Absent: what the test run's environment says (see `openTestDatabase`). */
  readonly database?: "pglite" | "postgres";
  /** A database that the test shares between servers, and closes itself. */
  readonly on?: TestDatabase;
  /** Absent: so high that no test meets them. */
  readonly limits?: LimitTable;
  readonly maxInFlight?: number;
  readonly legacyKeyCutoff?: Date;
  /** The release to behave as, x.y.z; absent: this one. */
  readonly release?: string;
  /** False: nothing happens in the background; a test moves the sandbox clock instead. */
  readonly background?: boolean;
  readonly services?: Partial<Services>;
  /**
   * For browsers: links lead to `http://api.localhost:PORT`, widgets are served from `http://widgets.localhost:PORT`, both this very
   * server. Otherwise links name no server that is there.
   */
  readonly forBrowsers?: boolean;
}

const ALL_SCOPES = [
  "*",
  "cards:reveal",
  "fraud:bypass",
  "users:manage",
  "keys:manage",
  "sandbox:write",
];
const UNLIMITED: LimitTable = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((name) => [name, { live: 1_000_000, test: 1_000_000 }]),
);
let count = 0;

/** Starts the real server on a free port of 127.0.0.1, over a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.on ?? (await openDatabase(options.database));
  const port = options.forBrowsers === true ? await freePort() : 0;
  const workers: Worker[] = [];
  const services = servicesFor(database, {
    wake: () => workers.forEach((worker) => worker.nudge()),
    ...(port === 0 ? {} : { widgetOrigin: `http://widgets.localhost:${port}` }),
    ...options.services,
  });
  const connector = simulatedRails(services);
  const tools: WorkerTools = {
    services,
    connectors: () => connector,
    onError: (job, error) => console.error(`job ${job?.kind} ${job?.id}`, error),
  };
  if (options.background !== false) {
    const worker = new Worker(tools, { concurrency: 4, pollMs: 50 });
    workers.push(worker);
    worker.start();
  }
  const app = createApp({
    config: {
      legacyKeyCutoff: options.legacyKeyCutoff ?? new Date("2026-09-01T00:00:00Z"),
      logLevel: "error",
      baseUrl: port === 0 ? "http://localhost:3000" : `http://api.localhost:${port}`,
    },
    worker: tools,
    limits: options.limits ?? UNLIMITED,
    maxInFlight: options.maxInFlight ?? 10_000,
    ...(options.release === undefined ? {} : { release: options.release }),
  });
  const url = await app.listen({ host: "127.0.0.1", port });
  const address = app.server.address() as AddressInfo;
  return {
    upstream: { host: "127.0.0.1", port: address.port },
    url,
    database:
      database.db.kind === "pglite" ? "pglite" : `postgres ${await serverVersion(database)}`,
    databaseUrl: database.url,
    services,
    tools,
    provision: (seed) => provision(database, services, seed),
    async stop() {
      await app.close();
      for (const worker of workers) await worker.stop();
      if (options.on === undefined) await database.close();
    },
  };
}

async function provision(
  database: TestDatabase,
  services: Services,
  seed: TenantSeed,
): Promise<TestTenant> {
  count += 1;
  const livemode = seed.livemode ?? false;
  const currency = Object.values(seed.accounts ?? {})[0]?.currency ?? "XAF";
  const country = [...COUNTRIES.values()].find((one) => one.currency === currency)?.code ?? "CM";
  const id = newId("ten");
  const slug = `test-${process.pid}-${Date.now().toString(36)}-${count}`;
  await provisionTenant(database.admin, database.login, {
    id,
    slug,
    name: "Test tenant",
    country,
    defaultCurrency: currency,
    timezone: "Africa/Douala",
    settings: DEFAULT_SETTINGS,
    liveSince: seed.liveOpen === false ? null : services.now().toISOString(),
    createdAt: services.now().toISOString(),
  });
  const scope = { tenantId: id, livemode };
  // A case may begin in the past, where the API itself does not let a clock go.
  if (seed.clock !== undefined)
    await writeClock(services.db, scope, clockAt(new Date(seed.clock), services.now(), true));
  const scopes = seed.scopes ?? ALL_SCOPES.filter((one) => !livemode || one !== "sandbox:write");
  return furnish({ database, services, scope, country, scopes }, seed.accounts ?? {}, []);
}

interface Premises {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly scope: TenantScope;
  readonly country: string;
  readonly scopes: readonly string[];
}

/** A key and accounts in a tenant that is there; `former` are the accounts of those who had it before. */
async function furnish(
  premises: Premises,
  accounts: NonNullable<TenantSeed["accounts"]>,
  former: readonly string[],
): Promise<TestTenant> {
  const { database, services, scope, country, scopes } = premises;
  const { key } = await createApiKey(services, scope, { name: "Test key", scopes }, SYSTEM);
  const ids: Record<string, string> = {};
  for (const [name, facts] of Object.entries(accounts)) {
    const now = services.now();
    const order = { name, currency: facts.currency };
    const account = await openAccount(services, scope, order, country, now);
    ids[name] = account.id;
    if (facts.available === 0) continue;
    const by = { livemode: scope.livemode, actor: SYSTEM };
    const { unit } = fundingUnit(by, account, facts.available, now.toISOString());
    await commit(services.db, scope, unit, null);
  }
  const mine = Object.values(ids);
  return {
    id: scope.tenantId,
    apiKey: key ?? "",
    accounts: ids,
    effects: (operation, marker) => readEffects(database.admin, scope, operation, marker),
    announced: (resourceId) => readAnnounced(database.admin, scope, resourceId),
    again: (next) => furnish(premises, next, [...former, ...mine]),
    async facts() {
      const facts = await readLedgerFacts(database.admin, scope, former);
      const none = { available: 0, reserved: 0 };
      return {
        ...facts,
        accounts: Object.fromEntries(
          Object.entries(ids).map(([name, account]) => [name, facts.accounts[account] ?? none]),
        ),
      };
    },
  };
}

/** A port that nobody has, found before the server starts because its own links name it. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function openDatabase(kind: TestServerOptions["database"]): Promise<TestDatabase> {
  if (kind === undefined) return openTestDatabase();
  if (kind === "pglite") return openEmbeddedTestDatabase();
  const server = process.env["DATABASE_URL"];
  if (server !== undefined && server !== "") return openServerTestDatabase(server);
  const cluster = await startCluster();
  const database = await openServerTestDatabase(cluster.url);
  return {
    ...database,
    async close() {
      await database.close();
      cluster.remove();
    },
  };
}

async function serverVersion(database: TestDatabase): Promise<string> {
  const [row] = await database.admin.transaction((run) => run("show server_version"));
  return String(row?.["server_version"] ?? "");
}
