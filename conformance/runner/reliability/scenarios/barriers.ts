/** reliability.md 3.7, what needs no request: the server refuses a database that does not keep tenants apart, and each barrier holds alone. */
import pg from "pg";
import { ask } from "../ask.ts";
import { onStand } from "../frame.ts";
import type { Violation } from "../oracle.ts";
import type { Scenario, Verdict } from "../scenario.ts";
import type { Stand } from "../stand.ts";

export const barriers: Scenario = {
  name: "barriers",
  section: "3.7",
  from: "quick",
  mutants: [
    {
      name: "row-level security missing on one table",
      shows: /REFUSED TO START: .*row-level security/s,
    },
    { name: "connection as superuser", shows: /REFUSED TO START: .*superuser/is },
    { name: "view with its owner's rights", shows: /REFUSED TO START: .*views/s },
    {
      name: "tenant setting made connection-wide",
      shows: /after the commit the connection still belongs to/,
    },
  ],
  run: onStand({}, tryBarriers),
};

async function tryBarriers(stand: Stand): Promise<Verdict> {
  const violations: Violation[] = [];
  try {
    await stand.start(["serve", "--no-worker"]);
    const { status } = await ask(stand, "GET /v1/accounts");
    if (status !== 200) violations.push({ clause: 5, message: `accounts were answered ${status}` });
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    violations.push({ clause: 5, message: `REFUSED TO START: ${told.slice(0, 600)}` });
  }
  const found = await alone(stand);
  return {
    violations: [...violations, ...found.violations],
    gateFaults: found.tried === 4 ? [] : [`${found.tried} of 4 barriers were tried`],
    figures: { barriers: found.tried },
    history: [],
  };
}

/** As the server's own login, on one connection. */
async function alone(
  stand: Stand,
): Promise<{ readonly violations: readonly Violation[]; readonly tried: number }> {
  const client = new pg.Client({ connectionString: stand.databaseUrl });
  await client.connect();
  const violations: Violation[] = [];
  let tried = 0;
  const wrong = (message: string): void => void violations.push({ clause: 5, message });
  const count = async (sql: string): Promise<number> =>
    (await client.query<{ readonly n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]
      ?.n ?? 0;
  const accounts = `${stand.schema}.accounts`;
  const denied = async (work: () => Promise<unknown>): Promise<boolean> => {
    await client.query("savepoint s");
    const was = await work().then(
      () => false,
      (error: unknown) => error instanceof pg.DatabaseError && error.code === "42501",
    );
    await client.query("rollback to s");
    return was;
  };
  try {
    await client.query("begin");
    // The role alone: without entering, the schema is out of reach.
    if (!(await denied(() => count(accounts))))
      wrong("accounts can be read without entering a tenant");
    tried += 1;
    await client.query("select platform.enter($1, false)", [stand.tenantId]);
    if ((await count(accounts)) === 0) wrong("the tenant sees no accounts of its own");
    // Row-level security alone: the role is the tenant's, the setting names another.
    await client.query("select set_config('app.tenant_id', 'ten_another', true)");
    if ((await count(accounts)) > 0) wrong("row-level security shows rows of another tenant");
    tried += 1;
    // The check on tenant_id alone: a row of another tenant is refused even where the setting asks for it.
    const stranger = `insert into ${stand.schema}.idempotency_keys select 'ten_another', false, 'x', 'x', 'x', 'x', 1, '', null, null, now(), now()`;
    const refused = await client.query("savepoint t").then(() =>
      client.query(stranger).then(
        () => false,
        () => true,
      ),
    );
    await client.query("rollback to t");
    if (!refused) wrong("a row of another tenant can be written into the schema");
    tried += 1;
    await client.query("commit");
    const left = await client.query<{ readonly tenant: string | null }>(
      "select current_setting('app.tenant_id', true) as tenant",
    );
    const tenant = left.rows[0]?.tenant ?? "";
    if (tenant !== "") wrong(`after the commit the connection still belongs to ${tenant}`);
    tried += 1;
  } finally {
    await client.end();
  }
  return { violations, tried };
}
