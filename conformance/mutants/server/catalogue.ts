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
};

const COMMIT =
  'return readOutcome(await db.call(scope, "commit_unit", unitDocument(scope, unit, claim)));';

const withoutPaymentKeys = (schema: string): string =>
  `alter table ${schema}.payments drop constraint payments_key`;

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
    name: "second reversal accepted",
    row: 8,
    sql: (schema) => [`drop index ${schema}.reversals_live`],
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
