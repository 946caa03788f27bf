/** `doctor`: what stands between this machine and the API, one check after the other. */
import { lookup } from "node:dns/promises";
import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Command } from "commander";
import { keyMode } from "../config/key.ts";
import { CliError, EXIT } from "../exit.ts";
import { maskText } from "../output/mask.ts";
import { sessionOf } from "../program.ts";
import type { Session } from "../session.ts";
import { CHECK } from "./account.ts";

interface Finding {
  readonly check: string;
  readonly state: "ok" | "warning" | "failed";
  readonly found: string;
}

const LARGEST_SKEW = 60;
const CONNECT_MS = 5_000;

export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .description("check name, connection, clock and key")
    .action(async (_: unknown, command: Command) => {
      const session = await sessionOf(command);
      const findings: Finding[] = [];
      for await (const finding of examine(session)) {
        findings.push(finding);
        const colour = { ok: "green", warning: "yellow", failed: "red" } as const;
        session.out.line(
          `${session.out.paint(colour[finding.state], finding.state.padEnd(7))}  ${finding.check.padEnd(10)}  ${finding.found}`,
        );
      }
      const bad = findings.filter(({ state }) => state === "failed");
      if (session.out.json) session.out.record({ healthy: bad.length === 0, findings });
      const [first] = bad;
      if (first === undefined) return;
      const exit = first.check === "key" ? EXIT.authentication : EXIT.network;
      throw new CliError(
        exit,
        `${bad.length} of ${findings.length} checks failed.`,
        `Begin with: ${first.check}.`,
      );
    });
}

async function* examine(session: Session): AsyncGenerator<Finding> {
  const { baseUrl, apiKey } = session.settings;
  if (!URL.canParse(baseUrl)) {
    yield { check: "address", state: "failed", found: `${baseUrl} is not a URL` };
    return;
  }
  const url = new URL(baseUrl);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  yield { check: "address", state: "ok", found: url.origin };
  const proxy = process.env["HTTPS_PROXY"] ?? process.env["https_proxy"];
  if (proxy)
    yield {
      check: "proxy",
      state: "warning",
      found: "HTTPS_PROXY is set, but njia connects directly",
    };
  yield await attempt("name", async () =>
    (await lookup(host, { all: true })).map(({ address }) => address).join(", "),
  );
  yield await attempt("connection", () => handshake(url, host));
  yield await clock(url);
  yield await attempt("key", async () => {
    if (apiKey === undefined) throw new Error("none is known; set NJIA_API_KEY or run njia login");
    const mode = keyMode(apiKey);
    const { data } = await session.call(CHECK);
    const { tenant } = data as { tenant: { name: string } };
    return `${maskText(apiKey)}, ${mode} mode, ${tenant.name}`;
  });
}

async function attempt(check: string, action: () => Promise<string>): Promise<Finding> {
  try {
    return { check, state: "ok", found: await action() };
  } catch (error) {
    return {
      check,
      state: "failed",
      found: maskText(error instanceof Error ? error.message : String(error)),
    };
  }
}

function handshake(url: URL, host: string): Promise<string> {
  const secure = url.protocol === "https:";
  const port = Number(url.port) || (secure ? 443 : 80);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const done = (): void => {
      const how = "getProtocol" in socket ? (socket.getProtocol() ?? "TLS") : "TCP without TLS";
      socket.destroy();
      resolve(`port ${port}, ${how}, ${Math.round(performance.now() - began)} ms`);
    };
    const socket = secure
      ? connectTls({ host, port, servername: host }, done)
      : connectPlain({ host, port }, done);
    socket.setTimeout(CONNECT_MS, () =>
      socket.destroy(new Error(`no connection within ${CONNECT_MS} ms`)),
    );
    socket.on("error", reject);
  });
}

/** Signatures and sessions carry times; a clock that is far off breaks them. */
async function clock(url: URL): Promise<Finding> {
  try {
    const response = await fetch(new URL("/health/live", url), {
      signal: AbortSignal.timeout(CONNECT_MS),
    });
    await response.arrayBuffer();
    const date = Date.parse(response.headers.get("date") ?? "");
    if (Number.isNaN(date))
      return { check: "clock", state: "warning", found: "the server names no date" };
    const skew = Math.round((Date.now() - date) / 1000);
    const state = Math.abs(skew) > LARGEST_SKEW ? "failed" : "ok";
    return { check: "clock", state, found: `${skew} s from the server's` };
  } catch (error) {
    return { check: "clock", state: "failed", found: `no answer: ${(error as Error).message}` };
  }
}
