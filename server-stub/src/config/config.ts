import type { ModelFiles } from "../scoring/load.ts";
import { StartupRefusal } from "./refusal.ts";
import * as read from "./readers.ts";

/** Where the rows live. */
export type DatabaseConfig =
  | {
      readonly kind: "postgres";
      readonly url: string;
      readonly adminUrl: string | null;
      readonly poolSize: number;
    }
  | { readonly kind: "memory"; readonly poolSize: number }
  | { readonly kind: "directory"; readonly path: string; readonly poolSize: number };

/** Everything the process reads from its environment, validated once at start. Times are milliseconds. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Prefix of links in answers, without a trailing slash. */
  readonly baseUrl: string;
  /** Origin that widgets are served from; differs from that of `baseUrl`, so that a frame cannot reach what the API's pages hold. */
  readonly widgetOrigin: string;
  readonly database: DatabaseConfig;
  /** How long a mobile-money provider may stay silent before a payment goes to reconciliation. */
  readonly mobileMoneyCallbackTimeoutMs: number;
  /** From this instant `sk_` keys are refused. Compared with the server clock, never with a sandbox clock. */
  readonly legacyKeyCutoff: Date;
  /** How long a second request with the same key waits for the first. */
  readonly idempotencyWaitMs: number;
  /** Keys that encrypt secrets at rest, newest first; null makes a random one that lives as long as an in-memory database. */
  readonly masterKeys: readonly string[] | null;
  /** Hot commands of one tenant that may be committed in one transaction; 0: each by itself. */
  readonly microBatch: number;
  readonly workerConcurrency: number;
  readonly jobPollMs: number;
  /** After this long without an end a job is taken from a worker that may have died. */
  readonly jobLeaseMs: number;
  readonly allowLoopbackWebhooks: boolean;
  /** Where e-mail is handed over (smtp:// or smtps://, with user and password if needed); null: none is sent. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Model files in the place of the shipped ones, and the key they are signed with. */
  readonly models: ModelFiles;
  /** Every rate limit of domain 4.8 times this. */
  readonly rateLimitFactor: number;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
}

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

/** Reads and checks every setting. Throws a StartupRefusal for the first one that cannot work. */
export function loadConfig(env: read.Environment): Config {
  const host = read.text(env, "HOST", "127.0.0.1");
  const port = read.integer(env, "PORT", { fallback: 3000, minimum: 0, maximum: 65535 });
  const database = databaseConfig(env);
  const baseUrl = read.httpUrl(env, "BASE_URL", `http://localhost:${port}`);
  return {
    host,
    port,
    baseUrl,
    widgetOrigin: widgetOrigin(env, baseUrl),
    database,
    mobileMoneyCallbackTimeoutMs: read.integer(env, "MOBILE_MONEY_CALLBACK_TIMEOUT_MS", {
      fallback: 30_000,
      minimum: 1,
      maximum: 3_600_000,
    }),
    legacyKeyCutoff: read.instant(env, "LEGACY_KEY_CUTOFF", "2026-09-01T00:00:00Z"),
    idempotencyWaitMs: read.integer(env, "IDEMPOTENCY_WAIT_MS", {
      fallback: 2_000,
      minimum: 1,
      maximum: 30_000,
    }),
    masterKeys: masterKeys(env, database),
    microBatch: read.integer(env, "MICRO_BATCH", { fallback: 0, minimum: 0, maximum: 64 }),
    workerConcurrency: read.integer(env, "WORKER_CONCURRENCY", {
      fallback: 8,
      minimum: 1,
      maximum: 64,
    }),
    jobPollMs: read.integer(env, "JOB_POLL_MS", { fallback: 200, minimum: 10, maximum: 60_000 }),
    jobLeaseMs: read.integer(env, "JOB_LEASE_MS", {
      fallback: 60_000,
      minimum: 1_000,
      maximum: 3_600_000,
    }),
    allowLoopbackWebhooks: read.flag(env, "ALLOW_LOOPBACK_WEBHOOKS", false),
    smtpUrl: smtpUrl(env),
    mailFrom: read.text(env, "NJIA_MAIL_FROM", "Njia change log <changes@njia.example>"),
    models: {
      fraud: env["NJIA_FRAUD_MODEL"] ?? null,
      fraudShadow: env["NJIA_FRAUD_SHADOW_MODEL"] ?? null,
      credit: env["NJIA_CREDIT_MODEL"] ?? null,
      publisher: env["NJIA_MODEL_PUBLISHER_KEY"] ?? null,
    },
    rateLimitFactor: read.integer(env, "RATE_LIMIT_FACTOR", {
      fallback: 1,
      minimum: 1,
      maximum: 10_000,
    }),
    logLevel: read.choice(env, "LOG_LEVEL", LOG_LEVELS, "info"),
  };
}

