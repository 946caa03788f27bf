/**
 * The authentication matrix as cases: the list that the reference page and `njia doctor --auth` play. As HTTP, row by row,
 * in a column of its own; and for every SDK, call by call, wherever an SDK sends such a credential at all: it refuses a
 * missing key and one of the retired form before anything is sent.
 */
import { MATRIX, type MatrixCall, type MatrixRow } from "@njia/server/auth-matrix";
import type { Case, Step } from "./case-file.ts";
import { classOf } from "./error-classes.ts";
import { madeCase } from "./made-case.ts";
import { operations, type SpecOperation } from "./spec-examples.ts";

/** The capability, and the name, of the column that plays the rows as they are. */
export const HTTP = "http";
const SUITE = "authentication";

export function matrixCases(): Case[] {
  return [...MATRIX.rows.map(asHttp), ...MATRIX.rows.flatMap(forSdks)];
}

/** The row that a case of the column `http` stands for. */
export const rowOf = (test: Case): string => test.id.replace(/^auth\.http\./, "");

function asHttp(row: MatrixRow): Case {
  return madeCase(
    {
      id: `auth.http.${row.id}`,
      suite: SUITE,
      about: `Row ${row.number} of the authentication matrix as HTTP: ${row.title.en}.`,
      req: [...new Set(row.calls.map((call) => `spec:${operationOf(call).pointer}`))],
      steps: [],
    },
    { only: HTTP },
  );
}

/** Credentials that an SDK refuses itself. */
const unsent = (call: MatrixCall): boolean =>
  call.key === undefined || /^(retired|legacy)/.test(call.key);

/** One case for each credential of the row: a client has one. */
function forSdks(row: MatrixRow): Case[] {
  const groups = Map.groupBy(
    row.calls.filter((call) => !unsent(call)),
    ({ key, token }) => `${key} ${token ?? ""}`,
  );
  return [...groups.values()].map((calls, index) => {
    const [{ key = "", token } = {}] = calls as readonly MatrixCall[];
    const tail = groups.size === 1 ? "" : `.${String.fromCharCode(97 + index)}`;
    return madeCase(
      {
        id: `auth.${row.id}${tail}`,
        suite: SUITE,
        about: `Row ${row.number} of the authentication matrix: ${row.title.en}.`,
        req: [
          ...new Set(
            calls.map((call) => {
              const { pointer, errors } = operationOf(call);
              const documented = errors.includes(call.status);
              return `spec:${pointer}${documented ? `/responses/${call.status}` : ""}`;
            }),
          ),
        ],
        steps: calls.map(stepOf),
      },
      {
        seed: { credentials: "matrix" },
        client: {
          apiKey: `$${key}`,
          ...(token === undefined ? {} : { sessionToken: `$${token}` }),
          maxRetries: 0,
        },
        wire: { requests: calls.length },
      },
    );
  });
}

function stepOf(call: MatrixCall): Step {
  const operation = operationOf(call);
  const names = [...call.request.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => `$${name}`);
  const path = operation.pathNames.map((name, index) => [name, names[index]] as const);
  const facts = Object.entries({
    ...call.members,
    ...(call.code === undefined ? {} : { code: call.code }),
  });
  const members = Object.fromEntries(facts.map(([name, pattern]) => [name, { $matches: pattern }]));
  return {
    call: operation.id,
    args: {
      ...(path.length === 0 ? {} : { path: Object.fromEntries(path) as unknown }),
      ...(call.body === undefined ? {} : { body: placed(call.body) }),
    },
    expect:
      call.status < 300
        ? {
            ok: { $partial: true, ...members },
            meta: {
              $partial: true,
              status: call.status,
              requestId: { $format: "request-id" },
              rateLimit: { $partial: true, remaining: { $range: [0, Number.MAX_SAFE_INTEGER] } },
            },
          }
        : {
            err: {
              class: classOf(call.status),
              status: call.status,
              code: call.code,
              attempts: 1,
              requestId: { $format: "request-id" },
              rawBody: { $json: { $partial: true, ...inBody(call) } },
            },
          },
  };
}

const inBody = ({ members = {} }: MatrixCall): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(members).map(([name, pattern]) => [name, { $matches: pattern }]),
  );

const placed = (body: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value.replace(/\{\{(\w+)\}\}/g, "$${$1}")]),
  );

let known: readonly SpecOperation[] | null = null;

function operationOf({ request }: MatrixCall): SpecOperation {
  known ??= operations();
  const [method, path = ""] = request.split(" ");
  const shape = path.replace(/\{\{\w+\}\}/g, "{id}");
  const found = known.find((each) => each.method === method && each.path === shape);
  if (found === undefined) throw new Error(`the matrix asks for ${request}, which no operation is`);
  return found;
}
