/** The server that the authentication matrix is played against, with every credential that it names, and its HTTP column. */
import process from "node:process";
import { DUMMIES, MATRIX, runMatrix, type RowResult } from "@njia/server/auth-matrix";
import type { AuthFixtures } from "@njia/server/testing";
import type { Case } from "./case-file.ts";
import type { Column } from "./columns.ts";
import type { CaseResult } from "./execute.ts";
import { HTTP, rowOf } from "./matrix-cases.ts";
import type { LedgerFacts, Tenant } from "./testbed.ts";

/** Before the last day of the retired keys this row must be answered, after it the others. */
const BEFORE_CUTOFF = "retired-key-before-cutoff";
const nothing: LedgerFacts = { payments: 0, sums: {}, unbalanced: [], accounts: {} };

/** `token` is of a session of the tenant's own user. */
export type Fixtures = AuthFixtures & { readonly token: string };

export async function openFixtures(): Promise<Fixtures> {
  const { startAuthFixtures } = await import("@njia/server/testing");
  const fixtures = await startAuthFixtures();
  const { apiKey = "", email, password } = fixtures.values;
  const response = await fetch(`${fixtures.server.url}/v1/auth/login`, {
    method: "POST",
    headers: { "x-api-key": apiKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await response.json()) as { readonly accessToken: string };
  return { ...fixtures, token: accessToken };
}

/** The tenant of the matrix for one case: credentials by the names that the matrix uses. Nothing moves money there. */
export async function matrixTenant(fixtures: Fixtures): Promise<Tenant> {
  await fixtures.forgiveLogins();
  const tenant: Tenant = {
    apiKey: fixtures.values["apiKey"] ?? "",
    accounts: {},
    upstream: fixtures.server.upstream,
    values: {
      ...fixtures.values,
      token: fixtures.token,
      ...DUMMIES,
      unknownEmail: "nobody@example.com",
    },
    facts: () => Promise.resolve(nothing),
    effects: () => Promise.resolve([]),
    announced: () => Promise.resolve([]),
    again: () => Promise.resolve(tenant),
  };
  return tenant;
}

/** Values for clients that never open a connection: any text does. */
export const idleValues: Readonly<Record<string, string>> = Object.fromEntries(
  ["token", ...Object.keys(DUMMIES), ...MATRIX.rows.flatMap(({ needs = [] }) => needs)].map(
    (name) => [name, `idle-${name}`],
  ),
);

/** The column of the rows as they are: no driver stands behind it. */
export const httpColumn: Column = {
  name: HTTP,
  kind: "http",
  capabilities: new Set([HTTP]),
  version: "-",
  runtime: `Node ${process.versions.node}`,
  driver: {
    name: HTTP,
    send: () => Promise.reject(new Error("the column http has no driver")),
    notify: () => undefined,
    restart: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  },
};

/** Plays the rows as the reference page and the command line do. To be awaited before other cases use the fixtures: the clock is moved. */
export async function playMatrix(
  cases: readonly Case[],
  fixtures: AuthFixtures,
): Promise<CaseResult[]> {
  const rows = cases.map(rowOf);
  const run = (values: Readonly<Record<string, string>>, only: readonly string[]) =>
    runMatrix({ baseUrl: fixtures.server.url, values, fetch, only });
  await fixtures.forgiveLogins();
  // A row may need the token of the login row, which is no case of its own.
  const after = await run(
    fixtures.values,
    MATRIX.rows.map(({ id }) => id).filter((id) => id !== BEFORE_CUTOFF),
  );
  fixtures.setClock(new Date(fixtures.cutoff.getTime() - 60_000));
  const before = await run({ legacyKey: fixtures.legacyKey }, [BEFORE_CUTOFF]);
  fixtures.setClock(new Date());
  return [...after, ...before].filter(({ id }) => rows.includes(id)).map(resultOf);
}

function resultOf(row: RowResult): CaseResult {
  const mismatches = row.calls.flatMap(({ request, sent, problems }, index) =>
    problems.map((message) => ({
      at: `calls/${index}`,
      message: `${request} with ${sent.join(", ") || "no credential"}: ${message}`,
    })),
  );
  const [first] = mismatches;
  const missing = row.missing.length === 0 ? row.state : `no ${row.missing.join(", ")}`;
  return {
    column: HTTP,
    id: `auth.http.${row.id}`,
    suite: "authentication",
    status: row.state === "passed" ? "pass" : row.state === "failed" ? "fail" : "void",
    mismatches,
    reason: row.state === "passed" ? "" : first === undefined ? missing : first.message,
    ms: row.calls.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    trace: [],
    ledger: null,
  };
}
