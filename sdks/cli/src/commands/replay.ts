/** `replay`: sends recorded or past events to a local server once more, signed with a fresh time. */
import type { Command } from "commander";
import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { CliError, EXIT, usage } from "../exit.ts";
import { append, parseHeader, readBytes } from "../input.ts";
import { readEvent, type Received } from "../listen/event.ts";
import { forwardTo } from "../listen/forward.ts";
import { lastTarget } from "../listen/last-target.ts";
import { shortId } from "../listen/lines.ts";
import { readTarget } from "../listen/options.ts";
import { SessionApi } from "../listen/session-api.ts";
import { requireSpan } from "../moment.ts";
import { BYTES } from "../output/answer.ts";
import { Session, type Operation } from "../session.ts";
import type { GlobalFlags } from "../config/settings.ts";
import { sleep } from "../wait.ts";

interface ReplayFlags {
  readonly forwardTo?: string;
  readonly secret?: string;
  readonly repeat: string;
  readonly delay?: string;
  readonly shuffle?: boolean;
  readonly duplicate?: boolean;
  readonly header: readonly string[];
  readonly skipVerify?: boolean;
  readonly timeout?: string;
}

const EVENT: Operation = { id: "getEvent", method: "GET", path: "/v1/events/{id}", decode: BYTES };
const MOST_REPEATS = 1000;

export function addReplay(program: Command): void {
  program
    .command("replay <events...>")
    .description(
      "send events to a local server again: files and folders of listen --record, or ids evt_…",
    )
    .option(
      "--forward-to <url|port>",
      "where they go; the target of the last njia listen if left out",
    )
    .option(
      "--secret <whsec>",
      "signing secret, or NJIA_WEBHOOK_SECRET; that of njia listen if left out",
    )
    .option("--repeat <n>", "all of them so many times", "1")
    .option("--delay <span>", "between two requests")
    .option("--shuffle", "in random order")
    .option("--duplicate", "each one twice: a handler must not act twice")
    .option("--header <name:value>", "sent with every request, repeatable", append, [])
    .option("--skip-verify", "accept any certificate of the local server")
    .option("--timeout <span>", "for one request (default: 30s)")
    .action(async (names: readonly string[], flags: ReplayFlags) => {
      // Its --timeout is the one of a forwarded request, not of a call.
      await replay(await Session.open(program.opts<GlobalFlags>()), names, flags);
    });
}

async function replay(
  session: Session,
  names: readonly string[],
  flags: ReplayFlags,
): Promise<void> {
  const { out } = session;
  const last = flags.forwardTo ?? lastTarget(session.settings.profile);
  if (last === undefined) throw usage("Where shall they go?", "Give --forward-to PORT.");
  const target = readTarget(last);
  const repeats = Number(flags.repeat);
  if (!/^\d+$/.test(flags.repeat) || repeats < 1 || repeats > MOST_REPEATS)
    throw usage(`--repeat takes 1 to ${MOST_REPEATS}.`);
  const delay = flags.delay === undefined ? 0 : requireSpan("--delay", flags.delay);
  const events = await collect(session, names);
  const secret = await secretOf(session, flags.secret);
  const forward = forwardTo(target, {
    timeoutMs: requireSpan("--timeout", flags.timeout ?? "30s"),
    headers: Object.fromEntries(flags.header.map(parseHeader)),
    skipVerify: flags.skipVerify === true,
  });
  const round = flags.duplicate ? events.flatMap((event) => [event, event]) : events;
  const all = Array.from({ length: repeats }, () => round).flat();
  let failed = 0;
  for (const [index, event] of (flags.shuffle ? shuffled(all) : all).entries()) {
    if (session.signal.aborted) throw new CliError(EXIT.interrupted, "Interrupted.", "");
    if (index > 0 && delay > 0) await sleep(delay, session.signal);
    const { ok, status, ms, message } = await forward(event, secret, session.signal);
    if (!ok) failed += 1;
    const { id, type } = event;
    if (out.json) out.record({ id, type, ok, status, ms, message });
    else {
      const what = message ?? `${String(status)}  ${ms} ms`;
      out.line(`${type}  ${shortId(id)}  → ${out.paint(ok ? "green" : "red", what)}`);
    }
  }
  if (failed > 0)
    throw new CliError(
      EXIT.handler,
      `${failed} of ${all.length} requests were not handled.`,
      "Look at the log of your server.",
    );
}

async function collect(session: Session, names: readonly string[]): Promise<readonly Received[]> {
  const events: Received[] = [];
  for (const name of names) {
    if (/^evt_\w+$/.test(name)) {
      const { data } = await session.call(EVENT, [name]);
      events.push(readEvent(Buffer.from(data as Uint8Array).toString("utf8"), 0, "", true));
    } else for (const file of filesOf(name)) events.push(await readFile(file));
  }
  if (events.length === 0)
    throw usage("There is nothing to replay.", "Record some: njia listen --record events");
  return events;
}

function filesOf(name: string): readonly string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  const files = readdirSync(name).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => join(name, file));
}

async function readFile(path: string): Promise<Received> {
  const text = (await readBytes(path)).toString("utf8");
  const event = readEvent(text, 0, "", true);
  if (event.type !== "" && !event.id.startsWith("sequence-")) return event;
  throw usage(`${basename(path)} holds no event.`, "Replay files that njia listen --record made.");
}

/** Given, of the environment, or that of the profile, which the API knows. */
async function secretOf(session: Session, given: string | undefined): Promise<string> {
  const own = given ?? process.env["NJIA_WEBHOOK_SECRET"];
  if (own) return own;
  const api = new SessionApi(session);
  const { id, secret } = await api.create({}, false, session.signal);
  await api.close(id, session.signal).catch(() => undefined);
  return secret;
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
