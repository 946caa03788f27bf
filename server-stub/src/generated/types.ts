// Generated from the API description; do not edit.

export interface components {
  schemas: {
    Account: {
      /** @description Id of the account. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "account";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When the account was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      /** @description Name of the account. */
      name: string;
      type: components["schemas"]["AccountType"];
      country: components["schemas"]["CountryCode"];
      currency: components["schemas"]["CurrencyCode"];
      status: components["schemas"]["AccountStatus"];
      balance: components["schemas"]["Balance"];
      metadata: components["schemas"]["Metadata"];
    };
    AccountEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["AccountEventType"];
      data: components["schemas"]["Account"];
    };
    /** @enum {string} */
    AccountEventType: "account.created" | "account.frozen";
    AccountList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Account"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    AccountParty: {
      /**
       * @description Kind of party.
       * @enum {string}
       */
      type: "account";
      /** @description Id of the account. */
      accountId: string;
    };
    AccountPartyDetails: {
      /**
       * @description Kind of party.
       * @enum {string}
       */
      type: "account";
      /** @description Id of the account. */
      accountId: string;
    };
    AccountRequest: {
      /** @description Name of the account. */
      name: string;
      /** @description What the account is for. */
      type?: components["schemas"]["AccountType"];
      /** @description Country of the account. Without it, the tenant's country. */
      country?: components["schemas"]["CountryCode"];
      currency: components["schemas"]["CurrencyCode"];
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    AccountStatus: "active" | "frozen" | "closed";
    /** @enum {string} */
    AccountType: "wallet" | "card_funding" | "collection";
    Actor: {
      type: components["schemas"]["ActorType"];
      /** @description Id of the key record, user, provider or widget; null for the system. */
      id: string | null;
      /** @description Name to show to people. */
      display: string | null;
    };
    /** @enum {string} */
    ActorType: "api_key" | "user" | "system" | "provider" | "widget";
    Address: {
      /** @description Street and number, or the landmark that people go by. */
      line1: string | null;
      /** @description Further line. */
      line2: string | null;
      /** @description Town or city. */
      city: string | null;
      /** @description Region, state or county. */
      region: string | null;
      /** @description Postal code; many countries have none. */
      postalCode: string | null;
      country: components["schemas"]["CountryCode"];
    };
    AddressInput: {
      /** @description Street and number, or the landmark that people go by. */
      line1?: string;
      /** @description Further line. */
      line2?: string;
      /** @description Town or city. */
      city?: string;
      /** @description Region, state or county. */
      region?: string;
      /** @description Postal code; many countries have none. */
      postalCode?: string;
      country: components["schemas"]["CountryCode"];
    };
    /** @enum {string} */
    AmountType: "send" | "receive";
    ApiDescription: {
      [key: string]: unknown;
    };
    ApiKey: {
      /** @description Id of the record. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "api_key";
      /** @description Name for people. */
      name: string;
      mode: components["schemas"]["KeyMode"];
      /** @description First 13 characters of the key. */
      prefix: string;
      /** @description Last 4 characters of the key. */
      last4: string;
      /** @description What the key may do. */
      scopes: components["schemas"]["Scope"][];
      /**
       * Format: date
       * @description API version that the key speaks unless a request names another.
       */
      apiVersion: string;
      status: components["schemas"]["ApiKeyStatus"];
      /** @description Addresses (CIDR) that may use the key; empty means any. */
      allowedIps: string[];
      /** @description When the key ends by itself. */
      expiresAt: string | null;
      /** @description Last use, exact to the minute. */
      lastUsedAt: string | null;
      /** @description Record of the key that replaces this one. */
      rolledToId: string | null;
      createdBy: components["schemas"]["Actor"];
      /** @description The key; null except in the answers that create or roll it. */
      key: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When the key was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      updatedAt: string;
      /** @description Rises by 1 with each change of state. */
      version: number;
    };
    ApiKeyEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["ApiKeyEventType"];
      data: components["schemas"]["ApiKey"];
    };
    /** @enum {string} */
    ApiKeyEventType: "api_key.created" | "api_key.rolled" | "api_key.revoked" | "api_key.expiring";
    ApiKeyList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page, newest first. */
      data: components["schemas"]["ApiKey"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    ApiKeyStatus: "active" | "rolled" | "expired" | "revoked";
    AuditEntry: {
      /** @description Id of the entry. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "audit_entry";
      /** @description Position in the log of the tenant and mode, from 1, without gaps. */
      sequence: number;
      /**
       * Format: date-time
       * @description When the action happened.
       */
      at: string;
      /** @description What happened, as `<resource>.<verb>`. */
      action: string;
      actor: components["schemas"]["Actor"];
      resource: components["schemas"]["ResourceReference"];
      /** @description Request that caused the action. */
      requestId: string | null;
      /** @description Address that the request came from. */
      ip: string | null;
      /** @description Changed members before the action; null when the object was created. */
      before: components["schemas"]["AuditSnapshot"] | null;
      /** @description Changed members after the action; null when nothing was changed. */
      after: components["schemas"]["AuditSnapshot"] | null;
      /** @description Note of the actor. */
      note: string | null;
      /** @description Hash of the entry before. */
      previousHash: string;
      /** @description Hash of this entry. */
      hash: string;
    };
    AuditEntryList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page, newest first. */
      data: components["schemas"]["AuditEntry"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    AuditSnapshot: {
      [key: string]: unknown;
    };
    AuditVerification: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "audit_verification";
      /** @description Whether every hash fits. */
      valid: boolean;
      /** @description Number of entries that were checked. */
      checked: number;
      /** @description First entry whose hash does not fit; null when all do. */
      firstBrokenSequence: number | null;
      /** @description Last entry of the log; 0 when it is empty. */
      headSequence: number;
      /** @description Hash of the last entry; note it elsewhere to prove later that nothing was cut off. */
      headHash: string;
    };
    AuthCheck: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "auth_check";
      /** @description Always `true`: credentials that do not hold answer 401. */
      authenticated: boolean;
      tenant: components["schemas"]["TenantSummary"];
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Id of the API key record; not the key itself. */
      keyId: string;
      /** @description Effective scopes. */
      scopes: components["schemas"]["Scope"][];
      /** @description The session whose token came along; null without one. */
      session: components["schemas"]["SessionInfo"] | null;
      /**
       * Format: date
       * @description API version that served the request.
       */
      apiVersion: string;
      rateLimit: components["schemas"]["RateLimitState"];
    };
    Balance: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "balance";
      currency: components["schemas"]["CurrencyCode"];
      available: components["schemas"]["Money"];
      pending: components["schemas"]["Money"];
      reserved: components["schemas"]["Money"];
      total: components["schemas"]["Money"];
      /**
       * Format: date-time
       * @description Time of the figures.
       */
      asOf: string;
    };
    BalanceEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /**
       * @description What happened.
       * @enum {string}
       */
      type: "balance.low";
      data: components["schemas"]["Balance"];
    };
    BalanceList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Balance"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    BankAccountParty: {
      /**
       * @description Kind of party.
       * @enum {string}
       */
      type: "bank_account";
      country: components["schemas"]["CountryCode"];
      /** @description BIC of 8 or 11 characters or the national bank code of 3 to 12. */
      bankCode: string;
      /** @description National account number. */
      accountNumber?: string;
      /** @description IBAN without spaces. */
      iban?: string;
      /** @description Name of the account's holder. */
      holderName: string;
    };
    BankAccountPartyDetails: {
      /**
       * @description Kind of party.
       * @enum {string}
       */
      type: "bank_account";
      country: components["schemas"]["CountryCode"];
      /** @description BIC or national bank code. */
      bankCode: string;
      /** @description National account number; only the last four characters are shown. */
      accountNumber: string | null;
      /** @description IBAN; only the last four characters are shown. */
      iban: string | null;
      /** @description Name of the account's holder. */
      holderName: string;
    };
    BulkCounts: {
      /** @description All items. */
      total: number;
      /** @description Items that wait for their turn. */
      pending: number;
      /** @description Items that were not valid. */
      rejected: number;
      /** @description Items in work. */
      processing: number;
      /** @description Items that will be tried again. */
      retryScheduled: number;
      /** @description Items whose outcome is unknown. */
      inReconciliation: number;
      /** @description Items whose money moved. */
      succeeded: number;
      /** @description Items that failed for good. */
      failed: number;
      /** @description Items that were canceled. */
      canceled: number;
    };
    BulkItem: {
      /** @description Id of the item. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "bulk_item";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When the item was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      /** @description The bulk payment. */
      bulkPaymentId: string;
      /** @description Position in the request, from 0. */
      index: number;
      /** @description The caller's reference of the item. */
      itemReference: string | null;
      /** @description Idempotency key of the item. */
      idempotencyKey: string;
      status: components["schemas"]["BulkItemStatus"];
      /** @description The payment; null until there is one. */
      paymentId: string | null;
      /** @description `true` when the key had made this payment before, so that nothing was paid again. */
      deduplicated: boolean;
      /** @description Attempts so far. */
      attemptCount: number;
      /** @description When the next attempt is due; null without one. */
      nextAttemptAt: string | null;
      /** @description Amount in minor units of `currency`; null when a rejected item had none. */
      amountMinorUnits: number | null;
      /** @description Currency; null when a rejected item had none. */
      currency: components["schemas"]["CurrencyCode"] | null;
      /** @description Why the item was rejected; null unless it was. */
      error: components["schemas"]["BulkItemError"] | null;
      /** @description Why the last attempt failed; null unless it did. */
      failure: components["schemas"]["FailureDetail"] | null;
    };
    BulkItemError: {
      /** @description Stable code from the error catalogue. */
      code: string;
      /** @description The reason in words. */
      message: string;
      /** @description JSON pointer (RFC 6901) into the item; null when no single value is to blame. */
      pointer: string | null;
    };
    BulkItemEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["BulkItemEventType"];
      data: components["schemas"]["BulkItem"];
    };
    /** @enum {string} */
    BulkItemEventType: "bulk_item.rejected" | "bulk_item.retry_scheduled" | "bulk_item.succeeded" | "bulk_item.failed";
    BulkItemList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["BulkItem"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    BulkItemStatus: "pending" | "processing" | "retry_scheduled" | "in_reconciliation" | "succeeded" | "failed" | "rejected" | "canceled";
    /** @enum {string} */
    BulkMode: "partial" | "all_or_nothing";
    BulkPayment: {
      /** @description Id of the bulk payment. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "bulk_payment";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      status: components["schemas"]["BulkPaymentStatus"];
      mode: components["schemas"]["BulkMode"];
      /** @description The caller's reference. */
      reference: string | null;
      /** @description What it is for. */
      description: string | null;
      retryPolicy: components["schemas"]["RetryPolicy"];
      counts: components["schemas"]["BulkCounts"];
      /** @description Sums, one per currency. */
      totals: components["schemas"]["BulkTotal"][];
      /** @description The items, in the answer that creates the bulk payment and with `expand=items`; else null. */
      items: components["schemas"]["BulkItem"][] | null;
      /** @description Path of the list of items. */
      itemsUrl: string;
      /** @description When the first item started. */
      startedAt: string | null;
      /** @description When the last item became final. */
      completedAt: string | null;
      metadata: components["schemas"]["Metadata"];
    };
    BulkPaymentEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["BulkPaymentEventType"];
      data: components["schemas"]["BulkPayment"];
    };
    /** @enum {string} */
    BulkPaymentEventType: "bulk_payment.accepted" | "bulk_payment.processing" | "bulk_payment.completed" | "bulk_payment.completed_with_failures" | "bulk_payment.failed" | "bulk_payment.canceled";
    BulkPaymentItemRequest: {
      /**
       * @description Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00
       *     shillings. Never a decimal or a string.
       */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning. Both with different values answer 400
       *     `amount_conflict`.
       */
      amount?: number;
      currency?: components["schemas"]["CurrencyCode"];
      /** @description Which side the amount fixes. */
      amountType?: components["schemas"]["AmountType"];
      /** @description Way in which the money moves. */
      direction?: components["schemas"]["PaymentDirection"];
      /**
       * @description Account that a payout is debited from or a collection is credited to. Without it, the
       *     tenant's default account in the currency.
       */
      accountId?: string;
      /** @description Who gets the money. Required for a payout. */
      destination?: components["schemas"]["Party"];
      /**
       * @description Who pays a collection. Required for a collection; only mobile-money wallets can be asked to
       *     pay.
       */
      source?: components["schemas"]["MobileMoneyParty"];
      /**
       * @description Currency that the recipient gets. Without it, the main currency of the destination's
       *     country.
       */
      destinationCurrency?: components["schemas"]["CurrencyCode"];
      /** @description Id of the rail to use, or `auto` to let the routing choose. */
      rail?: string;
      routing?: components["schemas"]["RoutingPreference"];
      /**
       * @description Quote whose price binds. It must match amount, currency, destination country and direction,
       *     else 422 `quote_mismatch`.
       */
      quoteId?: string;
      /** @description Who pays the fee. */
      feeBearer?: components["schemas"]["FeeBearer"];
      /** @description The caller's own reference; searchable, need not be unique. */
      reference?: string;
      /** @description What the payment is for. */
      description?: string;
      /** @description Text that the recipient sees on the statement, where the rail carries one. */
      statementDescriptor?: string;
      /**
       * @description Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP,
       *     GDDS, FAMI or EDUC.
       */
      purposeCode?: string;
      /** @description Customer whom the payment belongs to. */
      customerId?: string;
      /** @description Whether the fraud analysis runs. */
      fraudCheck?: components["schemas"]["FraudCheckMode"];
      /**
       * @description Fraud analysis to use instead of a new one. At most 15 minutes old, of the same amount and
       *     parties, and not used before.
       */
      fraudAnalysisId?: string;
      /** @description Collections only. Seconds that the payer has to confirm on the phone. */
      approvalWindowSeconds?: number;
      /** @description The caller's own reference of the item. */
      itemReference?: string;
      /**
       * @description Idempotency key of the item, in the same space as the keys of `POST /v1/payments`. Without
       *     it, the key of the bulk payment, `#` and the index.
       */
      idempotencyKey?: string;
      metadata?: components["schemas"]["Metadata"];
      sandbox?: components["schemas"]["PaymentSandboxOptions"];
    };
    BulkPaymentList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["BulkPayment"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    BulkPaymentRequest: {
      /**
       * @description The payments. In mode `partial` each is checked by itself; a faulty one becomes `rejected`
       *     and does not stop the others.
       */
      payments: components["schemas"]["BulkPaymentItemRequest"][];
      /** @description What happens when some items are not valid or funds are short. */
      mode?: components["schemas"]["BulkMode"];
      defaults?: components["schemas"]["PaymentDefaults"];
      retryPolicy?: components["schemas"]["RetryPolicyInput"];
      /** @description The caller's own reference. */
      reference?: string;
      /** @description What the bulk payment is for. */
      description?: string;
      /**
       * @description The `Idempotency-Key` header as a field, for callers that cannot set headers. Both with
       *     different values answer 400 `idempotency_key_conflict`.
       */
      idempotencyKey?: string;
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    BulkPaymentStatus: "accepted" | "processing" | "completed" | "completed_with_failures" | "failed" | "canceled";
    BulkRetryRequest: {
      /** @description Items to try again. */
      itemIds?: string[];
      /** @description The `Idempotency-Key` header as a field, for callers that cannot set headers. */
      idempotencyKey?: string;
    };
    BulkTotal: {
      currency: components["schemas"]["CurrencyCode"];
      requested: components["schemas"]["Money"];
      succeeded: components["schemas"]["Money"];
      failed: components["schemas"]["Money"];
      fees: components["schemas"]["Money"];
    };
    CallbackEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["CallbackEventType"];
      data: components["schemas"]["ProviderCallback"];
    };
    /** @enum {string} */
    CallbackEventType: "callback.timed_out" | "callback.late" | "callback.conflict";
    CardAuthorization: {
      /** @description Id of the authorization. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "card_authorization";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description The card. */
      cardId: string;
      status: components["schemas"]["CardAuthorizationStatus"];
      /** @description Amount in the card's currency, in minor units. */
      amountMinorUnits: number;
      /** @description Currency of the card. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Amount in the merchant's currency. */
      merchantAmount: components["schemas"]["Money"];
      merchant: components["schemas"]["CardMerchant"];
      /** @description Why it was declined; null if it was not. */
      declineCode: components["schemas"]["CardDeclineCode"] | null;
      /** @description The limit that declined it. */
      declinedByLimitId: string | null;
      /** @description Limits it counts against; empty if it was declined. */
      matchedLimits: components["schemas"]["CardMatchedLimit"][];
      /** @description Captured so far. */
      captured: components["schemas"]["Money"];
      /** @description Released so far. */
      released: components["schemas"]["Money"];
      /** @description What the fraud score said; null if it was not asked. */
      fraud: components["schemas"]["CardFraudDecision"] | null;
      /** @description Id of the purchase at the card network. */
      networkId: string | null;
      /** @description When an uncaptured hold ends; null if it was declined. */
      expiresAt: string | null;
      /** @description Captures, oldest first. */
      captures: components["schemas"]["CardCapture"][];
      metadata: components["schemas"]["Metadata"];
    };
    CardAuthorizationEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["CardAuthorizationEventType"];
      data: components["schemas"]["CardAuthorization"];
    };
    /** @enum {string} */
    CardAuthorizationEventType: "card_authorization.approved" | "card_authorization.declined" | "card_authorization.captured" | "card_authorization.reversed" | "card_authorization.expired";
    CardAuthorizationList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The authorizations of this page. */
      data: components["schemas"]["CardAuthorization"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    CardAuthorizationRequest: {
      /** @description Amount in the merchant's currency, in minor units. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
      /** @description The merchant's currency; converted to that of the card, rounded up. */
      currency: components["schemas"]["CurrencyCode"];
      merchant: components["schemas"]["CardMerchantInput"];
      /** @description Id of the purchase at the card network; tells a repeat from a second purchase. */
      networkId?: string;
      /** @description Security code that was entered; checked if given. */
      cvc?: string;
      /** @description Month of expiry that was entered; checked if given. */
      expMonth?: number;
      /** @description Year of expiry that was entered; checked if given. */
      expYear?: number;
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    CardAuthorizationStatus: "approved" | "declined" | "captured" | "partially_captured" | "reversed" | "expired";
    CardCapture: {
      /** @description Id of the capture. */
      id: string;
      /** @description Amount captured, in minor units of the card's currency. */
      amountMinorUnits: number;
      /** @description ISO 4217 currency of the amount. */
      currency: components["schemas"]["CurrencyCode"];
      /**
       * Format: date-time
       * @description When it was captured.
       */
      at: string;
      /** @description The transaction it became. */
      transactionId: string;
    };
    CardCaptureRequest: {
      /** @description Amount in the card's currency, in minor units; all that is held if absent. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
      /** @description Must be the card's currency if given. */
      currency?: components["schemas"]["CurrencyCode"];
    };
    /** @enum {string} */
    CardDeclineCode: "card_closed" | "card_expired" | "card_frozen" | "single_use_already_used" | "invalid_cvc" | "invalid_expiry" | "country_not_allowed" | "merchant_blocked" | "merchant_not_allowed" | "category_blocked" | "category_not_allowed" | "duplicate_authorization" | "suspected_fraud" | "spend_limit_exceeded" | "insufficient_funds" | "currency_not_supported";
    CardFraudDecision: {
      /** @description The analysis. */
      analysisId: string;
      /** @description Risk from 0 to 100. */
      riskScore: number;
      /** @description Decision of the policy. */
      decision: components["schemas"]["FraudDecision"];
    };
    CardMatchedLimit: {
      /** @description The limit. */
      limitId: string;
      /** @description What was left before; null without an amount. */
      before: components["schemas"]["Money"] | null;
      /** @description What is left after; null without an amount. */
      after: components["schemas"]["Money"] | null;
    };
    CardMerchant: {
      /** @description Id of the merchant. */
      id: string;
      /** @description Name of the merchant. */
      name: string;
      /** @description Merchant category code (ISO 18245). */
      categoryCode: string;
      /** @description Category group of the code. */
      category: string;
      /** @description City of the merchant. */
      city: string | null;
      country: components["schemas"]["CountryCode"];
    };
    CardMerchantInput: {
      /** @description Id of the merchant. */
      id: string;
      /** @description Name of the merchant. */
      name: string;
      /** @description Merchant category code (ISO 18245). */
      categoryCode: string;
      /** @description City of the merchant. */
      city?: string;
      country: components["schemas"]["CountryCode"];
    };
    ChangeLogAffected: {
      /** @description Operations. */
      operations: string[];
      /** @description Fields. */
      fields: string[];
      /** @description Events. */
      events: string[];
    };
    /** @enum {string} */
    ChangeLogChannel: "email" | "webhook" | "webhook_event";
    ChangeLogConfirmRequest: {
      /** @description Token from the e-mail. */
      token: string;
    };
    ChangeLogEntry: {
      /** @description Id of the entry. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "changelog_entry";
      /** @description Release that makes the change. */
      version: string;
      /**
       * Format: date
       * @description Day of the release, or of the announcement if it is still to come.
       */
      date: string;
      kind: components["schemas"]["ChangeLogKind"];
      /** @description Whether a client may have to change. */
      breaking: boolean;
      /** @description The change in one line. */
      title: string;
      /** @description The change in full, in Markdown. */
      description: string;
      affected: components["schemas"]["ChangeLogAffected"];
      /** @description How to move. */
      migrationGuide: string | null;
      /**
       * Format: date-time
       * @description When it was announced.
       */
      announcedAt: string;
      /** @description When it takes effect; null if that is open. */
      effectiveAt: string | null;
      /** @description Until when the old way works at least; null if nothing ends. */
      sunsetAt: string | null;
      /** @description Release that removes the old way; null if nothing ends. */
      removedIn: string | null;
    };
    ChangeLogEntryList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The changes of this page. */
      data: components["schemas"]["ChangeLogEntry"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    ChangeLogEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["ChangeLogEventType"];
      data: components["schemas"]["ChangeLogEntry"];
    };
    /** @enum {string} */
    ChangeLogEventType: "changelog.entry_published" | "changelog.breaking_change_announced" | "changelog.sunset_approaching";
    ChangeLogFilter: {
      /** @description Only breaking changes. */
      breakingOnly: boolean;
      /** @description Only changes of these operations; null for all. */
      operations: string[] | null;
      /** @description Only changes of something that you used in the last 30 days. */
      onlyAffectingMe: boolean;
    };
    ChangeLogFilterInput: {
      /** @description Only breaking changes. */
      breakingOnly?: boolean;
      /** @description Only changes of these operations; all if absent. */
      operations?: string[];
      /** @description Only changes of something that you used in the last 30 days. */
      onlyAffectingMe?: boolean;
    };
    /** @enum {string} */
    ChangeLogKind: "added" | "changed" | "deprecated" | "removed" | "fixed" | "security";
    ChangeLogSubscription: {
      /** @description Id of the subscription. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "changelog_subscription";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      channel: components["schemas"]["ChangeLogChannel"];
      /** @description E-mail address or URL; null for `webhook_event`. */
      target: string | null;
      filter: components["schemas"]["ChangeLogFilter"];
      /** @description State. */
      status: components["schemas"]["ChangeLogSubscriptionStatus"];
    };
    ChangeLogSubscriptionList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The subscriptions of this page. */
      data: components["schemas"]["ChangeLogSubscription"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    ChangeLogSubscriptionRequest: {
      channel: components["schemas"]["ChangeLogChannel"];
      /**
       * @description E-mail address or https URL; required for `email` and `webhook`, not allowed for
       *     `webhook_event`.
       */
      target?: string;
      filter?: components["schemas"]["ChangeLogFilterInput"];
    };
    /** @enum {string} */
    ChangeLogSubscriptionStatus: "pending_confirmation" | "active" | "unsubscribed" | "bounced";
    ClientBalance: {
      /** @description Name of the account, or the currency. */
      name: string;
      /** @description The account; null for a sum over a currency. */
      accountId: string | null;
      /** @description Currency of the balance. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Available now. */
      available: components["schemas"]["Money"];
      /** @description On its way; null if the widget does not show it. */
      pending: components["schemas"]["Money"] | null;
    };
    ClientBalances: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "client_balances";
      /**
       * Format: date-time
       * @description When they were read.
       */
      asOf: string;
      /** @description One per account or currency. */
      balances: components["schemas"]["ClientBalance"][];
    };
    ClientCurrency: {
      code: components["schemas"]["CurrencyCode"];
      /** @description Digits after the decimal point (ISO 4217). */
      minorUnitDigits: number;
    };
    ClientIdentityTypes: {
      country: components["schemas"]["CountryCode"];
      /** @description Kinds, the usual one first. */
      types: components["schemas"]["IdentityType"][];
    };
    ClientKyc: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "client_kyc";
      /** @description Id of the assessment. */
      id: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      status: components["schemas"]["KycScoreStatus"];
      /** @description Null while processing. */
      decision: components["schemas"]["KycDecision"] | null;
      tier: components["schemas"]["KycTier"];
      /** @description What did not fit. */
      reasons: string[];
      /** @description Checks that the next tier still needs. */
      missingForNextTier: components["schemas"]["KycCheckType"][];
      /**
       * Format: date-time
       * @description When it was created.
       */
      createdAt: string;
      /** @description When it finished; null while processing. */
      completedAt: string | null;
    };
    ClientKycRequest: {
      /** @description Required unless the widget has a customer. */
      subject?: components["schemas"]["KycSubject"];
      identity?: components["schemas"]["KycIdentityInput"];
      document?: components["schemas"]["KycDocumentInput"];
      selfie?: components["schemas"]["KycSelfieInput"];
      /** @description Consent of the visitor, with the purpose `identity_verification`. */
      consent: components["schemas"]["ConsentInput"];
    };
    ClientPayment: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "client_payment";
      /** @description Id of the payment. */
      id: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      status: components["schemas"]["PaymentStatus"];
      /** @description Amount, in minor units. */
      amountMinorUnits: number;
      /** @description ISO 4217 currency of the amount. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Fee that the visitor bears. */
      fee: components["schemas"]["Money"];
      /** @description What the wallet is charged. */
      total: components["schemas"]["Money"];
      provider: components["schemas"]["MobileMoneyProvider"];
      /** @description Reference of the business. */
      reference: string | null;
      /** @description What the visitor must do; null if nothing. */
      nextAction: components["schemas"]["PaymentNextAction"] | null;
      /** @description Why it failed; null if it did not. */
      failure: components["schemas"]["ClientPaymentFailure"] | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
    };
    ClientPaymentFailure: {
      code: components["schemas"]["FailureCode"];
      /** @description Sentence for the visitor, in the language of the widget. */
      message: string;
      /** @description Whether a new try makes sense. */
      mayRetry: boolean;
    };
    ClientPaymentRequest: {
      /** @description Number of the visitor's wallet. */
      msisdn: components["schemas"]["PhoneNumber"];
      /** @description Wallet; found from the number if absent. */
      provider?: components["schemas"]["MobileMoneyProvider"];
      /** @description Country of the wallet; found from the number if absent. */
      country?: components["schemas"]["CountryCode"];
      /** @description Name of the wallet's holder. */
      holderName?: string;
      /** @description Amount in minor units; only if the widget does not lock it. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
      /** @description Quote that the visitor agreed to. */
      quoteId?: string;
    };
    ClientQuote: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "client_quote";
      /** @description Give it when paying. */
      id: string;
      /** @description Amount, in minor units. */
      amountMinorUnits: number;
      /** @description ISO 4217 currency of the amount. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Fee that the visitor bears; 0 if the business bears it. */
      fee: components["schemas"]["Money"];
      /** @description What the wallet is charged. */
      total: components["schemas"]["Money"];
      provider: components["schemas"]["MobileMoneyProvider"];
      rail: components["schemas"]["RailId"];
      /**
       * Format: date-time
       * @description Until when it holds.
       */
      expiresAt: string;
    };
    ClientQuoteRequest: {
      /** @description Number of the visitor's wallet. */
      msisdn: components["schemas"]["PhoneNumber"];
      /** @description Wallet; found from the number if absent. */
      provider?: components["schemas"]["MobileMoneyProvider"];
      /** @description Country of the wallet; found from the number if absent. */
      country?: components["schemas"]["CountryCode"];
      /** @description Amount in minor units; only if the widget does not lock it. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
    };
    ClientSession: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "client_session";
      /** @description The session. */
      id: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      kind: components["schemas"]["WidgetKind"];
      status: components["schemas"]["WidgetSessionStatus"];
      /**
       * Format: date-time
       * @description When the session ends.
       */
      expiresAt: string;
      /** @description Name of the business, to show. */
      merchantName: string;
      /** @description Language; null for the visitor's. */
      locale: components["schemas"]["LanguageTag"] | null;
      theme: components["schemas"]["WidgetTheme"];
      config: components["schemas"]["WidgetConfig"];
      /**
       * @description Number of the current try; part of the idempotency key of a payment, so that a repeated
       *     click never pays twice.
       */
      tryNumber: number;
      /** @description Payment of the current try. */
      paymentId: string | null;
      /** @description Assessment of this session. */
      kycScoreId: string | null;
      /** @description Assessment of this session, as far as it has come; null before there is one. */
      kyc: components["schemas"]["ClientKyc"] | null;
      /** @description Whether an identity form asks who the visitor is; false where the widget has a customer. */
      subjectRequired: boolean;
      /** @description Kinds of identity number by country, for identity widgets; otherwise empty. */
      identityTypes: components["schemas"]["ClientIdentityTypes"][];
      /** @description Finds the wallet of a number. */
      walletPrefixes: components["schemas"]["ClientWalletPrefix"][];
      /** @description Currencies that the widget shows. */
      currencies: components["schemas"]["ClientCurrency"][];
    };
    ClientWalletPrefix: {
      country: components["schemas"]["CountryCode"];
      /** @description First digits, with `+` and country code. */
      prefix: string;
      provider: components["schemas"]["MobileMoneyProvider"];
    };
    /** @enum {string} */
    ConfidenceLevel: "low" | "medium" | "high";
    Consent: {
      /** @description Whether the person agreed. */
      granted: boolean;
      /**
       * Format: date-time
       * @description When the person agreed.
       */
      grantedAt: string;
      purpose: components["schemas"]["ConsentPurpose"];
      /** @description The caller's reference of the stored consent. */
      reference: string;
      noticeLanguage: components["schemas"]["LanguageTag"];
      /** @description Address of the notice that the person saw. */
      noticeUrl: string | null;
    };
    ConsentInput: {
      /** @description Whether the person agreed; only `true` lets the operation run. */
      granted: boolean;
      /**
       * Format: date-time
       * @description When the person agreed.
       */
      grantedAt: string;
      purpose: components["schemas"]["ConsentPurpose"];
      /** @description The caller's reference of the stored consent. */
      reference: string;
      noticeLanguage: components["schemas"]["LanguageTag"];
      /** @description Address of the notice that the person saw. */
      noticeUrl?: string;
    };
    /** @enum {string} */
    ConsentPurpose: "credit_assessment" | "identity_verification";
    Corridor: {
      id: components["schemas"]["CorridorId"];
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "corridor";
      sourceCountry: components["schemas"]["CountryCode"];
      destinationCountry: components["schemas"]["CountryCode"];
      sourceCurrency: components["schemas"]["CurrencyCode"];
      destinationCurrency: components["schemas"]["CurrencyCode"];
      /** @description Rails that serve it. */
      rails: components["schemas"]["RailId"][];
      /** @description Whether payments are accepted. */
      active: boolean;
    };
    CorridorCost: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "corridor_cost";
      corridorId: components["schemas"]["CorridorId"];
      /**
       * Format: date-time
       * @description End of the window, included.
       */
      asOf: string;
      /** @description Length of the window in hours. */
      windowHours: number;
      /** @description The three reference amounts at which `tariffBps` is given. */
      bands: components["schemas"]["Money"][];
      /** @description One entry per rail of the corridor, in order of their ids. */
      rails: components["schemas"]["CorridorRailCost"][];
      /** @description Figures per hour and rail, oldest first. */
      series: components["schemas"]["CorridorCostPoint"][];
    };
    CorridorCostPoint: {
      /**
       * Format: date-time
       * @description Start of the hour.
       */
      hour: string;
      rail: components["schemas"]["RailId"];
      /** @description Number of observations. */
      n: number;
      /** @description Mean charge relative to the tariff; null without a success. */
      meanCostIndex: number | null;
      /** @description Share that succeeded; null without observations. */
      successRate: number | null;
    };
    CorridorHistory: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "corridor_history";
      corridorId: components["schemas"]["CorridorId"];
      /** @description Observations added. */
      added: number;
      /** @description Rails that gained observations. */
      rails: string[];
      /**
       * Format: date-time
       * @description Oldest observation added.
       */
      oldestObservedAt: string;
      /**
       * Format: date-time
       * @description Newest observation added.
       */
      newestObservedAt: string;
    };
    CorridorHistoryRequest: {
      corridorId: components["schemas"]["CorridorId"];
      /** @description Observations, in any order. */
      observations: components["schemas"]["CorridorObservation"][];
    };
    CorridorId: string;
    CorridorList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Corridor"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    CorridorObservation: {
      /** @description Rail that carried it. */
      rail: string;
      /** @description Amount sent, in minor units. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
      /** @description ISO 4217 currency of the amount. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description What the rail charged. */
      cost: components["schemas"]["Money"];
      /** @description Exchange margin in basis points. */
      fxMarginBps?: number;
      /** @description Whether the payment reached the recipient. */
      succeeded: boolean;
      /** @description Seconds from submission to the final answer. */
      latencySeconds: number;
      /**
       * Format: date-time
       * @description When it was observed; not in the sandbox future.
       */
      observedAt: string;
    };
    CorridorRailCost: {
      rail: components["schemas"]["RailId"];
      /** @description Number of observations. */
      sampleSize: number;
      /** @description Sum of the weights of the successful observations. */
      effectiveWeight: number;
      /** @description Charges relative to the tariff, drawn towards 1 with the weight of 20 observations. */
      costIndex: number;
      /** @description Published price in basis points at the amounts of `bands`. */
      tariffBps: number[];
      /** @description Weighted mean of what was charged in basis points of the amounts; null without observations. */
      observedBps: number | null;
      /** @description Expected margin on the exchange rate in basis points. */
      fxMarginBps: number;
      /** @description Expected share of attempts that succeed. */
      successRate: number;
      /** @description Median time to completion in seconds. */
      p50Seconds: number;
      /** @description Time in seconds within which 95 percent complete. */
      p95Seconds: number;
      basis: components["schemas"]["CostBasis"];
    };
    /** @enum {string} */
    CostBasis: "history" | "blended" | "tariff";
    CountryCode: string;
    CreateApiKeyRequest: {
      /** @description Name for people. */
      name: string;
      /** @description What the key may do. There is no default; name as little as possible. */
      scopes: components["schemas"]["Scope"][];
      /** @description Addresses (CIDR) that may use the key. Left out, any address may. */
      allowedIps?: string[];
      /**
       * Format: date-time
       * @description When the key ends by itself. Left out, it does not.
       */
      expiresAt?: string;
    };
    CreateUserRequest: {
      /** @description E-mail, new within the tenant. */
      email: string;
      /** @description Name of the person. */
      name: string;
      role: components["schemas"]["Role"];
      /** @description First password. */
      password: string;
      locale?: components["schemas"]["LanguageTag"];
    };
    CreditContribution: {
      /**
       * @description Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is where the
       *     average applicant of the training data stands against the base score.
       */
      feature: string;
      /** @description This person's value; null when missing. */
      value: number | null;
      /** @description Value of the average applicant. */
      benchmark: number | null;
      /** @description Points that it adds. */
      points: number;
    };
    CreditDataCoverage: {
      /** @description Days between the first and the last transaction. */
      days: number;
      /** @description Completed transactions. */
      transactionCount: number;
      /** @description Sources that were used. */
      sources: components["schemas"]["CreditDataSource"][];
      confidence: components["schemas"]["ConfidenceLevel"];
    };
    /** @enum {string} */
    CreditDataSource: "mobile_money_transactions" | "mobile_money_summary" | "tenant_history";
    /** @enum {string} */
    CreditDecision: "approve" | "review" | "decline" | "insufficient_data";
    CreditFeatures: {
      [key: string]: number | null;
    };
    /** @enum {string} */
    CreditGrade: "A" | "B" | "C" | "D" | "E";
    CreditProductInput: {
      type: components["schemas"]["CreditProductType"];
      requested: components["schemas"]["Money"];
      /** @description Term in days. */
      tenorDays: number;
    };
    /** @enum {string} */
    CreditProductType: "nano_loan" | "overdraft" | "bnpl" | "working_capital" | "asset_finance";
    CreditReason: {
      code: components["schemas"]["CreditReasonCode"];
      /** @description The reason in words. */
      description: string;
      direction: components["schemas"]["CreditReasonDirection"];
      /** @description Points of the feature. */
      points: number;
      /** @description Feature behind it; null for reasons about the data. */
      feature: string | null;
    };
    /** @enum {string} */
    CreditReasonCode: "LOW_ACTIVITY" | "STEADY_ACTIVITY" | "LOW_INCOME_FLOW" | "STRONG_INCOME_FLOW" | "IRREGULAR_INCOME" | "REGULAR_INCOME" | "SPENDS_MORE_THAN_RECEIVES" | "POSITIVE_NET_FLOW" | "LOW_BALANCE_BUFFER" | "HEALTHY_BALANCE_BUFFER" | "FREQUENT_LOW_BALANCE" | "RARE_LOW_BALANCE" | "RAPID_CASH_OUT" | "KEEPS_FUNDS_DIGITAL" | "NO_BILL_HISTORY" | "PAYS_BILLS" | "FEW_MERCHANT_PAYMENTS" | "ACTIVE_MERCHANT_PAYER" | "NARROW_NETWORK" | "BROAD_NETWORK" | "MICRO_TOPUPS" | "REGULAR_TOPUPS" | "LATE_REPAYMENTS" | "REPAYS_ON_TIME" | "OPEN_LOANS" | "NO_OPEN_LOANS" | "FAILED_TRANSACTIONS" | "CLEAN_EXECUTION" | "REVERSALS" | "NO_REVERSALS" | "GAMBLING_SPEND" | "NO_GAMBLING" | "NIGHT_ACTIVITY" | "DAYTIME_ACTIVITY" | "NEW_ACCOUNT" | "LONG_ACCOUNT_HISTORY" | "RECENT_SIM_SWAP" | "STABLE_SIM" | "INSUFFICIENT_HISTORY" | "STALE_DATA";
    /** @enum {string} */
    CreditReasonDirection: "positive" | "negative";
    CreditScore: {
      /** @description Id of the score. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "credit_score";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change. */
      version: number;
      /**
       * Format: date-time
       * @description When the score was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      /** @description Scored customer; null when a subject was given. */
      customerId: string | null;
      subject: components["schemas"]["CreditSubject"];
      /** @description The score, higher is better; null when the data does not suffice. */
      score: number | null;
      scoreRange: components["schemas"]["CreditScoreRange"];
      /** @description The score as a grade; null without a score. */
      grade: components["schemas"]["CreditGrade"] | null;
      /** @description Estimated probability of default; null without a score. */
      probabilityOfDefault: number | null;
      decision: components["schemas"]["CreditDecision"];
      /** @description Amount that the person can bear; null without a score or a product. */
      recommendedLimit: components["schemas"]["Money"] | null;
      /** @description Term in days; null without a score or a product. */
      recommendedTenorDays: number | null;
      /** @description Score of the average applicant. */
      baseScore: number;
      /** @description Points of all features; empty without a score. */
      contributions: components["schemas"]["CreditContribution"][];
      /** @description Main reasons: at most 4 negative ones, then at most 3 positive ones. */
      reasons: components["schemas"]["CreditReason"][];
      features: components["schemas"]["CreditFeatures"];
      dataCoverage: components["schemas"]["CreditDataCoverage"];
      model: components["schemas"]["ModelInfo"];
      consent: components["schemas"]["Consent"];
      /**
       * Format: date-time
       * @description Until when the score should be used, 30 days after it was made.
       */
      validUntil: string;
      /** @description The customer; only with `expand=customer`. */
      customer?: components["schemas"]["Customer"];
    };
    CreditScoreEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /**
       * @description What happened.
       * @enum {string}
       */
      type: "credit_score.completed";
      data: components["schemas"]["CreditScore"];
    };
    CreditScoreList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["CreditScore"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    CreditScoreRange: {
      /** @description Lowest score. */
      min: number;
      /** @description Highest score. */
      max: number;
    };
    CreditScoreRequest: {
      /** @description Customer to score. */
      customerId?: string;
      subject?: components["schemas"]["CreditSubjectInput"];
      consent: components["schemas"]["ConsentInput"];
      product?: components["schemas"]["CreditProductInput"];
      currency: components["schemas"]["CurrencyCode"];
      mobileMoney?: components["schemas"]["MobileMoneyHistoryInput"];
      mobileMoneySummary?: components["schemas"]["MobileMoneySummaryInput"];
      /** @description Whether the person's payments at this tenant count too. */
      useTenantHistory?: boolean;
      /** @description Version of the model to use. Without it, the current one. */
      modelVersion?: string;
    };
    CreditSubject: {
      /** @description Phone number; null when the customer has none. */
      phone: components["schemas"]["MaskedPhoneNumber"] | null;
      country: components["schemas"]["CountryCode"];
      /** @description Name with most letters hidden. */
      fullName: string | null;
    };
    CreditSubjectInput: {
      /** @description Phone number of the wallet. */
      phone: components["schemas"]["PhoneNumber"];
      country: components["schemas"]["CountryCode"];
      /** @description Full name. */
      fullName?: string;
      /**
       * Format: date
       * @description Date of birth.
       */
      dateOfBirth?: string;
    };
    CurrencyCode: string;
    CurrencyInfo: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "currency";
      code: components["schemas"]["CurrencyCode"];
      /** @description English name. */
      name: string;
      /** @description Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for TND. */
      minorUnitDigits: number;
      /** @description Countries whose main currency it is. */
      countries: components["schemas"]["CountryCode"][];
    };
    CurrencyList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["CurrencyInfo"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    Customer: {
      /** @description Id of the customer. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "customer";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change. */
      version: number;
      /**
       * Format: date-time
       * @description When the customer was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      /** @description The caller's own id, unique per tenant and mode. */
      externalId: string | null;
      type: components["schemas"]["CustomerType"];
      /** @description Given names of a person. */
      givenNames: string | null;
      /** @description Family name of a person. */
      lastName: string | null;
      /** @description Name of a business. */
      businessName: string | null;
      /** @description Name to show. */
      displayName: string;
      /** @description Date of birth. */
      dateOfBirth: string | null;
      /** @description Phone number, masked without the scope `customers:pii`. */
      phone: components["schemas"]["MaskedPhoneNumber"] | null;
      /** @description E-mail address. */
      email: string | null;
      country: components["schemas"]["CountryCode"];
      /** @description Postal address; null when not given. */
      address: components["schemas"]["Address"] | null;
      preferredLanguage: components["schemas"]["LanguageTag"];
      kyc: components["schemas"]["CustomerKyc"];
      risk: components["schemas"]["CustomerRisk"];
      metadata: components["schemas"]["Metadata"];
    };
    CustomerEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["CustomerEventType"];
      data: components["schemas"]["Customer"];
    };
    /** @enum {string} */
    CustomerEventType: "customer.created" | "customer.updated" | "customer.kyc_tier_changed" | "customer.erased";
    CustomerKyc: {
      tier: components["schemas"]["KycTier"];
      status: components["schemas"]["CustomerKycStatus"];
      /** @description Last KYC score. */
      lastScoreId: string | null;
      /** @description When the customer was last found clear. */
      verifiedAt: string | null;
    };
    /** @enum {string} */
    CustomerKycStatus: "unverified" | "pending" | "verified" | "rejected" | "expired";
    CustomerList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Customer"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    CustomerRequest: {
      /**
       * @description The caller's own id, unique per tenant and mode; a second use answers 409
       *     `duplicate_external_id`.
       */
      externalId?: string;
      /** @description Kind of customer. */
      type?: components["schemas"]["CustomerType"];
      /** @description Given names of a person. */
      givenNames?: string;
      /** @description Family name of a person. */
      lastName?: string;
      /** @description Name of a business. */
      businessName?: string;
      /**
       * Format: date
       * @description Date of birth of a person.
       */
      dateOfBirth?: string;
      /** @description Phone number; its dial code need not be that of `country`. */
      phone?: components["schemas"]["PhoneNumber"];
      /** @description E-mail address. */
      email?: string;
      country: components["schemas"]["CountryCode"];
      address?: components["schemas"]["AddressInput"];
      /** @description Language for messages to the customer. Without it, English. */
      preferredLanguage?: components["schemas"]["LanguageTag"];
      metadata?: components["schemas"]["Metadata"];
    };
    CustomerRisk: {
      level: components["schemas"]["CustomerRiskLevel"];
      /** @description Whether payments of this customer are refused. */
      blocked: boolean;
    };
    /** @enum {string} */
    CustomerRiskLevel: "low" | "medium" | "high" | "unknown";
    /** @enum {string} */
    CustomerType: "individual" | "business";
    CustomerUpdateRequest: {
      /** @description The caller's own id. */
      externalId?: string | null;
      /** @description Given names of a person. */
      givenNames?: string | null;
      /** @description Family name of a person. */
      lastName?: string | null;
      /** @description Name of a business. */
      businessName?: string | null;
      /** @description Date of birth of a person. */
      dateOfBirth?: string | null;
      /** @description Phone number. */
      phone?: components["schemas"]["PhoneNumber"] | null;
      /** @description E-mail address. */
      email?: string | null;
      country?: components["schemas"]["CountryCode"];
      /** @description Postal address; replaces the old one as a whole. */
      address?: components["schemas"]["AddressInput"] | null;
      preferredLanguage?: components["schemas"]["LanguageTag"];
      metadata?: components["schemas"]["Metadata"];
    };
    /** Format: decimal */
    DecimalRate: string;
    Delivery: {
      /** @description Id of the delivery. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "delivery";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description The event. */
      eventId: string;
      eventType: components["schemas"]["EventType"];
      /** @description The endpoint. */
      endpointId: string;
      status: components["schemas"]["DeliveryStatus"];
      /** @description Attempts made. */
      attemptCount: number;
      /** @description When the next attempt is due; null if none is. */
      nextAttemptAt: string | null;
      /** @description The attempts, oldest first. */
      attempts: components["schemas"]["DeliveryAttempt"][];
    };
    DeliveryAttempt: {
      /** @description Counts the attempts, from 1. */
      number: number;
      /**
       * Format: date-time
       * @description When it was made.
       */
      at: string;
      /** @description Status of the answer; null if there was none. */
      httpStatus: number | null;
      /** @description How long it took, in milliseconds. */
      durationMs: number;
      /** @description Why it failed; null if it succeeded. */
      error: components["schemas"]["DeliveryError"] | null;
      /** @description First characters of the answer. */
      responseSnippet: string | null;
    };
    /** @enum {string} */
    DeliveryError: "timeout" | "connection" | "tls" | "dns" | "blocked_address" | "http_status";
    DeliveryList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The deliveries of this page. */
      data: components["schemas"]["Delivery"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    /** @enum {string} */
    DeliveryStatus: "pending" | "delivering" | "succeeded" | "failed" | "skipped";
    DeprecationUsage: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "deprecation_usage";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description Start of the period.
       */
      from: string;
      /**
       * Format: date-time
       * @description End of the period.
       */
      until: string;
      /** @description One item per deprecated thing that was used, most used first. */
      usage: components["schemas"]["DeprecationUsageItem"][];
    };
    DeprecationUsageItem: {
      /** @description What it is. */
      kind: components["schemas"]["DeprecationUsageItemKind"];
      /** @description Its name, such as `createKycCheck` or `PaymentRequest.amount`. */
      subject: string;
      /** @description Uses in the period. */
      count: number;
      /**
       * Format: date-time
       * @description Last use.
       */
      lastUsedAt: string;
      /** @description Client of the last use, such as `njia-ruby/1.4.0`. */
      lastClient: string | null;
      /** @description Up to ten recent requests. */
      requestIds: string[];
      /** @description What to use instead. */
      replacement: string | null;
      /** @description Until when it works at least. */
      sunsetAt: string | null;
      /** @description Release that removes it. */
      removedIn: string | null;
      /** @description The change that announces it. */
      changeLogEntryId: string | null;
    };
    /** @enum {string} */
    DeprecationUsageItemKind: "operation" | "field" | "payload_format" | "key_format" | "api_version" | "sdk_version";
    ErrorMember: {
      /** @description Name of the member. */
      name: string;
      /** @description What it holds. */
      description: string;
    };
    ErrorType: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "error_type";
      /** @description Stable code. */
      code: string;
      /** @description Address of this description; `type` of the problem. */
      type: string;
      /** @description HTTP status. */
      status: number;
      /** @description Whether the same request may succeed later without a change. */
      retryable: boolean;
      /** @description Short name. */
      title: string;
      /** @description Meaning and cure. */
      description: string;
      /** @description Members that the problem carries besides the common ones. */
      members: components["schemas"]["ErrorMember"][];
      /** @description Operations that name this code; empty when any operation may answer it. */
      operations: string[];
    };
    ErrorTypeList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page, in alphabetical order. */
      data: components["schemas"]["ErrorType"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    Event: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      type: components["schemas"]["EventType"];
      data: components["schemas"]["EventData"];
    };
    EventCause: {
      /** @description Id of the request. */
      id: string | null;
      /** @description Idempotency key of the request, if it had one. */
      idempotencyKey: string | null;
    };
    EventData: components["schemas"]["Payment"] | components["schemas"]["Transaction"] | components["schemas"]["Reversal"] | components["schemas"]["BulkPayment"] | components["schemas"]["BulkItem"] | components["schemas"]["CreditScore"] | components["schemas"]["FraudAnalysis"] | components["schemas"]["KycScore"] | components["schemas"]["KycCheck"] | components["schemas"]["GhostCard"] | components["schemas"]["CardAuthorization"] | components["schemas"]["Widget"] | components["schemas"]["WidgetSession"] | components["schemas"]["Customer"] | components["schemas"]["Account"] | components["schemas"]["Balance"] | components["schemas"]["ProviderCallback"] | components["schemas"]["Rail"] | components["schemas"]["WebhookEndpoint"] | components["schemas"]["ApiKey"] | components["schemas"]["ChangeLogEntry"];
    EventFilter: string;
    EventList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The events of this page. */
      data: components["schemas"]["Event"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    EventReplay: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event_replay";
      /** @description The endpoint. */
      endpointId: string;
      /** @description True if nothing is delivered. */
      dryRun: boolean;
      /** @description Number of matching events. */
      count: number;
      /**
       * Format: date-time
       * @description From this time on.
       */
      since: string;
      /**
       * Format: date-time
       * @description Up to this time.
       */
      until: string;
      /** @description Selected types. */
      types: components["schemas"]["EventSelector"][];
      /** @description Whether delivered events are left out. */
      onlyUndelivered: boolean;
    };
    EventReplayRequest: {
      /**
       * Format: date-time
       * @description From this time on; at most 90 days ago.
       */
      since: string;
      /**
       * Format: date-time
       * @description Up to this time; now if absent.
       */
      until?: string;
      /** @description Only these; what the endpoint subscribes to if absent. */
      types?: components["schemas"]["EventSelector"][];
      /** @description Only events that this endpoint never answered with 2xx. */
      onlyUndelivered?: boolean;
      /** @description Only count; deliver nothing. */
      dryRun?: boolean;
    };
    EventSelector: string;
    /** @enum {string} */
    EventType: "payment.created" | "payment.held_for_review" | "payment.queued" | "payment.submitted" | "payment.awaiting_approval" | "payment.rerouted" | "payment.in_reconciliation" | "payment.completed" | "payment.failed" | "payment.canceled" | "payment.expired" | "transaction.completed" | "transaction.failed" | "transaction.reversal_pending" | "transaction.reversed" | "transaction.partially_reversed" | "transaction.reconciliation_case_opened" | "transaction.reconciliation_case_resolved" | "reversal.created" | "reversal.completed" | "reversal.failed" | "bulk_payment.accepted" | "bulk_payment.processing" | "bulk_payment.completed" | "bulk_payment.completed_with_failures" | "bulk_payment.failed" | "bulk_payment.canceled" | "bulk_item.rejected" | "bulk_item.retry_scheduled" | "bulk_item.succeeded" | "bulk_item.failed" | "credit_score.completed" | "fraud_analysis.completed" | "fraud_analysis.flagged" | "fraud_analysis.blocked" | "kyc_score.processing" | "kyc_score.completed" | "kyc_score.requires_review" | "kyc_score.reviewed" | "kyc_check.completed" | "ghost_card.created" | "ghost_card.updated" | "ghost_card.frozen" | "ghost_card.unfrozen" | "ghost_card.closed" | "ghost_card.expired" | "ghost_card.limit_reached" | "card_authorization.approved" | "card_authorization.declined" | "card_authorization.captured" | "card_authorization.reversed" | "card_authorization.expired" | "widget.created" | "widget.disabled" | "widget_session.opened" | "widget_session.completed" | "widget_session.canceled" | "widget_session.expired" | "customer.created" | "customer.updated" | "customer.kyc_tier_changed" | "customer.erased" | "account.created" | "account.frozen" | "balance.low" | "callback.timed_out" | "callback.late" | "callback.conflict" | "rail.degraded" | "rail.down" | "rail.recovered" | "webhook_endpoint.disabled" | "webhook_endpoint.test" | "api_key.created" | "api_key.rolled" | "api_key.revoked" | "api_key.expiring" | "changelog.entry_published" | "changelog.breaking_change_announced" | "changelog.sunset_approaching";
    EventTypeInfo: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event_type";
      type: components["schemas"]["EventType"];
      /** @description The part before the point; subscribe to all of them with `<resource>.*`. */
      resource: string;
      /** @description When it is sent. */
      description: string;
      /** @description Value of `data.object`. */
      dataObject: string;
      /** @description Whether it will be removed. */
      deprecated: boolean;
    };
    EventTypeInfoList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The event types of this page. */
      data: components["schemas"]["EventTypeInfo"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    /** @enum {string} */
    ExportEnvironment: "sandbox" | "live";
    /** @enum {string} */
    ExportPart: "collection" | "environment";
    /** @enum {string} */
    FailureCode: "recipient_not_found" | "recipient_wallet_inactive" | "recipient_limit_reached" | "recipient_name_mismatch" | "recipient_insufficient_funds" | "payer_not_found" | "payer_insufficient_funds" | "payer_limit_reached" | "payer_rejected" | "approval_expired" | "wrong_pin" | "amount_out_of_bounds" | "currency_not_accepted" | "compliance_rejected" | "sanctions_match" | "fraud_declined" | "duplicate_at_provider" | "provider_busy" | "provider_unavailable" | "provider_error_not_executed" | "rail_rejected" | "queue_expired" | "canceled_by_client";
    FailureDetail: {
      code: components["schemas"]["FailureCode"];
      /** @description The reason in words. */
      message: string;
      /** @description Whether a later attempt of the same payment may succeed. */
      retryable: boolean;
      /** @description `true` when all attempts that the retry policy allows were used. */
      exhausted: boolean;
      /** @description The provider's own code. */
      providerCode: string | null;
      /** @description ISO 20022 external status reason. */
      isoReason: string | null;
    };
    /** @enum {string} */
    FeeBearer: "sender" | "recipient";
    FieldError: {
      in?: components["schemas"]["FieldErrorLocation"];
      /** @description Where the value stands in the body: a JSON pointer (RFC 6901). */
      pointer?: string;
      /** @description Name of the faulty parameter or header. */
      name?: string;
      /** @description Stable code of the broken rule. */
      code: string;
      /** @description The broken rule in words. */
      message: string;
    };
    /** @enum {string} */
    FieldErrorLocation: "body" | "query" | "header" | "path";
    FlatEvent: {
      /** @description What happened. */
      event: components["schemas"]["EventType"];
      /** @description Id of the event. */
      eventId: string;
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      eventTimestamp: string;
      /** @description Id of the resource. */
      id: string;
      /** @description Type of the resource. */
      object: string;
    };
    FraudAnalysis: {
      /** @description Id of the analysis. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "fraud_analysis";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change. */
      version: number;
      /**
       * Format: date-time
       * @description When the analysis was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      type: components["schemas"]["FraudTransactionType"];
      /** @description Analyzed amount in minor units of `currency`. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
      /** @description The caller's reference. */
      reference: string | null;
      /** @description Risk from 0 (none) to 100. */
      riskScore: number;
      riskLevel: components["schemas"]["FraudRiskLevel"];
      decision: components["schemas"]["FraudDecision"];
      /** @description Reasons, heaviest first; at least one. */
      reasons: components["schemas"]["FraudReason"][];
      /** @description Number of signals that could be worked out. */
      signalsEvaluated: number;
      /** @description Signals whose inputs were missing. */
      signalsMissing: string[];
      policy: components["schemas"]["FraudPolicySnapshot"];
      model: components["schemas"]["ModelInfo"];
      /** @description Duration of the analysis in milliseconds. */
      latencyMs: number;
      /** @description Payment that it is about. */
      paymentId: string | null;
      /** @description Transaction that it is about. */
      transactionId: string | null;
      /** @description Payment that was made with it. */
      usedByPaymentId: string | null;
      /** @description What it turned out to be; null until somebody told. */
      feedback: components["schemas"]["FraudFeedback"] | null;
      metadata: components["schemas"]["Metadata"];
    };
    FraudAnalysisEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["FraudAnalysisEventType"];
      data: components["schemas"]["FraudAnalysis"];
    };
    /** @enum {string} */
    FraudAnalysisEventType: "fraud_analysis.completed" | "fraud_analysis.flagged" | "fraud_analysis.blocked";
    FraudAnalysisList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["FraudAnalysis"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    FraudAnalysisRequest: {
      /** @description Amount in minor units of `currency`. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning.
       */
      amount?: number;
      currency: components["schemas"]["CurrencyCode"];
      type: components["schemas"]["FraudTransactionType"];
      /**
       * Format: date-time
       * @description When it happened or happens. Without it, now.
       */
      occurredAt?: string;
      /** @description Payment that it is about. */
      paymentId?: string;
      /** @description Transaction that it is about. */
      transactionId?: string;
      /** @description The caller's own reference. In test mode, `test_risk_NN` gives the score NN. */
      reference?: string;
      sender?: components["schemas"]["FraudSenderInput"];
      recipient?: components["schemas"]["FraudRecipientInput"];
      device?: components["schemas"]["FraudDeviceInput"];
      network?: components["schemas"]["FraudNetworkInput"];
      location?: components["schemas"]["FraudLocationInput"];
      channel?: components["schemas"]["FraudChannel"];
      /** @description Agent at whom it happened. */
      agentId?: string;
      /** @description Merchant category code (ISO 18245). */
      merchantCategoryCode?: string;
      historyOverride?: components["schemas"]["FraudHistoryOverride"];
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    FraudChannel: "app" | "web" | "ussd" | "api" | "agent" | "pos";
    /** @enum {string} */
    FraudCheckMode: "auto" | "skip";
    /** @enum {string} */
    FraudDecision: "allow" | "review" | "block";
    FraudDeviceInput: {
      /** @description Stable id of the device. */
      id?: string;
      /** @description Operating system. */
      os?: string;
      /** @description Model. */
      model?: string;
      /** @description Whether it is rooted or jailbroken. */
      rooted?: boolean;
      /** @description Whether it is an emulator. */
      emulator?: boolean;
      /** @description Version of the app. */
      appVersion?: string;
    };
    FraudEvidence: {
      [key: string]: unknown;
    };
    /** @enum {string} */
    FraudFailMode: "review" | "allow" | "block";
    FraudFeedback: {
      label: components["schemas"]["FraudFeedbackLabel"];
      /** @description Note. */
      note: string | null;
      /**
       * Format: date-time
       * @description When the feedback was given.
       */
      at: string;
      actor: components["schemas"]["Actor"];
    };
    /** @enum {string} */
    FraudFeedbackLabel: "fraud" | "legitimate" | "unsure";
    FraudFeedbackRequest: {
      label: components["schemas"]["FraudFeedbackLabel"];
      /** @description Note. */
      note?: string;
    };
    FraudHistoryOverride: {
      [key: string]: number;
    };
    FraudLocationInput: {
      /** @description Latitude in degrees. */
      lat: number;
      /** @description Longitude in degrees. */
      lon: number;
      country?: components["schemas"]["CountryCode"];
      /** @description Accuracy in metres. */
      accuracyMeters?: number;
    };
    FraudNetworkInput: {
      /** @description IPv4 or IPv6 address. */
      ip?: string;
      /** @description Number of the autonomous system. */
      asn?: number;
      country?: components["schemas"]["CountryCode"];
      /** @description Whether the address belongs to a VPN or proxy. */
      vpn?: boolean;
    };
    FraudPolicy: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "fraud_policy";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change. */
      version: number;
      /** @description Score from which the decision is `review`. */
      reviewAt: number;
      /** @description Score from which the decision is `block`. */
      blockAt: number;
      failMode: components["schemas"]["FraudFailMode"];
      /**
       * Format: date-time
       * @description When the first version was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
    };
    FraudPolicyRequest: {
      /** @description Score from which the decision is `review`. */
      reviewAt: number;
      /** @description Score from which the decision is `block`. */
      blockAt: number;
      failMode: components["schemas"]["FraudFailMode"];
    };
    FraudPolicySnapshot: {
      /** @description Version of the policy. */
      version: number;
      /** @description Score from which the decision is `review`. */
      reviewAt: number;
      /** @description Score from which the decision is `block`. */
      blockAt: number;
    };
    FraudReason: {
      code: components["schemas"]["FraudReasonCode"];
      category: components["schemas"]["FraudReasonCategory"];
      /** @description The reason in words. */
      description: string;
      /** @description Its share of all evidence for a fraud. */
      weight: number;
      /** @description Risk score without this signal. */
      scoreWithout: number;
      evidence: components["schemas"]["FraudEvidence"];
    };
    /** @enum {string} */
    FraudReasonCategory: "account_takeover" | "behaviour" | "mule" | "velocity" | "aml" | "agent" | "card_testing" | "device" | "network" | "identity" | "merchant" | "social_engineering" | "geography" | "trust" | "list" | "system";
    /** @enum {string} */
    FraudReasonCode: "sim_swap_recent" | "impossible_travel" | "amount_above_profile" | "pass_through" | "velocity_sender_1h" | "recipient_fan_in" | "structuring" | "device_shared" | "agent_split_deposits" | "failed_then_success" | "device_new" | "device_compromised" | "account_young" | "ip_country_mismatch" | "new_recipient" | "kyc_tier_low_for_amount" | "high_risk_mcc" | "unusual_hour" | "dormant_reactivation" | "duplicate_pattern" | "refund_pressure" | "corridor_high_risk" | "known_recipient" | "known_device" | "blocklist_hit" | "sanctions_match" | "no_risk_signals" | "scorer_unavailable";
    FraudRecipientInput: {
      /** @description Phone number. */
      phone?: components["schemas"]["PhoneNumber"];
      /** @description Account number. */
      accountNumber?: string;
      /** @description Merchant. */
      merchantId?: string;
      country?: components["schemas"]["CountryCode"];
      /**
       * Format: date-time
       * @description When the sender first paid this recipient.
       */
      firstSeenAt?: string;
    };
    /** @enum {string} */
    FraudRiskLevel: "low" | "medium" | "high" | "critical";
    FraudSenderInput: {
      /** @description Customer. */
      customerId?: string;
      /** @description Phone number. */
      phone?: components["schemas"]["PhoneNumber"];
      country?: components["schemas"]["CountryCode"];
      /** @description Age of the sender's account in days. */
      accountAgeDays?: number;
      kycTier?: components["schemas"]["KycTier"];
      /**
       * Format: date-time
       * @description When the SIM was last changed.
       */
      simChangedAt?: string;
    };
    /** @enum {string} */
    FraudTransactionType: "payout" | "collection" | "p2p" | "cash_out" | "card_authorization" | "login" | "other";
    FxTerms: {
      rate: components["schemas"]["DecimalRate"];
      baseCurrency: components["schemas"]["CurrencyCode"];
      quoteCurrency: components["schemas"]["CurrencyCode"];
      /** @description Margin inside `rate` in basis points. */
      marginBps: number;
      /**
       * Format: date-time
       * @description When the rate was fixed.
       */
      quotedAt: string;
    };
    GhostCard: {
      /** @description Id of the card. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "ghost_card";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      status: components["schemas"]["GhostCardStatus"];
      /** @description Name for people. */
      label: string | null;
      /** @description Last four digits of the number. */
      last4: string;
      /** @description First six digits of the number. */
      bin: string;
      /**
       * @description Card scheme.
       * @enum {string}
       */
      scheme: "simulated";
      /** @description Month of expiry. */
      expMonth: number;
      /** @description Year of expiry, four digits. */
      expYear: number;
      /** @description Currency of the card and of its limits. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Account that funds it. */
      accountId: string;
      /** @description Customer who uses it. */
      customerId: string | null;
      /** @description Whether it closes after its first use. */
      singleUse: boolean;
      /** @description First approved authorization of a single-use card. */
      usedAt: string | null;
      /** @description Limits with their use. */
      spendLimits: components["schemas"]["SpendLimit"][];
      controls: components["schemas"]["GhostCardControls"];
      /** @description IANA time zone of the limit windows. */
      timezone: string;
      /**
       * Format: date-time
       * @description When it ends.
       */
      expiresAt: string;
      totals: components["schemas"]["GhostCardTotals"];
      metadata: components["schemas"]["Metadata"];
    };
    GhostCardControls: {
      /** @description Only these categories; all if empty. */
      allowedCategories: string[];
      /** @description None of these categories. */
      blockedCategories: string[];
      /** @description Only these merchants; all if empty. */
      allowedMerchants: string[];
      /** @description None of these merchants. */
      blockedMerchants: string[];
      /** @description Only merchants in these countries; all if empty. */
      allowedCountries: components["schemas"]["CountryCode"][];
    };
    GhostCardEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["GhostCardEventType"];
      data: components["schemas"]["GhostCard"];
    };
    /** @enum {string} */
    GhostCardEventType: "ghost_card.created" | "ghost_card.updated" | "ghost_card.frozen" | "ghost_card.unfrozen" | "ghost_card.closed" | "ghost_card.expired" | "ghost_card.limit_reached";
    GhostCardList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The cards of this page. */
      data: components["schemas"]["GhostCard"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    GhostCardRequest: {
      /** @description Currency of the card and of its limits. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Name for people. */
      label?: string;
      /** @description Customer who uses the card. */
      customerId?: string;
      /** @description Account that funds it; the tenant's default account in the currency if absent. */
      accountId?: string;
      /** @description Spend limits; none if absent. */
      spendLimits?: components["schemas"]["SpendLimitInput"][];
      /** @description Only these categories; all if empty. */
      allowedCategories?: string[];
      /** @description None of these categories. */
      blockedCategories?: string[];
      /** @description Only these merchants; all if empty. */
      allowedMerchants?: string[];
      /** @description None of these merchants. */
      blockedMerchants?: string[];
      /** @description Only merchants in these countries; all if empty. */
      allowedCountries?: components["schemas"]["CountryCode"][];
      /** @description True closes the card after its first approved authorization is captured or reversed. */
      singleUse?: boolean;
      /**
       * Format: date-time
       * @description When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
       */
      expiresAt?: string;
      /** @description IANA time zone of the limit windows; the tenant's if absent. */
      timezone?: string;
      metadata?: components["schemas"]["Metadata"];
    };
    GhostCardSecrets: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "ghost_card_secrets";
      /** @description The card. */
      cardId: string;
      /** @description Card number, 16 digits. */
      number: string;
      /** @description Security code. */
      cvc: string;
      /** @description Month of expiry. */
      expMonth: number;
      /** @description Year of expiry, four digits. */
      expYear: number;
      /**
       * Format: date-time
       * @description Until when to show it to a person.
       */
      revealedUntil: string;
    };
    /** @enum {string} */
    GhostCardStatus: "active" | "frozen" | "closed" | "expired";
    GhostCardTotals: {
      /** @description Captured. */
      spent: components["schemas"]["Money"];
      /** @description Approved and not yet captured. */
      held: components["schemas"]["Money"];
    };
    GhostCardUpdateRequest: {
      /** @description Name for people; null removes it. */
      label?: string | null;
      /** @description Only these categories; all if empty. */
      allowedCategories?: string[];
      /** @description None of these categories. */
      blockedCategories?: string[];
      /** @description Only these merchants; all if empty. */
      allowedMerchants?: string[];
      /** @description None of these merchants. */
      blockedMerchants?: string[];
      /** @description Only merchants in these countries; all if empty. */
      allowedCountries?: components["schemas"]["CountryCode"][];
      metadata?: components["schemas"]["Metadata"];
    };
    Health: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "health";
      status: components["schemas"]["HealthStatus"];
      /** @description Release of the service. */
      version: string;
      /**
       * Format: date-time
       * @description When it was checked.
       */
      at: string;
      /** @description The parts; empty for liveness. */
      checks: components["schemas"]["HealthCheck"][];
    };
    HealthCheck: {
      /** @description Name of the part. */
      name: string;
      status: components["schemas"]["HealthStatus"];
      /** @description Time that the check took in milliseconds. */
      latencyMs: number | null;
      /** @description What is wrong; null when nothing is. */
      detail: string | null;
    };
    /** @enum {string} */
    HealthStatus: "ok" | "degraded" | "down";
    IdempotencyKeyRecord: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "idempotency_key";
      /** @description Operation that the key was used with. */
      operationId: string;
      /** @description The idempotency key. */
      key: string;
      state: components["schemas"]["IdempotencyKeyState"];
      /** @description What the request made; null while it is being worked on. */
      resource: components["schemas"]["ResourceReference"] | null;
      /** @description HTTP status of the stored answer. */
      responseStatus: number | null;
      /**
       * Format: date-time
       * @description When the key was first used.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description Until when the answer is kept for a replay, 30 days. The key never has a second effect, also
       *     not later.
       */
      expiresAt: string;
    };
    /** @enum {string} */
    IdempotencyKeyState: "in_progress" | "completed" | "expired";
    /** @enum {string} */
    IdentityType: "NIN" | "BVN" | "VOTER_ID" | "GHANA_CARD" | "NATIONAL_ID" | "NID" | "NIDA" | "NRC" | "ID" | "CNI" | "PASSPORT" | "DRIVERS_LICENSE" | "RESIDENCE_PERMIT" | "TAX_ID";
    InsomniaDocument: {
      [key: string]: unknown;
    };
    Iso20022Status: {
      transactionStatus: components["schemas"]["Iso20022TransactionStatus"];
      /** @description ISO 20022 external status reason; null without one. */
      reasonCode: string | null;
    };
    /** @enum {string} */
    Iso20022TransactionStatus: "RCVD" | "PDNG" | "ACSP" | "ACSC" | "RJCT" | "CANC";
    /** @enum {string} */
    KeyMode: "live" | "test";
    KycCheck: {
      /** @description Id of the check. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "kyc_check";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description Result. */
      status: components["schemas"]["KycCheckStatus"];
      /** @description Whether name and number belong together. */
      matched: boolean;
      /** @description When it finished; null while pending. */
      checkedAt: string | null;
      deprecation: components["schemas"]["KycCheckDeprecation"];
    };
    KycCheckDeprecation: {
      /**
       * Format: date-time
       * @description Not available from this time on.
       */
      sunsetAt: string;
      /** @description Path that replaces it. */
      replacement: string;
    };
    KycCheckEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /**
       * @description What happened.
       * @enum {string}
       */
      type: "kyc_check.completed";
      data: components["schemas"]["KycCheck"];
    };
    KycCheckRequest: {
      /** @description First names. */
      firstName: string;
      /** @description Family name. */
      lastName: string;
      /**
       * Format: date
       * @description Date of birth.
       */
      dateOfBirth?: string;
      /** @description Country that issued the number. */
      country: components["schemas"]["CountryCode"];
      idType: components["schemas"]["IdentityType"];
      /** @description The number. */
      idNumber: string;
      phone?: components["schemas"]["PhoneNumber"];
    };
    KycCheckResult: {
      type: components["schemas"]["KycCheckType"];
      /** @description Result. */
      result: components["schemas"]["KycCheckResultResult"];
      /** @description How well it fits; null if there is no degree. */
      score: number | null;
      /** @description Reasons, most important first. */
      reasons: string[];
    };
    /** @enum {string} */
    KycCheckResultResult: "passed" | "attention" | "failed" | "not_applicable" | "unavailable";
    /** @enum {string} */
    KycCheckStatus: "passed" | "failed" | "pending";
    /** @enum {string} */
    KycCheckType: "id_number_lookup" | "name_match" | "dob_match" | "phone_match" | "document_authenticity" | "document_expiry" | "liveness" | "face_match" | "sanctions" | "pep" | "adverse_media" | "address" | "age" | "duplicate_identity";
    /** @enum {string} */
    KycDecision: "clear" | "attention" | "block";
    KycDocumentInput: {
      type: components["schemas"]["KycDocumentType"];
      /** @description Front side. */
      frontImage: string;
      /** @description Back side. */
      backImage?: string;
    };
    /** @enum {string} */
    KycDocumentType: "national_id" | "passport" | "drivers_license" | "residence_permit" | "voter_card";
    KycIdentity: {
      country: components["schemas"]["CountryCode"];
      type: components["schemas"]["IdentityType"];
      /** @description The last four characters. */
      numberMasked: string;
      /** @description Authority that answered. */
      authority: string;
    };
    KycIdentityInput: {
      /** @description Country that issued it. */
      country: components["schemas"]["CountryCode"];
      type: components["schemas"]["IdentityType"];
      /** @description The number. */
      number: string;
    };
    /** @enum {string} */
    KycMatch: "exact" | "partial" | "none" | "not_checked";
    KycMatches: {
      givenNames: components["schemas"]["KycMatch"];
      lastName: components["schemas"]["KycMatch"];
      /** @description Whether the date of birth fits; not the date itself. */
      dateOfBirth: components["schemas"]["KycMatch"];
      phone: components["schemas"]["KycMatch"];
    };
    KycProvider: {
      /** @description Provider. */
      id: string;
      /** @description Whether it is a simulator. */
      simulated: boolean;
    };
    /** @enum {string} */
    KycRequestedTier: "tier_1" | "tier_2" | "tier_3";
    KycReview: {
      /** @description `clear` or `block`. */
      decision: components["schemas"]["KycDecision"];
      /** @description Why. */
      note: string | null;
      /** @description Who decided. */
      by: components["schemas"]["Actor"];
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
    };
    KycScore: {
      /** @description Id of the assessment. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "kyc_score";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      status: components["schemas"]["KycScoreStatus"];
      /** @description From 0 to 100; null while processing. */
      score: number | null;
      /** @description Null while processing. */
      decision: components["schemas"]["KycDecision"] | null;
      tier: components["schemas"]["KycTier"];
      /** @description Checks that were run. */
      checks: components["schemas"]["KycCheckResult"][];
      matches: components["schemas"]["KycMatches"];
      screening: components["schemas"]["KycScreening"];
      /** @description Checks that the next tier still needs; empty at `tier_3`. */
      missingForNextTier: components["schemas"]["KycCheckType"][];
      tierLimits: components["schemas"]["KycTierLimits"];
      /**
       * @description Warnings such as `possible_duplicate_identity`. `aml_risk_medium` or `aml_risk_high` tells
       *     the risk of money laundering; without one of them it is low.
       */
      riskFlags: string[];
      /** @description The identity that was looked up; null without one. */
      identity: components["schemas"]["KycIdentity"] | null;
      provider: components["schemas"]["KycProvider"];
      /** @description The customer; null for a bare subject. */
      customerId: string | null;
      consent: components["schemas"]["Consent"];
      /** @description When it should be repeated; null while processing. */
      validUntil: string | null;
      /** @description Decision of a person; null without one. */
      review: components["schemas"]["KycReview"] | null;
      /** @description When it finished; null while processing. */
      completedAt: string | null;
    };
    KycScoreEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["KycScoreEventType"];
      data: components["schemas"]["KycScore"];
    };
    /** @enum {string} */
    KycScoreEventType: "kyc_score.processing" | "kyc_score.completed" | "kyc_score.requires_review" | "kyc_score.reviewed";
    KycScoreList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The assessments of this page. */
      data: components["schemas"]["KycScore"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    KycScoreRequest: {
      /** @description Customer to verify; the subject is taken from it. */
      customerId?: string;
      subject?: components["schemas"]["KycSubject"];
      identity?: components["schemas"]["KycIdentityInput"];
      document?: components["schemas"]["KycDocumentInput"];
      selfie?: components["schemas"]["KycSelfieInput"];
      /** @description Consent of the person, with the purpose `identity_verification`. */
      consent: components["schemas"]["ConsentInput"];
      /** @description Checks to run; all that the data allows if absent. */
      checks?: components["schemas"]["KycCheckType"][];
      requestedTier?: components["schemas"]["KycRequestedTier"];
    };
    KycScoreReviewRequest: {
      /** @description The decision. */
      decision: components["schemas"]["KycScoreReviewRequestDecision"];
      /** @description Why. */
      note?: string;
    };
    /** @enum {string} */
    KycScoreReviewRequestDecision: "clear" | "block";
    /** @enum {string} */
    KycScoreStatus: "processing" | "completed" | "error";
    KycScreening: {
      sanctions: components["schemas"]["KycScreeningResult"];
      pep: components["schemas"]["KycScreeningResult"];
      adverseMedia: components["schemas"]["KycScreeningResult"];
      /** @description Entries that were found. */
      matches: components["schemas"]["KycScreeningHit"][];
    };
    KycScreeningHit: {
      /** @description The list. */
      list: string;
      /** @description Name in the list. */
      name: string;
      /** @description How similar the name is. */
      similarity: number;
    };
    /** @enum {string} */
    KycScreeningResult: "clear" | "possible_match" | "match";
    KycSelfieInput: {
      /** @description The selfie. */
      image: string;
      /** @description Frames that show the person move. */
      livenessFrames?: string[];
    };
    KycSubject: {
      /** @description Given names, as on the document. */
      givenNames: string;
      /** @description Family name. */
      lastName: string;
      /**
       * Format: date
       * @description Date of birth.
       */
      dateOfBirth?: string;
      phone?: components["schemas"]["PhoneNumber"];
      /** @description E-mail address. */
      email?: string;
      /** @description Country of residence. */
      country: components["schemas"]["CountryCode"];
      address?: components["schemas"]["AddressInput"];
    };
    /** @enum {string} */
    KycTier: "tier_0" | "tier_1" | "tier_2" | "tier_3";
    KycTierLimits: {
      /** @description Most per day. */
      daily: components["schemas"]["Money"] | null;
      /** @description Most per payment. */
      single: components["schemas"]["Money"] | null;
      /** @description Highest balance. */
      balance: components["schemas"]["Money"] | null;
    };
    /** @enum {string} */
    LanguageTag: "en" | "fr" | "pt" | "ar" | "sw";
    /** @enum {string} */
    LedgerDirection: "debit" | "credit";
    LedgerEntry: {
      /** @description Id of the entry. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "ledger_entry";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description The account. */
      accountId: string;
      direction: components["schemas"]["LedgerDirection"];
      /** @description Amount in minor units of `currency`, always positive. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
      balanceAfter: components["schemas"]["Money"];
      phase: components["schemas"]["LedgerPhase"];
      /** @description Transaction that posted it; null for entries outside of one. */
      transactionId: string | null;
      kind: components["schemas"]["LedgerEntryKind"];
      /** @description What it is for. */
      description: string | null;
      /**
       * Format: date-time
       * @description When it was posted.
       */
      createdAt: string;
    };
    /** @enum {string} */
    LedgerEntryKind: "payment" | "fee" | "reversal" | "fx" | "card_hold" | "card_capture" | "adjustment" | "funding";
    LedgerEntryList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["LedgerEntry"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    LedgerPhase: "pending" | "posted" | "voided";
    ListenResult: {
      /** @description The event. */
      eventId: string;
      /** @description Counts the tries of the listener, from 1. */
      attempt: number;
      /** @description Status of the local answer; absent if there was none. */
      httpStatus?: number;
      /** @description How long it took, in milliseconds. */
      durationMs: number;
      /** @description Why it failed; absent if it succeeded. */
      error?: components["schemas"]["DeliveryError"];
      /** @description First characters of the answer. */
      responseSnippet?: string;
    };
    ListenResultsRequest: {
      /** @description Results; one that is already known is ignored. */
      results: components["schemas"]["ListenResult"][];
    };
    ListenSession: {
      /** @description Id of the listen session. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "listen_session";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description State of the session. */
      status: components["schemas"]["ListenSessionStatus"];
      /** @description Open this with `Accept: text/event-stream` and your API key in the header. */
      streamUrl: string;
      /** @description Secret to sign forwarded requests with; only in the answer to creation. */
      secret: string | null;
      /** @description Streamed events. */
      types: components["schemas"]["EventSelector"][];
      /** @description Conditions that must all hold. */
      where: components["schemas"]["EventFilter"][];
      /** @description Position after which it started. */
      afterSequence: number;
      payloadFormat: components["schemas"]["WebhookPayloadFormat"];
      /** @description Name of the machine. */
      device: string | null;
      /** @description Name of the local configuration. */
      profile: string;
      /** @description Whether a stream is open right now. */
      connected: boolean;
      /**
       * Format: date-time
       * @description When it ends unless a stream is open.
       */
      expiresAt: string;
    };
    ListenSessionList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The listen sessions of this page. */
      data: components["schemas"]["ListenSession"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    ListenSessionRequest: {
      /** @description Events to stream; all if absent. */
      types?: components["schemas"]["EventSelector"][];
      /** @description Conditions that must all hold. */
      where?: components["schemas"]["EventFilter"][];
      /** @description Start after this position of the event log. */
      afterSequence?: number;
      /**
       * Format: date-time
       * @description Start with events from this time on; at most 90 days ago.
       */
      createdAfter?: string;
      /** @description Shape of the payloads; `enveloped` if absent. */
      payloadFormat?: components["schemas"]["WebhookPayloadFormat"];
      /** @description Name of the machine that listens, for people who look at the list. */
      device?: string;
      /**
       * @description Name of the local configuration. The secret depends on it and stays the same for the same
       *     name.
       */
      profile?: string;
    };
    /** @enum {string} */
    ListenSessionStatus: "open" | "closed" | "expired";
    LoginRequest: {
      /** @description E-mail of the user. */
      email: string;
      /** @description Password of the user; never logged. */
      password: string;
    };
    MaskedPhoneNumber: string;
    MerchantCategory: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "merchant_category";
      /** @description Id of the group. */
      id: string;
      /** @description Name to show. */
      name: string;
      /** @description Single codes of the group. */
      codes: string[];
      /** @description Ranges of codes of the group. */
      ranges: components["schemas"]["MerchantCategoryRange"][];
    };
    MerchantCategoryList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["MerchantCategory"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    MerchantCategoryRange: {
      /** @description First code. */
      from: string;
      /** @description Last code. */
      to: string;
    };
    Metadata: {
      [key: string]: string;
    };
    /** @enum {string} */
    MobileMoneyFlow: "in" | "out";
    MobileMoneyHistoryInput: {
      provider: components["schemas"]["MobileMoneyProvider"];
      /**
       * Format: date-time
       * @description Start of the exported period.
       */
      periodStart: string;
      /**
       * Format: date-time
       * @description End of the exported period.
       */
      periodEnd: string;
      /** @description The transactions; order does not matter. */
      transactions: components["schemas"]["MobileMoneyTransactionInput"][];
    };
    MobileMoneyParty: {
      /**
       * @description Kind of party.
       * @enum {string}
       */
      type: "mobile_money";
      msisdn: components["schemas"]["PhoneNumber"];
      provider?: components["schemas"]["MobileMoneyProvider"];
      country: components["schemas"]["CountryCode"];
      /** @description Name of the wallet's holder; compared where the provider allows it. */
      holderName?: string;
    };
    MobileMoneyPartyDetails: {
      /**
       * @description Kind of party.
       * @enum {string}
       */
      type: "mobile_money";
      msisdn: components["schemas"]["MaskedPhoneNumber"];
      /** @description Mobile-money provider; null while it is not known. */
      provider: components["schemas"]["MobileMoneyProvider"] | null;
      country: components["schemas"]["CountryCode"];
      /** @description Name of the wallet's holder. */
      holderName: string | null;
    };
    /** @enum {string} */
    MobileMoneyProvider: "mtn_momo" | "orange_money" | "airtel_money" | "mpesa" | "moov_money" | "wave" | "express_union" | "mixx" | "telecel" | "tigo" | "vodacom" | "free_money" | "tmoney" | "halopesa";
    MobileMoneySummaryInput: {
      /** @description Days with at least one completed transaction. */
      activeDays90?: number;
      /**
       * @description Mean monthly inflow without loans and reversals; in US dollars or any supported currency,
       *     the model converts it.
       */
      inflowMonthlyAvgUsd?: components["schemas"]["Money"];
      /** @description 1 less the coefficient of variation of the weekly inflow, at least 0. */
      inflowRegularity?: number;
      /** @description Inflow less outflow as a share of the inflow. */
      netFlowRatio?: number;
      /** @description Median balance at the end of the day relative to the mean weekly outflow. */
      balanceMedianToOutflow?: number;
      /** @description Share of days that end below a tenth of the median daily outflow. */
      lowBalanceDayShare?: number;
      /** @description Share of the inflow that was cashed out within 24 hours. */
      cashOutWithin24hShare?: number;
      /** @description Months of the last 3 with a bill payment. */
      billPaymentMonths?: number;
      /** @description Share of the outflow that went to merchants. */
      merchantPaymentShare?: number;
      /** @description Number of different counterparties. */
      counterpartyDiversity?: number;
      /** @description Share of top-ups below a fiftieth of the monthly inflow. */
      airtimeMicroTopUpShare?: number;
      /** @description Share of the loans that were repaid in time. */
      loanRepaidOnTimeShare?: number;
      /** @description Loans paid out and not repaid. */
      openLoans?: number;
      /** @description Share of failed transactions. */
      failedTxnShare?: number;
      /** @description Share of reversed transactions. */
      reversalShare?: number;
      /** @description Share of the outflow that went to betting. */
      gamblingShare?: number;
      /** @description Share of transactions between midnight and 5 local time. */
      nightActivityShare?: number;
      /** @description Age of the wallet in months. */
      accountAgeMonths?: number;
      /** @description 1 when the SIM was changed in the last 90 days. */
      simSwap90d?: number;
      /** @description Share of cross-border transactions. */
      crossBorderShare?: number;
    };
    MobileMoneyTransactionInput: {
      /** @description Id at the provider; repeats are counted once. */
      id?: string;
      /**
       * Format: date-time
       * @description When it happened.
       */
      occurredAt: string;
      type: components["schemas"]["MobileMoneyTransactionType"];
      direction: components["schemas"]["MobileMoneyFlow"];
      /** @description Amount in minor units of the request's currency. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning.
       */
      amount?: number;
      /** @description Hash of the other side, so that different ones can be counted. No names and no numbers. */
      counterpartyHash?: string;
      /** @description Outcome. */
      status?: components["schemas"]["MobileMoneyTransactionStatus"];
      balanceAfter?: components["schemas"]["Money"];
    };
    /** @enum {string} */
    MobileMoneyTransactionStatus: "completed" | "failed";
    /** @enum {string} */
    MobileMoneyTransactionType: "cash_in" | "cash_out" | "p2p_in" | "p2p_out" | "bill_payment" | "merchant_payment" | "airtime" | "bank_in" | "bank_out" | "loan_disbursement" | "loan_repayment" | "salary" | "fee" | "reversal" | "betting";
    ModelInfo: {
      /** @description Name of the model. */
      id: string;
      /** @description Version of the model. */
      version: string;
      kind: components["schemas"]["ModelKind"];
      /** @description `true` when the wanted model was not reachable and this one stood in. */
      fallback: boolean;
      /** @description Origin of the data that the model was fitted to. */
      trainingData: string;
    };
    /** @enum {string} */
    ModelKind: "builtin" | "remote";
    Money: {
      /** @description The amount in minor units of `currency`. Never a decimal, never a string. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
    };
    /** @enum {string} */
    NameMatch: "exact" | "partial" | "none" | "unknown";
    Party: components["schemas"]["MobileMoneyParty"] | components["schemas"]["BankAccountParty"] | components["schemas"]["AccountParty"];
    PartyDetails: components["schemas"]["MobileMoneyPartyDetails"] | components["schemas"]["BankAccountPartyDetails"] | components["schemas"]["AccountPartyDetails"];
    /** @enum {string} */
    PartyType: "mobile_money" | "bank_account" | "account";
    Payment: {
      /** @description Id of the payment. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "payment";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When the payment was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      status: components["schemas"]["PaymentStatus"];
      /** @description Machine code of the reason for the state; null when the state explains itself. */
      statusReason: string | null;
      /** @description Amount in minor units of `currency`. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
      amountType: components["schemas"]["AmountType"];
      direction: components["schemas"]["PaymentDirection"];
      /** @description The tenant's account that is debited (payout) or credited (collection). */
      accountId: string;
      /** @description Who gets the money; null for a collection. */
      destination: components["schemas"]["PartyDetails"] | null;
      /** @description Who pays; null for a payout. */
      source: components["schemas"]["PartyDetails"] | null;
      destinationCurrency: components["schemas"]["CurrencyCode"];
      /** @description Rail in use or last used; null until one was chosen. */
      rail: components["schemas"]["RailId"] | null;
      routing: components["schemas"]["PaymentRouting"];
      /** @description Quote that bound the price. */
      quoteId: string | null;
      feeBearer: components["schemas"]["FeeBearer"];
      /** @description The caller's reference. */
      reference: string | null;
      /** @description What the payment is for. */
      description: string | null;
      /** @description Text on the recipient's statement. */
      statementDescriptor: string | null;
      /** @description ISO 20022 external purpose code. */
      purposeCode: string | null;
      /** @description Customer whom the payment belongs to. */
      customerId: string | null;
      fraudCheck: components["schemas"]["FraudCheckMode"];
      /** @description Seconds that the payer has to confirm; null for a payout. */
      approvalWindowSeconds: number | null;
      /** @description The transaction of the payment. */
      transactionId: string;
      corridor: components["schemas"]["CorridorId"];
      fee: components["schemas"]["Money"];
      /** @description What a payout takes from the account: amount and fee. Null for a collection. */
      totalDebited: components["schemas"]["Money"] | null;
      destinationAmount: components["schemas"]["Money"];
      /** @description Terms of the currency exchange; null when both sides have one currency. */
      fx: components["schemas"]["FxTerms"] | null;
      /** @description Submissions to rails, oldest first. */
      attempts: components["schemas"]["PaymentAttempt"][];
      /** @description The step that a collection waits for; null without one. */
      nextAction: components["schemas"]["PaymentNextAction"] | null;
      /** @description Why the payment failed; null unless it did. */
      failure: components["schemas"]["FailureDetail"] | null;
      fraud: components["schemas"]["PaymentFraud"];
      /** @description The reversal of the payment; null without one. */
      reversal: components["schemas"]["PaymentReversal"] | null;
      /** @description Bulk payment that made this payment. */
      bulkPaymentId: string | null;
      /** @description Item of the bulk payment. */
      bulkItemId: string | null;
      /** @description Idempotency key that the payment was made with. */
      idempotencyKey: string;
      iso20022: components["schemas"]["Iso20022Status"];
      /** @description When the payment will probably be final; null once it is. */
      expectedCompletionAt: string | null;
      /** @description When it was first sent to a rail. */
      submittedAt: string | null;
      /** @description When the money had moved. */
      completedAt: string | null;
      /** @description When it was canceled. */
      canceledAt: string | null;
      /** @description All changes of state, oldest first. */
      timeline: components["schemas"]["TimelineItem"][];
      metadata: components["schemas"]["Metadata"];
      /** @description The transaction; only with `expand=transaction`. */
      transaction?: components["schemas"]["Transaction"];
      /** @description The customer; only with `expand=customer`. */
      customer?: components["schemas"]["Customer"];
    };
    PaymentAttempt: {
      /** @description Id of the attempt; the rail and its callbacks quote it as the reference. */
      id: string;
      /** @description Position among the attempts, from 1. */
      number: number;
      rail: components["schemas"]["RailId"];
      status: components["schemas"]["PaymentAttemptStatus"];
      /** @description The rail's own reference; null until it gave one. */
      providerReference: string | null;
      /**
       * Format: date-time
       * @description When the attempt was sent.
       */
      submittedAt: string;
      /** @description When the outcome became known; null before. */
      resolvedAt: string | null;
      /** @description Why the attempt failed; null unless it did. */
      failure: components["schemas"]["FailureDetail"] | null;
      /**
       * @description What the rail really charged; null until it said so. The tenant pays `fee` of the payment,
       *     not this.
       */
      cost: components["schemas"]["Money"] | null;
    };
    /** @enum {string} */
    PaymentAttemptStatus: "submitted" | "succeeded" | "failed" | "unknown";
    PaymentDefaults: {
      /**
       * @description Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00
       *     shillings. Never a decimal or a string.
       */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning. Both with different values answer 400
       *     `amount_conflict`.
       */
      amount?: number;
      currency?: components["schemas"]["CurrencyCode"];
      /** @description Which side the amount fixes. */
      amountType?: components["schemas"]["AmountType"];
      /** @description Way in which the money moves. */
      direction?: components["schemas"]["PaymentDirection"];
      /**
       * @description Account that a payout is debited from or a collection is credited to. Without it, the
       *     tenant's default account in the currency.
       */
      accountId?: string;
      /** @description Who gets the money. Required for a payout. */
      destination?: components["schemas"]["Party"];
      /**
       * @description Who pays a collection. Required for a collection; only mobile-money wallets can be asked to
       *     pay.
       */
      source?: components["schemas"]["MobileMoneyParty"];
      /**
       * @description Currency that the recipient gets. Without it, the main currency of the destination's
       *     country.
       */
      destinationCurrency?: components["schemas"]["CurrencyCode"];
      /** @description Id of the rail to use, or `auto` to let the routing choose. */
      rail?: string;
      routing?: components["schemas"]["RoutingPreference"];
      /** @description Who pays the fee. */
      feeBearer?: components["schemas"]["FeeBearer"];
      /** @description The caller's own reference; searchable, need not be unique. */
      reference?: string;
      /** @description What the payment is for. */
      description?: string;
      /** @description Text that the recipient sees on the statement, where the rail carries one. */
      statementDescriptor?: string;
      /**
       * @description Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP,
       *     GDDS, FAMI or EDUC.
       */
      purposeCode?: string;
      /** @description Customer whom the payment belongs to. */
      customerId?: string;
      /** @description Whether the fraud analysis runs. */
      fraudCheck?: components["schemas"]["FraudCheckMode"];
      /** @description Collections only. Seconds that the payer has to confirm on the phone. */
      approvalWindowSeconds?: number;
      metadata?: components["schemas"]["Metadata"];
      sandbox?: components["schemas"]["PaymentSandboxOptions"];
    };
    /** @enum {string} */
    PaymentDirection: "payout" | "collection";
    PaymentEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["PaymentEventType"];
      data: components["schemas"]["Payment"];
    };
    /** @enum {string} */
    PaymentEventType: "payment.created" | "payment.held_for_review" | "payment.queued" | "payment.submitted" | "payment.awaiting_approval" | "payment.rerouted" | "payment.in_reconciliation" | "payment.completed" | "payment.failed" | "payment.canceled" | "payment.expired";
    PaymentFraud: {
      /** @description Id of the fraud analysis. */
      analysisId: string | null;
      /** @description Risk from 0 (none) to 100. */
      riskScore: number | null;
      /** @description Decision under the tenant's policy. */
      decision: components["schemas"]["FraudDecision"] | null;
    };
    PaymentList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The payments of this page. */
      data: components["schemas"]["Payment"][];
      /** @description Whether there are further pages. */
      hasMore: boolean;
      /** @description Value of `startingAfter` for the next page; null on the last one. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    PaymentNextAction: {
      type: components["schemas"]["PaymentNextActionType"];
      /** @description Text to show to the person. */
      message: string;
      /**
       * Format: date-time
       * @description When the step is no longer possible.
       */
      expiresAt: string;
    };
    /** @enum {string} */
    PaymentNextActionType: "approve_on_device";
    PaymentRequest: {
      /**
       * @description Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00
       *     shillings. Never a decimal or a string.
       */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning. Both with different values answer 400
       *     `amount_conflict`.
       */
      amount?: number;
      currency: components["schemas"]["CurrencyCode"];
      /** @description Which side the amount fixes. */
      amountType?: components["schemas"]["AmountType"];
      /** @description Way in which the money moves. */
      direction?: components["schemas"]["PaymentDirection"];
      /**
       * @description Account that a payout is debited from or a collection is credited to. Without it, the
       *     tenant's default account in the currency.
       */
      accountId?: string;
      /** @description Who gets the money. Required for a payout. */
      destination?: components["schemas"]["Party"];
      /**
       * @description Who pays a collection. Required for a collection; only mobile-money wallets can be asked to
       *     pay.
       */
      source?: components["schemas"]["MobileMoneyParty"];
      /**
       * @description Currency that the recipient gets. Without it, the main currency of the destination's
       *     country.
       */
      destinationCurrency?: components["schemas"]["CurrencyCode"];
      /** @description Id of the rail to use, or `auto` to let the routing choose. */
      rail?: string;
      routing?: components["schemas"]["RoutingPreference"];
      /**
       * @description Quote whose price binds. It must match amount, currency, destination country and direction,
       *     else 422 `quote_mismatch`.
       */
      quoteId?: string;
      /** @description Who pays the fee. */
      feeBearer?: components["schemas"]["FeeBearer"];
      /** @description The caller's own reference; searchable, need not be unique. */
      reference?: string;
      /** @description What the payment is for. */
      description?: string;
      /** @description Text that the recipient sees on the statement, where the rail carries one. */
      statementDescriptor?: string;
      /**
       * @description Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP,
       *     GDDS, FAMI or EDUC.
       */
      purposeCode?: string;
      /** @description Customer whom the payment belongs to. */
      customerId?: string;
      /** @description Whether the fraud analysis runs. */
      fraudCheck?: components["schemas"]["FraudCheckMode"];
      /**
       * @description Fraud analysis to use instead of a new one. At most 15 minutes old, of the same amount and
       *     parties, and not used before.
       */
      fraudAnalysisId?: string;
      /** @description Collections only. Seconds that the payer has to confirm on the phone. */
      approvalWindowSeconds?: number;
      /**
       * @description The `Idempotency-Key` header as a field, for callers that cannot set headers. Both with
       *     different values answer 400 `idempotency_key_conflict`.
       */
      idempotencyKey?: string;
      metadata?: components["schemas"]["Metadata"];
      sandbox?: components["schemas"]["PaymentSandboxOptions"];
    };
    PaymentReversal: {
      /** @description Id of the reversal. */
      id: string;
      status: components["schemas"]["ReversalStatus"];
      /** @description Reversed amount in minor units of `currency`. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
    };
    PaymentReviewRequest: {
      decision: components["schemas"]["ReviewDecision"];
      /** @description Reason of the decision; kept in the timeline and the audit trail. */
      note?: string;
    };
    PaymentRouting: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "routing_decision";
      strategy: components["schemas"]["RoutingStrategy"];
      selectedRail: components["schemas"]["RailId"];
      /**
       * Format: date-time
       * @description When the choice was made.
       */
      decidedAt: string;
      /** @description Length of the history in hours. */
      windowHours: number;
      /**
       * Format: date-time
       * @description Start of the history, included.
       */
      windowFrom: string;
      /**
       * Format: date-time
       * @description End of the history, included.
       */
      windowTo: string;
      amount: components["schemas"]["Money"];
      /** @description All rails that were looked at, eligible ones first and in order of rank. */
      candidates: components["schemas"]["RoutingCandidate"][];
      /** @description Fee saved against the rail of rank 2; null when there is none or it is cheaper. */
      savings: components["schemas"]["Money"] | null;
      /** @description The choice in words. */
      explanation: string;
      /** @description `true` when the tenant allows exploration and this choice was one. */
      explored: boolean;
      /** @description SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates. */
      decisionHash: string;
      /**
       * @description All decisions of the payment in order, the one in force last. More than one after a
       *     fail-over.
       */
      decisions: components["schemas"]["RoutingDecision"][];
    };
    PaymentSandboxOptions: {
      /** @description Name of the outcome to play, as in the header `X-Sandbox-Scenario`. */
      scenario?: string;
      /** @description Risk score that the fraud analysis shall give. */
      forceRiskScore?: number;
      /** @description Delay of the rail's answer in milliseconds. */
      latencyMs?: number;
    };
    /** @enum {string} */
    PaymentStatus: "held_for_review" | "pending" | "queued" | "submitted" | "awaiting_approval" | "in_reconciliation" | "completed" | "failed" | "canceled" | "expired";
    PhoneNumber: string;
    PostmanDocument: {
      [key: string]: unknown;
    };
    Problem: {
      /** @description Address of the description of this kind of error. */
      type: string;
      /** @description Short name of the kind of error. */
      title: string;
      /** @description HTTP status of the answer. */
      status: number;
      /** @description What went wrong in this case and what to do. */
      detail: string;
      /** @description Name of this very occurrence. */
      instance: string;
      /** @description Stable code from the error catalogue. */
      code: string;
      /** @description `true` when the same request may succeed later without a change. */
      retryable: boolean;
      /** @description Id of the request. */
      requestId: string;
      /** @description The faulty values, where the error comes from certain values. */
      errors?: components["schemas"]["FieldError"][];
    };
    ProviderCallback: {
      /** @description Id of the provider callback. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "provider_callback";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description What became of it. */
      outcome: components["schemas"]["ProviderCallbackOutcome"];
      /** @description Provider or rail that reports. */
      source: string;
      /** @description Our attempt that it is about. */
      reference: string;
      /** @description The provider's own reference. */
      providerReference: string | null;
      /** @description The payment of the attempt; null for a reversal. */
      paymentId: string | null;
      /** @description The transaction of the attempt. */
      transactionId: string;
      /** @description What it says; null if nothing came. */
      event: components["schemas"]["ProviderCallbackEvent"] | null;
      /** @description Reason the provider gave. */
      reasonCode: string | null;
      /**
       * Format: date-time
       * @description Until when it was expected.
       */
      deadlineAt: string;
      /** @description When it came; null if it did not. */
      receivedAt: string | null;
    };
    /** @enum {string} */
    ProviderCallbackEvent: "accepted" | "awaiting_approval" | "succeeded" | "failed" | "reversal_succeeded" | "reversal_failed";
    /** @enum {string} */
    ProviderCallbackOutcome: "timed_out" | "late_applied" | "conflict";
    ProviderCallbackReceipt: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "callback_receipt";
      /** @description Always true. */
      received: boolean;
      /** @description What became of it. */
      outcome: components["schemas"]["ProviderCallbackReceiptOutcome"];
    };
    /** @enum {string} */
    ProviderCallbackReceiptOutcome: "applied" | "duplicate" | "late_applied" | "conflict" | "ignored";
    ProviderCallbackRequest: {
      /** @description The sender's id of this message; a second message with it has no effect. */
      callbackId: string;
      event: components["schemas"]["ProviderCallbackEvent"];
      /** @description Our attempt. */
      reference: string;
      /** @description The sender's reference of the payment. */
      providerReference?: string;
      /** @description Amount that was moved, in minor units; compared with ours. */
      amountMinorUnits?: number;
      /** @description ISO 4217 currency of the amount. */
      currency?: components["schemas"]["CurrencyCode"];
      /** @description The sender's reason. */
      reasonCode?: string;
      /** @description What the sender charged. */
      feeCharged?: components["schemas"]["Money"];
      /**
       * Format: date-time
       * @description When it happened.
       */
      occurredAt: string;
    };
    ProviderInfo: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "provider";
      id: components["schemas"]["MobileMoneyProvider"];
      /** @description Name to show. */
      name: string;
      /** @description Countries in which it works. */
      countries: components["schemas"]["CountryCode"][];
      /** @description Rails that reach it. */
      rails: components["schemas"]["RailId"][];
      /** @description Known number ranges; where there are none, the caller names the provider. */
      prefixes: components["schemas"]["ProviderPrefixes"][];
    };
    ProviderList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["ProviderInfo"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    ProviderPrefixes: {
      country: components["schemas"]["CountryCode"];
      /** @description First digits of its numbers, dial code included. */
      prefixes: string[];
    };
    Quote: {
      /** @description Id of the quote. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "quote";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When the quote was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      status: components["schemas"]["QuoteStatus"];
      /** @description Amount in minor units of `currency`. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
      amountType: components["schemas"]["AmountType"];
      direction: components["schemas"]["PaymentDirection"];
      corridor: components["schemas"]["CorridorId"];
      feeBearer: components["schemas"]["FeeBearer"];
      destinationAmount: components["schemas"]["Money"];
      fee: components["schemas"]["Money"];
      /** @description What a payout would take from the account; null for a collection. */
      totalDebited: components["schemas"]["Money"] | null;
      /** @description Terms of the currency exchange; null when both sides have one currency. */
      fx: components["schemas"]["FxTerms"] | null;
      rail: components["schemas"]["RailId"];
      routing: components["schemas"]["RoutingDecision"];
      /** @description Payment that used the quote. */
      paymentId: string | null;
      /**
       * Format: date-time
       * @description Until when the price binds.
       */
      expiresAt: string;
      metadata: components["schemas"]["Metadata"];
    };
    QuoteRequest: {
      /**
       * @description Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00
       *     shillings. Never a decimal or a string.
       */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning. Both with different values answer 400
       *     `amount_conflict`.
       */
      amount?: number;
      currency: components["schemas"]["CurrencyCode"];
      /** @description Which side the amount fixes. */
      amountType?: components["schemas"]["AmountType"];
      /** @description Way in which the money moves. */
      direction?: components["schemas"]["PaymentDirection"];
      /**
       * @description Account that a payout is debited from or a collection is credited to. Without it, the
       *     tenant's default account in the currency.
       */
      accountId?: string;
      /** @description Who gets the money. Required for a payout. */
      destination?: components["schemas"]["Party"];
      /**
       * @description Who pays a collection. Required for a collection; only mobile-money wallets can be asked to
       *     pay.
       */
      source?: components["schemas"]["MobileMoneyParty"];
      /**
       * @description Currency that the recipient gets. Without it, the main currency of the destination's
       *     country.
       */
      destinationCurrency?: components["schemas"]["CurrencyCode"];
      /** @description Id of the rail to use, or `auto` to let the routing choose. */
      rail?: string;
      routing?: components["schemas"]["RoutingPreference"];
      /** @description Who pays the fee. */
      feeBearer?: components["schemas"]["FeeBearer"];
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    QuoteStatus: "active" | "used" | "expired";
    Rail: {
      id: components["schemas"]["RailId"];
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "rail";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change. */
      version: number;
      /**
       * Format: date-time
       * @description When the rail was connected.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      /** @description Name of the rail. */
      name: string;
      kind: components["schemas"]["RailKind"];
      /** @description `true` when no real connector is configured and the service plays the rail. */
      simulated: boolean;
      /** @description Countries that it reaches. */
      countries: components["schemas"]["CountryCode"][];
      /** @description Currencies that it carries. */
      currencies: components["schemas"]["CurrencyCode"][];
      /** @description What it can do. */
      directions: components["schemas"]["PaymentDirection"][];
      /** @description Kinds of party that it reaches. */
      destinationTypes: components["schemas"]["PartyType"][];
      /** @description Amount limits per currency; empty without limits. */
      limits: components["schemas"]["RailLimit"][];
      tariff: components["schemas"]["RailTariff"];
      /**
       * @description Seconds after which an unanswered payment goes to reconciliation; null for postings inside
       *     the service.
       */
      responseTimeoutSeconds: number | null;
      reversal: components["schemas"]["RailReversal"];
      health: components["schemas"]["RailHealth"];
      settlement: components["schemas"]["RailSettlement"];
    };
    RailEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["RailEventType"];
      data: components["schemas"]["Rail"];
    };
    /** @enum {string} */
    RailEventType: "rail.degraded" | "rail.down" | "rail.recovered";
    /** @enum {string} */
    RailExclusionReason: "rail_disabled" | "rail_down" | "corridor_not_supported" | "destination_type_not_supported" | "provider_not_supported" | "currency_not_supported" | "direction_not_supported" | "below_rail_minimum" | "above_rail_maximum" | "excluded_by_request" | "not_allowed_by_tenant" | "success_rate_below_floor" | "max_fee_exceeded" | "outside_operating_hours" | "liquidity_insufficient";
    RailHealth: {
      status: components["schemas"]["RailHealthStatus"];
      /** @description Share of attempts of the last hour that succeeded; null without attempts. */
      successRate1h: number | null;
      /**
       * Format: date-time
       * @description Since when it is in this state.
       */
      since: string;
    };
    /** @enum {string} */
    RailHealthStatus: "up" | "degraded" | "down";
    RailId: string;
    /** @enum {string} */
    RailKind: "pan_african_settlement" | "cemac_mobile_money" | "mobile_money" | "mobile_money_hub" | "internal";
    RailLimit: {
      currency: components["schemas"]["CurrencyCode"];
      min: components["schemas"]["Money"];
      max: components["schemas"]["Money"];
    };
    RailList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Rail"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    RailReversal: "direct" | "return_request" | "book" | "none";
    RailSettlement: {
      model: components["schemas"]["SettlementModel"];
      /** @description Time of day of the net settlement in UTC; null for prefunded rails. */
      cutoffUtc: string | null;
    };
    RailTariff: {
      fixed: components["schemas"]["Money"];
      /** @description Basis points of the amount. */
      bps: number;
      /** @description Smallest fee; null without one. */
      min: components["schemas"]["Money"] | null;
      /** @description Largest fee; null without one. */
      cap: components["schemas"]["Money"] | null;
      /** @description Margin on the exchange rate in basis points. */
      fxMarginBps: number;
    };
    /** @enum {string} */
    RateClass: "read" | "write" | "money" | "bulk" | "card_auth" | "scoring" | "scoring_slow" | "login" | "public" | "callbacks" | "none";
    RateLimitState: {
      rateClass: components["schemas"]["RateClass"];
      /** @description Requests per window of 60 seconds. */
      limit: number;
      /** @description Requests left in this window. */
      remaining: number;
      /**
       * Format: date-time
       * @description When the window ends.
       */
      resetAt: string;
    };
    RecipientLookup: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "recipient_lookup";
      /** @description Whether there is such a wallet or account. */
      found: boolean;
      nameMatch: components["schemas"]["NameMatch"];
      /** @description Registered name with most letters hidden. */
      maskedName: string | null;
      /** @description Mobile-money provider; null for other parties or when not found. */
      provider: components["schemas"]["MobileMoneyProvider"] | null;
      /** @description Whether it can take money now. */
      canReceive: boolean;
    };
    RecipientLookupRequest: {
      destination: components["schemas"]["Party"];
    };
    ReconciliationCase: {
      /** @description `true` while a case is open. */
      required: boolean;
      /** @description Machine code of the reason; null without a case. */
      caseReason: string | null;
      /** @description When the case was opened; null without a case. */
      openedAt: string | null;
    };
    RefreshSessionRequest: {
      /** @description The refresh token of the last session. */
      refreshToken: string;
    };
    RequestLogEntry: {
      /** @description Id of the request. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "request_log_entry";
      /**
       * Format: date-time
       * @description When the request arrived.
       */
      at: string;
      /** @description HTTP method. */
      method: string;
      /** @description Path without the query. */
      path: string;
      /** @description Operation; null when no route fitted. */
      operationId: string | null;
      /** @description HTTP status of the answer. */
      status: number;
      /** @description Error code of the answer; null on success. */
      code: string | null;
      /** @description Time to the answer in milliseconds. */
      durationMs: number;
      /** @description Address that the request came from. */
      ip: string | null;
      /** @description User-Agent of the caller. */
      userAgent: string | null;
      /**
       * Format: date
       * @description API version that served the request.
       */
      apiVersion: string;
      /** @description The caller's trace id. */
      correlationId: string | null;
      actor: components["schemas"]["Actor"];
      /** @description Idempotency key of the request. */
      idempotencyKey: string | null;
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
    };
    RequestLogEntryList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page, newest first. */
      data: components["schemas"]["RequestLogEntry"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    ResourceReference: {
      /** @description Value of the `object` field of the resource. */
      type: string;
      /** @description Id of the resource. */
      id: string;
    };
    RetryPolicy: {
      /** @description Attempts per item, the first included. */
      maxAttempts: number;
      /** @description Seconds before the second attempt. */
      initialDelaySeconds: number;
      /** @description Longest delay in seconds. */
      maxDelaySeconds: number;
      /** @description Whether later attempts may use the next ranked rail. */
      failover: boolean;
    };
    RetryPolicyInput: {
      /** @description Attempts per item, the first included. */
      maxAttempts?: number;
      /** @description Seconds before the second attempt. */
      initialDelaySeconds?: number;
      /** @description Longest delay in seconds. */
      maxDelaySeconds?: number;
      /** @description Whether later attempts may use the next ranked rail. */
      failover?: boolean;
    };
    Reversal: {
      /** @description Id of the reversal. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "reversal";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When the reversal was asked for.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      /** @description The transaction that is reversed. */
      transactionId: string;
      /** @description The transaction that moved the money back; null until there is one. */
      reversalTransactionId: string | null;
      status: components["schemas"]["ReversalStatus"];
      method: components["schemas"]["ReversalMethod"];
      reason: components["schemas"]["ReversalReason"];
      /** @description Reason in words. */
      note: string | null;
      /** @description Amount taken back in minor units of `currency`. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
      /** @description Whether less than the whole transaction is reversed. */
      partial: boolean;
      fee: components["schemas"]["Money"];
      requestedBy: components["schemas"]["Actor"];
      /** @description Why the reversal failed; null unless it did. */
      failure: components["schemas"]["FailureDetail"] | null;
      /** @description The hash-chained audit entries of the reversal, oldest first. */
      auditTrail: components["schemas"]["AuditEntry"][];
      /** @description When the money was back. */
      completedAt: string | null;
      metadata: components["schemas"]["Metadata"];
      /** @description The reversed transaction; only with `expand=transaction`. */
      transaction?: components["schemas"]["Transaction"];
    };
    ReversalEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["ReversalEventType"];
      data: components["schemas"]["Reversal"];
    };
    /** @enum {string} */
    ReversalEventType: "reversal.created" | "reversal.completed" | "reversal.failed";
    ReversalList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Reversal"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    ReversalMethod: "direct" | "return_request" | "book";
    /** @enum {string} */
    ReversalReason: "duplicate" | "fraudulent" | "customer_request" | "wrong_recipient" | "wrong_amount" | "service_not_rendered" | "technical_error" | "other";
    ReversalRequest: {
      reason: components["schemas"]["ReversalReason"];
      /** @description Reason in words; required when `reason` is `other`. */
      note?: string;
      /**
       * @description Amount to take back, in minor units of the transaction's currency; at most its amount.
       *     Without it, the whole amount.
       */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning. Both with different values answer 400
       *     `amount_conflict`.
       */
      amount?: number;
      /**
       * @description The `Idempotency-Key` header as a field, for callers that cannot set headers. Both with
       *     different values answer 400 `idempotency_key_conflict`.
       */
      idempotencyKey?: string;
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    ReversalStatus: "pending" | "completed" | "failed";
    /** @enum {string} */
    ReviewDecision: "approve" | "decline";
    /** @enum {string} */
    Role: "owner" | "admin" | "developer" | "operations" | "risk" | "analyst" | "auditor";
    RollApiKeyRequest: {
      /** @description Hours for which the old key keeps working. */
      overlapHours?: number;
    };
    RoutingCandidate: {
      rail: components["schemas"]["RailId"];
      /** @description Whether the rail can serve the request. */
      eligible: boolean;
      /** @description Place among the eligible rails; null for others. */
      rank: number | null;
      /** @description Score in basis points, lower is better; null for rails that are not eligible. */
      score: number | null;
      /** @description Fee that the payment would pay; null where it cannot be estimated. */
      estimatedFee: components["schemas"]["Money"] | null;
      /** @description Fee and FX margin together as basis points of the amount. */
      costBps: number | null;
      /** @description What the rail really charged in the last 24 hours relative to its tariff; 1 is as published. */
      costIndex: number | null;
      costBasis: components["schemas"]["CostBasis"];
      confidence: components["schemas"]["ConfidenceLevel"];
      /** @description Number of observations in the window. */
      sampleSize: number;
      /** @description Expected share of attempts that succeed. */
      successRate: number | null;
      /** @description Median time to completion in seconds. */
      p50Seconds: number | null;
      /** @description Time in seconds within which 95 percent complete. */
      p95Seconds: number | null;
      /** @description Why the rail is out; empty for eligible rails. */
      exclusionReasons: components["schemas"]["RailExclusionReason"][];
    };
    RoutingDecision: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "routing_decision";
      strategy: components["schemas"]["RoutingStrategy"];
      selectedRail: components["schemas"]["RailId"];
      /**
       * Format: date-time
       * @description When the choice was made.
       */
      decidedAt: string;
      /** @description Length of the history in hours. */
      windowHours: number;
      /**
       * Format: date-time
       * @description Start of the history, included.
       */
      windowFrom: string;
      /**
       * Format: date-time
       * @description End of the history, included.
       */
      windowTo: string;
      amount: components["schemas"]["Money"];
      /** @description All rails that were looked at, eligible ones first and in order of rank. */
      candidates: components["schemas"]["RoutingCandidate"][];
      /** @description Fee saved against the rail of rank 2; null when there is none or it is cheaper. */
      savings: components["schemas"]["Money"] | null;
      /** @description The choice in words. */
      explanation: string;
      /** @description `true` when the tenant allows exploration and this choice was one. */
      explored: boolean;
      /** @description SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates. */
      decisionHash: string;
    };
    RoutingPreference: {
      /** @description What the choice favours. */
      strategy?: components["schemas"]["RoutingStrategy"];
      /** @description Only these rails may be chosen. */
      allowRails?: components["schemas"]["RailId"][];
      /** @description These rails may not be chosen. */
      excludeRails?: components["schemas"]["RailId"][];
      /**
       * @description Highest fee to accept, in the currency of the fee; null for no limit. When every rail costs
       *     more, the answer is 422 `max_fee_exceeded`.
       */
      maxFee?: components["schemas"]["Money"] | null;
      /** @description Whether the next ranked rail is tried after a rail answered that nothing was executed. */
      failover?: boolean;
      /** @description How many different rails may be tried. */
      maxRails?: number;
    };
    RoutingPreviewRequest: {
      /**
       * @description Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00
       *     shillings. Never a decimal or a string.
       */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Old name of `amountMinorUnits`, with the same meaning. Both with different values answer 400
       *     `amount_conflict`.
       */
      amount?: number;
      currency: components["schemas"]["CurrencyCode"];
      /** @description Which side the amount fixes. */
      amountType?: components["schemas"]["AmountType"];
      /** @description Way in which the money moves. */
      direction?: components["schemas"]["PaymentDirection"];
      /**
       * @description Account that a payout is debited from or a collection is credited to. Without it, the
       *     tenant's default account in the currency.
       */
      accountId?: string;
      /** @description Who gets the money. Required for a payout. */
      destination?: components["schemas"]["Party"];
      /**
       * @description Who pays a collection. Required for a collection; only mobile-money wallets can be asked to
       *     pay.
       */
      source?: components["schemas"]["MobileMoneyParty"];
      /**
       * @description Currency that the recipient gets. Without it, the main currency of the destination's
       *     country.
       */
      destinationCurrency?: components["schemas"]["CurrencyCode"];
      /** @description Id of the rail to use, or `auto` to let the routing choose. */
      rail?: string;
      routing?: components["schemas"]["RoutingPreference"];
      /** @description Who pays the fee. */
      feeBearer?: components["schemas"]["FeeBearer"];
      /**
       * Format: date-time
       * @description Choose as at this time in the past, with the history of the 24 hours before it. Without it,
       *     now.
       */
      asOf?: string;
    };
    /** @enum {string} */
    RoutingStrategy: "lowest_cost" | "balanced" | "fastest" | "most_reliable";
    SandboxCallback: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "sandbox_callback";
      /** @description The payment it is about. */
      paymentId: string;
      /** @description Attempt the callback names. */
      reference: string;
      event: components["schemas"]["ProviderCallbackEvent"];
      /** @description Reason it gives. */
      reasonCode: string | null;
      /**
       * Format: date-time
       * @description Sandbox time at which it arrives.
       */
      dueAt: string;
    };
    SandboxCallbackRequest: {
      event: components["schemas"]["ProviderCallbackEvent"];
      /** @description Reason the provider gives; see the payment failure codes. */
      reasonCode?: string;
      /** @description Sandbox seconds to wait before it is sent. */
      delaySeconds?: number;
    };
    SandboxClock: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "sandbox_clock";
      /** @description Whether test mode follows real time or a virtual one. */
      mode: components["schemas"]["SandboxClockMode"];
      /**
       * Format: date-time
       * @description The time test mode believes it is.
       */
      now: string;
      /** @description True if the virtual clock stands still between advances; false if it runs on at real speed. */
      frozen: boolean;
      /** @description Virtual time minus real time, in seconds; 0 while the mode is `real`. */
      offsetSeconds: number;
      /** @description Real time of the last change of the clock; null if it was never changed. */
      setAt: string | null;
    };
    SandboxClockAdvance: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "sandbox_clock_advance";
      /** @description The clock afterwards. */
      clock: components["schemas"]["SandboxClock"];
      /** @description Seconds the clock moved. */
      advancedSeconds: number;
      /** @description How many pieces of work were run. */
      ranCount: number;
      /** @description The first 1000 pieces of work, in the order in which they fell due. */
      ran: components["schemas"]["SandboxDueWork"][];
      /** @description True if more was run than `ran` shows. */
      truncated: boolean;
    };
    SandboxClockAdvanceRequest: {
      /** @description Seconds to move forward, at most 366 days. */
      seconds: number;
    };
    /** @enum {string} */
    SandboxClockMode: "real" | "virtual";
    SandboxClockSetRequest: {
      /**
       * Format: date-time
       * @description New virtual time; not earlier than the current sandbox time.
       */
      now: string;
      /** @description True makes the clock stand still at `now`; false lets it run on at real speed. */
      frozen?: boolean;
    };
    SandboxDueWork: {
      /**
       * Format: date-time
       * @description Virtual time at which it fell due.
       */
      at: string;
      /** @description What was run. */
      kind: components["schemas"]["SandboxDueWorkKind"];
      /** @description The resource it belongs to. */
      resource: components["schemas"]["ResourceReference"];
      /** @description Outcome in a few words, such as `completed` or `http_200`. */
      result: string;
    };
    /** @enum {string} */
    SandboxDueWorkKind: "provider_callback" | "callback_deadline" | "provider_enquiry" | "payment_submission" | "payment_retry" | "queue_expiry" | "approval_expiry" | "bulk_item_retry" | "reversal_settlement" | "webhook_delivery" | "quote_expiry" | "authorization_expiry" | "card_expiry" | "widget_session_expiry" | "kyc_completion" | "idempotency_expiry" | "changelog_notice";
    SandboxFault: {
      /** @description Id of the fault. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "sandbox_fault";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      status: components["schemas"]["SandboxFaultStatus"];
      target: components["schemas"]["SandboxFaultTarget"];
      kind: components["schemas"]["SandboxFaultKind"];
      parameters: components["schemas"]["SandboxFaultParameters"];
      /** @description Share of matching calls that are hit. */
      probability: number;
      /** @description Seed of the random choice. */
      seed: number;
      /** @description The fault ends after this many hits; null for no bound. */
      maxCount: number | null;
      /** @description How many calls it has hit. */
      hitCount: number;
      /**
       * Format: date-time
       * @description Sandbox time at which the fault ends.
       */
      expiresAt: string;
    };
    /** @enum {string} */
    SandboxFaultKind: "latency" | "error" | "timeout" | "drop" | "duplicate" | "reorder" | "contradict" | "corrupt";
    SandboxFaultList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The faults of this page. */
      data: components["schemas"]["SandboxFault"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    SandboxFaultParameters: {
      /** @description Extra delay in milliseconds (kinds `latency` and `timeout`). */
      latencyMs?: number;
      /** @description Virtual seconds a message is held back (kinds `drop` and `reorder`). */
      delaySeconds?: number;
      /** @description How many times the message arrives (kind `duplicate`). */
      copies?: number;
      /** @description Provider reason to answer with (kinds `error` and `contradict`). */
      reasonCode?: string;
      /** @description HTTP status a webhook receiver or scorer answers with (kind `error`). */
      httpStatus?: number;
    };
    SandboxFaultRequest: {
      target: components["schemas"]["SandboxFaultTarget"];
      kind: components["schemas"]["SandboxFaultKind"];
      parameters?: components["schemas"]["SandboxFaultParameters"];
      /** @description Share of matching calls that are hit. */
      probability?: number;
      /** @description Seed of the random choice; the same seed hits the same calls. */
      seed?: number;
      /** @description The fault ends after this many hits. */
      maxCount?: number;
      /**
       * Format: date-time
       * @description Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
       */
      expiresAt?: string;
    };
    /** @enum {string} */
    SandboxFaultStatus: "active" | "exhausted" | "expired";
    SandboxFaultTarget: string;
    SandboxFunding: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "sandbox_funding";
      /** @description The funding transaction. */
      transactionId: string;
      /** @description The funded account. */
      accountId: string;
      /** @description Amount added, in minor units. */
      amountMinorUnits: number;
      /** @description ISO 4217 currency of the amount. */
      currency: components["schemas"]["CurrencyCode"];
      /** @description Balance afterwards. */
      balance: components["schemas"]["Balance"];
      /**
       * Format: date-time
       * @description When it was added.
       */
      createdAt: string;
    };
    SandboxFundingRequest: {
      /** @description Account to fund. */
      accountId?: string;
      /** @description Currency of the amount; must be the account's own if `accountId` is given. */
      currency?: components["schemas"]["CurrencyCode"];
      /** @description Amount to add, in minor units. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
    };
    SandboxReset: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "sandbox_reset";
      /**
       * Format: date-time
       * @description Real time of the reset.
       */
      resetAt: string;
      /** @description Removed objects by type. */
      removed: components["schemas"]["SandboxResetCount"][];
      /** @description The clock afterwards; always real. */
      clock: components["schemas"]["SandboxClock"];
    };
    SandboxResetCount: {
      /** @description Value of the `object` field. */
      type: string;
      /** @description Objects removed. */
      count: number;
    };
    /** @enum {string} */
    Scope: "payments:read" | "payments:write" | "payments:bulk" | "payments:review" | "transactions:read" | "transactions:reverse" | "balances:read" | "accounts:write" | "routing:read" | "customers:read" | "customers:write" | "customers:pii" | "credit:read" | "credit:write" | "fraud:read" | "fraud:write" | "fraud:bypass" | "fraud:manage" | "kyc:read" | "kyc:write" | "kyc:review" | "webhooks:read" | "webhooks:write" | "events:read" | "cards:read" | "cards:write" | "cards:reveal" | "cards:authorize" | "widgets:read" | "widgets:write" | "changelog:write" | "tenant:read" | "tenant:write" | "keys:manage" | "users:manage" | "audit:read" | "sandbox:write" | "*";
    Session: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "session";
      /** @description Id of the session. */
      id: string;
      /** @description Token for `Authorization: Bearer`. It says nothing by itself and can be revoked at any time. */
      accessToken: string;
      /**
       * @description How to send the token.
       * @enum {string}
       */
      tokenType: "Bearer";
      /** @description Seconds until the access token ends. */
      expiresIn: number;
      /**
       * Format: date-time
       * @description When the access token ends.
       */
      expiresAt: string;
      /** @description Token for `POST /v1/auth/refresh`. Works once. */
      refreshToken: string;
      /**
       * Format: date-time
       * @description When the refresh token ends at the latest.
       */
      refreshExpiresAt: string;
      user: components["schemas"]["SessionUser"];
      tenant: components["schemas"]["TenantSummary"];
      /** @description Effective scopes: those of the key that the role has as well. */
      scopes: components["schemas"]["Scope"][];
      /** @description `true` in live mode, `false` in test mode; given by the key. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When the session began.
       */
      createdAt: string;
    };
    SessionInfo: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "session";
      /** @description Id of the session. */
      id: string;
      /**
       * Format: date-time
       * @description When the access token ends.
       */
      expiresAt: string;
      user: components["schemas"]["SessionUser"];
      tenant: components["schemas"]["TenantSummary"];
      /** @description Effective scopes: those of the key that the role has as well. */
      scopes: components["schemas"]["Scope"][];
      /** @description `true` in live mode, `false` in test mode; given by the key. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When the session began.
       */
      createdAt: string;
    };
    SessionUser: {
      /** @description Id of the user. */
      id: string;
      /** @description E-mail of the user. */
      email: string;
      /** @description Name of the user. */
      name: string;
      role: components["schemas"]["Role"];
      locale: components["schemas"]["LanguageTag"];
    };
    /** @enum {string} */
    SettlementModel: "prefunded" | "deferred_net";
    SpendLimit: {
      /** @description Id of the limit. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "spend_limit";
      scope: components["schemas"]["SpendLimitScope"];
      /** @description The merchant, or `*` for each; null for other scopes. */
      merchantId: string | null;
      /** @description The category, or `*` for each group; null for other scopes. */
      category: string | null;
      /** @description Most that may be spent in a window, in minor units; null if only the count is limited. */
      amountMinorUnits: number | null;
      /** @description Currency of the card. */
      currency: components["schemas"]["CurrencyCode"];
      interval: components["schemas"]["SpendLimitInterval"];
      /** @description Most authorizations in a window; null if only the amount is limited. */
      maxCount: number | null;
      /** @description Use in the current window; null for a `*` limit. */
      usage: components["schemas"]["SpendLimitUsage"] | null;
      /**
       * @description Use by merchant or category group in the current window, most spent first, one page of it;
       *     null unless the limit is for each of them.
       */
      usageByKey: components["schemas"]["SpendLimitKeyUsage"][] | null;
      /** @description Value for `afterKey` that gives the next page of `usageByKey`; null on the last page. */
      nextKey: string | null;
    };
    SpendLimitInput: {
      scope: components["schemas"]["SpendLimitScope"];
      /** @description Required for scope `merchant`: a merchant id, or `*` for each merchant on its own. */
      merchantId?: string;
      /**
       * @description Required for scope `category`: a category group, a four-digit merchant category code, or `*`
       *     for each group on its own.
       */
      category?: string;
      /** @description Most that may be spent in a window, in minor units. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
      interval: components["schemas"]["SpendLimitInterval"];
      /** @description Most authorizations in a window. */
      maxCount?: number;
    };
    /** @enum {string} */
    SpendLimitInterval: "per_authorization" | "daily" | "weekly" | "monthly" | "yearly" | "all_time";
    SpendLimitKeyUsage: {
      /** @description Merchant id or category group. */
      key: string;
      usage: components["schemas"]["SpendLimitUsage"];
    };
    SpendLimitList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The spend limits of this page. */
      data: components["schemas"]["SpendLimit"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    /** @enum {string} */
    SpendLimitScope: "card" | "merchant" | "category";
    SpendLimitUsage: {
      /** @description Start of the window; null for `per_authorization` and `all_time`. */
      windowStart: string | null;
      /** @description End of the window; null for `per_authorization` and `all_time`. */
      windowEnd: string | null;
      /** @description Captured in the window. */
      spent: components["schemas"]["Money"];
      /** @description Approved and not yet captured. */
      held: components["schemas"]["Money"];
      /** @description What is left, 0 if the limit was lowered below what is spent; null without an amount. */
      remaining: components["schemas"]["Money"] | null;
      /** @description Authorizations counted in the window. */
      count: number;
      /** @description Authorizations left; null without a count. */
      remainingCount: number | null;
    };
    SpendLimitsRequest: {
      /** @description The limits; an empty list removes all. */
      spendLimits: components["schemas"]["SpendLimitInput"][];
    };
    Tenant: {
      /** @description Id of the tenant. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "tenant";
      /** @description Name of the tenant. */
      name: string;
      /** @description Short name. */
      slug: string;
      country: components["schemas"]["CountryCode"];
      defaultCurrency: components["schemas"]["CurrencyCode"];
      /** @description IANA time zone; card limits and reports use it. */
      timezone: string;
      status: components["schemas"]["TenantStatus"];
      settings: components["schemas"]["TenantSettings"];
      /** @description Mode of the key that asked. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When the tenant was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the tenant last changed.
       */
      updatedAt: string;
      /** @description Rises by 1 with each change. */
      version: number;
    };
    TenantSettings: {
      routingStrategy: components["schemas"]["RoutingStrategy"];
      /** @description Fraud score from which a payment is held for review. */
      fraudReviewAt: number;
      /** @description Fraud score from which a payment is refused. */
      fraudBlockAt: number;
      /** @description Days after completion in which a transaction can be reversed. */
      reversalWindowDays: number;
      /** @description Credit score from which the decision is `approve`. */
      creditApproveAt: number;
      /** @description Credit score from which the decision is `review`. */
      creditReviewAt: number;
      /** @description Available balance under which the event `balance.low` is sent; null sends none. */
      lowBalanceAlert: components["schemas"]["Money"] | null;
    };
    TenantSettingsInput: {
      routingStrategy?: components["schemas"]["RoutingStrategy"];
      /** @description Fraud score from which a payment is held for review. */
      fraudReviewAt?: number;
      /** @description Fraud score from which a payment is refused. */
      fraudBlockAt?: number;
      /** @description Days after completion in which a transaction can be reversed. */
      reversalWindowDays?: number;
      /** @description Credit score from which the decision is `approve`. */
      creditApproveAt?: number;
      /** @description Credit score from which the decision is `review`. */
      creditReviewAt?: number;
      /** @description Available balance under which the event `balance.low` is sent; null sends none. */
      lowBalanceAlert?: components["schemas"]["Money"] | null;
    };
    /** @enum {string} */
    TenantStatus: "active" | "suspended";
    TenantSummary: {
      /** @description Id of the tenant. */
      id: string;
      /** @description Name of the tenant. */
      name: string;
      /** @description Short name of the tenant. */
      slug: string;
      defaultCurrency: components["schemas"]["CurrencyCode"];
      /** @description IANA time zone. */
      timezone: string;
    };
    TimelineItem: {
      /**
       * Format: date-time
       * @description When the state was reached.
       */
      at: string;
      /** @description The state that was reached; a value of the status of the object. */
      status: string;
      /** @description Machine code of the reason; null when the state explains itself. */
      reason: string | null;
      actor: components["schemas"]["Actor"];
    };
    Transaction: {
      /** @description Id of the transaction. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "transaction";
      /** @description `true` in live mode, `false` in test mode. */
      livemode: boolean;
      /** @description Grows by 1 with each change of state. */
      version: number;
      /**
       * Format: date-time
       * @description When the transaction was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed.
       */
      updatedAt: string;
      type: components["schemas"]["TransactionType"];
      status: components["schemas"]["TransactionStatus"];
      /** @description Payment that made it. */
      paymentId: string | null;
      /** @description Of a reversal: the transaction that it undoes. */
      originalTransactionId: string | null;
      /** @description Reversal that made it or that undoes it. */
      reversalId: string | null;
      /** @description The tenant's account. */
      accountId: string;
      /** @description Amount in minor units of `currency`. */
      amountMinorUnits: number;
      currency: components["schemas"]["CurrencyCode"];
      fee: components["schemas"]["Money"];
      reversedAmount: components["schemas"]["Money"];
      /** @description Rail that carried it; null without one. */
      rail: components["schemas"]["RailId"] | null;
      /** @description The rail's own reference. */
      providerReference: string | null;
      /** @description Corridor; null for movements inside the tenant. */
      corridor: components["schemas"]["CorridorId"] | null;
      /** @description Customer whom it belongs to. */
      customerId: string | null;
      /** @description The other side, masked; null without one. */
      counterparty: components["schemas"]["PartyDetails"] | null;
      /** @description What it is for. */
      description: string | null;
      /** @description Ledger entries that it posted. */
      ledgerEntryIds: string[];
      reconciliation: components["schemas"]["ReconciliationCase"];
      /** @description When the money had moved. */
      completedAt: string | null;
      /** @description All changes of state, oldest first. */
      timeline: components["schemas"]["TimelineItem"][];
      metadata: components["schemas"]["Metadata"];
      /** @description The payment; only with `expand=payment`. */
      payment?: components["schemas"]["Payment"];
      /** @description The customer; only with `expand=customer`. */
      customer?: components["schemas"]["Customer"];
    };
    TransactionEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["TransactionEventType"];
      data: components["schemas"]["Transaction"];
    };
    /** @enum {string} */
    TransactionEventType: "transaction.completed" | "transaction.failed" | "transaction.reversal_pending" | "transaction.reversed" | "transaction.partially_reversed" | "transaction.reconciliation_case_opened" | "transaction.reconciliation_case_resolved";
    TransactionList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page. */
      data: components["schemas"]["Transaction"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    TransactionStatus: "pending" | "processing" | "in_reconciliation" | "completed" | "failed" | "canceled" | "reversal_pending" | "reversed" | "partially_reversed";
    /** @enum {string} */
    TransactionType: "payout" | "collection" | "reversal" | "card_capture" | "book" | "funding";
    UpdateApiKeyRequest: {
      /** @description Name for people. */
      name?: string;
      /** @description What the key may do. Without a session only fewer scopes than before. */
      scopes?: components["schemas"]["Scope"][];
      /** @description Addresses (CIDR) that may use the key; empty means any. */
      allowedIps?: string[];
    };
    UpdateTenantRequest: {
      /** @description Name of the tenant. */
      name?: string;
      /** @description IANA time zone. */
      timezone?: string;
      settings?: components["schemas"]["TenantSettingsInput"];
    };
    UpdateUserRequest: {
      /** @description Name of the person. */
      name?: string;
      role?: components["schemas"]["Role"];
      locale?: components["schemas"]["LanguageTag"];
      /** @description New password; ends all sessions of the person. */
      password?: string;
      status?: components["schemas"]["UserStatus"];
    };
    User: {
      /** @description Id of the user. */
      id: string;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "user";
      /** @description E-mail of the user. */
      email: string;
      /** @description Name of the user. */
      name: string;
      role: components["schemas"]["Role"];
      locale: components["schemas"]["LanguageTag"];
      status: components["schemas"]["UserStatus"];
      /** @description Last login. */
      lastLoginAt: string | null;
      /**
       * Format: date-time
       * @description When the user was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the user last changed.
       */
      updatedAt: string;
      /** @description Rises by 1 with each change. */
      version: number;
    };
    UserList: {
      /**
       * @description Kind of object.
       * @enum {string}
       */
      object: "list";
      /** @description The items of this page, newest first. */
      data: components["schemas"]["User"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` of the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of the list. */
      url: string;
    };
    /** @enum {string} */
    UserStatus: "active" | "disabled";
    WebhookEndpoint: {
      /** @description Id of the webhook endpoint. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "webhook_endpoint";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description Where events are posted. */
      url: string;
      /** @description Your note. */
      description: string | null;
      /** @description Events to deliver: exact types, `payment.*`, or `*`. */
      events: components["schemas"]["EventSelector"][];
      payloadFormat: components["schemas"]["WebhookPayloadFormat"];
      /** @description API version that shapes the payloads. */
      apiVersion: string;
      signatureScheme: components["schemas"]["WebhookSignatureScheme"];
      ordering: components["schemas"]["WebhookOrdering"];
      status: components["schemas"]["WebhookEndpointStatus"];
      /** @description Why it is disabled; null while it is enabled. */
      disabledReason: components["schemas"]["WebhookEndpointDisabledReason"] | null;
      /** @description Signing secret; only in the answers to creation and rotation, and null for `ed25519`. */
      secret: string | null;
      /** @description Key that verifies `v1a` signatures; null for `hmac`. */
      publicKey: string | null;
      /** @description Until when the former secret signs too; null if none does. */
      previousSecretExpiresAt: string | null;
      stats: components["schemas"]["WebhookEndpointStats"];
      metadata: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    WebhookEndpointDisabledReason: "manual" | "gone_410" | "failing";
    WebhookEndpointEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["WebhookEndpointEventType"];
      data: components["schemas"]["WebhookEndpoint"];
    };
    /** @enum {string} */
    WebhookEndpointEventType: "webhook_endpoint.disabled" | "webhook_endpoint.test";
    WebhookEndpointList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The webhook endpoints of this page. */
      data: components["schemas"]["WebhookEndpoint"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    WebhookEndpointRequest: {
      /**
       * @description Where to post events: https; in test mode also http to a loopback address. No credentials,
       *     no fragment, no private address.
       */
      url: string;
      /** @description Your note. */
      description?: string;
      /** @description Events to deliver: exact types, `payment.*`, or `*`. */
      events: components["schemas"]["EventSelector"][];
      /** @description Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01. */
      payloadFormat?: components["schemas"]["WebhookPayloadFormat"];
      /** @description API version that shapes the payloads; the version of this request if absent. */
      apiVersion?: string;
      /** @description How to sign; `hmac` if absent. */
      signatureScheme?: components["schemas"]["WebhookSignatureScheme"];
      /** @description Whether to keep the order per resource; `none` if absent. */
      ordering?: components["schemas"]["WebhookOrdering"];
      metadata?: components["schemas"]["Metadata"];
    };
    WebhookEndpointStats: {
      /** @description Last delivery that was answered with 2xx. */
      lastSuccessAt: string | null;
      /** @description Last attempt that failed. */
      lastFailureAt: string | null;
      /** @description Failed attempts since the last success. */
      consecutiveFailures: number;
    };
    /** @enum {string} */
    WebhookEndpointStatus: "enabled" | "disabled";
    WebhookEndpointUpdateRequest: {
      /**
       * @description Where to post events: https; in test mode also http to a loopback address. No credentials,
       *     no fragment, no private address.
       */
      url?: string;
      /** @description Your note; null removes it. */
      description?: string | null;
      /** @description Events to deliver: exact types, `payment.*`, or `*`. */
      events?: components["schemas"]["EventSelector"][];
      /** @description Moves the endpoint to this payload shape, from the next delivery on. */
      payloadFormat?: components["schemas"]["WebhookPayloadFormat"];
      /** @description API version that shapes the payloads. */
      apiVersion?: string;
      ordering?: components["schemas"]["WebhookOrdering"];
      /** @description Enables or disables the endpoint. Enabling clears the failure counts. */
      status?: components["schemas"]["WebhookEndpointStatus"];
      metadata?: components["schemas"]["Metadata"];
    };
    /** @enum {string} */
    WebhookOrdering: "none" | "per_resource";
    /** @enum {string} */
    WebhookPayloadFormat: "enveloped" | "flat";
    /** @enum {string} */
    WebhookSignatureScheme: "hmac" | "ed25519";
    WebhookTestRequest: {
      /** @description Type of the event; `webhook_endpoint.test` if absent. `data` is then a sample resource. */
      eventType?: components["schemas"]["EventType"];
      /**
       * @description Shape of this one payload; the endpoint's own if absent. It lets you check a receiver before
       *     you move the endpoint.
       */
      payloadFormat?: components["schemas"]["WebhookPayloadFormat"];
    };
    Widget: {
      /** @description Id of the widget. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "widget";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      kind: components["schemas"]["WidgetKind"];
      status: components["schemas"]["WidgetStatus"];
      /**
       * @description Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port)
       *     and names below localhost, such as `http://shop.localhost:3001`.
       */
      allowedOrigins: string[];
      /** @description Customer whom its payments or assessments belong to. */
      customerId: string | null;
      /** @description Language; null for the visitor's. */
      locale: components["schemas"]["LanguageTag"] | null;
      theme: components["schemas"]["WidgetTheme"];
      /** @description How long a session lives, in seconds. */
      sessionTtlSeconds: number;
      config: components["schemas"]["WidgetConfig"];
      embed: components["schemas"]["WidgetEmbed"];
      /** @description The first session, with its client token; only in the answer to creation. */
      session: components["schemas"]["WidgetSession"] | null;
      metadata: components["schemas"]["Metadata"];
    };
    WidgetConfig: {
      /** @description payment: amount to collect, in minor units. */
      amountMinorUnits: number | null;
      /** @description payment: currency of the amount. */
      currency: components["schemas"]["CurrencyCode"] | null;
      /** @description payment: your reference. */
      reference: string | null;
      /** @description payment: what it is for. */
      description: string | null;
      /** @description payment: ways to pay. */
      methods: "mobile_money"[] | null;
      /** @description payment: whether the visitor may not change the amount. */
      lockAmount: boolean | null;
      /** @description payment and kyc: country that is preselected. */
      country: components["schemas"]["CountryCode"] | null;
      /** @description balance: accounts to show. */
      accountIds: string[] | null;
      /** @description balance: currencies to show. */
      currencies: components["schemas"]["CurrencyCode"][] | null;
      /** @description balance: whether to show what is on its way. */
      showPending: boolean | null;
      /** @description kyc: tier to reach. */
      requestedTier: components["schemas"]["KycRequestedTier"] | null;
      /** @description kyc: checks to run. */
      checks: components["schemas"]["KycCheckType"][] | null;
    };
    WidgetConfigInput: {
      /** @description payment: amount to collect, in minor units. Required. */
      amountMinorUnits?: number;
      /**
       * @deprecated
       * @description Former name of `amountMinorUnits`, with the same meaning (minor units). If both are sent
       *     they must be equal.
       */
      amount?: number;
      /** @description payment: currency of the amount. Required. */
      currency?: components["schemas"]["CurrencyCode"];
      /** @description payment: your reference. */
      reference?: string;
      /** @description payment: what it is for; shown to the visitor. */
      description?: string;
      /** @description payment: ways to pay; all if absent. */
      methods?: "mobile_money"[];
      /** @description payment: whether the visitor may not change the amount. */
      lockAmount?: boolean;
      /** @description payment and kyc: country that is preselected. */
      country?: components["schemas"]["CountryCode"];
      /** @description balance: accounts to show. Either this or `currencies`. */
      accountIds?: string[];
      /** @description balance: currencies to show, summed over accounts. */
      currencies?: components["schemas"]["CurrencyCode"][];
      /** @description balance: whether to show what is on its way. */
      showPending?: boolean;
      /** @description kyc: tier to reach. */
      requestedTier?: components["schemas"]["KycRequestedTier"];
      /** @description kyc: checks to run; all that the data allows if absent. */
      checks?: components["schemas"]["KycCheckType"][];
    };
    WidgetEmbed: {
      /** @description The loader script. */
      scriptUrl: string;
      /** @description Ready HTML with the script (with an integrity hash) and the element. */
      html: string;
      /** @description Address for a plain iframe; append `#` and the client token. */
      iframeUrl: string;
    };
    WidgetEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["WidgetEventType"];
      data: components["schemas"]["Widget"];
    };
    /** @enum {string} */
    WidgetEventType: "widget.created" | "widget.disabled";
    /** @enum {string} */
    WidgetKind: "payment" | "balance" | "kyc";
    WidgetList: {
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "list";
      /** @description The widgets of this page. */
      data: components["schemas"]["Widget"][];
      /** @description Whether another page follows. */
      hasMore: boolean;
      /** @description Value for `startingAfter` that gives the next page; null on the last page. */
      nextCursor: string | null;
      /** @description Path of this list. */
      url: string;
    };
    WidgetRequest: {
      kind: components["schemas"]["WidgetKind"];
      /**
       * @description Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port)
       *     and names below localhost, such as `http://shop.localhost:3001`.
       */
      allowedOrigins: string[];
      /** @description Customer whom its payments or assessments belong to. */
      customerId?: string;
      /** @description Language; the visitor's if absent. */
      locale?: components["schemas"]["LanguageTag"];
      theme?: components["schemas"]["WidgetThemeInput"];
      /** @description How long a session lives, in seconds. */
      sessionTtlSeconds?: number;
      config: components["schemas"]["WidgetConfigInput"];
      metadata?: components["schemas"]["Metadata"];
    };
    WidgetSession: {
      /** @description Id of the session. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "widget_session";
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /**
       * Format: date-time
       * @description When it was created (UTC).
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it last changed (UTC).
       */
      updatedAt: string;
      /** @description Counts the state changes of this resource, from 1. */
      version: number;
      /** @description The widget. */
      widgetId: string;
      kind: components["schemas"]["WidgetKind"];
      status: components["schemas"]["WidgetSessionStatus"];
      /** @description Token for the browser; shown once, null afterwards. */
      clientToken: string | null;
      /**
       * Format: date-time
       * @description When the session ends.
       */
      expiresAt: string;
      /** @description What it made; null until it is completed. */
      result: components["schemas"]["WidgetSessionResult"] | null;
    };
    WidgetSessionEvent: {
      /** @description Id of the event; the same on every delivery and retry, so use it to drop duplicates. */
      id: string;
      /**
       * @description The kind of this object.
       * @enum {string}
       */
      object: "event";
      /**
       * Format: date-time
       * @description When it happened (UTC).
       */
      timestamp: string;
      /** @description API version that shaped `data`. */
      apiVersion: string;
      /** @description True for live data, false for test data. */
      livemode: boolean;
      /** @description Tenant it happened to. */
      tenantId: string;
      /**
       * @description Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a
       *     missing number is a lost event.
       */
      sequence: number;
      /** @description `version` of the resource after the event; drop an event that is older than what you have. */
      resourceVersion: number;
      /** @description The request that caused it; null if the system acted by itself. */
      request: components["schemas"]["EventCause"] | null;
      /** @description Former values of the members of `data` that changed; null if the resource is new. */
      previous: {
        [key: string]: unknown;
      } | null;
      /** @description The injected fault that caused it; null without one. */
      sandboxFaultId: string | null;
      /** @description What happened. */
      type: components["schemas"]["WidgetSessionEventType"];
      data: components["schemas"]["WidgetSession"];
    };
    /** @enum {string} */
    WidgetSessionEventType: "widget_session.opened" | "widget_session.completed" | "widget_session.canceled" | "widget_session.expired";
    WidgetSessionResult: {
      /** @description The payment. */
      paymentId: string | null;
      /** @description The assessment. */
      kycScoreId: string | null;
    };
    /** @enum {string} */
    WidgetSessionStatus: "created" | "opened" | "completed" | "canceled" | "expired";
    /** @enum {string} */
    WidgetStatus: "active" | "disabled";
    WidgetTheme: {
      mode: components["schemas"]["WidgetThemeMode"];
      /** @description Main colour, `#rrggbb`. */
      primaryColor: string | null;
      /** @description Corner radius in pixels. */
      radius: number;
      /** @description Address of the logo. */
      logoUrl: string | null;
    };
    WidgetThemeInput: {
      /** @description Light or dark; `auto` if absent. */
      mode?: components["schemas"]["WidgetThemeMode"];
      /** @description Main colour, `#rrggbb`. */
      primaryColor?: string;
      /** @description Corner radius in pixels. */
      radius?: number;
      /** @description https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once. */
      logoUrl?: string;
    };
    /** @enum {string} */
    WidgetThemeMode: "light" | "dark" | "auto";
    WidgetUpdateRequest: {
      /**
       * @description Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port)
       *     and names below localhost, such as `http://shop.localhost:3001`.
       */
      allowedOrigins?: string[];
      /** @description Language; null for the visitor's. */
      locale?: components["schemas"]["LanguageTag"] | null;
      theme?: components["schemas"]["WidgetThemeInput"];
      /** @description How long a session lives, in seconds. */
      sessionTtlSeconds?: number;
      config?: components["schemas"]["WidgetConfigInput"];
      metadata?: components["schemas"]["Metadata"];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

/** A named type of the API, as an interface can extend it. */
export type Wire<Name extends keyof components["schemas"]> = components["schemas"][Name];
