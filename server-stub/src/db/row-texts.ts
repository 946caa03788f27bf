import type { Db, TenantScope } from "./db.ts";

/** Memory for texts, per process and database. */
const MAX_BYTES = 32 * 1_048_576;

/** A row and its version: PostgreSQL's xmin, which every change of a row changes. */
export interface RowVersion {
  readonly id: string;
  readonly version: string;
}

interface Held {
  readonly version: string;
  readonly text: Buffer;
}

/**
 * JSON texts of rows that were read before. The database is still asked each time which rows a tenant may see and in which version, so
 * that nothing stale is ever told; what is saved is to unpack, send, read and write again documents that have not changed.
 */
export class RowTexts {
  readonly #held = new Map<string, Held>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The text of this version of a row; null when another or none is held. */
  get(scope: TenantScope, { id, version }: RowVersion): Buffer | null {
    const key = keyOf(scope, id);
    const held = this.#held.get(key);
    if (held === undefined || held.version !== version) return null;
    // The one that was used last goes last.
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.text;
  }

  /** Whether any version of a row is held. */
  has(scope: TenantScope, id: string): boolean {
    return this.#held.has(keyOf(scope, id));
  }

  set(scope: TenantScope, { id, version }: RowVersion, text: Buffer): void {
    const key = keyOf(scope, id);
    this.#remove(key);
    this.#held.set(key, { version, text });
    this.#bytes += text.length;
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const held = this.#held.get(key);
    if (held === undefined) return;
    this.#held.delete(key);
    this.#bytes -= held.text.length;
  }
}

const byDb = new WeakMap<Db, RowTexts>();

/** The texts held of a database. */
export function rowTexts(db: Db): RowTexts {
  const known = byDb.get(db);
  if (known !== undefined) return known;
  const made = new RowTexts();
  byDb.set(db, made);
  return made;
}

/** Ids are unique over all tables, but a text belongs to one tenant and mode. */
const keyOf = ({ tenantId, livemode }: TenantScope, id: string): string =>
  `${tenantId} ${livemode} ${id}`;
