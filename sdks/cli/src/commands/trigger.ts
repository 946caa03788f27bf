/** `trigger EVENT`: real calls in test mode that bring an event about. */
import type { Command } from "commander";
import type { PlannedRequest } from "@njia/server/export/plan";
import { CliError, EXIT, usage } from "../exit.ts";
import { planJourney } from "../fixtures/plan.ts";
import { playStep, runValues } from "../fixtures/runner.ts";
import { edit } from "../editor.ts";
import { append } from "../input.ts";
import { sessionOf } from "../program.ts";
import { put } from "../resources/flags.ts";
import { ANY, type Operation, type Session } from "../session.ts";
import { sleep } from "../wait.ts";
import { show } from "./fixtures.ts";

interface TriggerFlags {
  readonly set: readonly string[];
  readonly remove: readonly string[];
  readonly edit?: boolean;
  readonly list?: boolean;
  readonly count: string;
  readonly payloadFormat?: string;
}
interface EventFacts {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly timestamp: string;
  readonly data: object;
}

const EVENTS: Operation = {
  id: "listEvents",
  method: "GET",
  path: "/v1/events",
  result: ANY,
};
const MOST = 100;
const APPEARS_MS = 30_000;
const POLL_MS = 300;

export function addTrigger(program: Command): void {
  program
    .command("trigger [event]")
    .description("bring an event about with real calls in test mode, and wait until it is there")
    .option(
      "--set <place=value>",
      "change the last request's body, such as metadata.order=7; JSON or text, repeatable",
      append,
      [],
    )
    .option("--remove <place>", "take a member out of it, repeatable", append, [])
    .option("--edit", "change it in $EDITOR")
    .option("--list", "print the events that can be triggered")
    .option("--count <n>", "so many times", "1")
    .option("--payload-format <form>", "also print the payload: enveloped or flat")
    .action(async (type: string | undefined, flags: TriggerFlags, command: Command) => {
      const session = await sessionOf(command);
      const { TRIGGERS, triggerJourney } = await import("../trigger/steps.ts");
      if (flags.list === true) return list(session, TRIGGERS);
      if (!["enveloped", "flat", undefined].includes(flags.payloadFormat))
        throw usage("--payload-format takes enveloped or flat.");
      if (type === undefined) throw usage("Which event?", "See them: njia trigger --list");
      const journey = triggerJourney(type);
      if (journey === undefined)
        throw usage(
          `${type} cannot be triggered.`,
          `${nearest(type, TRIGGERS)}See all: njia trigger --list`,
        );
      if (session.settings.live)
        throw new CliError(
          EXIT.usage,
          "Events are triggered in test mode only.",
          "Leave out --live.",
        );
      const requests = changed(await planJourney(session, journey), flags, session);
      const count = Number(flags.count);
      if (!/^\d+$/.test(flags.count) || count < 1 || count > MOST)
        throw usage(`--count takes 1 to ${MOST}.`);
      for (let round = 0; round < count; round += 1)
        await once(session, type, requests, flags.payloadFormat);
    });
}

function list({ out }: Session, types: readonly string[]): void {
  if (out.json) out.record({ events: types });
  else for (const type of types) out.line(type);
}

function nearest(type: string, all: readonly string[]): string {
  const same = all.filter((one) => one.split(".")[0] === type.split(".")[0]);
  return same.length > 0 ? `There are ${same.join(", ")}. ` : "";
}

async function once(
  session: Session,
  type: string,
  requests: readonly PlannedRequest[],
  format: string | undefined,
): Promise<void> {
  const before = await newest(session);
  const values = runValues();
  for (const request of requests) {
    const result = await playStep(session, request, values);
    if (!session.out.json) show(session, result);
  }
  const found = await appeared(session, type, before);
  const event = { id: found.id, type: found.type, sequence: found.sequence };
  const payload = format === undefined ? undefined : payloadOf(found, format);
  if (session.out.json) session.out.record({ event, ...(payload && { payload }) });
  else {
    session.out.line(`${type}  ${event.id}`);
    if (payload !== undefined) session.out.line(JSON.stringify(payload, null, 2));
  }
}

/** What an endpoint with that format gets. The flat form is the resource itself, beside three members about the event. */
function payloadOf(event: EventFacts, format: string): object {
  return format === "flat"
    ? { ...event.data, event: event.type, eventId: event.id, eventTimestamp: event.timestamp }
    : event;
}

async function newest(session: Session): Promise<number> {
  const { data } = await session.call(EVENTS, [], { limit: 1 });
  return (data as { data: readonly EventFacts[] }).data[0]?.sequence ?? 0;
}

/** Waits for the event. Exit 7 if it does not come: what happens in the background has its own time. */
async function appeared(session: Session, type: string, after: number): Promise<EventFacts> {
  const until = Date.now() + APPEARS_MS;
  while (Date.now() < until && !session.signal.aborted) {
    const { data } = await session.call(EVENTS, [], { type, afterSequence: after, limit: 1 });
    const [first] = (data as { data: readonly EventFacts[] }).data;
    if (first !== undefined) return first;
    await sleep(POLL_MS, session.signal);
  }
  throw new CliError(
    EXIT.waited,
    `The calls were made, but ${type} has not come within ${APPEARS_MS / 1000} s.`,
    `Look later: njia events list --type ${type}`,
  );
}

/** The requests with `--set`, `--remove` and `--edit` applied to the last one that has a body. */
function changed(
  requests: readonly PlannedRequest[],
  flags: TriggerFlags,
  session: Session,
): readonly PlannedRequest[] {
  if (flags.set.length + flags.remove.length === 0 && flags.edit !== true) return requests;
  const at = requests.findLastIndex(({ body }) => body !== null);
  const target = requests[at];
  if (target === undefined)
    throw usage("No request of this event has a body.", "Leave out --set, --remove and --edit.");
  const body = JSON.parse(target.body ?? "{}") as Record<string, unknown>;
  for (const text of flags.set) {
    const cut = text.indexOf("=");
    if (cut < 1) throw usage(`--set takes place=value, not "${text}".`);
    put(body, text.slice(0, cut), valueOf(text.slice(cut + 1)));
  }
  for (const place of flags.remove) remove(body, place);
  const text = JSON.stringify(body, null, 2);
  const edited = flags.edit === true ? edit(text, session.interactive) : text;
  return requests.map((request, index) => (index === at ? { ...request, body: edited } : request));
}

/** JSON where it is JSON, text otherwise: `--set amountMinorUnits=5 --set reference=A-1`. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function remove(body: Record<string, unknown>, place: string): void {
  const names = place.split(".");
  const last = names.pop() ?? "";
  const holder = names.reduce<unknown>(
    (here, name) =>
      typeof here === "object" && here !== null
        ? (here as Record<string, unknown>)[name]
        : undefined,
    body,
  );
  if (typeof holder !== "object" || holder === null || !(last in holder))
    throw usage(`The body has no ${place}.`, "Look at it with --edit.");
  delete (holder as Record<string, unknown>)[last];
}
