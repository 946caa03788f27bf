// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CreateQuoteInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"QuoteRequest">;
}

export interface GetCorridorInput {
  readonly params: {
    readonly id: Wire<"CorridorId">;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetCorridorCostsInput {
  readonly params: {
    readonly id: Wire<"CorridorId">;
  };
  readonly query: {
    readonly asOf?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetQuoteInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetRailInput {
  readonly params: {
    readonly id: Wire<"RailId">;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListCorridorsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly sourceCountry?: Wire<"CountryCode">;
    readonly destinationCountry?: Wire<"CountryCode">;
    readonly active?: boolean;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListCurrenciesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListMerchantCategoriesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListProvidersInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly country?: Wire<"CountryCode">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListRailsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly country?: Wire<"CountryCode">;
    readonly currency?: Wire<"CurrencyCode">;
    readonly kind?: Wire<"RailKind">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface LookupRecipientInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"RecipientLookupRequest">;
}

export interface PreviewRoutingInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"RoutingPreviewRequest">;
}

export interface QuotesAndRoutingHandlers<Context> {
  /** Make a quote */
  createQuote(input: CreateQuoteInput, context: Context): Promise<Reply<201, Wire<"Quote">>>;
  /** Read a corridor */
  getCorridor(input: GetCorridorInput, context: Context): Promise<Reply<200, Wire<"Corridor">>>;
  /** Read the cost history of a corridor */
  getCorridorCosts(input: GetCorridorCostsInput, context: Context): Promise<Reply<200, Wire<"CorridorCost">>>;
  /** Read a quote */
  getQuote(input: GetQuoteInput, context: Context): Promise<Reply<200, Wire<"Quote">>>;
  /** Read a rail */
  getRail(input: GetRailInput, context: Context): Promise<Reply<200, Wire<"Rail">>>;
  /** List corridors */
  listCorridors(input: ListCorridorsInput, context: Context): Promise<Reply<200, Wire<"CorridorList">>>;
  /** List currencies */
  listCurrencies(input: ListCurrenciesInput, context: Context): Promise<Reply<200, Wire<"CurrencyList">>>;
  /** List merchant category groups */
  listMerchantCategories(input: ListMerchantCategoriesInput, context: Context): Promise<Reply<200, Wire<"MerchantCategoryList">>>;
  /** List mobile-money providers */
  listProviders(input: ListProvidersInput, context: Context): Promise<Reply<200, Wire<"ProviderList">>>;
  /** List rails */
  listRails(input: ListRailsInput, context: Context): Promise<Reply<200, Wire<"RailList">>>;
  /** Look up a recipient */
  lookupRecipient(input: LookupRecipientInput, context: Context): Promise<Reply<200, Wire<"RecipientLookup">>>;
  /** Try the choice of a rail */
  previewRouting(input: PreviewRoutingInput, context: Context): Promise<Reply<200, Wire<"RoutingDecision">>>;
}
