/** Runs one step of a case against a driver and gathers what came back, before anything is judged. */
import { setTimeout as wait } from "node:timers/promises";
import type { Failure, Meta, RequestBody } from "../protocol/messages.ts";
import type { FaultProxy } from "../proxy/fault-proxy.ts";
import type { Step } from "./case-file.ts";
import type { Driver, EventReply, FinalReply } from "./driver.ts";
import { isRecord, substitute, tag, type Variables } from "./values.ts";

export type Observed = {
  readonly reply: FinalReply;
  readonly slept: readonly number[];
  readonly hooks: readonly unknown[];
  readonly logs: readonly string[];
  readonly items: readonly unknown[];
  readonly elapsedMs: number;
  readonly callId: number;
  /** What the case has bound, and the number of a parallel call. */
  readonly variables: Variables;
};

export type StepContext = {
  readonly driver: Driver;
  readonly handle: string;
  readonly proxy: FaultProxy;
  readonly variables: Variables;
  readonly lastCall: number | null;
};

export async function runStep(step: Step, context: StepContext): Promise<readonly Observed[]> {
  if (step.pauseMs !== undefined) await wait(step.pauseMs);
  if (step.parallel === undefined)
    return [await observe(step, requestOf(step, context), context, context.variables)];
  // Each of the calls at once knows its own number, from 1, and may bind variables of its own.
  const runs = Array.from({ length: step.parallel }, (_, index) => {
    const variables: Variables = new Map([...context.variables, ["index", String(index + 1)]]);
    const own = { ...context, variables };
    return observe(step, requestOf(step, own), own, variables);
  });
  return Promise.all(runs);
}

function requestOf(step: Step, context: StepContext): RequestBody {
  const { handle, variables } = context;
  const plain = (value: unknown): unknown => substitute(value, variables);
  if (step.call !== undefined || step.iterate !== undefined) {
    const operation = String(plain(step.call ?? step.iterate));
    const args = (tagArguments(plain(step.args ?? {})) ?? {}) as object;
    const opts = (plain(step.opts ?? {}) ?? {}) as object;
    if (step.call !== undefined) return { cmd: "call", handle, op: operation, args, opts };
    return {
      cmd: "iterate",
      handle,
      op: operation,
      args,
      opts,
      ...(step.stopAfter === undefined ? {} : { stopAfter: Number(plain(step.stopAfter)) }),
    };
  }
  if (step.unwrap !== undefined)
    return { cmd: "unwrap", ...(plain(step.unwrap) as object) } as RequestBody;
  if (step.sign !== undefined)
    return { cmd: "sign", ...(plain(step.sign) as object) } as RequestBody;
  if (step.open !== undefined) {
    const { $merge: more = {}, ...options } = plain(step.open) as Record<string, unknown>;
    const settings = { ...options, ...(more as object) };
    return {
      cmd: "open",
      baseUrl: context.proxy.url,
      clock: "virtual",
      ...settings,
    } as RequestBody;
  }
  const { of = "client", as = "text" } = plain(step.inspect ?? {}) as NonNullable<Step["inspect"]>;
  return {
    cmd: "inspect",
    of,
    as: as as "text",
    handle,
    ...(context.lastCall === null ? {} : { call: context.lastCall }),
  };
}

function tagArguments(args: unknown): unknown {
  if (!isRecord(args)) return args;
  return Object.fromEntries(Object.entries(args).map(([place, value]) => [place, tag(value)]));
}

async function observe(
  step: Step,
  body: RequestBody,
  context: StepContext,
  variables: Variables,
): Promise<Observed> {
  const { driver, proxy } = context;
  const slept: number[] = [];
  const hooks: unknown[] = [];
  const logs: string[] = [];
  const items: unknown[] = [];
  let callId = 0;
  let cancelled = false;
  const cancel = (): void => {
    cancelled = true;
    driver.notify({ cmd: "cancel", call: callId });
  };
  const onEvent = async (event: EventReply): Promise<boolean> => {
    switch (event.type) {
      case "sleep":
        slept.push(event.ms);
        await proxy.attemptEnded();
        if (step.cancelOn === "sleep" && !cancelled) {
          cancel();
          return false;
        }
        return true;
      case "hook":
        hooks.push({ hook: event.hook, ...event.facts });
        return true;
      case "log":
        logs.push(event.line);
        return true;
      case "item":
        items.push(event.value);
        return true;
      default:
        return event satisfies never;
    }
  };
  const met = proxy.records.length + (step.faults?.length ?? 1);
  const due = Date.now() + (step.cancelAfterMs ?? 0);
  // `cancelOn: request` waits until the step's last request is on the wire, however slow this machine is, then cancelAfterMs more.
  let seenAt = step.cancelOn === "request" ? null : due;
  const timer =
    step.cancelAfterMs === undefined && step.cancelOn !== "request"
      ? null
      : setInterval(() => {
          if (seenAt === null && proxy.records.length >= met)
            seenAt = Date.now() + (step.cancelAfterMs ?? 0);
          if (seenAt !== null && Date.now() >= seenAt && !cancelled) cancel();
        }, 5);
  const startedAt = performance.now();
  try {
    const reply = await driver.send(body, onEvent, (id) => {
      callId = id;
    });
    const elapsedMs = performance.now() - startedAt;
    await proxy.attemptEnded();
    return { reply, slept, hooks, logs, items, elapsedMs, callId, variables };
  } finally {
    if (timer !== null) clearInterval(timer);
  }
}

export function metaOf(reply: FinalReply): Meta | null {
  return reply.type === "ok" ? reply.meta : null;
}

export function failureOf(reply: FinalReply): Failure | null {
  return reply.type === "err" ? reply.error : null;
}
