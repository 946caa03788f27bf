import { RUN_VALUES } from "./journey.ts";
import type { PlannedRequest } from "./plan.ts";

/** What the script object of an application is called, and how a value is kept for later requests. */
export interface Dialect {
  readonly object: "pm" | "insomnia";
  readonly keep: string;
  /** How a kept value is read. */
  readonly kept: string;
  /** Whether scripts may wait by top-level await; else a running timer holds the request back. */
  readonly awaits: boolean;
}

export const POSTMAN: Dialect = {
  object: "pm",
  keep: "pm.collectionVariables.set",
  kept: "pm.collectionVariables.get",
  awaits: false,
};
export const INSOMNIA: Dialect = {
  object: "insomnia",
  keep: "insomnia.environment.set",
  kept: "insomnia.environment.get",
  awaits: true,
};

/** Lines that run before a request; the first request of an export makes the run's own values. */
export function before(
  dialect: Dialect,
  request: PlannedRequest,
  isFirst: boolean,
): readonly string[] {
  const values = isFirst
    ? Object.entries(RUN_VALUES).map(([name, made]) => `${dialect.keep}("${name}", ${made});`)
    : [];
  if (request.pauseSeconds === 0) return values;
  const ms = request.pauseSeconds * 1000;
  return [
    ...values,
    dialect.awaits
      ? `await new Promise((resolve) => setTimeout(resolve, ${ms}));`
      : `setTimeout(() => {}, ${ms});`,
  ];
}

/** Lines that run after a request: tests, where they are wanted, and keeping what later requests need. */
export function after(
  dialect: Dialect,
  request: PlannedRequest,
  withTests: boolean,
): readonly string[] {
  const lines = withTests ? testsOf(dialect, request) : [];
  const kept = Object.entries(request.bind).map(
    ([name, path]) => `${dialect.keep}("${name}", answer${accessOf(path)});`,
  );
  if (kept.length === 0) return lines;
  return [
    ...lines,
    `if (${dialect.object}.response.code < 300) {`,
    `  const answer = ${dialect.object}.response.json();`,
    ...kept.map((line) => `  ${line}`),
    "}",
  ];
}

function testsOf({ object, kept }: Dialect, request: PlannedRequest): readonly string[] {
  const { operation, statuses, schema } = request;
  const test = (name: string, ...lines: readonly string[]): readonly string[] => [
    `${object}.test(${JSON.stringify(name)}, () => {`,
    ...lines.map((line) => `  ${line}`),
    "});",
  ];
  const header = (name: string): string =>
    `${object}.expect(${object}.response.headers.get("${name}"), "${name}")`;
  const values = [
    ...Object.entries(request.values).map(
      ([path, value]) =>
        `${object}.expect(answer${accessOf(path)}, "${path}").to.eql(${wanted(kept, value)});`,
    ),
    ...Object.values(request.bind).map(
      (path) =>
        `${object}.expect(answer${accessOf(path)}, "${path}").to.be.a("string").and.not.eql("");`,
    ),
  ];
  return [
    ...test(
      `answers ${statuses.join(" or ")}`,
      `${object}.expect(${object}.response.code).to.be.oneOf(${JSON.stringify(statuses)});`,
    ),
    ...test("names the request", `${header("X-Request-Id")}.to.match(/^req_/);`),
    ...test(
      "tells where the rate limit stands",
      `for (const name of ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"])`,
      `  ${object}.expect(${object}.response.headers.get(name), name).to.match(/^[0-9]+$/);`,
    ),
    ...(operation.media === null
      ? test("has no body", `${object}.expect(${object}.response.text() || "").to.eql("");`)
      : schema === null
        ? test(
            `comes as ${operation.media}`,
            `${header("Content-Type")}.to.include(${JSON.stringify(operation.media)});`,
          )
        : test(
            "has the documented form",
            `${object}.response.to.have.jsonSchema(${JSON.stringify(schema)});`,
          )),
    ...(values.length === 0
      ? []
      : test("says what is expected", `const answer = ${object}.response.json();`, ...values)),
  ];
}

/** A value as a script says it; `{{name}}` is what an earlier answer gave. */
function wanted(kept: string, value: string | number | boolean): string {
  const name = typeof value === "string" ? /^\{\{(\w+)\}\}$/.exec(value)?.[1] : undefined;
  return name === undefined ? JSON.stringify(value) : `${kept}("${name}")`;
}

/** `$.data[0].id` as property access of a script. */
function accessOf(path: string): string {
  if (!/^\$(\.[A-Za-z_]\w*|\[\d+\])+$/.test(path))
    throw new Error(`${path} is not a path like $.data[0].id`);
  return path.slice(1);
}
