// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface AuthorizeGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"CardAuthorizationRequest">;
}

export interface CaptureAuthorizationInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"CardCaptureRequest">;
}

export interface CloseGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface CreateGhostCardInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"GhostCardRequest">;
}

export interface FreezeGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetCardAuthorizationInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetSpendLimitsInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly limitId?: string;
    readonly afterKey?: string;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListGhostCardAuthorizationsInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly status?: Wire<"CardAuthorizationStatus">;
    readonly merchantId?: string;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListGhostCardsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly status?: Wire<"GhostCardStatus">;
    readonly customerId?: string;
    readonly currency?: Wire<"CurrencyCode">;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReplaceSpendLimitsInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"SpendLimitsRequest">;
}

export interface RevealGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReverseAuthorizationInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface UnfreezeGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface UpdateGhostCardInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"GhostCardUpdateRequest">;
}

export interface GhostCardsHandlers<Context> {
  /** Authorize a purchase */
  authorizeGhostCard(input: AuthorizeGhostCardInput, context: Context): Promise<Reply<201, Wire<"CardAuthorization">>>;
  /** Capture an authorization */
  captureAuthorization(input: CaptureAuthorizationInput, context: Context): Promise<Reply<200, Wire<"CardAuthorization">>>;
  /** Close a ghost card */
  closeGhostCard(input: CloseGhostCardInput, context: Context): Promise<Reply<200, Wire<"GhostCard">>>;
  /** Create a ghost card */
  createGhostCard(input: CreateGhostCardInput, context: Context): Promise<Reply<201, Wire<"GhostCard">>>;
  /** Freeze a ghost card */
  freezeGhostCard(input: FreezeGhostCardInput, context: Context): Promise<Reply<200, Wire<"GhostCard">>>;
  /** Get an authorization */
  getCardAuthorization(input: GetCardAuthorizationInput, context: Context): Promise<Reply<200, Wire<"CardAuthorization">>>;
  /** Get a ghost card */
  getGhostCard(input: GetGhostCardInput, context: Context): Promise<Reply<200, Wire<"GhostCard">>>;
  /** Get spend limits */
  getSpendLimits(input: GetSpendLimitsInput, context: Context): Promise<Reply<200, Wire<"SpendLimitList">>>;
  /** List authorizations of a card */
  listGhostCardAuthorizations(input: ListGhostCardAuthorizationsInput, context: Context): Promise<Reply<200, Wire<"CardAuthorizationList">>>;
  /** List ghost cards */
  listGhostCards(input: ListGhostCardsInput, context: Context): Promise<Reply<200, Wire<"GhostCardList">>>;
  /** Replace spend limits */
  replaceSpendLimits(input: ReplaceSpendLimitsInput, context: Context): Promise<Reply<200, Wire<"SpendLimitList">>>;
  /** Show number and security code */
  revealGhostCard(input: RevealGhostCardInput, context: Context): Promise<Reply<200, Wire<"GhostCardSecrets">>>;
  /** Release an authorization */
  reverseAuthorization(input: ReverseAuthorizationInput, context: Context): Promise<Reply<200, Wire<"CardAuthorization">>>;
  /** Unfreeze a ghost card */
  unfreezeGhostCard(input: UnfreezeGhostCardInput, context: Context): Promise<Reply<200, Wire<"GhostCard">>>;
  /** Change a ghost card */
  updateGhostCard(input: UpdateGhostCardInput, context: Context): Promise<Reply<200, Wire<"GhostCard">>>;
}
