/** Runs one case against one column: a port of its own, a tenant of its own, a fresh client, then every judgement. */
import { randomBytes } from "node:crypto";
import { FaultProxy } from "../proxy/fault-proxy.ts";
import type { Case, Step } from "./case-file.ts";
import type { Column } from "./columns.ts";
import { DriverCrash, type Driver } from "./driver.ts";
import { toFault } from "./fault-spec.ts";
import { judge } from "./judge.ts";
import { checkLedger } from "./ledger.ts";
import type { Mismatch } from "./match.ts";
import { runStep, type Observed } from "./steps.ts";
import type { Tenant, Testbed } from "./testbed.ts";
import { substitute, type Variables } from "./values.ts";
import { checkWire } from "./wire.ts";

export type Status = "pass" | "fail" | "crash" | "timeout" | "unsupported" | "void";

export type TracedRequest = {
  readonly head: string;
  readonly body: string;
  readonly answer: string;
  readonly connection: number;
};

export type CaseResult = {
  readonly column: string;
  readonly id: string;
  readonly suite: string;
  readonly status: Status;
  readonly mismatches: readonly Mismatch[];
  readonly reason: string;
  readonly ms: number;
  readonly trace: readonly TracedRequest[];
};

/** A well-formed test key that no server knows: canned cases never ask one. */
export const cannedKey = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp";

/** How long a closed client may take until the server sees it: a close is not awaited by all languages. */
const closeMs = 1_000;

export async function executeCase(
  test: Case,
  column: Column,
  driver: Driver,
  testbed: Testbed | null,
): Promise<CaseResult> {
  const startedAt = performance.now();
  const done = (
    status: Status,
    mismatches: readonly Mismatch[],
    reason: string,
    trace: readonly TracedRequest[],
  ): CaseResult => ({
    column: column.name,
    id: test.id,
    suite: test.suite,
    status,
    mismatches,
    reason,
    ms: performance.now() - startedAt,
    trace,
  });
  const missing = test.needs.filter((need) => !column.capabilities.has(need));
  if (missing.length > 0)
    return done("unsupported", [], `the driver lacks ${missing.join(", ")}`, []);
  if (test.server === "live" && testbed === null)
    return done("void", [], "no server for a live case", []);
  const tenant =
    test.server === "live" && testbed !== null ? await testbed.provision(test.seed) : null;
  const variables = variablesOf(test, tenant);
  const script = test.steps
    .flatMap((step) => faultsOf(step, tenant))
    .map((fault) => toFault(fault, variables));
  const proxy = await FaultProxy.start({
    script,
    ...(tenant !== null && testbed !== null ? { upstream: testbed.upstream } : {}),
  });
  try {
    const outcome = await play(test, driver, proxy, variables, column, tenant);
    const trace = traceOf(proxy);
    if (outcome.unsupported !== null) return done("unsupported", [], outcome.unsupported, trace);
    const [first] = outcome.mismatches;
    return first === undefined
      ? done("pass", [], "", trace)
      : done("fail", outcome.mismatches, `${first.at}: ${first.message}`, trace);
  } catch (error) {
    const trace = traceOf(proxy);
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof DriverCrash))
      return done("void", [], `the runner failed: ${message}`, trace);
    await driver.restart();
    return done(error.silent ? "timeout" : "crash", [], message, trace);
  } finally {
    await proxy.close();
  }
}

type Played = { readonly mismatches: readonly Mismatch[]; readonly unsupported: string | null };

