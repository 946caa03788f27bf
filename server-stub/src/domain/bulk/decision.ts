import { paymentsByKeys } from "../../db/queries/bulk.ts";
import type { PaymentContext } from "../../db/queries/payment-context.ts";
import type { Unit } from "../../db/unit.ts";
import { keyRow, type Decided, type RequestKey } from "../idempotency/command.ts";
import { decidePayment } from "../payments/create.ts";
import { checkRequest } from "../payments/request.ts";
import { readContext, settle } from "../payments/setting.ts";
import { agreeTerms } from "../payments/terms.ts";
import type { Payment, RetryPolicy, StoredPayment } from "../payments/types.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { money } from "../shared/money.ts";
import { Refusal, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { itemErrorOf, mergeItems, type ItemCheck, type MergedItem } from "./items.ts";
import { bulkRow, bulkView, itemRow } from "./rows.ts";
import { summarizeItems } from "./summary.ts";
import type { BulkFacts, BulkPayment, BulkRequest, StoredBulk, StoredItem } from "./types.ts";

const DEFAULT_POLICY: RetryPolicy = {
  maxAttempts: 3,
  initialDelaySeconds: 2,
  maxDelaySeconds: 300,
  failover: true,
};

/** How a batch is made. */
export interface CreateBulkOptions {
  readonly key: RequestKey;
  readonly scenario: string | null;
  /** Holds an item against the schema of a payment. */
  readonly checkItem: ItemCheck;
  readonly render: (made: BulkPayment | Payment) => string;
}

/** One decision about one batch: what every item becomes, and what is written. */
export class BulkDecision {
  readonly #services: Services;
  readonly #caller: Caller;
  readonly #request: BulkRequest;
  readonly #options: CreateBulkOptions;
  readonly #now: number;
  readonly #at: string;
  readonly #contexts = new Map<string, Promise<PaymentContext>>();

  constructor(
    services: Services,
    caller: Caller,
    request: BulkRequest,
    options: CreateBulkOptions,
    now: number,
  ) {
    this.#services = services;
    this.#caller = caller;
    this.#request = request;
    this.#options = options;
    this.#now = now;
    this.#at = new Date(now).toISOString();
  }

  async decide(): Promise<Decided> {
    const facts = this.#facts();
    const merged = mergeItems(
      this.#request.payments,
      this.#request.defaults ?? {},
      this.#options.key.key,
      this.#options.checkItem,
    );
    const known = await paymentsByKeys(
      this.#services.db,
      this.#caller,
      merged.map(({ key }) => key),
    );
    const stored: StoredItem[] = [];
    for (const [index, item] of merged.entries())
      stored.push(await this.#judge(facts, item, index, known.get(item.key) ?? null));
    this.#refuseUseless(facts, stored);
    const paid =
      facts.mode === "partial"
        ? { items: stored, unit: {} }
        : await this.#payAll(facts, stored, known);
    return this.#write(facts, paid.items, paid.unit);
  }

  #facts(): BulkFacts {
    const { mode, reference, description, retryPolicy, metadata } = this.#request;
    return {
      id: newId("blk"),
      object: "bulk_payment",
      livemode: this.#caller.livemode,
      version: 1,
      createdAt: this.#at,
      updatedAt: this.#at,
      status: "accepted",
      mode: mode ?? "partial",
      reference: reference ?? null,
      description: description ?? null,
      retryPolicy: { ...DEFAULT_POLICY, ...retryPolicy },
      startedAt: null,
      completedAt: null,
      metadata: metadata ?? {},
    };
  }

  /** Checks an item as far as it can be checked before it is paid; one that its key has paid before is linked, not paid again. */
  async #judge(
    facts: BulkFacts,
    merged: MergedItem,
    index: number,
    known: StoredPayment | null,
  ): Promise<StoredItem> {
    let { error } = merged;
    if (error === null && known !== null) {
      if (known.idempotency.fingerprint === merged.fingerprint)
        return this.#linked(this.#item(facts, merged, index, null), known);
      const message = "The key was already used for a different payment. Use a new key.";
      error = { code: "idempotency_key_reused", message, pointer: "/idempotencyKey" };
    }
    if (error === null) {
      try {
        await this.#price(merged);
      } catch (refusal) {
        error = itemErrorOf(refusal);
      }
    }
    return this.#item(facts, merged, index, error);
  }

  #linked(stored: StoredItem, known: StoredPayment): StoredItem {
    const begun: StoredItem = { ...stored, item: { ...stored.item, deduplicated: true } };
    return {
      ...begun,
      paymentId: known.payment.id,
      item: { ...begun.item, paymentId: known.payment.id },
    };
  }

  /** Whether the payment could be made now; throws the refusal that says why not. */
  async #price({ request }: MergedItem): Promise<void> {
    const checked = checkRequest(request, this.#caller.livemode);
    const context = await this.#context(request);
    const scenario = this.#options.scenario ?? request.sandbox?.scenario ?? null;
    const { setting } = settle(this.#caller, checked, context, scenario);
    if (request.quoteId === undefined)
      agreeTerms(checked, setting, context.observations, context.now);
  }

  /** Items that ask the same of the database share one answer. */
  #context(request: MergedItem["request"]): Promise<PaymentContext> {
    const checked = checkRequest(request, this.#caller.livemode);
    const { accountId, currency, amountType, party, destinationCurrency, direction } = checked;
    const place = party.type === "account" ? party.accountId : party.country;
    const question = [
      accountId,
      currency,
      amountType,
      place,
      destinationCurrency,
      direction,
      request.quoteId,
      request.customerId,
    ].join("|");
    const asked = this.#contexts.get(question);
    if (asked !== undefined) return asked;
    const answer = readContext(this.#services, this.#caller, checked, null);
    this.#contexts.set(question, answer);
    return answer;
  }

  #item(
    facts: BulkFacts,
    merged: MergedItem,
    index: number,
    error: StoredItem["item"]["error"],
  ): StoredItem {
    const { request } = merged;
    const amount = request.amountMinorUnits ?? request.amount;
    const isAmount = Number.isSafeInteger(amount) && Number(amount) >= 0;
    const hasCurrency = error === null || /^[A-Z]{3}$/.test(String(request.currency));
    return {
      item: {
        id: newId("bit"),
        object: "bulk_item",
        livemode: facts.livemode,
        version: 1,
        createdAt: this.#at,
        updatedAt: this.#at,
        bulkPaymentId: facts.id,
        index,
        itemReference: merged.itemReference,
        idempotencyKey: merged.key,
        status: error === null ? "pending" : "rejected",
        paymentId: null,
        deduplicated: false,
        attemptCount: 0,
        nextAttemptAt: null,
        amountMinorUnits: isAmount ? Number(amount) : null,
        currency: hasCurrency ? request.currency : null,
        error,
        failure: null,
      },
      request: error === null ? request : null,
      fingerprint: merged.fingerprint,
      round: 0,
      earlierAttempts: 0,
      paymentId: null,
      sent: false,
      syncedVersion: null,
      fee: null,
    };
  }

  #refuseUseless(facts: BulkFacts, items: readonly StoredItem[]): void {
    const rejected = items.filter(({ item }) => item.status === "rejected");
    const members = {
      items: rejected.map(({ item }) => ({ index: item.index, ...item.error })),
    };
    if (rejected.length === items.length)
      throw refuse(
        "bulk_all_items_invalid",
        `None of the ${items.length} items is valid; nothing was done.`,
        members,
      );
    if (facts.mode === "all_or_nothing" && rejected.length > 0)
      throw refuse(
        "bulk_item_invalid",
        `${rejected.length} of ${items.length} items are not valid; in mode all_or_nothing nothing was done.`,
        members,
      );
  }

  /** All payments with their money set aside, as one unit of work. */
  async #payAll(
    facts: BulkFacts,
    stored: readonly StoredItem[],
    known: ReadonlyMap<string, StoredPayment>,
  ): Promise<{ readonly items: readonly StoredItem[]; readonly unit: Unit }> {
    const units: Unit[] = [];
    const needed = new Map<string, number>();
    const items: StoredItem[] = [];
    let shortOf: { readonly payment: Payment; readonly available: number } | null = null;
    for (const one of stored) {
      if (one.request === null || known.has(one.item.idempotencyKey)) {
        items.push(one);
        continue;
      }
      const context = await this.#context(one.request);
      const { decided, payment } = await this.#payOne(facts, one, context);
      units.push(decided.unit, { itemKeys: [this.#keyOf(one, decided)] });
      const total = payment.totalDebited?.amountMinorUnits ?? 0;
      const sum = (needed.get(payment.accountId) ?? 0) + total;
      needed.set(payment.accountId, sum);
      const available = context.account?.available;
      if (available !== undefined && sum > available) shortOf = { payment, available };
      items.push({
        ...one,
        paymentId: payment.id,
        item: { ...one.item, paymentId: payment.id },
      });
    }
    if (shortOf !== null) {
      const { payment, available } = shortOf;
      throw this.#short(payment, available, needed.get(payment.accountId) ?? 0);
    }
    return { items, unit: mergeUnits(units) };
  }

  async #payOne(
    facts: BulkFacts,
    one: StoredItem,
    context: PaymentContext,
  ): Promise<{ readonly decided: Decided; readonly payment: Payment }> {
    if (one.request === null) throw new Error("a rejected item is not paid");
    const checked = checkRequest(one.request, this.#caller.livemode);
    const scenario = this.#options.scenario ?? one.request.sandbox?.scenario ?? null;
    try {
      const decided = await decidePayment(
        this.#services,
        this.#caller,
        checked,
        scenario,
        context,
        {
          key: {
            operationId: "createPayment",
            key: one.item.idempotencyKey,
            fingerprint: one.fingerprint,
          },
          retry: facts.retryPolicy,
          bulk: { paymentId: facts.id, itemId: one.item.id },
          render: this.#options.render,
        },
      );
      const [row] = decided.unit.payments ?? [];
      if (row === undefined) throw new Error("a decided payment has a row");
      return { decided, payment: (row.doc as { readonly payment: Payment }).payment };
    } catch (error) {
      const fault = { index: one.item.index, ...itemErrorOf(error) };
      throw refuse(
        "bulk_item_invalid",
        `Item ${one.item.index} cannot be paid; in mode all_or_nothing nothing was done.`,
        { items: [fault] },
      );
    }
  }

  #keyOf(one: StoredItem, decided: Decided): NonNullable<Unit["itemKeys"]>[number] {
    const { idempotencyKey } = one.item;
    const key = { operationId: "createPayment", key: idempotencyKey, fingerprint: one.fingerprint };
    return keyRow(this.#caller, key, decided, this.#now);
  }

  #short(payment: Payment, available: number, required: number): Refusal {
    const { currency } = payment.fee;
    return new Refusal({
      code: "insufficient_funds",
      detail: `Account ${payment.accountId} has ${available} ${currency} available in minor units; ${required} is needed for all payments and fees.`,
      members: {
        accountId: payment.accountId,
        available: money(available, currency),
        required: money(required, currency),
      },
    });
  }

  #write(facts: BulkFacts, items: readonly StoredItem[], paid: Unit): Decided {
    const cause = causedBy(this.#caller, this.#options.key.key);
    const stored: StoredBulk = {
      facts,
      caller: this.#caller,
      scenario: this.#options.scenario,
      cancelRequested: false,
      idempotency: { operationId: this.#options.key.operationId, key: this.#options.key.key },
    };
    const shown = items.map(({ item }) => item);
    const view = bulkView(stored, summarizeItems(items), shown);
    const rejected = shown.filter(({ status }) => status === "rejected");
    // Payments of an all-or-nothing batch are sent in turn, not all at once: their own jobs are left out here.
    const jobs = [
      enqueue("bulk.advance", facts.id, { bulkPaymentId: facts.id, beat: 1 }, this.#now, this.#now),
    ];
    return {
      unit: {
        ...paid,
        inserts: [
          ...(paid.inserts ?? []),
          { table: "bulk_payments", row: bulkRow(stored) },
          ...items.map((item) => ({ table: "bulk_items" as const, row: itemRow(item) })),
        ],
        events: [
          newEvent("bulk_payment.accepted", bulkView(stored, view, null), this.#at, cause),
          ...rejected.map((item) => newEvent("bulk_item.rejected", item, this.#at, cause)),
          ...(paid.events ?? []),
        ],
        jobs,
      },
      status: 202,
      body: this.#options.render(view),
      resource: { type: "bulk_payment", id: facts.id },
    };
  }
}

/** Several units as one; lists are put behind each other. Guards against bursts are left to single payments. */
function mergeUnits(units: readonly Unit[]): Unit {
  const merged: Record<string, unknown[]> = {};
  for (const unit of units)
    for (const [name, value] of Object.entries(unit))
      if (Array.isArray(value)) merged[name] = [...(merged[name] ?? []), ...(value as unknown[])];
  return merged;
}
