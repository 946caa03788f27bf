import { filled, missingIn, valueAt, type Values } from "../../playground/run/values.ts";
import { call, header, mayWrite, type Answer } from "../shared/call.ts";
import { say } from "../shared/dom.ts";
import { remember } from "./history.ts";
import { changed, type State, type StepState } from "./state.ts";

/** What a step is about to send, its places filled. */
export interface Outgoing {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Names of values that no answer has given yet. */
  readonly missing: readonly string[];
}

export function outgoing(step: StepState, values: Values, key: string): Outgoing {
  const { draft, plan } = step;
  const fill = (text: string): string => filled(text, values, () => crypto.randomUUID());
  const path = plan.operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(fill(draft.path[name] ?? "")),
  );
  const query = new URLSearchParams(
    Object.entries(draft.query)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, fill(value)]),
  ).toString();
  const headers = Object.entries(draft.headers).filter(([, value]) => value !== "");
  const all = [...Object.values(draft.path), ...Object.values(draft.query), draft.body ?? ""];
  return {
    path: query === "" ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(headers.map(([name, value]) => [name, fill(value)])),
      ...(draft.key === null ? {} : { "Idempotency-Key": key }),
    },
    body: draft.body === null ? null : fill(draft.body),
    missing: [...new Set(all.flatMap((text) => missingIn(text, values)))],
  };
}

/** Sends the step, keeps what later steps need, and tells what is not as the journey says. Throws what the reader has to mend. */
export async function play(state: State, step: StepState): Promise<void> {
  const { plan, draft } = step;
  const reuse = draft.key === "reuse" && step.lastKey !== "";
  const key = reuse ? step.lastKey : crypto.randomUUID();
  const { path, headers, body, missing } = outgoing(step, state.values, key);
  if (missing.length > 0)
    throw new Error(
      `${say("An earlier step gives this first:", "Une étape antérieure doit d’abord donner :")} ${missing.join(", ")}`,
    );
  const { method } = plan.operation;
  if (!mayWrite(method)) return;
  await pause(plan.pauseSeconds);
  step.lastKey = key;
  step.answer = await call({ method, path, headers, body }, draft.bare);
  const bound = Object.entries(plan.bind).flatMap(([name, where]) => {
    const value = valueAt(step.answer?.json, where);
    return value === undefined || value === null ? [] : [[name, String(value)] as const];
  });
  state.values = { ...state.values, ...Object.fromEntries(bound) };
  await remember({
    operationId: plan.operation.id,
    method,
    path,
    body,
    status: step.answer.status,
  });
  changed();
}

/** Sends every step from the present one on; stops at the first that is not as it should be. */
export async function playOn(state: State): Promise<void> {
  for (; state.index < state.steps.length; state.index += 1) {
    const step = state.steps[state.index];
    if (step === undefined) return;
    changed();
    await play(state, step);
    if (problemsOf(step).length > 0 || state.index === state.steps.length - 1) return;
  }
}

/** What the answer should be and is not, one line each. */
export function problemsOf(step: StepState): readonly string[] {
  const { answer, plan } = step;
  if (answer === null) return [];
  if (!plan.statuses.includes(answer.status))
    return [`${answer.status} ≠ ${plan.statuses.join(" | ")}`];
  return Object.entries(plan.values).flatMap(([where, wanted]) => {
    const found = valueAt(answer.json, where);
    const same =
      typeof wanted === "string" && wanted.includes("{{") ? found !== undefined : found === wanted;
    return same ? [] : [`${where}: ${String(found)} ≠ ${String(wanted)}`];
  });
}

export const requestId = (answer: Answer): string => header(answer, "x-request-id");

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
