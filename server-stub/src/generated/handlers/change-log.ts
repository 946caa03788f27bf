// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface ConfirmChangeLogSubscriptionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ChangeLogConfirmRequest">;
}

export interface CreateChangeLogSubscriptionInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ChangeLogSubscriptionRequest">;
}

export interface DeleteChangeLogSubscriptionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetChangeLogEntryInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetChangeLogFeedInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetChangeLogSubscriptionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetDeprecationUsageInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListChangeLogInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly kind?: Wire<"ChangeLogKind">;
    readonly breaking?: boolean;
    readonly operationId?: string;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListChangeLogSubscriptionsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface UnsubscribeChangeLogInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly token: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ChangeLogHandlers<Context> {
  /** Confirm an e-mail address */
  confirmChangeLogSubscription(input: ConfirmChangeLogSubscriptionInput, context: Context): Promise<Reply<200, Wire<"ChangeLogSubscription">>>;
  /** Subscribe to changes */
  createChangeLogSubscription(input: CreateChangeLogSubscriptionInput, context: Context): Promise<Reply<201, Wire<"ChangeLogSubscription">>>;
  /** End a subscription */
  deleteChangeLogSubscription(input: DeleteChangeLogSubscriptionInput, context: Context): Promise<Reply<204, undefined>>;
  /** Get a change */
  getChangeLogEntry(input: GetChangeLogEntryInput, context: Context): Promise<Reply<200, Wire<"ChangeLogEntry">>>;
  /** Get the change log as a feed */
  getChangeLogFeed(input: GetChangeLogFeedInput, context: Context): Promise<Reply<200, string>>;
  /** Get a subscription */
  getChangeLogSubscription(input: GetChangeLogSubscriptionInput, context: Context): Promise<Reply<200, Wire<"ChangeLogSubscription">>>;
  /** Get your use of deprecated things */
  getDeprecationUsage(input: GetDeprecationUsageInput, context: Context): Promise<Reply<200, Wire<"DeprecationUsage">>>;
  /** List changes */
  listChangeLog(input: ListChangeLogInput, context: Context): Promise<Reply<200, Wire<"ChangeLogEntryList">>>;
  /** List subscriptions */
  listChangeLogSubscriptions(input: ListChangeLogSubscriptionsInput, context: Context): Promise<Reply<200, Wire<"ChangeLogSubscriptionList">>>;
  /** Unsubscribe by link */
  unsubscribeChangeLog(input: UnsubscribeChangeLogInput, context: Context): Promise<Reply<200, Wire<"ChangeLogSubscription">>>;
}
