/** What a scenario stands on: a database of its own on a real PostgreSQL, a tenant with money, and server processes to kill. */
import { randomBytes } from "node:crypto";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Cluster, Records, ServerProcess } from "@njia/server/testing";
import { serverMutant } from "../../mutants/server/catalogue.ts";
import type { Operation } from "./history.ts";

export const FUNDS = 1_000_000_000_000;
const PRELOAD = fileURLToPath(new URL("../../mutants/server/preload.ts", import.meta.url));
/** A server known to be wrong may never come to rest, and nothing hangs on it. */
const REST_MS = { ours: 180_000, mutant: 8_000 } as const;

export type Node = { readonly process: ServerProcess; url: string | null };

/** Whether it still runs: nothing but a kill of ours may end it. */
export const isUp = ({ process: { child } }: Node): boolean =>
  child.exitCode === null && child.signalCode === null;

export type Stand = {
  /** Unique in the report; keys and markers begin with it. */
  readonly name: string;
  readonly cluster: Cluster;
  readonly apiKey: string;
  readonly accounts: { readonly A: string; readonly B: string };
  /** Another tenant on the same servers. */
  readonly stranger: { readonly apiKey: string; readonly account: string };
  readonly schema: string;
  /** The server's own login. */
  readonly databaseUrl: string;
  readonly tenantId: string;
  readonly history: Operation[];
  /** Calls made up so far. */
  calls: number;
  /** Requests without an answer yet. */
  inFlight: number;
  /** How long the latest wait for rest took. */
  restMs: number;
  elapsedMs(): number;
  /** A server that is up, each in turn; where none is, an address that refuses. */
  url(): string;
  /** `njia-server <args>`; resolves when it is ready. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Node>;
  /** SIGKILL; resolves when the process is gone. */
  kill(node: Node): Promise<void>;
  records(): Promise<Records>;
  soundness(): Promise<readonly string[]>;
  auditProblem(): Promise<string | null>;
  /** Waits until nothing is left to do. Says what is, after three minutes. */
  rest(): Promise<string | null>;
  close(): Promise<void>;
};

export type StandOptions = {
  readonly name: string;
  readonly cluster: Cluster;
  readonly mutant: string | null;
  /** Stands between the server and PostgreSQL, given the address of the latter. */
  readonly through?: (url: string) => Promise<{ readonly url: string }>;
  readonly env?: Readonly<Record<string, string>>;
  /** Modules that every server process loads first. */
  readonly preloads?: readonly string[];
};

