import type { FastifyInstance } from "fastify";
import { pino, type Logger } from "pino";
import type { Config } from "./config/config.ts";
import { forgetWindows, leaseQuota, type LeaseRequest } from "./db/queries/rate-windows.ts";
import { Authenticator } from "./domain/auth/authenticate.ts";
import type { Services } from "./domain/shared/services.ts";
import { redactedPaths } from "./http/redaction.ts";
import { served } from "./handlers/index.ts";
import { PAGES } from "./handlers/pages/index.ts";
import { LeasedLimiter } from "./http/leased-limits.ts";
import {
  DEFAULT_LIMITS,
  MemoryLimiter,
  type LimitTable,
  type RateLimiter,
} from "./http/rate-limits.ts";
import { buildHttp, type AnyHandler } from "./http/server.ts";
import { RELEASE } from "./release.ts";
import type { WorkerTools } from "./workers/run-job.ts";

/** What the HTTP side is put together from. */
export interface AppSettings {
  readonly config: Pick<Config, "legacyKeyCutoff" | "logLevel" | "baseUrl">;
  readonly worker: WorkerTools;
  readonly limits?: LimitTable;
  readonly maxInFlight?: number;
  readonly logger?: Logger;
  /** Absent: this release. A later one shows what will have been removed by then. */
  readonly release?: string;
}

/** The composition root of the HTTP side: logger, authentication, handlers. */
export function createApp(settings: AppSettings): FastifyInstance {
  const { config, worker } = settings;
  const logger = settings.logger ?? createLogger(config.logLevel);
  return buildHttp({
    parts: {
      services: worker.services,
      worker,
      authenticator: new Authenticator(worker.services, config.legacyKeyCutoff),
      baseUrl: config.baseUrl,
    },
    // The generated interfaces checked every handler; the router hands each one the input that its own validator made.
    handlers: { ...(served as unknown as Readonly<Record<string, AnyHandler>>) },
    pages: PAGES,
    logger,
    release: settings.release ?? RELEASE,
    limiter: limiterFor(worker.services, settings.limits ?? DEFAULT_LIMITS, (error) =>
      logger.warn({ err: error }, "rate limits are counted in this process for now"),
    ),
    ...(settings.maxInFlight === undefined ? {} : { maxInFlight: settings.maxInFlight }),
  });
}

/** Servers on one PostgreSQL share their quotas; the embedded database has one process. */
function limiterFor(
  { db, now }: Services,
  limits: LimitTable,
  onAway: (error: unknown) => void,
): RateLimiter {
  if (db.kind === "pglite") return new MemoryLimiter(limits, now);
  const store = {
    lease: (request: LeaseRequest) => leaseQuota(db, request),
    forget: (before: number) => forgetWindows(db, before),
  };
  return new LeasedLimiter({ store, limits, now, onAway });
}

/** Structured logs on stderr, so that stdout stays for machines. */
export function createLogger(level: Config["logLevel"]): Logger {
  return pino(
    { level, redact: { paths: redactedPaths(), censor: "[hidden]" } },
    pino.destination({ dest: 2, sync: true }),
  );
}
