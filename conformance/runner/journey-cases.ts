/**
 * The playground's journeys as cases: the same files, read by the same module as the page, the exports and `njia fixtures`,
 * so that a journey which no longer works is red here for every SDK. Values that each run makes anew come from the case's
 * nonce. Where a journey lets seconds pass, the tenant's clock stands still and is moved by as many.
 */
import { JOURNEYS } from "@njia/server/journeys";
import { planExport, type PlannedRequest } from "@njia/server/export/plan";
import type { Journey } from "@njia/server/export/journey";
import type { Case, Step } from "./case-file.ts";
import { madeCase } from "./made-case.ts";
import { readBundle } from "./requirements.ts";
import { operations, type Node } from "./spec-examples.ts";

const HOUR_MS = 3_600_000;
const seed = { accounts: { A: { currency: "XAF", available: 50_000_000 } } };
/**
 * They pay the same people large sums: after four of them the rules about frequent payments refuse the next. And they use the default
 * account of their tenant, which a tenant of other cases may have left empty.
 */
const journeysPerTenant = 2;

export function journeyCases(journeys: readonly Journey[] = JOURNEYS): Case[] {
  const pointers = new Map(operations().map(({ id, pointer }) => [id, pointer]));
  return journeys.map((journey) => {
    const requests = requestsOf(journey);
    const pauses = requests.some(({ pauseSeconds }) => pauseSeconds > 0);
    const steps = requests.flatMap(stepsOf);
    const ids = [...new Set(requests.map(({ operation }) => operation.id))];
    return madeCase(
      {
        id: `journey.${journey.name}`,
        suite: "journeys",
        about: journey.description,
        req: ids.map((id) => `spec:${pointers.get(id) ?? `/paths/${id}`}`),
        steps,
      },
      {
        seed: {
          ...seed,
          share: journeysPerTenant,
          ...(pauses ? { clock: "frozen" } : {}),
        },
        // As many requests as steps: nothing is sent twice.
        wire: { requests: steps.length },
        variables: {
          anHourAgo: new Date(Date.now() - HOUR_MS).toISOString(),
          inAnHour: new Date(Date.now() + HOUR_MS).toISOString(),
        },
      },
    );
  });
}

function requestsOf(journey: Journey): readonly PlannedRequest[] {
  const source = {
    document: readBundle() as Node,
    journeys: [journey],
    everything: journey,
    unserved: [],
    leftOut: {},
    releasedAt: "",
  };
  const plan = planExport(source, { baseUrl: "", deprecated: true });
  const requests = plan.folders.flatMap((folder) => folder.requests);
  const wanted = journey.steps.length + (journey.cleanUp ?? []).length;
  if (requests.length !== wanted)
    throw new Error(`journey ${journey.name}: ${wanted} steps, but ${requests.length} are known`);
  return requests;
}

function stepsOf(request: PlannedRequest): readonly Step[] {
  const { pauseSeconds: seconds } = request;
  const pause: Step = {
    call: "advanceSandboxClock",
    args: { body: { seconds } },
    expect: { ok: { $includes: { object: "sandbox_clock_advance" } } },
  };
  return seconds === 0 ? [stepOf(request)] : [pause, stepOf(request)];
}

function stepOf(request: PlannedRequest): Step {
  const sent = (fields: PlannedRequest["query"]): Readonly<Record<string, string>> =>
    Object.fromEntries(
      fields.filter(({ off }) => !off).map(({ name, value }) => [name, placed(value)]),
    );
  const { "Idempotency-Key": key, ...header } = sent(request.headers);
  const path = Object.entries(request.path).map(([name, value]) => [name, placed(value)]);
  const query = sent(request.query);
  const body = request.body === null ? {} : { body: JSON.parse(placed(request.body)) as unknown };
  return {
    call: request.operation.id,
    args: {
      ...(path.length === 0 ? {} : { path: Object.fromEntries(path) as unknown }),
      ...(Object.keys(query).length === 0 ? {} : { query }),
      ...(Object.keys(header).length === 0 ? {} : { header }),
      ...body,
    },
    // Without a key of the journey's own the SDK makes one, as anybody's program would.
    ...(key === undefined || key === NEW_KEY ? {} : { opts: { idempotencyKey: key } }),
    expect: {
      ok: expectationOf(request),
      meta: { $partial: true, status: request.statuses[0] ?? 200, attempts: 1 },
    },
  };
}

const NEW_KEY = "${$guid}";

/** The places of a journey's text in the words of a case. */
function placed(text: string): string {
  return text.replace(/\{\{(\$?\w+)\}\}/g, (_, name: string) =>
    name === "runId" ? "${canary}" : `\${${name}}`,
  );
}

/** What must stand in the answer, and what later steps take from it. */
function expectationOf({ values, bind }: PlannedRequest): unknown {
  const members: Record<string, unknown> = {};
  for (const [place, value] of Object.entries(values))
    put(members, place, { $eq: typeof value === "string" ? placed(value) : value });
  for (const [name, place] of Object.entries(bind)) put(members, place, { $bind: name });
  return Object.keys(members).length === 0 ? { $any: true } : { $includes: members };
}

function put(members: Record<string, unknown>, place: string, expected: object): void {
  const names = place.replace(/^\$\./, "").split(".");
  const last = names.pop() ?? "";
  if (names.some((name) => name.includes("[")) || last.includes("["))
    throw new Error(`${place}: a case cannot name one item of a list`);
  let here = members;
  for (const name of names) here = (here[name] ??= {}) as Record<string, unknown>;
  here[last] = { ...(here[last] as object | undefined), ...expected };
}
