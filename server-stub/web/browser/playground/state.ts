import { operationsOf, type ApiOperation } from "../../playground/export/document.ts";
import type { ExportSource, Journey } from "../../playground/export/index.ts";
import { planExport, type PlannedRequest } from "../../playground/export/plan.ts";
import { runValues, type Values } from "../../playground/run/values.ts";
import type { Answer } from "../shared/call.ts";

/** What the reader changed of a step; texts may hold `{{name}}`. */
export interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null where the operation takes none. */
  readonly body: string | null;
  /** "new" makes a key for each sending; "reuse" sends the last one again. */
  readonly key: "new" | "reuse" | null;
  /** Sends no credentials. */
  readonly bare: boolean;
}

export interface StepState {
  readonly plan: PlannedRequest;
  draft: Draft;
  answer: Answer | null;
  lastKey: string;
}

/** The page's whole state. Views read it and call `changed`. */
export interface State {
  readonly source: ExportSource;
  readonly operations: readonly ApiOperation[];
  /** Name of the journey; "free" for a single operation of choice. */
  journey: string;
  steps: StepState[];
  index: number;
  values: Values;
}

const listeners = new Set<() => void>();
export const onChange = (listener: () => void): void => void listeners.add(listener);
export function changed(): void {
  for (const listener of listeners) listener();
}

export function startState(source: ExportSource): State {
  const state: State = {
    source,
    operations: operationsOf(source.document),
    journey: "",
    steps: [],
    index: 0,
    values: {},
  };
  openJourney(state, source.journeys[0]?.name ?? "free");
  return state;
}

/** Opens a journey from its beginning. */
export function openJourney(state: State, name: string): void {
  state.journey = name;
  state.index = 0;
  state.values = runValues(new Date());
  state.steps = name === "free" ? [stepOf(state, "checkAuthentication")] : stepsOf(state, name);
}

function stepsOf(state: State, name: string): StepState[] {
  const plan = planExport(state.source, { baseUrl: location.origin, journey: name });
  return plan.folders.flatMap(({ requests }) => requests.map(begin));
}

/** One operation with the examples of its document. */
export function stepOf(state: State, operationId: string): StepState {
  const journey: Journey = {
    name: "free",
    title: "",
    description: "",
    steps: [{ operationId }],
  };
  const source = { ...state.source, journeys: [journey], unserved: [] };
  const plan = planExport(source, { baseUrl: location.origin, journey: "free", deprecated: true });
  const [request] = plan.folders.flatMap(({ requests }) => requests);
  if (request === undefined) throw new Error(`There is no operation ${operationId}`);
  return begin(request);
}

export const present = (state: State): StepState =>
  state.steps[state.index] ?? (state.steps[0] as StepState);

function begin(plan: PlannedRequest): StepState {
  const on = (fields: PlannedRequest["query"]): Record<string, string> =>
    Object.fromEntries(fields.filter(({ off }) => !off).map(({ name, value }) => [name, value]));
  const { "Idempotency-Key": key, ...headers } = on(plan.headers);
  const own = key === undefined || key === "{{$guid}}";
  return {
    plan,
    draft: {
      path: plan.path,
      query: on(plan.query),
      headers: own ? headers : { ...headers, "Idempotency-Key": key },
      body: plan.body,
      key: key === "{{$guid}}" ? "new" : null,
      bare: false,
    },
    answer: null,
    lastKey: "",
  };
}
