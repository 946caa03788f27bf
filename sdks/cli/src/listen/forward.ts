/** One attempt to hand an event over: an HTTP request with its exact bytes, or a program that reads them. */
import { spawn } from "node:child_process";
import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { VERSION } from "../version.ts";
import type { Received } from "./event.ts";
import type { Result } from "./session-api.ts";
import { signed } from "./sign.ts";

export interface Attempt {
  readonly ok: boolean;
  /** HTTP status, or exit code of a program. */
  readonly status?: number;
  readonly ms: number;
  readonly error?: NonNullable<Result["error"]>;
  /** What went wrong, in words. */
  readonly message?: string;
  /** First characters of the answer. */
  readonly answer: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>>;
}

export interface ForwardOptions {
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly skipVerify: boolean;
}

export type Forward = (event: Received, secret: string, signal: AbortSignal) => Promise<Attempt>;

const MAX_ANSWER = 1024;

/** Sends to a URL. Never rejects: what goes wrong is part of the attempt. */
export function forwardTo(target: string, options: ForwardOptions): Forward {
  const url = new URL(target);
  const start = url.protocol === "https:" ? requestTls : requestPlain;
  // A connection each: a local server that closes an idle one would else swallow the request after a pause.
  const connection = { agent: false, rejectUnauthorized: !options.skipVerify } as const;
  return (event, secret, signal) =>
    new Promise((resolve) => {
      const began = performance.now();
      const body = Buffer.from(event.body, "utf8");
      const requestHeaders: Record<string, string> = {
        "content-type": "application/json; charset=utf-8",
        "user-agent": `njia-cli/${VERSION}`,
        ...signed(secret, event.id, event.body, Date.now()),
        ...options.headers,
        "content-length": String(body.length),
      };
      let status: number | undefined;
      let answer = "";
      let responseHeaders: Record<string, string> = {};
      const end = (error?: NodeJS.ErrnoException): void => {
        clearTimeout(late);
        const ms = Math.round(performance.now() - began);
        const common = { ms, answer: answer.slice(0, MAX_ANSWER), requestHeaders, responseHeaders };
        if (error !== undefined) resolve({ ok: false, ...common, ...faultOf(error, url) });
        else if (status !== undefined && status >= 200 && status < 300)
          resolve({ ok: true, status, ...common });
        else resolve({ ok: false, status: status ?? 0, error: "http_status", ...common });
      };
      const request = start(url, {
        method: "POST",
        ...connection,
        headers: requestHeaders,
        signal,
      });
      const late = setTimeout(
        () => request.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })),
        options.timeoutMs,
      );
      request.on("response", (response) => {
        status = response.statusCode;
        responseHeaders = textHeaders(response.headers);
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          if (answer.length < MAX_ANSWER) answer += text;
        });
        response.on("end", () => end());
        response.on("error", end);
      });
      request.on("error", end);
      request.end(body);
    });
}

const textHeaders = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function faultOf(
  error: NodeJS.ErrnoException,
  url: URL,
): Pick<Attempt, "error" | "message"> & { error: NonNullable<Attempt["error"]> } {
  const { code = "", message } = error;
  if (code === "ETIMEDOUT") return { error: "timeout", message: "no complete answer in time" };
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return { error: "dns", message: `${url.hostname} is not known` };
  if (code === "ECONNREFUSED")
    return { error: "connection", message: `connection refused ${url.host}   is your server up?` };
  if (/CERT|SELF_SIGNED|SSL|TLS|ALTNAME/.test(code))
    return { error: "tls", message: `${code}   --skip-verify accepts a certificate of your own` };
  return { error: "connection", message: code || message };
}

/** Runs a command of the shell with the event on standard input; exit 0 is success. */
export function executeWith(command: string, { timeoutMs }: ForwardOptions): Forward {
  return (event, _secret, signal) =>
    new Promise((resolve) => {
      const began = performance.now();
      const child = spawn(command, {
        shell: true,
        signal,
        timeout: timeoutMs,
        stdio: ["pipe", "pipe", "inherit"],
        env: {
          ...process.env,
          NJIA_EVENT_ID: event.id,
          NJIA_EVENT_TYPE: event.type,
          NJIA_API_KEY: undefined,
        },
      });
      let answer = "";
      let failed: string | undefined;
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        if (answer.length < MAX_ANSWER) answer += text;
      });
      child.stdin.on("error", () => undefined);
      child.stdin.end(event.body);
      child.on("error", (error) => (failed = error.message));
      child.on("close", (code, by) => {
        const common = {
          ms: Math.round(performance.now() - began),
          answer: answer.slice(0, MAX_ANSWER),
          requestHeaders: {},
          responseHeaders: {},
        };
        if (code === 0) return resolve({ ok: true, status: 0, ...common });
        const timedOut = by === "SIGTERM" && common.ms >= timeoutMs;
        const message = timedOut
          ? "the command took too long"
          : (failed ?? (code === null ? `ended by ${by}` : `exit ${code}`));
        resolve({
          ok: false,
          ...(code !== null && { status: code }),
          error: timedOut ? "timeout" : "http_status",
          message,
          ...common,
        });
      });
    });
}