async function play(
  test: Case,
  driver: Driver,
  proxy: FaultProxy,
  variables: Variables,
  column: Column,
  tenant: Tenant | null,
): Promise<Played> {
  const mismatches: Mismatch[] = [];
  const client = substitute(test.client, variables) as Record<string, unknown>;
  const apiKey = String(variables.get("apiKey"));
  const virtual = { clock: "virtual", nowMs: 1_795_168_800_000, random: 0.5 } as const;
  const opened = await driver.send({
    cmd: "open",
    baseUrl: proxy.url,
    apiKey,
    ...(column.capabilities.has("virtual-clock") ? virtual : { clock: "real" as const }),
    ...client,
  });
  if (opened.type === "unsupported") return { mismatches, unsupported: opened.reason };
  if (opened.type !== "opened") {
    return {
      mismatches: [{ at: "open", message: `expected opened, got ${JSON.stringify(opened)}` }],
      unsupported: null,
    };
  }
  const { handle } = opened;
  let lastCall: number | null = null;
  for (const [index, step] of test.steps.entries()) {
    const all: readonly Observed[] = await runStep(step, {
      driver,
      handle,
      proxy,
      variables,
      lastCall,
    });
    for (const seen of all) {
      if (seen.reply.type === "unsupported") {
        await driver.send({ cmd: "close", handle });
        return { mismatches, unsupported: seen.reply.reason };
      }
      mismatches.push(...judge(step.expect, seen, variables, `steps/${index}`));
      if (step.call !== undefined || step.iterate !== undefined) lastCall = seen.callId;
    }
  }
  await proxy.settle();
  const closed = await driver.send({ cmd: "close", handle });
  if (closed.type === "closed" && (closed.openSockets !== 0 || closed.pendingTimers !== 0)) {
    mismatches.push({
      at: "close",
      message: `left ${closed.openSockets} sockets and ${closed.pendingTimers} timers behind`,
    });
  }
  const held = column.sharesConnections === true ? 0 : await proxy.heldByClient(closeMs);
  if (held > 0) {
    mismatches.push({
      at: "close",
      message: `${held} connections stand although the client was closed`,
    });
  }
  const key = client["apiKey"] === undefined ? apiKey : String(client["apiKey"]);
  mismatches.push(
    ...checkWire(proxy.records, test.wire, {
      variables,
      apiKey: client["sessionToken"] === undefined ? key : null,
      attemptOf: attemptCounter(test, proxy, tenant),
      ours: column.kind === "sdk",
      extraHeaders: [...addedHeaders(test), ...(column.adds ?? [])],
    }),
    ...firedFaults(test, proxy, tenant),
  );
  if (tenant !== null)
    mismatches.push(...checkLedger(test.ledger, await tenant.facts(), variables));
  return { mismatches, unsupported: null };
}

function variablesOf(test: Case, tenant: Tenant | null): Variables {
  const variables: Variables = new Map(Object.entries(test.variables));
  variables.set("canary", `canary-${randomBytes(6).toString("hex")}`);
  variables.set("apiKey", tenant?.apiKey ?? cannedKey);
  for (const [name, id] of Object.entries(tenant?.accounts ?? {})) variables.set(name, id);
  return variables;
}

/** A live call without a script simply passes; a canned one must say what is answered. */
function faultsOf(step: Step, tenant: Tenant | null): NonNullable<Step["faults"]> {
  if (step.faults !== undefined) return step.faults;
  return tenant !== null && step.call !== undefined ? ["pass"] : [];
}

/** Entries of one step's script are the attempts of one call; pages and parallel calls each start anew at 0. */
function attemptCounter(
  test: Case,
  proxy: FaultProxy,
  tenant: Tenant | null,
): (index: number) => number | null {
  const numbers: (number | null)[] = [];
  for (const step of test.steps) {
    faultsOf(step, tenant).forEach((_, index) => {
      numbers.push(step.iterate === undefined && step.parallel === undefined ? index : null);
    });
  }
  return (index) =>
    index < proxy.records.length + numbers.length ? (numbers[index] ?? null) : null;
}

function firedFaults(test: Case, proxy: FaultProxy, tenant: Tenant | null): Mismatch[] {
  const script = test.steps.flatMap((step) => faultsOf(step, tenant));
  return script.flatMap((fault, index) =>
    proxy.fired.has(index)
      ? []
      : [{ at: `faults/${index}`, message: `${JSON.stringify(fault)} never fired` }],
  );
}

function addedHeaders(test: Case): string[] {
  return test.steps.flatMap((step) => {
    const headers = Object.keys((step.opts?.["headers"] ?? {}) as object);
    const args = Object.keys(((step.args ?? {}) as { header?: object }).header ?? {});
    return [...headers, ...args].map((name) => name.toLowerCase());
  });
}

function traceOf(proxy: FaultProxy): TracedRequest[] {
  return [...proxy.records]
    .sort((a, b) => a.index - b.index)
    .map((record) => ({
      head: record.head
        .toString("latin1")
        .replace(/(x-api-key|authorization): \S+/gi, "$1: (hidden)"),
      body: record.body.toString("utf8").slice(0, 4000),
      answer: proxy.answers[record.index]?.raw.toString("utf8").slice(0, 4000) ?? "",
      connection: record.connection,
    }));
}