/** `widgets.` in front of the API's host, unless the operator says otherwise; an address has no names below it, so there it is localhost's. */
function widgetOrigin(env: read.Environment, baseUrl: string): string {
  const api = new URL(baseUrl);
  const host = /^[\d.]+$|^\[/.test(api.hostname) ? "localhost" : api.hostname;
  const port = api.port === "" ? "" : `:${api.port}`;
  const url = read.httpUrl(env, "NJIA_WIDGET_ORIGIN", `${api.protocol}//widgets.${host}${port}`);
  const { origin } = new URL(url);
  if (url.toLowerCase() !== origin)
    throw new StartupRefusal(
      "NJIA_WIDGET_ORIGIN",
      `"${url}" is more than an origin. Write scheme, host and port only, such as ${origin}.`,
    );
  if (origin === api.origin)
    throw new StartupRefusal(
      "NJIA_WIDGET_ORIGIN",
      "is the origin of the API. Widgets need another host or port, or a page that embeds one could reach the API's own pages.",
    );
  return origin;
}

function databaseConfig(env: read.Environment): DatabaseConfig {
  const url = env["DATABASE_URL"];
  const directory = env["NJIA_DATA_DIR"];
  const poolSize = read.integer(env, "DATABASE_POOL_SIZE", {
    fallback: 16,
    minimum: 2,
    maximum: 200,
  });
  if (url !== undefined && url !== "") {
    if (directory !== undefined && directory !== "") {
      throw new StartupRefusal(
        "NJIA_DATA_DIR",
        "is set together with DATABASE_URL. Unset one: the first is the embedded database, the second a PostgreSQL server.",
      );
    }
    const admin = env["DATABASE_ADMIN_URL"];
    return {
      kind: "postgres",
      url: read.postgresUrl("DATABASE_URL", url),
      adminUrl:
        admin === undefined || admin === "" ? null : read.postgresUrl("DATABASE_ADMIN_URL", admin),
      poolSize,
    };
  }
  return directory === undefined || directory === ""
    ? { kind: "memory", poolSize }
    : { kind: "directory", path: directory, poolSize };
}

function smtpUrl(env: read.Environment): string | null {
  const url = env["NJIA_SMTP_URL"];
  if (url === undefined || url === "") return null;
  if (/^smtps?:\/\/[^/\s]+/.test(url) && URL.canParse(url)) return url;
  throw new StartupRefusal(
    "NJIA_SMTP_URL",
    "is no URL of a mail server. Write smtps://user:password@mail.example:465, or smtp:// for port 587 or 25.",
  );
}

/** Secrets that outlive the process need a key that outlives it too. */
function masterKeys(env: read.Environment, database: DatabaseConfig): readonly string[] | null {
  const keys = read.base64Keys(env, "NJIA_MASTER_KEYS", 32);
  if (keys !== null || database.kind === "memory" || database.kind === "directory") return keys;
  throw new StartupRefusal(
    "NJIA_MASTER_KEYS",
    "is missing. A PostgreSQL database keeps encrypted secrets (webhook secrets, card numbers), so the key must be given: " +
      "set it to one or more base64 keys of 32 bytes, newest first, separated by commas (openssl rand -base64 32).",
  );
}
