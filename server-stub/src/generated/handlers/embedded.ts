// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CreateClientKycInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ClientKycRequest">;
}

export interface CreateClientPaymentInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ClientPaymentRequest">;
}

export interface CreateClientQuoteInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"ClientQuoteRequest">;
}

export interface CreateWidgetInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"WidgetRequest">;
}

export interface CreateWidgetSessionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface DisableWidgetInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetClientBalancesInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetClientPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetClientSessionInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetWidgetInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetWidgetPageInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetWidgetScriptInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListWidgetsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly kind?: Wire<"WidgetKind">;
    readonly status?: Wire<"WidgetStatus">;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface UpdateWidgetInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"WidgetUpdateRequest">;
}

export interface EmbeddedHandlers<Context> {
  /** Verify the visitor (browser) */
  createClientKyc(input: CreateClientKycInput, context: Context): Promise<Reply<200 | 202, Wire<"ClientKyc">>>;
  /** Pay with a widget (browser) */
  createClientPayment(input: CreateClientPaymentInput, context: Context): Promise<Reply<201, Wire<"ClientPayment">>>;
  /** Quote a widget payment (browser) */
  createClientQuote(input: CreateClientQuoteInput, context: Context): Promise<Reply<201, Wire<"ClientQuote">>>;
  /** Create a widget */
  createWidget(input: CreateWidgetInput, context: Context): Promise<Reply<201, Wire<"Widget">>>;
  /** Create a widget session */
  createWidgetSession(input: CreateWidgetSessionInput, context: Context): Promise<Reply<201, Wire<"WidgetSession">>>;
  /** Disable a widget */
  disableWidget(input: DisableWidgetInput, context: Context): Promise<Reply<200, Wire<"Widget">>>;
  /** Read widget balances (browser) */
  getClientBalances(input: GetClientBalancesInput, context: Context): Promise<Reply<200, Wire<"ClientBalances">>>;
  /** Follow a widget payment (browser) */
  getClientPayment(input: GetClientPaymentInput, context: Context): Promise<Reply<200, Wire<"ClientPayment">>>;
  /** Get the widget session (browser) */
  getClientSession(input: GetClientSessionInput, context: Context): Promise<Reply<200, Wire<"ClientSession">>>;
  /** Get a widget */
  getWidget(input: GetWidgetInput, context: Context): Promise<Reply<200, Wire<"Widget">>>;
  /** Open a widget */
  getWidgetPage(input: GetWidgetPageInput, context: Context): Promise<Reply<200, string>>;
  /** Load the widget script */
  getWidgetScript(input: GetWidgetScriptInput, context: Context): Promise<Reply<200, string>>;
  /** List widgets */
  listWidgets(input: ListWidgetsInput, context: Context): Promise<Reply<200, Wire<"WidgetList">>>;
  /** Change a widget */
  updateWidget(input: UpdateWidgetInput, context: Context): Promise<Reply<200, Wire<"Widget">>>;
}