export async function openStand(options: StandOptions): Promise<Stand> {
  const testing = await import("@njia/server/testing");
  const { cluster, name } = options;
  const database = await testing.openServerTestDatabase(cluster.url);
  const services = testing.servicesFor(database);
  const caller = await testing.newTenant(database);
  const a = await testing.fundedAccount(services, caller, "XAF", FUNDS);
  const b = await testing.fundedAccount(services, caller, "XAF", FUNDS);
  const other = await testing.newTenant(database);
  const account = await testing.fundedAccount(services, other, "XAF", FUNDS);
  const keyFor = async (whose: typeof caller): Promise<string> => {
    const scopes = ["*", "sandbox:write", "fraud:bypass"];
    const made = { name: "Reliability", scopes };
    const { key } = await testing.createApiKey(services, whose, made, testing.SYSTEM);
    return key ?? "";
  };
  const apiKey = await keyFor(caller);
  const stranger = { apiKey: await keyFor(other), account: account.id };
  const mutant = options.mutant === null ? null : serverMutant(options.mutant);
  const schema = await infect(database, caller.tenantId, mutant?.sql);
  const databaseUrl = database.url ?? "";
  const direct = mutant?.superuser === true ? (database.adminUrl ?? "") : databaseUrl;
  const env = {
    DATABASE_URL: options.through === undefined ? direct : (await options.through(direct)).url,
    NJIA_MASTER_KEYS: randomBytes(32).toString("base64"),
    PORT: "0",
    LOG_LEVEL: "error",
    ALLOW_LOOPBACK_WEBHOOKS: "true",
    RATE_LIMIT_FACTOR: "10000",
    JOB_LEASE_MS: "2000",
    JOB_POLL_MS: "50",
    ...options.env,
    ...mutant?.env,
    ...(mutant?.patches === undefined ? {} : { NJIA_SERVER_MUTANT: mutant.name }),
  };
  const preloads = [
    ...(mutant?.patches === undefined ? [] : [PRELOAD]),
    ...(options.preloads ?? []),
  ].map((file) => `--import=${pathToFileURL(file).href}`);
  const nodes = new Set<Node>();
  const startedAt = performance.now();
  let turn = 0;
  const stand: Stand = {
    name,
    cluster,
    apiKey,
    accounts: { A: a.id, B: b.id },
    stranger,
    schema,
    databaseUrl,
    tenantId: caller.tenantId,
    history: [],
    calls: 0,
    inFlight: 0,
    restMs: 0,
    elapsedMs: () => Math.round((performance.now() - startedAt) * 10) / 10,
    url() {
      const up = [...nodes].flatMap((node) => (node.url === null ? [] : [node.url]));
      turn += 1;
      return up[turn % up.length] ?? "http://127.0.0.1:9";
    },
    async start(args, more = {}) {
      const node: Node = {
        process: testing.startProcess(args, {
          ...env,
          ...(preloads.length === 0 ? {} : { NODE_OPTIONS: preloads.join(" ") }),
          ...more,
        }),
        url: null,
      };
      nodes.add(node);
      const [, url] = await node.process.says(
        args[0] === "serve" ? /ready on (http:\S+)/ : /(Worker started)/,
      );
      if (args[0] === "serve") node.url = url ?? null;
      return node;
    },
    async kill(node) {
      node.url = null;
      nodes.delete(node);
      await node.process.end("SIGKILL");
    },
    records: () => testing.readRecords(database.admin, caller),
    soundness: () => testing.readSoundness(database.admin, caller),
    async auditProblem() {
      const { valid, firstBrokenSequence } = await testing.verifyAuditLog(services, caller);
      return valid ? null : `the audit chain breaks at ${String(firstBrokenSequence)}`;
    },
    async rest() {
      const from = Date.now();
      const until = from + (mutant === null ? REST_MS.ours : REST_MS.mutant);
      for (;;) {
        const { overdue, payments, bulks, events, leftOver } = await stand.records();
        const open = [
          ...payments.filter(({ status }) => !TERMINAL.has(status)),
          ...bulks.filter(({ status }) => status === "accepted" || status === "processing"),
        ];
        const unnumbered = events.filter(({ sequence }) => sequence === null).length;
        stand.restMs = Date.now() - from;
        if (overdue === 0 && open.length === 0 && unnumbered === 0) return null;
        if (Date.now() > until) {
          return `not at rest long after the last fault: ${overdue} jobs or events overdue, ${unnumbered} events without a number, not ended ${open
            .slice(0, 3)
            .map(({ id, status }) => `${id} ${status}`)
            .join(
              ", ",
            )}; ${JSON.stringify(leftOver)}; ${[...nodes].map((node) => node.process.output().slice(-600)).join(" ")}`;
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async close() {
      await Promise.all([...nodes].map((node) => stand.kill(node)));
      await database.close();
    },
  };
  return stand;
}

export const TERMINAL: ReadonlySet<string> = new Set([
  "completed",
  "failed",
  "canceled",
  "expired",
]);

type Database = Awaited<
  ReturnType<(typeof import("@njia/server/testing"))["openServerTestDatabase"]>
>;

/** Answers the tenant's schema. */
async function infect(
  database: Database,
  tenantId: string,
  sql: ((schema: string, database: string) => readonly string[]) | undefined,
): Promise<string> {
  return database.admin.transaction(async (run) => {
    const [tenant] = await run(
      "select schema_name, current_database() as name from platform.tenants where id = $1",
      [tenantId],
    );
    const schema = `"${String(tenant?.["schema_name"])}"`;
    for (const statement of sql?.(schema, String(tenant?.["name"])) ?? []) await run(statement);
    return schema;
  });
}
