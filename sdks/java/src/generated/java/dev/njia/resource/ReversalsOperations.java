// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Reversal;
import dev.njia.model.ReversalList;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class ReversalsOperations {
    static final Operation<Reversal> RETRIEVE = new Operation<>("getReversal", "GET", "/v1/reversals/{id}",
            Returns.model(Reversal.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("Prefer", "Prefer", Param.Place.HEADER, "simple", false, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false));

    static final Operation<PageBody<Reversal>> LIST = new Operation<>("listReversals", "GET", "/v1/reversals",
            Returns.page(ReversalList.SHAPE, "/data", Reversal.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("status", "status", Param.Place.QUERY, "form", true, false))
            .param(new Param("reason", "reason", Param.Place.QUERY, "form", true, false))
            .param(new Param("transactionId", "transactionId", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    private ReversalsOperations() {}
}
