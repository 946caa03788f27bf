/** `logs tail`: the requests of the tenant as they are answered. */
import type { Command } from "commander";
import { CliError, EXIT, usage } from "../exit.ts";
import { clock } from "../listen/lines.ts";
import { openWire } from "../listen/wire.ts";
import { exact } from "../output/answer.ts";
import { sessionOf } from "../program.ts";
import type { Session } from "../session.ts";
import { VERSION } from "../version.ts";
import { sleep } from "../wait.ts";

interface TailFlags {
  readonly status?: string;
  readonly method?: string;
  readonly path?: string;
  readonly requestId?: string;
  readonly operation?: string;
}
interface Logged {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly durationMs: number;
}

const WAITS_MS = [0, 500, 1000, 2000, 5000];
const LONGEST_WAIT_MS = 10_000;

export function addLogs(program: Command): void {
  program
    .command("logs")
    .description("the request log")
    .command("tail")
    .description(
      "follow the requests of the tenant as they are answered; njia audit list-requests has the past",
    )
    .option("--status <status>", "only these, such as 4xx, 5xx or 422")
    .option("--method <method>", "only requests with this method")
    .option("--path <text>", "only paths that contain this")
    .option("--request-id <id>", "only this request")
    .option("--operation <operationId>", "only this operation")
    .action(async (flags: TailFlags, command: Command) => tail(await sessionOf(command), flags));
}

async function tail(session: Session, flags: TailFlags): Promise<void> {
  const takes = filter(flags);
  const { baseUrl } = session.settings;
  const url = new URL(`${baseUrl.replace(/\/+$/, "")}/v1/request-log/stream`);
  if (flags.operation !== undefined) url.searchParams.set("operationId", flags.operation);
  if (flags.status !== undefined)
    url.searchParams.set("minStatus", flags.status.replace(/x/gi, "0"));
  const headers = { "x-api-key": session.apiKey, "user-agent": `njia-cli/${VERSION}` };
  let failures = 0;
  let connected = false;
  while (!session.signal.aborted) {
    try {
      const wire = await openWire(url.href, headers, session.signal);
      if (wire.status === 401 || wire.status === 403)
        throw refusal(EXIT.authentication, wire.problem);
      if (wire.status >= 400 && wire.status < 500 && wire.status !== 429)
        throw refusal(EXIT.refused, wire.problem);
      for await (const { event, data } of wire.frames) {
        if (event === "stream.state") {
          session.out.note(
            connected
              ? "● reconnected; what happened meanwhile: njia audit list-requests"
              : "● connected",
          );
          [connected, failures] = [true, 0];
        } else if (event === "request") show(session, data, takes);
      }
    } catch (error) {
      if (error instanceof CliError) throw error;
      if (!connected && failures >= WAITS_MS.length)
        throw new CliError(
          EXIT.network,
          `The request log cannot be reached: ${(error as Error).message}.`,
          "Run njia doctor to see what is in the way.",
        );
    }
    await sleep(WAITS_MS[failures] ?? LONGEST_WAIT_MS, session.signal);
    failures += 1;
  }
  throw new CliError(EXIT.interrupted, "Interrupted.", "");
}

function refusal(exit: 3 | 5, problem: string): CliError {
  let detail = "The request log is refused.";
  try {
    const { detail: told } = JSON.parse(problem) as { detail?: unknown };
    if (typeof told === "string") detail = told;
  } catch {
    // The sentence above says enough.
  }
  return new CliError(exit, detail, "It needs the scope audit:read: njia whoami");
}

function filter({ status, method, path, requestId }: TailFlags): (one: Logged) => boolean {
  if (status !== undefined && !/^[1-5](\d\d|xx)$/i.test(status))
    throw usage(`--status takes 4xx, 5xx or a number, not "${status}".`);
  const pattern = status === undefined ? null : new RegExp(`^${status.replace(/x/gi, "\\d")}$`);
  return (one) =>
    (pattern === null || pattern.test(String(one.status))) &&
    (method === undefined || one.method === method.toUpperCase()) &&
    (path === undefined || one.path.includes(path)) &&
    (requestId === undefined || one.id === requestId);
}

function show({ out }: Session, data: string, takes: (one: Logged) => boolean): void {
  const one = exact(data) as Logged;
  if (!takes(one)) return;
  if (out.json) return out.text(`{"v":1,"data":${data}}`);
  const colour = one.status >= 500 ? "red" : one.status >= 400 ? "yellow" : "green";
  const code = one.code === null ? "" : `  ${one.code}`;
  out.line(
    `${clock(new Date(one.at))}  ${out.paint(colour, String(one.status))}  ${one.method.padEnd(6)} ${one.path}  ${one.durationMs} ms  ${one.id}${code}`,
  );
}
