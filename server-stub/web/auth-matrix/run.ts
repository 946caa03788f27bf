import matrixFile from "./matrix.json" with { type: "json" };
import type { CallResult, Matrix, MatrixCall, MatrixMeans, MatrixRow, RowResult } from "./model.ts";

export const MATRIX = matrixFile as unknown as Matrix;

/** Keys that open nothing. The retired format is refused before anything is looked up, so what follows `sk_` does not matter. */
export const DUMMIES: Readonly<Record<string, string>> = {
  malformed: "not-a-key",
  mistyped: `svc_test_${"0".repeat(36)}000000`,
  retired: "sk_test_any",
  retiredOther: "sk_live_any_other",
  wrongPassword: "this is not the password",
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/**
 * Runs the rows one after the other: what each credential, right or wrong, is answered. One wrong password is spent per run, and
 * one unknown address, so that a run does not lock anybody out. `onRow` hears of each row as it ends.
 */
export async function runMatrix(
  means: MatrixMeans,
  onRow: (result: RowResult) => void = () => undefined,
): Promise<readonly RowResult[]> {
  const values: Record<string, string | undefined> = {
    unknownEmail: `nobody-${Math.random().toString(36).slice(2, 10)}@example.com`,
    ...DUMMIES,
    ...means.values,
  };
  const results: RowResult[] = [];
  for (const row of MATRIX.rows.filter(({ id }) => means.only?.includes(id) ?? true)) {
    const result = await runRow(row, means, values);
    results.push(result);
    onRow(result);
  }
  return results;
}

async function runRow(
  row: MatrixRow,
  means: MatrixMeans,
  values: Record<string, string | undefined>,
): Promise<RowResult> {
  const facts = { number: row.number, id: row.id, title: row.title };
  const missing = (row.needs ?? []).filter((name) => !values[name]);
  if (missing.length > 0) return { ...facts, state: "covered", missing, retryAt: null, calls: [] };
  const calls: CallResult[] = [];
  let before: Answer | null = null;
  for (const call of row.calls) {
    const started = performance.now();
    const answer = await send(call, means, values);
    const milliseconds = Math.round(performance.now() - started);
    const problems = problemsOf(call, answer, before, values);
    calls.push({
      request: call.request,
      sent: [
        ...(call.key ? [`key: ${call.key}`] : []),
        ...(call.token ? [`token: ${call.token}`] : []),
      ],
      expected: `${call.status}${call.code === undefined ? "" : ` ${call.code}`}`,
      actual: `${answer.status}${answer.body["code"] === undefined ? "" : ` ${String(answer.body["code"])}`}`,
      requestId: answer.headers.get("x-request-id"),
      remaining: answer.headers.get("x-ratelimit-remaining"),
      milliseconds,
      problems,
    });
    if (answer.status === 429) {
      const now = (means.now ?? (() => new Date()))();
      const seconds = Number(answer.headers.get("retry-after") ?? 60);
      const retryAt = new Date(now.getTime() + seconds * 1000).toISOString();
      return { ...facts, state: "throttled", missing: [], retryAt, calls };
    }
    for (const [name, member] of Object.entries(call.bind ?? {}))
      if (typeof answer.body[member] === "string") values[name] = answer.body[member];
    before = answer;
  }
  const failed = calls.some(({ problems }) => problems.length > 0);
  return { ...facts, state: failed ? "failed" : "passed", missing: [], retryAt: null, calls };
}

async function send(
  call: MatrixCall,
  means: MatrixMeans,
  values: Readonly<Record<string, string | undefined>>,
): Promise<Answer> {
  const [method = "GET", path = "/"] = filled(call.request, values).split(" ");
  const key = call.key === undefined ? undefined : values[call.key];
  const token = call.token === undefined ? undefined : values[call.token];
  const body = call.body;
  const { fetch } = means;
  const response = await fetch(means.baseUrl + path, {
    method,
    headers: {
      accept: "application/json",
      ...(key === undefined ? {} : { "x-api-key": key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined
      ? {}
      : {
          body: JSON.stringify(
            Object.fromEntries(
              Object.entries(body).map(([name, value]) => [name, filled(value, values)]),
            ),
          ),
        }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: objectOf(text) };
}

function problemsOf(
  call: MatrixCall,
  answer: Answer,
  before: Answer | null,
  values: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const problems: string[] = [];
  if (answer.status !== call.status)
    problems.push(`answered ${answer.status} instead of ${call.status}`);
  if (call.code !== undefined && answer.body["code"] !== call.code)
    problems.push(`code is ${String(answer.body["code"])} instead of ${call.code}`);
  for (const name of MATRIX.always)
    if (!answer.headers.has(name)) problems.push(`${name} is missing`);
  const reset = Number(answer.headers.get("x-ratelimit-reset"));
  if (answer.headers.has("x-ratelimit-reset") && !(reset > 1_000_000_000))
    problems.push(`X-RateLimit-Reset is ${reset}, no time in seconds since 1970`);
  for (const [member, pattern] of Object.entries(call.members ?? {}))
    if (!new RegExp(pattern).test(textOf(answer.body[member])))
      problems.push(`${member} is not as it must be (${pattern})`);
  for (const [name, pattern] of Object.entries(call.headers ?? {}))
    if (!new RegExp(pattern).test(answer.headers.get(name) ?? ""))
      problems.push(`${name} is not as it must be (${pattern})`);
  if (call.sameAnswer && before !== null && essence(answer, values) !== essence(before, values))
    problems.push("the answer differs from that of the call before");
  if (call.subset !== undefined && before !== null) {
    const whole = new Set(listOf(before.body[call.subset]));
    const extra = listOf(answer.body[call.subset]).filter((one) => !whole.has(one));
    if (extra.length > 0)
      problems.push(`${call.subset} has more than the key: ${extra.join(", ")}`);
  }
  return problems;
}

/** An answer without what belongs to one request: its id, and the id that was asked for. */
function essence(answer: Answer, values: Readonly<Record<string, string | undefined>>): string {
  const { requestId: _, instance: __, ...rest } = answer.body;
  let text = JSON.stringify(rest);
  for (const name of ["absentAccountId", "foreignAccountId", "liveAccountId"]) {
    const id = values[name];
    if (id) text = text.replaceAll(id, "{id}");
  }
  return `${answer.status} ${text}`;
}

function filled(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

function objectOf(text: string): Answer["body"] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Answer["body"]) : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
