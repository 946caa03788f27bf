/** The flags of `listen`, checked. */
import { CliError, EXIT, usage } from "../exit.ts";
import { parseHeader } from "../input.ts";
import { momentOf, requireSpan, spanOf } from "../moment.ts";

export interface ListenFlags {
  readonly forwardTo?: string;
  readonly route: readonly string[];
  readonly events?: string;
  readonly where: readonly string[];
  readonly since?: string;
  readonly resume: boolean;
  readonly ordered?: boolean;
  readonly concurrency: string;
  readonly retry: string;
  readonly timeout?: string;
  readonly header: readonly string[];
  readonly skipVerify?: boolean;
  readonly payloadFormat: string;
  readonly record?: string;
  readonly exec?: string;
  readonly waitFor?: string;
  readonly count: string;
  readonly within?: string;
  readonly failOnError?: boolean;
  readonly printSecret?: boolean;
  readonly takeover?: boolean;
  readonly output?: string;
}

export type OutputKind = "tui" | "lines" | "json" | "quiet";
/** Events that `glob` takes go to `url`. */
export interface Route {
  readonly glob: string;
  readonly url: string;
}
/** Where to begin when no position is kept, or instead of it. */
export type Since =
  | { readonly kind: "start" }
  | { readonly kind: "time"; readonly createdAfter: string }
  | { readonly kind: "event"; readonly id: string };

export interface ListenOptions {
  /** The first one that takes an event gets it. */
  readonly routes: readonly Route[];
  readonly exec: string | undefined;
  readonly globs: readonly string[];
  readonly where: readonly string[];
  readonly since: Since | undefined;
  readonly resume: boolean;
  readonly ordered: boolean;
  readonly concurrency: number;
  readonly retries: number;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly skipVerify: boolean;
  readonly payloadFormat: "enveloped" | "flat";
  readonly record: string | undefined;
  readonly waitFor:
    | { readonly glob: string; readonly count: number; readonly withinMs: number | undefined }
    | undefined;
  readonly failOnError: boolean;
  readonly takeover: boolean;
  readonly output: OutputKind;
}

const MOST_CONDITIONS = 5;

/** Throws a usage error that names the flag. */
export function readOptions(
  target: string | undefined,
  flags: ListenFlags,
  terminal: { readonly json: boolean; readonly tty: boolean },
): ListenOptions {
  if (target !== undefined && flags.forwardTo !== undefined)
    throw usage("The target is given twice.", "Give it as an argument or with --forward-to.");
  const plain = target ?? flags.forwardTo;
  const routes = flags.route.map(readRoute);
  if (plain !== undefined) routes.push({ glob: "*", url: readTarget(plain) });
  if (flags.exec !== undefined && routes.length > 0)
    throw usage("--exec and a target exclude each other.", "Run two listeners.");
  if (flags.where.length > MOST_CONDITIONS)
    throw usage(`--where may be given ${MOST_CONDITIONS} times.`);
  if (flags.payloadFormat !== "enveloped" && flags.payloadFormat !== "flat")
    throw usage("--payload-format takes enveloped or flat.");
  return {
    routes,
    exec: flags.exec,
    globs: flags.events === undefined ? [] : globsOf(flags.events),
    where: flags.where,
    since: flags.since === undefined ? undefined : readSince(flags.since),
    resume: flags.resume,
    ordered: flags.ordered === true,
    concurrency: whole("--concurrency", flags.concurrency, 1, 1000),
    retries: whole("--retry", flags.retry, 0, 20),
    timeoutMs: requireSpan("--timeout", flags.timeout ?? "30s"),
    headers: Object.fromEntries(flags.header.map(parseHeader)),
    skipVerify: flags.skipVerify === true,
    payloadFormat: flags.payloadFormat,
    record: flags.record,
    waitFor: waitOf(flags),
    failOnError: flags.failOnError === true,
    takeover: flags.takeover === true,
    output: outputOf(flags.output, terminal),
  };
}

const globsOf = (text: string): readonly string[] => {
  const globs = text.split(",").map((glob) => glob.trim());
  const wrong = globs.find((glob) => !/^[\w.*]+$/.test(glob));
  if (wrong !== undefined) throw usage(`--events takes names such as payment.*, not "${wrong}".`);
  return globs;
};

function readRoute(text: string): Route {
  const at = text.indexOf("=");
  const glob = text.slice(0, at);
  if (at > 0 && /^[\w.*]+$/.test(glob)) return { glob, url: readTarget(text.slice(at + 1)) };
  throw usage(
    `--route takes GLOB=URL, such as payment.*=http://localhost:3000/hooks, not "${text}".`,
  );
}

/** `3000`, `3000/hooks`, `localhost:3000/hooks` or a whole URL. */
export function readTarget(text: string): string {
  const whole = /^\d+(\/|$)/.test(text)
    ? `http://localhost:${text}`
    : /^https?:\/\//.test(text)
      ? text
      : `http://${text}`;
  if (URL.canParse(whole)) {
    const { port, hostname, href } = new URL(whole);
    if (hostname !== "" && (port === "" || Number(port) > 0)) return href;
  }
  throw usage(`"${text}" is neither a port nor a URL.`, "For example: njia listen 3000/hooks");
}

function readSince(text: string): Since {
  if (text === "start") return { kind: "start" };
  if (/^evt_\w+$/.test(text)) return { kind: "event", id: text };
  if (spanOf(text) === undefined && !/^\d{4}-/.test(text))
    throw usage(
      `--since takes start, an event's id, a time, or a span such as 10m, not "${text}".`,
    );
  return { kind: "time", createdAfter: momentOf("--since", text) };
}

function waitOf({ waitFor, count, within }: ListenFlags): ListenOptions["waitFor"] {
  if (waitFor === undefined) {
    if (within !== undefined) throw usage("--within needs --wait-for.");
    return undefined;
  }
  const withinMs = within === undefined ? undefined : requireSpan("--within", within);
  return { glob: waitFor, count: whole("--count", count, 1, 1_000_000), withinMs };
}

function outputOf(
  given: string | undefined,
  { json, tty }: { readonly json: boolean; readonly tty: boolean },
): OutputKind {
  if (given === undefined) return json ? "json" : tty ? "tui" : "lines";
  if (given !== "tui" && given !== "lines" && given !== "json" && given !== "quiet")
    throw usage(`--output takes tui, lines, json or quiet, not "${given}".`);
  if (given === "tui" && !tty)
    throw new CliError(EXIT.usage, "--output tui needs a terminal.", "Use --output lines or json.");
  return given;
}

function whole(flag: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw usage(`${flag} takes ${least} to ${most}, not "${text}".`);
}
