import { createServer } from "node:net";
import type { createApp } from "../app.ts";
import { StartupRefusal } from "../config/refusal.ts";
import { scaledLimits } from "../http/rate-limits.ts";
import type { Running } from "./context.ts";

/** A server that accepts connections. */
export interface Listening {
  readonly address: string;
  /** Lets running requests finish, ends streams, takes no new ones. */
  close(): Promise<void>;
}

/** Loads the HTTP side, which is most of the program: to be begun while the database opens in its own thread. */
export async function loadApp(): Promise<typeof createApp> {
  return (await import("../app.ts")).createApp;
}

/** Binds the HTTP application to its port. Throws a StartupRefusal where the port cannot be had. */
export async function listen(running: Running, create: typeof createApp): Promise<Listening> {
  const { config, tools } = running;
  const app = create({
    config,
    worker: tools,
    limits: scaledLimits(config.rateLimitFactor),
  });
  const address = await app
    .listen({ host: config.host, port: config.port })
    .catch((error: unknown) => {
      throw portRefusal(error, config.host, config.port);
    });
  return { address, close: () => app.close() };
}

/** Asks for the port before anything slow begins. It may still be taken afterwards; then `listen` says the same. */
export async function claimable(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(portRefusal(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function portRefusal(error: unknown, host: string, port: number): Error {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return new StartupRefusal(
      "PORT",
      `${port} on ${host} is taken by another program. Stop that one, or choose a free port: PORT=${port + 1}.`,
      { cause: error },
    );
  if (code === "EACCES")
    return new StartupRefusal(
      "PORT",
      `${port} needs rights that this user does not have. Choose one above 1023, such as PORT=3000.`,
      { cause: error },
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartupRefusal(
      "HOST",
      `"${host}" is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      { cause: error },
    );
  return error instanceof Error ? error : new Error(String(error));
}
