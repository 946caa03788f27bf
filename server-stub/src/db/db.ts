/** A statement with a name: it is planned once per connection, which halves its cost on the embedded database. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Values a statement takes. Instants are ISO strings, documents are JSON text. */
export type SqlValue = string | number | bigint | boolean | null | readonly string[];

/** One row as the driver returns it: bigint columns as bigint, timestamps as ISO strings, jsonb parsed. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs statements one after the other on one connection. */
export type Run = <R extends Row>(
  statement: Statement,
  values: readonly SqlValue[],
) => Promise<readonly R[]>;

/** Runs one statement in a tenant and mode. */
export type InTenant = <R extends Row>(
  scope: TenantScope,
  statement: Statement,
  values: readonly SqlValue[],
) => Promise<readonly R[]>;

/** Whose rows a transaction may touch. Everything below it is enforced by the database, not by this object. */
export interface TenantScope {
  readonly tenantId: string;
  readonly livemode: boolean;
}

/**
 * The one door to the database. Both factories return it: `openPostgres` and `openEmbedded`.
 * All methods throw a DatabaseFailure (see failures.ts) when the database refuses or is away.
 */
export interface Db {
  readonly kind: "postgres" | "pglite";
  /** One statement as the application role, outside every tenant. Sees the shared schema only. */
  run: Run;
  /** Several statements in one transaction as the application role. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** A transaction inside one tenant and mode: tenant role, settings and schema are gone again when it ends. */
  tenant<T>(scope: TenantScope, work: (run: Run, schema: string) => Promise<T>): Promise<T>;
  /** One statement inside one tenant and mode, in a transaction of its own and one round trip. */
  statement: InTenant;
  /** The same for a read that an index answers at once: it may travel in one transaction with other reads of the tenant. */
  quickRead: InTenant;
  /** Calls a function of the tenant's schema in one round trip; the argument and the answer are JSON documents. */
  call(scope: TenantScope, name: TenantFunction, argument: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Functions in a tenant's schema that `call` may enter. */
export type TenantFunction =
  | "commit_unit"
  | "commit_units"
  | "payment_context"
  | "payment_contexts"
  | "fraud_context"
  | "fold_fraud_past";
