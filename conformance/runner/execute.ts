/** Runs one case against one column: a port of its own, a tenant of its own, a fresh client, then every judgement. */
import { createHash } from "node:crypto";
import { FaultProxy } from "../proxy/fault-proxy.ts";
import { ForwardProxy } from "../proxy/forward-proxy.ts";
import { pem } from "../proxy/tls.ts";
import type { Case, Forward, Step } from "./case-file.ts";
import type { Column } from "./columns.ts";
import { DriverCrash, type Driver } from "./driver.ts";
import { toFault } from "./fault-spec.ts";
import { judge } from "./judge.ts";
import { checkLedger, ledgerChange, type LedgerChange } from "./ledger.ts";
import type { Mismatch } from "./match.ts";
import { runStep, type Observed } from "./steps.ts";
import type { Tenant, Testbed } from "./testbed.ts";
import { isRecord, substitute, type Variables } from "./values.ts";
import { checkForwarded, checkWire } from "./wire.ts";

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
  /** Of a case on a live server that came to its end. */
  readonly ledger: LedgerChange | null;
};

/** What a client of a TLS case can be given, by the name that the case uses. */
const certificates = {
  authority: "trusted.pem",
  strangerAuthority: "stranger.pem",
  clientCert: "client.pem",
  clientKey: "client.key",
  strangerCert: "stranger-client.pem",
  strangerKey: "stranger-client.key",
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
    ledger: LedgerChange | null = null,
  ): CaseResult => ({
    column: column.name,
    id: test.id,
    suite: test.suite,
    status,
    mismatches,
    reason,
    ms: performance.now() - startedAt,
    trace,
    ledger,
  });
  const missing = test.needs.filter((need) => !column.capabilities.has(need));
  if (missing.length > 0)
    return done("unsupported", [], `the driver lacks ${missing.join(", ")}`, []);
  if (test.server === "live" && testbed === null)
    return done("void", [], "no server for a live case", []);
  const tenant =
    test.server === "live" && testbed !== null ? await testbed.provision(test.seed) : null;
  const variables = variablesOf(test, column, tenant);
  const script = test.steps
    .flatMap((step) => faultsOf(step, tenant, variables))
    .map((fault) => toFault(fault, variables));
  const proxy = await FaultProxy.start({
    script,
    ...("orMore" in test.wire ? { afterScript: "pass" as const } : {}),
    ...(tenant !== null && testbed !== null
      ? { upstream: tenant.upstream ?? testbed.upstream }
      : {}),
    ...(test.tls === null ? {} : { tls: test.tls }),
  });
  const forward = test.forward === null ? null : await startForward(test.forward, variables);
  variables.set("origin", `127.0.0.1:${proxy.port}`);
  if (forward !== null) variables.set("forward", forward.address);
  try {
    const outcome = await play(test, driver, proxy, variables, column, tenant);
    if (forward !== null && test.forward !== null)
      outcome.mismatches.push(...checkForwarded(forward.records, test.forward.asked, variables));
    const trace = traceOf(proxy);
    if (outcome.unsupported !== null) return done("unsupported", [], outcome.unsupported, trace);
    const [first] = outcome.mismatches;
    if (first === undefined && tenant !== null) testbed?.handBack?.(tenant);
    return first === undefined
      ? done("pass", [], "", trace, outcome.ledger)
      : done("fail", outcome.mismatches, `${first.at}: ${first.message}`, trace, outcome.ledger);
  } catch (error) {
    const trace = traceOf(proxy);
    const message = error instanceof Error ? error.message : String(error);
    // After a void too: the client of the case still stands open, and would be counted against the next one.
    await driver.restart();
    if (!(error instanceof DriverCrash))
      return done("void", [], `the runner failed: ${message}`, trace);
    return done(error.silent ? "timeout" : "crash", [], message, trace);
  } finally {
    await Promise.all([proxy.close(), forward?.close()]);
  }
}

function startForward(spec: Forward, variables: Variables): Promise<ForwardProxy> {
  const answer = substitute(spec.answer, variables);
  return ForwardProxy.start({
    ...(spec.auth === undefined ? {} : { auth: spec.auth }),
    ...(answer === undefined ? {} : { answer: Number(answer) }),
  });
}

