import type { FastifyInstance } from "fastify";
import { pino, type Logger } from "pino";
import type { Config } from "./config/config.ts";
import { Authenticator } from "./domain/auth/authenticate.ts";
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

/** Names that may hold a secret, wherever they stand in what is logged. Bodies and header fields are never logged at all. */
const SECRETS = [
  "password",
  "accessToken",
  "refreshToken",
  "key",
  "secret",
  "authorization",
  '["x-api-key"]',
  "pan",
  "cvc",
];

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
  const paths = SECRETS.flatMap((name) =>
    name.startsWith("[") ? [name, `*${name}`] : [name, `*.${name}`],
  );
  return pino(
    { level, redact: { paths, censor: "[hidden]" } },
    pino.destination({ dest: 2, sync: true }),
  );
}
