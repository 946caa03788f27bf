import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { readAuthorization, readCard } from "../../domain/cards/rows.ts";
import type {
  Authorization,
  Counter,
  StoredAuthorization,
  StoredCard,
} from "../../domain/cards/types.ts";
import type { Transaction } from "../../domain/transactions/types.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const RESEAL_BATCH = 500;
const CARD_COLUMNS = "id, doc, number_sealed, number_index, idempotency_operation, idempotency_key";
const CARD: Statement = {
  name: "ghost_card",
  text: `select ${CARD_COLUMNS} from ghost_cards where id = $1`,
};
const AUTHORIZATION: Statement = {
  name: "card_authorization",
  text: "select doc, account_id, idempotency_operation, idempotency_key from card_authorizations where id = $1",
};
const DOSSIER: Statement = {
  name: "card_authorization_dossier",
  text: `select a.doc, a.account_id, a.idempotency_operation, a.idempotency_key, t.doc as transaction
    from card_authorizations a left join transactions t on t.id = a.doc->>'holdTransactionId' where a.id = $1`,
};
const TWIN: Statement = {
  name: "card_purchase_twin",
  text: `select 1 as found from card_authorizations
    where card_id = $1 and network_id = $2 and merchant_id = $3 and merchant_amount = $4 and status <> 'declined' and created_at > $5 limit 1`,
};
// The most used keys of each limit in its window; behind a key when one is given.
const COUNTERS: Statement = {
  name: "spend_counters",
  text: `select c.limit_id, c.key, c.held, c.spent, c.count
    from jsonb_to_recordset($1::jsonb) as p(limit_id text, window_start timestamptz)
    cross join lateral (
      select s.* from spend_counters s
      where s.limit_id = p.limit_id and s.window_start = p.window_start and ($3::text[] is null or s.key = any ($3::text[]))
        and ($4::text is null or (-(s.held + s.spent), s.key) > (
          select -(b.held + b.spent), b.key from spend_counters b where b.limit_id = p.limit_id and b.window_start = p.window_start and b.key = $4))
      order by s.held + s.spent desc, s.key limit $2) c`,
};
const SEALED: Statement = {
  name: "ghost_cards_sealed",
  text: "select id, number_sealed from ghost_cards where id > $1 order by id limit $2",
};
const RESEAL: Statement = {
  name: "ghost_card_reseal",
  text: "update ghost_cards set number_sealed = $2, number_index = $3 where id = $1 and number_sealed = $4",
};
const BY_KEY = {
  ghost_cards: {
    name: "ghost_card_by_key",
    text: "select id from ghost_cards where idempotency_key = $1 and idempotency_operation = $2",
  },
  card_authorizations: {
    name: "card_authorization_by_key",
    text: "select id from card_authorizations where idempotency_key = $1 and idempotency_operation = $2",
  },
} as const satisfies Record<string, Statement>;

/** A limit's window to count in. */
export interface Counting {
  readonly limit_id: string;
  readonly window_start: string;
}

/** A card, or null. */
export async function findCard(db: Db, scope: TenantScope, id: string): Promise<StoredCard | null> {
  const [row] = await db.statement<Row>(scope, CARD, [id]);
  return row === undefined ? null : readCard(row);
}

/** Filters of listGhostCards. */
export interface CardFilter extends PageQuery {
  readonly status?: string;
  readonly customerId?: string;
  readonly currency?: string;
}

/** Cards, newest first. */
export async function listCards(
  db: Db,
  scope: TenantScope,
  filter: CardFilter,
): Promise<Page<StoredCard>> {
  const sql = listSql(
    `select ${CARD_COLUMNS} from ghost_cards`,
    [
      ["livemode", scope.livemode],
      ["status", filter.status],
      ["customer_id", filter.customerId],
      ["currency", filter.currency],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, readCard, ({ card }) => card.id);
}

/** What was used: for each limit at most `most` keys, most used first; only `keys` when given, only behind `afterKey` when given. */
export async function readCounters(
  db: Db,
  scope: TenantScope,
  counting: readonly Counting[],
  most: number,
  keys: readonly string[] | null = null,
  afterKey: string | null = null,
): Promise<readonly Counter[]> {
  if (counting.length === 0) return [];
  const rows = await db.statement<Row>(scope, COUNTERS, [
    JSON.stringify(counting),
    most,
    keys,
    afterKey,
  ]);
  return rows.map((row) => ({
    limitId: String(row["limit_id"]),
    key: String(row["key"]),
    held: Number(row["held"]),
    spent: Number(row["spent"]),
    count: Number(row["count"]),
  }));
}

/** Whether the same purchase was authorized since. `amount` is in the merchant's currency. */
export async function hasTwin(
  db: Db,
  scope: TenantScope,
  cardId: string,
  networkId: string,
  merchantId: string,
  amount: number,
  since: string,
): Promise<boolean> {
  const rows = await db.statement(scope, TWIN, [cardId, networkId, merchantId, amount, since]);
  return rows.length > 0;
}

/** An authorization, or null. */
export async function findAuthorization(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredAuthorization | null> {
  const [row] = await db.statement<Row>(scope, AUTHORIZATION, [id]);
  return row === undefined ? null : readAuthorization(row);
}

/** An authorization with the transaction of its hold. */
export interface AuthorizationDossier {
  readonly stored: StoredAuthorization;
  readonly hold: Transaction | null;
}

export async function findAuthorizationDossier(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<AuthorizationDossier | null> {
  const [row] = await db.statement<Row>(scope, DOSSIER, [id]);
  return row === undefined
    ? null
    : { stored: readAuthorization(row), hold: (row["transaction"] as Transaction | null) ?? null };
}

/** Authorizations of a card, newest first. */
export async function listAuthorizations(
  db: Db,
  scope: TenantScope,
  cardId: string,
  filter: PageQuery & { readonly status?: string; readonly merchantId?: string },
): Promise<Page<Authorization>> {
  const sql = listSql(
    "select id, doc from card_authorizations",
    [
      ["card_id", cardId],
      ["status", filter.status],
      ["merchant_id", filter.merchantId],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => (row["doc"] as { readonly authorization: Authorization }).authorization,
    ({ id }) => id,
  );
}

/** Id of what a key made, however long ago; null when it made nothing. */
export async function findMadeByKey(
  db: Db,
  scope: TenantScope,
  table: keyof typeof BY_KEY,
  operationId: string,
  key: string,
): Promise<string | null> {
  const [row] = await db.statement<Row>(scope, BY_KEY[table], [key, operationId]);
  return row === undefined ? null : String(row["id"]);
}

/** Passes every card's sealed number through `seal`, a few hundred per transaction, and stores what is not null. Answers how many. */
export async function resealCards(
  db: Db,
  scope: TenantScope,
  seal: (sealed: string, id: string) => { readonly sealed: string; readonly index: string } | null,
): Promise<number> {
  let changed = 0;
  for (let after = ""; ;) {
    const seen = await db.tenant(scope, async (run) => {
      const rows = await run<Row>(SEALED, [after, RESEAL_BATCH]);
      for (const row of rows) {
        const [id, before] = [String(row["id"]), String(row["number_sealed"])];
        const made = seal(before, id);
        if (made === null) continue;
        await run(RESEAL, [id, made.sealed, made.index, before]);
        changed += 1;
      }
      return rows;
    });
    if (seen.length < RESEAL_BATCH) return changed;
    after = String(seen.at(-1)?.["id"]);
  }
}
