/** Opens clients as the runner asks, and counts what they leave behind. */
import { inspect } from "node:util";
import process from "node:process";
import { fetchTransport, Njia, type NjiaOptions } from "@njia/sdk";
import { seamKey } from "@njia/sdk/testing";
import type { OpenOptions } from "../../protocol/messages.ts";
import { currentCall, runnerSeam } from "./seam.ts";
import { reply } from "./line-io.ts";

/** The column `typescript-fetch` runs the same driver over the transport of every runtime but Node. */
const overFetch = process.env["NJIA_DRIVER_TRANSPORT"] === "fetch";
const clients = new Map<string, Njia>();
let opened = 0;

const defined = (record: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

function hooksOf(mode: OpenOptions["hooks"]): object {
  if (mode === undefined || mode === "off") return {};
  const tell = (hook: "request" | "response" | "retry") => (event: object) => {
    const { delay, ...facts } = event as { delay?: number; operation: string; attempt: number };
    reply(currentCall.getStore() ?? 0, {
      type: "hook",
      hook,
      facts: { ...JSON.parse(JSON.stringify(facts)), ...defined({ delayMs: delay }) } as Record<
        string,
        unknown
      >,
    });
    if (mode === "throwing") throw new Error("a hook that throws");
  };
  return { onRequest: tell("request"), onResponse: tell("response"), onRetry: tell("retry") };
}

function tlsOf(options: OpenOptions): object | undefined {
  const { caPem: ca, clientCertPem: cert, clientKeyPem: key } = options;
  return ca === undefined && cert === undefined ? undefined : defined({ ca, cert, key });
}

function logsOf(mode: OpenOptions["logs"]): object {
  if (mode === undefined || mode === "off") return {};
  const tell = (message: string, detail?: unknown): void => {
    const line = `${message} ${inspect(detail, { depth: 10 })}`;
    reply(currentCall.getStore() ?? 0, { type: "log", line });
  };
  const logger = { error: tell, warn: tell, info: tell, debug: tell };
  return { logger, logLevel: "debug", logBodies: mode === "bodies" };
}

export function open(options: OpenOptions): string {
  const seam =
    options.clock === "virtual"
      ? { [seamKey]: runnerSeam(options.nowMs ?? 0, options.random ?? 0.5) }
      : {};
  const settings = {
    baseUrl: options.baseUrl,
    ...defined({
      apiKey: options.apiKey,
      sessionToken: options.sessionToken,
      maxRetries: options.maxRetries,
      // fetch hides its sockets: connecting counts within `timeout` there.
      connectTimeout: overFetch ? undefined : options.connectTimeoutMs,
      transport: overFetch ? fetchTransport() : undefined,
      timeout: options.timeoutMs,
      deadline: options.deadlineMs,
      maxRetryAfter: options.maxRetryAfterMs,
      proxy: options.proxy,
      tls: tlsOf(options),
      ...logsOf(options.logs),
    }),
    ...hooksOf(options.hooks),
    ...seam,
  };
  const handle = `client-${++opened}`;
  clients.set(handle, new Njia(settings as NjiaOptions));
  return handle;
}

export function client(handle: string): Njia {
  const found = clients.get(handle);
  if (found === undefined) throw new Error(`no client ${handle}`);
  return found;
}

/** Sockets to a server and timers that are still there a moment after the client was closed. */
export async function close(
  handle: string,
): Promise<{ openSockets: number; pendingTimers: number }> {
  client(handle).close();
  clients.delete(handle);
  const count = (name: string): number =>
    process.getActiveResourcesInfo().filter((resource) => resource === name).length;
  // A connection that was given up closes soon, not at once.
  for (let looked = 0; looked < 40; looked += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (count("TCPSocketWrap") === 0 && count("Timeout") === 0) break;
  }
  return { openSockets: count("TCPSocketWrap"), pendingTimers: count("Timeout") };
}

export function textOf(value: unknown, as: "type" | "text" | "debug" | "json"): string {
  switch (as) {
    case "type":
      return Object.prototype.toString.call(value);
    case "text":
      return String(value);
    case "debug":
      return inspect(value, { depth: 10, showHidden: true });
    case "json":
      return JSON.stringify(value) ?? "";
    default:
      return as satisfies never;
  }
}
