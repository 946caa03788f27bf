import type { QuotesAndRoutingHandlers } from "../generated/handlers/quotes-and-routing.ts";
import type { Wire } from "../generated/types.ts";
import { observationsOf } from "../db/queries/observations.ts";
import { findQuote } from "../db/queries/quotes.ts";
import { previewTerms } from "../domain/payments/create.ts";
import { createQuote } from "../domain/quotes/create.ts";
import { lookUpRecipient } from "../domain/quotes/lookup.ts";
import { quoteAt } from "../domain/quotes/rows.ts";
import { CORRIDORS } from "../domain/reference/corridors.ts";
import { COUNTRIES } from "../domain/reference/countries.ts";
import { MERCHANT_CATEGORIES } from "../domain/reference/merchant-categories.ts";
import { PROVIDER_INFOS } from "../domain/reference/providers.ts";
import { railViews } from "../domain/reference/rail-views.ts";
import { corridorCosts } from "../domain/routing/corridor-costs.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { CURRENCIES } from "../domain/shared/currencies.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { pageOf } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const quotesAndRoutingHandlers: QuotesAndRoutingHandlers<CallContext> = {
  async createQuote({ body }, { services, caller, facts, render }) {
    return commandReply(await createQuote(services, caller, body, facts.key, render));
  },

  async getQuote({ params }, { services, caller, render }) {
    const found = await findQuote(services.db, caller, params.id);
    if (found === null) throw notFound("quote", params.id);
    const now = await tenantNow(services, caller);
    return ok(stored<Wire<"Quote">>(render(quoteAt(found.quote, now.getTime()))));
  },

  async lookupRecipient({ body, headers }, { services, facts, caller, render }) {
    const scenario = caller.livemode ? null : (headers["x-sandbox-scenario"] ?? null);
    const { connectors } = facts.parts.worker;
    const found = await lookUpRecipient(connectors, services, caller, body.destination, scenario);
    return ok(stored<Wire<"RecipientLookup">>(render(found)));
  },

  async listRails({ query }, { services, caller, render }) {
    const { country, currency, kind, ...page } = query;
    const data = (await railViews(services, caller)).filter(
      (rail) =>
        (country === undefined || rail.countries.includes(country)) &&
        (currency === undefined || rail.currencies.includes(currency)) &&
        (kind === undefined || rail.kind === kind),
    );
    return ok(stored<Wire<"RailList">>(render(pageOf(data, page, "/v1/rails", ({ id }) => id))));
  },

  async getRail({ params }, { services, caller, render }) {
    const rail = (await railViews(services, caller)).find(({ id }) => id === params.id);
    if (rail === undefined) throw notFound("rail", params.id);
    return ok(stored<Wire<"Rail">>(render(rail)));
  },

  async getCorridorCosts({ params, query }, { services, caller, render }) {
    const corridor = CORRIDORS.get(params.id);
    if (corridor === undefined) throw notFound("corridor", params.id);
    const asOf =
      query.asOf === undefined ? await tenantNow(services, caller) : new Date(query.asOf);
    const observations = await observationsOf(services.db, caller, corridor.id, asOf);
    return ok(
      stored<Wire<"CorridorCost">>(render(corridorCosts(corridor, observations, asOf.getTime()))),
    );
  },

  async listProviders({ query }, { render }) {
    const { country, ...page } = query;
    const data = PROVIDER_INFOS.filter(
      (provider) => country === undefined || provider.countries.includes(country),
    ).toSorted(byId);
    return ok(
      stored<Wire<"ProviderList">>(render(pageOf(data, page, "/v1/providers", ({ id }) => id))),
    );
  },

  async listMerchantCategories({ query }, { render }) {
    const data = [...MERCHANT_CATEGORIES.values()].toSorted(byId);
    return ok(
      stored<Wire<"MerchantCategoryList">>(
        render(pageOf(data, query, "/v1/merchant-categories", ({ id }) => id)),
      ),
    );
  },

  async previewRouting({ body }, { services, caller, render }) {
    const { asOf, ...request } = body;
    const terms = await previewTerms(
      services,
      caller,
      request,
      asOf === undefined ? null : new Date(asOf),
    );
    return ok(stored<Wire<"RoutingDecision">>(render(terms.decision)));
  },

  async listCorridors({ query }, { render }) {
    const { sourceCountry, destinationCountry, active } = query;
    const data = [...CORRIDORS.values()].filter(
      (corridor) =>
        (sourceCountry === undefined || corridor.sourceCountry === sourceCountry) &&
        (destinationCountry === undefined || corridor.destinationCountry === destinationCountry) &&
        (active === undefined || corridor.active === active),
    );
    return ok(
      stored<Wire<"CorridorList">>(render(pageOf(data, query, "/v1/corridors", ({ id }) => id))),
    );
  },

  async getCorridor({ params }, { render }) {
    const corridor = CORRIDORS.get(params.id);
    if (corridor === undefined) throw notFound("corridor", params.id);
    return ok(stored<Wire<"Corridor">>(render(corridor)));
  },

  async listCurrencies({ query }, { render }) {
    const countriesOf = (code: string): readonly string[] =>
      [...COUNTRIES.values()]
        .filter(({ currency }) => currency === code)
        .map((country) => country.code);
    const data = [...CURRENCIES.values()].map(({ code, name, minorUnits }) => ({
      object: "currency",
      code,
      name,
      minorUnitDigits: minorUnits,
      countries: countriesOf(code),
    }));
    return ok(
      stored<Wire<"CurrencyList">>(
        render(pageOf(data, query, "/v1/currencies", ({ code }) => code)),
      ),
    );
  },
};

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;