type Played = {
  readonly mismatches: Mismatch[];
  readonly unsupported: string | null;
  readonly ledger: LedgerChange | null;
};

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
  if (opened.type === "unsupported")
    return { mismatches, unsupported: opened.reason, ledger: null };
  if (opened.type !== "opened") {
    return {
      mismatches: [{ at: "open", message: `expected opened, got ${JSON.stringify(opened)}` }],
      unsupported: null,
      ledger: null,
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
        return { mismatches, unsupported: seen.reply.reason, ledger: null };
      }
      mismatches.push(...judge(step.expect, seen, seen.variables, `steps/${index}`));
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
      attemptOf: attemptCounter(test, proxy, tenant, variables),
      ours: column.kind === "sdk",
      extraHeaders: [...addedHeaders(test, variables), ...(column.adds ?? [])],
    }),
    ...firedFaults(test, proxy, tenant, variables),
  );
  if (tenant === null) return { mismatches, unsupported: null, ledger: null };
  const facts = await tenant.facts();
  mismatches.push(...checkLedger(test.ledger, facts, variables));
  return { mismatches, unsupported: null, ledger: ledgerChange(test.seed, facts) };
}

let seed = 0;
const played = new Map<string, number>();

/** Makes the nonces of a run repeatable; a cell's nonce depends on the seed, its column, its case, and how often it was played. */
export function seedNonces(value: number): void {
  seed = value;
  played.clear();
}

function nonce(cell: string): string {
  const before = played.get(cell) ?? 0;
  played.set(cell, before + 1);
  const round = before === 0 ? "" : ` ${before}`;
  return createHash("sha256").update(`${seed} ${cell}${round}`).digest("hex").slice(0, 12);
}

function variablesOf(test: Case, column: Column, tenant: Tenant | null): Variables {
  const variables: Variables = new Map(Object.entries(test.variables));
  const own = nonce(`${column.name} ${test.id}`);
  variables.set("canary", `canary-${own}`);
  variables.set("runDigits", String(Number.parseInt(own, 16) % 1_000_000).padStart(6, "0"));
  variables.set("apiKey", tenant?.apiKey ?? cannedKey);
  for (const [name, file] of Object.entries(certificates)) {
    if (test.tls !== null) variables.set(name, pem(file));
  }
  for (const [name, id] of Object.entries({ ...tenant?.values, ...tenant?.accounts }))
    variables.set(name, id);
  return variables;
}

/** A live call without a script simply passes; a canned one must say what is answered. */
function faultsOf(
  step: Step,
  tenant: Tenant | null,
  variables: Variables,
): NonNullable<Step["faults"]> {
  if (step.faults !== undefined)
    return step.faults.flatMap((fault) =>
      isRecord(fault) && "times" in fault
        ? Array.from({ length: Number(substitute(fault["times"], variables)) }, () => fault)
        : [fault],
    );
  return tenant !== null && step.call !== undefined ? ["pass"] : [];
}

/** Entries of one step's script are the attempts of one call; pages and parallel calls each start anew at 0. */
function attemptCounter(
  test: Case,
  proxy: FaultProxy,
  tenant: Tenant | null,
  variables: Variables,
): (index: number) => number | null {
  const numbers: (number | null)[] = [];
  for (const step of test.steps) {
    faultsOf(step, tenant, variables).forEach((_, index) => {
      numbers.push(step.iterate === undefined && step.parallel === undefined ? index : null);
    });
  }
  return (index) =>
    index < proxy.records.length + numbers.length ? (numbers[index] ?? null) : null;
}

function firedFaults(
  test: Case,
  proxy: FaultProxy,
  tenant: Tenant | null,
  variables: Variables,
): Mismatch[] {
  const script = test.steps.flatMap((step) => faultsOf(step, tenant, variables));
  return script.flatMap((fault, index) =>
    proxy.fired.has(index)
      ? []
      : [{ at: `faults/${index}`, message: `${JSON.stringify(fault)} never fired` }],
  );
}

function addedHeaders(test: Case, variables: Variables): string[] {
  const names = (value: unknown): string[] =>
    Object.keys(
      (typeof value === "string" ? substitute(value, variables) : (value ?? {})) as object,
    );
  return test.steps.flatMap((step) => {
    const headers = names(step.opts?.["headers"]);
    const args = names(isRecord(step.args) ? step.args["header"] : undefined);
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
