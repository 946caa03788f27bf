import type { Db, TenantScope } from "../../db/db.ts";
import { addUses, readUses, type UseCount } from "../../db/queries/changelog.ts";
import { announcementOf } from "./entries.ts";
import type { DeprecatedUsage } from "./types.ts";

const DAY_MS = 86_400_000;
const PERIOD_DAYS = 30;
const FLUSH_MS = 2_000;
const MOST_REQUESTS = 10;

/** One use of a deprecated thing by one request. */
export interface Use {
  readonly kind: DeprecatedUsage["kind"];
  readonly subject: string;
  readonly requestId: string;
  readonly client: string | null;
}

/**
 * Counts uses of deprecated things in memory and writes them every two seconds, so that no request waits for it. What a
 * process that is killed had not written yet is lost: the figures are for people who plan a migration, not for invoices.
 */
export class UsageLog {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #onError: (error: unknown) => void;
  #pending = new Map<string, { readonly scope: TenantScope; readonly use: UseCount }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Db, now: () => Date, onError: (error: unknown) => void) {
    this.#db = db;
    this.#now = now;
    this.#onError = onError;
  }

  record(scope: TenantScope, { kind, subject, requestId, client }: Use): void {
    const at = this.#now().toISOString();
    const day = at.slice(0, 10);
    const key = [scope.tenantId, scope.livemode, kind, subject, day].join("\n");
    const known = this.#pending.get(key)?.use;
    this.#pending.set(key, {
      scope,
      use: {
        kind,
        subject,
        day,
        count: (known?.count ?? 0) + 1,
        lastUsedAt: at,
        lastClient: client ?? known?.lastClient ?? null,
        requestIds: [...(known?.requestIds ?? []), requestId].slice(-MOST_REQUESTS),
      },
    });
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#onError), FLUSH_MS).unref();
  }

  /** Writes what is counted so far. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const pending = [...this.#pending.values()];
    this.#pending = new Map();
    const keepFrom = periodStart(this.#now());
    const byScope = Map.groupBy(pending, ({ scope }) => `${scope.tenantId} ${scope.livemode}`);
    for (const group of byScope.values()) {
      const [first] = group;
      if (first === undefined) continue;
      await addUses(
        this.#db,
        first.scope,
        group.map(({ use }) => use),
        keepFrom,
      );
    }
  }
}

/** First day (YYYY-MM-DD) of the last 30. */
function periodStart(now: Date): string {
  return new Date(now.getTime() - PERIOD_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** What a tenant used in the last 30 days of the server's clock, most used first. */
export function recentUsage(
  db: Db,
  scope: TenantScope,
  now: Date,
): Promise<readonly DeprecatedUsage[]> {
  return readUses(db, scope, periodStart(now));
}

const REPLACEMENTS: Readonly<Record<string, string>> = {
  "PaymentRequest.amount": "amountMinorUnits",
  createKycCheck: "createKycScore",
  getKycCheck: "getKycScore",
  flat: "enveloped",
  sk_: "svc_",
  "2026-03-01": "2026-09-01",
};
/** Names under which the change log speaks of things that are no operation and no field. */
const ANNOUNCED_AS: Readonly<Record<string, string>> = {
  flat: "WebhookEndpoint.payloadFormat",
  sk_: "createApiKey",
};

/** getDeprecationUsage's answer. */
export function usageReport(
  usage: readonly DeprecatedUsage[],
  livemode: boolean,
  now: Date,
): object {
  return {
    object: "deprecation_usage",
    livemode,
    from: `${periodStart(now)}T00:00:00.000Z`,
    until: now.toISOString(),
    usage: usage.map((one) => {
      const change = announcementOf(ANNOUNCED_AS[one.subject] ?? one.subject);
      return {
        ...one,
        replacement: REPLACEMENTS[one.subject] ?? null,
        sunsetAt: change?.sunsetAt ?? null,
        removedIn: change?.removedIn ?? null,
        changeLogEntryId: change?.id ?? null,
      };
    }),
  };
}
