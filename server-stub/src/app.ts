import type { FastifyInstance } from "fastify";
import { pino, type Logger } from "pino";
import type { Config } from "./config/config.ts";
import { Authenticator } from "./domain/auth/authenticate.ts";
import { redactedPaths } from "./http/redaction.ts";
import { served } from "./handlers/index.ts";
import type { LimitTable } from "./http/rate-limits.ts";
import { buildHttp, type AnyHandler } from "./http/server.ts";
import type { WorkerTools } from "./workers/run-job.ts";

/** What the HTTP side is put together from. */
export interface AppSettings {
  readonly config: Pick<Config, "legacyKeyCutoff" | "logLevel" | "baseUrl">;
  readonly worker: WorkerTools;
  readonly limits?: LimitTable;
  readonly maxInFlight?: number;
  readonly logger?: Logger;
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
    logger,
    ...(settings.limits === undefined ? {} : { limits: settings.limits }),
    ...(settings.maxInFlight === undefined ? {} : { maxInFlight: settings.maxInFlight }),
  });
}

/** Structured logs on stderr, so that stdout stays for machines. */
export function createLogger(level: Config["logLevel"]): Logger {
  return pino(
    { level, redact: { paths: redactedPaths(), censor: "[hidden]" } },
    pino.destination({ dest: 2, sync: true }),
  );
}
