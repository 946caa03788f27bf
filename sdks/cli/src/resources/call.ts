/** One run of a generated command: from its flags to a request, and from the answer to what is printed. */
import type { Command } from "commander";
import { CliError, EXIT, usage } from "../exit.ts";
import { parseData, parseHeader, readBytes, textOrFile } from "../input.ts";
import { BYTES, print, type Answer } from "../output/answer.ts";
import type { CallOptions, Operation, Session } from "../session.ts";
import { showCurl } from "./curl.ts";
import type { CommandFacts } from "./facts.ts";
import { attributeOf, parseFlag, put, valueOf, type Flag } from "./flags.ts";

/** Flags beside those of the fields. */
export interface CallFlags {
  readonly data?: string;
  readonly header: readonly string[];
  readonly idempotencyKey?: string;
  readonly wait?: string;
  readonly dryRun?: boolean;
  readonly all?: boolean;
  readonly widgetToken?: string;
}

const BODY = " body";
const LONGEST_WAIT = 30;
/** What an answer may take beyond the time it is asked to wait. */
const GRACE_MS = 30_000;

export async function callCommand(
  session: Session,
  facts: CommandFacts,
  path: readonly string[],
  command: Command,
): Promise<void> {
  const flags = command.opts<CallFlags>();
  const params: Record<string, unknown> = await valuesOf(facts, facts.query, command);
  const body = await bodyOf(facts, flags, command);
  if (body !== undefined) params[BODY] = body;
  const operation = operationOf(facts, body !== undefined);
  const options = await optionsOf(session, facts, flags, command);
  if (flags.dryRun === true) return showCurl(session, operation, path, params, options);
  requireSession(session, facts);
  if (facts.deprecated !== undefined) session.warnOnce(`deprecated: ${facts.deprecated}`);
  if (flags.all === true) return printAll(session, facts, path, params, options);
  const { data, meta } = await session.call(operation, path, params, options);
  const { status, requestId, idempotencyKey, replayed, headers } = meta;
  const answer: Answer = {
    bytes: data as Uint8Array | undefined,
    media: headers["content-type"] ?? "",
    facts: {
      status,
      requestId,
      ...(idempotencyKey !== undefined && { idempotencyKey, replayed }),
    },
  };
  print(session, answer);
}

function operationOf(facts: CommandFacts, withBody: boolean): Operation {
  const { id, method, path, styles, key, answer, auth } = facts;
  return {
    id,
    method,
    path,
    auth: auth.length > 0 ? auth : [""],
    ...(styles !== undefined && { query: styles }),
    ...(key !== undefined && { key }),
    ...(withBody && { body: true, bodyKey: BODY }),
    ...(answer !== "none" && { decode: BYTES }),
    accept: answer === undefined || answer === "none" ? "application/json" : answer,
  };
}

/** Values of the flags of one place, by wire name. */
async function valuesOf(
  facts: CommandFacts,
  texts: readonly string[] | undefined,
  command: Command,
): Promise<Record<string, unknown>> {
  const given = command.opts<Readonly<Record<string, unknown>>>();
  const values: Record<string, unknown> = {};
  for (const flag of (texts ?? []).map((text) => parseFlag(text, facts.renamed))) {
    const value = given[attributeOf(flag)];
    if (value !== undefined) values[flag.wire] = await valueOf(flag, value);
  }
  return values;
}

/** `--data` with the fields' flags over it. Throws a usage error that names required flags that are missing. */
async function bodyOf(facts: CommandFacts, flags: CallFlags, command: Command): Promise<unknown> {
  if (facts.body === undefined) return undefined;
  const values = await valuesOf(facts, facts.fields, command);
  const places = Object.entries(values);
  if (flags.data === undefined) {
    const needed = (facts.fields ?? [])
      .map((text) => parseFlag(text))
      .filter(({ required }) => required);
    if (places.length === 0 && facts.body === "optional") return undefined;
    requireAll(needed.filter(({ wire }) => values[wire] === undefined));
  }
  const base = flags.data === undefined ? {} : parseData(await textOrFile(flags.data));
  if (places.length === 0) return base;
  if (typeof base !== "object" || base === null || Array.isArray(base))
    throw usage("--data must be a JSON object when fields are given beside it.");
  const body = structuredClone(base) as Record<string, unknown>;
  for (const [place, value] of places) put(body, place, value);
  return body;
}

function requireAll(missing: readonly Flag[]): void {
  if (missing.length === 0) return;
  const names = missing.map(({ long }) => `--${long}`);
  throw usage(
    `${names.length === 1 ? "A required flag is" : "Required flags are"} missing: ${names.join(", ")}.`,
    "Give them, or the whole body with --data @file.",
  );
}

async function optionsOf(
  session: Session,
  facts: CommandFacts,
  flags: CallFlags,
  command: Command,
): Promise<CallOptions> {
  const { idempotencyKey, widgetToken, wait } = flags;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(await valuesOf(facts, facts.headers, command)))
    headers[name] = String(value);
  for (const [name, value] of flags.header.map(parseHeader)) headers[name] = value;
  if (idempotencyKey !== undefined && facts.key === undefined)
    throw usage(`${facts.id} takes no idempotency key.`, "Leave out --idempotency-key.");
  if (wait !== undefined) headers["prefer"] = `wait=${seconds(wait)}`;
  return {
    headers,
    signal: session.signal,
    ...(idempotencyKey !== undefined && idempotencyKey !== "auto" && { idempotencyKey }),
    ...(wait !== undefined &&
      session.settings.timeout === undefined && { timeout: seconds(wait) * 1000 + GRACE_MS }),
    ...(widgetToken !== undefined && { widgetToken: await secretText(widgetToken) }),
  };
}

const secretText = async (value: string): Promise<string> =>
  value.startsWith("@") ? (await readBytes(value.slice(1))).toString("utf8").trim() : value;

function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= LONGEST_WAIT) return value;
  throw usage(`--wait takes 1 to ${LONGEST_WAIT} seconds, not "${text}".`);
}

/** Some calls act for a person, not for a key. */
function requireSession({ settings }: Session, { auth, id }: CommandFacts): void {
  if (settings.session || auth.length === 0 || !auth.every((all) => all.includes("SessionAuth")))
    return;
  throw new CliError(
    EXIT.authentication,
    `${id} acts for a person who is logged in.`,
    "Log in: njia login --email ADDRESS",
  );
}

async function printAll(
  session: Session,
  facts: CommandFacts,
  path: readonly string[],
  params: unknown,
  options: CallOptions,
): Promise<void> {
  const { page } = facts;
  if (page === undefined) throw usage(`${facts.id} does not answer in pages.`, "Leave out --all.");
  const { decode: _, ...operation } = operationOf(facts, false);
  const paged = { ...operation, result: ["=u"] as const, page };
  const items = session.client(paged).list(paged, path, params, options);
  const all: unknown[] = [];
  for await (const item of items)
    if (session.out.json) session.out.data(item);
    else all.push(item);
  if (!session.out.json) session.out.result(all);
}
