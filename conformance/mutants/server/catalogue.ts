/**
 * Servers that are known to be wrong. Nothing of them is in the server: a mutant is a patch to its source text while a
 * child process loads it (`preload.ts`), a change to the run's own throw-away database, or a setting of the child.
 */
export type ServerMutant = {
  readonly name: string;
  /** The row of reliability.md 4; null for those planted beside it. */
  readonly row: number | null;
  /** Statements for the schema of the run's tenant, by its administrator. */
  readonly sql?: (schema: string, database: string) => readonly string[];
  /** `find` must be there exactly once, or the process refuses to start. */
  readonly patches?: readonly {
    readonly file: string;
    readonly find: string;
    readonly replace: string;
  }[];
  readonly env?: Readonly<Record<string, string>>;
  /** The server is given the login of the database's superuser. */
  readonly superuser?: boolean;
};

const COMMIT =
  'return readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, unit, claim)));';

const withoutPaymentKeys = (schema: string): string =>
  `alter table ${schema}.payments drop constraint payments_key`;

/** Rewrites a function of the database; refuses to where the text is not there. */
const rewrite = (signature: string, find: string, replace: string): string =>
  `do $mutant$ declare v_old text; v_new text; begin
     select pg_get_functiondef('${signature}'::regprocedure) into v_old;
     v_new := replace(v_old, $find$${find}$find$, $replace$${replace}$replace$);
     if v_new = v_old then raise exception 'the mutant does not fit ${signature.replaceAll("'", "")}'; end if;
     execute v_new; end $mutant$`;

