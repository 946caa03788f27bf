import pg from "pg";
import type { Row, SqlValue, Statement, TenantScope } from "./db.ts";

/** One statement with its values. */
export interface Asked {
  readonly statement: Statement;
  readonly values: readonly SqlValue[];
}

const ENTER: Statement = { name: "enter_tenant", text: "select platform.enter($1, $2) as schema" };

/** Statements that a connection keeps prepared. Plans stay bound to a tenant's schema and role, so each tenant has its own. */
const MAX_PREPARED = 500;

type Parse = (text: string) => unknown;
interface Column {
  readonly name: string;
  readonly parse: Parse;
}
interface Prepared {
  readonly name: string;
  /** Known after the first run. A prepared statement never changes its columns. */
  columns: readonly Column[] | null;
}

/** The names that are prepared on a connection, oldest first. */
interface Known {
  readonly byKey: Map<string, Prepared>;
  made: number;
}
const knownOn = new WeakMap<pg.Connection, Known>();

interface Types {
  getTypeParser(oid: number, format?: "text" | "binary"): Parse;
}

/**
 * Several statements inside one tenant, in one transaction and one round trip: the messages of all travel together up to one Sync,
 * which makes PostgreSQL treat them as one transaction without `begin` and `commit` (protocol 3.0, 55.2.3). Rows as `Run` answers them.
 *
 * It extends the driver's own query, because a pipelining client takes no other class: portals kept open across round trips would take
 * the answers of later queries. This one ends with its Sync, like the driver's.
 */
export class TenantBatch extends pg.Query {
  /** The rows of each statement in turn. Rejects with the driver's error; then none has had an effect. */
  readonly done: Promise<readonly (readonly Row[])[]>;
  readonly #scope: TenantScope;
  readonly #asked: readonly Asked[];
  readonly #types: Types;
  readonly #rows: Row[][];
  #prepared: readonly Prepared[] = [];
  #forget: () => void = () => undefined;
  /** The statement whose answer comes next; -1 while the tenant is entered. */
  #at = -1;
  #resolve: (rows: readonly (readonly Row[])[]) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(scope: TenantScope, asked: readonly Asked[], types: Types) {
    super({ text: "" });
    this.#scope = scope;
    this.#asked = asked;
    this.#types = types;
    this.#rows = asked.map(() => []);
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  override submit = (connection: pg.Connection): Error | null => {
    const known = knownOn.get(connection) ?? { byKey: new Map<string, Prepared>(), made: 0 };
    knownOn.set(connection, known);
    const used = new Set<string>();
    const { tenantId, livemode } = this.#scope;
    const bound = (key: string, { statement, values }: Asked): Prepared => {
      used.add(key);
      let prepared = known.byKey.get(key);
      if (prepared === undefined) {
        known.made += 1;
        prepared = { name: `batch_${known.made}`, columns: null };
        known.byKey.set(key, prepared);
        connection.parse({ name: prepared.name, text: statement.text, types: [] }, true);
      }
      connection.bind({ statement: prepared.name, values: values.map(wireValue) }, true);
      return prepared;
    };
    connection.stream.cork();
    try {
      bound("", { statement: ENTER, values: [tenantId, livemode] });
      connection.execute(null, true);
      this.#prepared = this.#asked.map((one) => {
        const prepared = bound(`${tenantId} ${one.statement.name}`, one);
        if (prepared.columns === null) connection.describe({ type: "P" }, true);
        connection.execute(null, true);
        return prepared;
      });
      closeOldest(connection, known, used);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    // Which of them were prepared before it failed is not known, and a plan may be what failed: all get new names next time.
    this.#forget = () => used.forEach((key) => known.byKey.delete(key));
    return null;
  };

  handleRowDescription({ fields }: { readonly fields: readonly Described[] }): void {
    const prepared = this.#prepared[this.#at];
    if (prepared !== undefined)
      prepared.columns = fields.map(({ name, dataTypeID }) => ({
        name,
        parse: this.#types.getTypeParser(dataTypeID, "text"),
      }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const columns = this.#prepared[this.#at]?.columns;
    if (columns === undefined || columns === null) return;
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, parse }, index) => {
      const text = fields[index];
      row[name] = text === null || text === undefined ? null : parse(text);
    });
    this.#rows[this.#at]?.push(row);
  }

  handleCommandComplete(): void {
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: unknown): void {
    this.#forget();
    this.#reject(error);
  }
}

interface Described {
  readonly name: string;
  readonly dataTypeID: number;
}

function closeOldest(connection: pg.Connection, known: Known, used: ReadonlySet<string>): void {
  for (const [key, { name }] of known.byKey) {
    if (known.byKey.size <= MAX_PREPARED) return;
    if (used.has(key)) continue;
    known.byKey.delete(key);
    connection.close({ type: "S", name }, true);
  }
}

function wireValue(value: SqlValue): string | null {
  if (value === null) return null;
  if (typeof value === "object")
    return `{${value.map((one) => `"${one.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`;
  return String(value);
}
