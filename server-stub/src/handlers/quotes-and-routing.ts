import type { QuotesAndRoutingHandlers } from "../generated/handlers/quotes-and-routing.ts";
import type { Wire } from "../generated/types.ts";
import { previewTerms } from "../domain/payments/create.ts";
import { CORRIDORS } from "../domain/reference/corridors.ts";
import { COUNTRIES } from "../domain/reference/countries.ts";
import { CURRENCIES } from "../domain/shared/currencies.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { pageOf } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import type { Unserved } from "./unserved.ts";

export const quotesAndRoutingHandlers: Omit<QuotesAndRoutingHandlers<CallContext>, Unserved> = {
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
