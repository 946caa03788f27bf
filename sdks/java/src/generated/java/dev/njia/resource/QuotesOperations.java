// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Quote;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class QuotesOperations {
    static final Operation<Quote> CREATE = new Operation<>("createQuote", "POST", "/v1/quotes",
            Returns.model(Quote.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<Quote> RETRIEVE = new Operation<>("getQuote", "GET", "/v1/quotes/{id}",
            Returns.model(Quote.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private QuotesOperations() {}
}
