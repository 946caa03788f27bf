/** `doctor`: what stands between this machine and the API, one check after the other. */
import { lookup } from "node:dns/promises";
import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Command } from "commander";
import { keyMode } from "../config/key.ts";
import { CliError, EXIT } from "../exit.ts";
import { ask, readSecret } from "../input.ts";
import { readTarget } from "../listen/options.ts";
import { openWire } from "../listen/wire.ts";
import { maskText } from "../output/mask.ts";
import { sessionOf } from "../program.ts";
import type { Session } from "../session.ts";
import { CHECK } from "./account.ts";

interface DoctorFlags {
  readonly auth?: boolean;
  readonly email?: string;
  readonly passwordStdin?: boolean;
  readonly forwardTo?: string;
}
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
    .description("check name, connection, clock, key, event stream and local port")
    .option("--auth", "run the cases of authentication instead: expected against actual")
    .option("--email <address>", "a person to log in with --auth")
    .option("--password-stdin", "read the password from standard input")
    .option("--forward-to <url|port>", "check a local server as well")
    .action(async (flags: DoctorFlags, command: Command) => {
      const session = await sessionOf(command);
      if (flags.auth === true) return checkAuth(session, flags);
      const findings: Finding[] = [];
      for await (const finding of examine(session, flags.forwardTo)) {
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

async function* examine(session: Session, target: string | undefined): AsyncGenerator<Finding> {
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
  yield await attempt("stream", () => firstFrame(session));
  if (target !== undefined)
    yield await attempt("local", () => {
      const local = new URL(readTarget(target));
      return handshake(local, local.hostname.replace(/^\[|\]$/g, ""));
    });
}

/** Not the opened socket, but the first word of the server shows that nothing holds the stream back. */
async function firstFrame(session: Session): Promise<string> {
  const began = performance.now();
  const url = `${session.settings.baseUrl.replace(/\/+$/, "")}/v1/events/stream`;
  const wire = await openWire(
    url,
    { "x-api-key": session.apiKey },
    AbortSignal.timeout(2 * CONNECT_MS),
  );
  try {
    if (wire.status !== 200) throw new Error(`HTTP ${wire.status}`);
    for await (const { event } of wire.frames)
      if (event === "stream.state")
        return `first frame after ${Math.round(performance.now() - began)} ms`;
    throw new Error("it ended without a frame");
  } finally {
    wire.close();
  }
}

async function checkAuth(session: Session, { email, passwordStdin }: DoctorFlags): Promise<void> {
  const password =
    email === undefined
      ? undefined
      : passwordStdin === true
        ? await readSecret("password")
        : await ask("Password", "--password-stdin", session.interactive, true);
  const values = { apiKey: session.apiKey, email, password };
  const { runMatrix } = await import("@njia/server/auth-matrix");
  const colours = { passed: "green", failed: "red", covered: "dim", throttled: "yellow" } as const;
  const rows = await runMatrix(
    { baseUrl: new URL(session.settings.baseUrl).origin, values, fetch },
    (row) => {
      const { number, state, title, calls, missing, retryAt } = row;
      const notes = [
        ...calls.flatMap(({ request, problems }) =>
          problems.map((problem) => `${request}: ${problem}`),
        ),
        state === "covered" ? `covered by conformance; needs ${missing.join(", ")}` : "",
        retryAt === null ? "" : `not run until ${retryAt}`,
      ].filter(Boolean);
      session.out.line(
        `${session.out.paint(colours[state], state.padEnd(9))}  ${String(number).padStart(2)}  ${title.en}${notes.length > 0 ? `  (${notes.join("; ")})` : ""}`,
      );
    },
  );
  const failed = rows.filter(({ state }) => state === "failed").length;
  if (session.out.json) session.out.record({ healthy: failed === 0, rows });
  if (failed > 0)
    throw new CliError(
      EXIT.authentication,
      `${failed} of ${rows.length} cases are not as expected.`,
      "Compare them with the reference: njia docs",
    );
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