export const serverMutants: readonly ServerMutant[] = [
  {
    name: "key looked up, then inserted; no unique index",
    row: 1,
    sql: (schema) => [
      `alter table ${schema}.idempotency_keys drop constraint idempotency_keys_pkey`,
      withoutPaymentKeys(schema),
      `alter table ${schema}.bulk_payments drop constraint bulk_payments_key`,
    ],
  },
  {
    name: "effect commits, key recorded afterwards",
    row: 2,
    sql: (schema) => [
      withoutPaymentKeys(schema),
      `alter table ${schema}.bulk_payments drop constraint bulk_payments_key`,
    ],
    patches: [
      {
        file: "src/db/unit.ts",
        find: COMMIT,
        replace: `
  const made = readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, unit, null)));
  if (claim !== null) await db.call(scope, "commit_unit", unitDocument(scope, {}, claim));
  return made;`,
      },
    ],
  },
  {
    name: "key global across tenants",
    row: 3,
    patches: [
      {
        file: "src/domain/idempotency/command.ts",
        find: "    if (key !== null && seen !== null) return answerSeen(key, seen, now);",
        replace: `    const everyone = (globalThis["everyone"] ??= new Map());
    if (key !== null && seen !== null) return answerSeen(key, seen, now);
    if (key !== null && everyone.has(key.key)) return everyone.get(key.key);`,
      },
      {
        file: "src/domain/idempotency/command.ts",
        find: `      services.wake();
      return {
        status: decided.status,`,
        replace: `      services.wake();
      if (key !== null) globalThis["everyone"].set(key.key, { status: decided.status, body: decided.body, replayed: true, originalRequestId: caller.requestId });
      return {
        status: decided.status,`,
      },
    ],
  },
  {
    name: "same key with another body accepted",
    row: 4,
    patches: [
      {
        file: "src/domain/idempotency/command.ts",
        find: "if (seen.fingerprint !== key.fingerprint) {",
        replace: "if (seen.fingerprint === '') {",
      },
    ],
  },
  {
    name: "replay executes again after a 5xx behind the commit",
    row: 5,
    sql: (schema) => [withoutPaymentKeys(schema)],
    patches: [
      {
        file: "src/db/unit.ts",
        find: COMMIT,
        replace: `
  try {
    return readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, unit, claim)));
  } catch (error) {
    const text = "delete from idempotency_keys where key = $1";
    if (claim !== null) await db.tenant(scope, (run) => run({ name: "forget", text }, [claim.row.key])).catch(() => undefined);
    throw error;
  }`,
      },
    ],
  },
  {
    name: "row-level security missing on one table",
    row: 6,
    sql: (schema) => [`alter table ${schema}.payments no force row level security`],
  },
  { name: "connection as superuser", row: 7, superuser: true },
  {
    name: "second reversal accepted",
    row: 8,
    // Three barriers hold this, so all are taken away: the index, the look at the transaction's state, and its legal transitions.
    sql: (schema) => [
      `drop index ${schema}.reversals_live`,
      "insert into platform.state_transitions (machine, from_state, to_state) values ('transaction', 'reversed', 'reversal_pending'), ('transaction', 'reversed', 'reversed') on conflict do nothing",
    ],
    patches: [
      { file: "src/domain/reversals/check.ts", find: "  checkState(transaction);\n", replace: "" },
    ],
  },
  {
    name: "all_or_nothing bulk half applied",
    row: 9,
    patches: [
      {
        file: "src/db/unit.ts",
        find: COMMIT,
        replace: `
  const items = (unit.inserts ?? []).filter(({ table }) => table === "bulk_items");
  const late = items.length > 1 ? items.at(-1) : undefined;
  const early = late === undefined ? unit : { ...unit, inserts: unit.inserts.filter((one) => one !== late) };
  const made = readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, early, claim)));
  if (late !== undefined && made.kind === "committed") {
    await new Promise((resolve) => setTimeout(resolve, 40));
    await db.call(scope, "commit_unit", unitDocument(scope, { inserts: [late] }, null));
  }
  return made;`,
      },
    ],
  },
  {
    name: "FX through a float",
    row: 10,
    patches: [
      {
        file: "src/domain/shared/fx.ts",
        find: "return Number((BigInt(amount) * parseRate(rate) * up) / (SCALE * down));",
        replace: "return Math.floor((amount * Number(rate) * Number(up)) / Number(down));",
      },
    ],
  },
  {
    name: "new webhook id per delivery",
    row: 11,
    patches: [
      {
        file: "src/workers/delivery.ts",
        find: "signatureHeaders(secrets, event.id, timestamp, body)",
        replace: "signatureHeaders(secrets, `${event.id}x${Math.random()}`, timestamp, body)",
      },
    ],
  },
  {
    name: "Retry-After missing on 503",
    row: 12,
    patches: [{ file: "src/http/failures.ts", find: "retryAfterSeconds: 2,", replace: "" }],
  },
  {
    name: "Retry-After missing on 409 in progress",
    row: 12,
    patches: [
      {
        file: "src/domain/idempotency/command.ts",
        find: `Repeat it unchanged.",
    retryAfterSeconds: 1,`,
        replace: 'Repeat it unchanged.",',
      },
    ],
  },
  {
    name: "500 answered after the commit",
    row: 13,
    patches: [
      {
        file: "src/domain/idempotency/command.ts",
        find: `      services.wake();
      return {
        status: decided.status,`,
        replace: `      services.wake();
      if (Math.random() < 0.2) throw new Error("behind the commit");
      return {
        status: decided.status,`,
      },
    ],
  },
  {
    name: "synchronous_commit=off",
    row: 14,
    sql: (_, database) => [`alter database ${database} set synchronous_commit = off`],
  },
  {
    name: "lost COMMIT answer told as 4xx",
    row: null,
    patches: [
      {
        file: "src/http/failures.ts",
        find: 'if (isFailure(error, "unavailable"))\n    return {',
        replace:
          'if (isFailure(error, "unavailable"))\n    return refuse("currency_not_supported", "no").facts;\n  if (isFailure(error, "unavailable"))\n    return {',
      },
    ],
  },
  {
    name: "work of a dead dispatcher is never taken up",
    row: null,
    env: { JOB_LEASE_MS: "3600000" },
  },
  {
    name: "event written after the commit",
    row: null,
    patches: [
      {
        file: "src/db/unit.ts",
        find: COMMIT,
        replace: `
  const { events, ...quiet } = unit;
  const made = readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, quiet, claim)));
  if (events !== undefined && events.length > 0 && made.kind === "committed")
    await db.call(scope, "commit_unit", unitDocument(scope, { events }, null));
  return made;`,
      },
    ],
  },
  {
    name: "keys expire by the server's clock",
    row: null,
    patches: [
      {
        file: "src/domain/idempotency/command.ts",
        find: "if (Date.parse(seen.expiresAt) <= now) {",
        replace: "if (Date.parse(seen.expiresAt) <= Date.now()) {",
      },
    ],
  },
  {
    name: "tenant setting made connection-wide",
    row: null,
    sql: () => [
      rewrite(
        "platform.enter(text,boolean)",
        "set_config('app.tenant_id', p_tenant, true)",
        "set_config('app.tenant_id', p_tenant, false)",
      ),
    ],
  },
  {
    name: "view with its owner's rights",
    row: null,
    sql: (schema) => [`create view ${schema}.all_accounts as select * from ${schema}.accounts`],
  },
  {
    name: "a filter built from strings",
    row: null,
    patches: [
      {
        file: "src/db/queries/page.ts",
        find: "else add((parameter) => `${column} = ${parameter}`, value);",
        replace: "else conditions.push(`${column} = '${value}'`);",
      },
    ],
  },
  {
    name: "redirect followed by the dispatcher",
    row: null,
    patches: [
      {
        file: "src/outbound/post.ts",
        find: "const { statusCode: status = 0, headers: fields } = answer;",
        replace:
          'const { statusCode: status = 0, headers: fields } = answer;\n      if (fields.location !== undefined) void fetch(fields.location, { method: "POST", body }).catch(() => undefined);',
      },
    ],
  },
  {
    name: "inside addresses allowed for webhooks",
    row: null,
    patches: [
      {
        file: "src/outbound/target.ts",
        find: "return isPublicAddress(address) || ",
        replace: "return true || ",
      },
      {
        file: "src/outbound/target.ts",
        find: "!isAllowed(address, livemode, outbound) || (",
        replace: "!isAllowed(address, livemode, outbound) || (false && ",
      },
    ],
  },
  {
    name: "card windows in UTC",
    row: null,
    patches: [
      {
        file: "src/domain/cards/windows.ts",
        find: "const today = dayOf(at, timezone);",
        replace: 'timezone = "UTC";\n  const today = dayOf(at, timezone);',
      },
    ],
  },
  {
    name: "card limit looked at, then counted",
    row: null,
    sql: (schema) => [
      rewrite(
        `${schema}.use_card(jsonb)`,
        "(c.cap is null or s.held + s.spent + c.held + c.spent <= c.cap)",
        "true",
      ),
    ],
  },
  {
    name: "a timeout is a failure",
    row: null,
    patches: [
      {
        file: "src/workers/reconciliation.ts",
        find: 'apply(context, progress, dossier, attempt, { kind: "silent" })',
        replace:
          'apply(context, progress, dossier, attempt, { kind: "failed", reason: "rail_rejected" })',
      },
    ],
  },
  {
    name: "a connection leaked per error",
    row: null,
    patches: [
      {
        file: "src/db/pool-db.ts",
        find: "      client.release(broken);",
        replace: "      void broken;",
      },
      {
        file: "src/db/pool-db.ts",
        find: '      client.release(!isDriverError(error) || error.severity !== "ERROR");',
        replace: "",
      },
    ],
  },
  {
    name: "a credit loses one minor unit",
    row: null,
    sql: (schema) => [
      `alter table ${schema}.balances drop constraint balances_not_negative`,
      `create or replace function ${schema}.leak() returns trigger language plpgsql as $$ begin
         if new.bucket = 'available' and new.guarded and new.amount > old.amount then new.amount := new.amount - 1; end if; return new; end $$`,
      `create trigger leak before update on ${schema}.balances for each row execute function ${schema}.leak()`,
    ],
  },
];

export function serverMutant(name: string): ServerMutant {
  const found = serverMutants.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no server mutant "${name}"`);
  return found;
}
