// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Corridor;
import dev.njia.model.CorridorCost;
import dev.njia.model.CorridorList;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class CorridorsOperations {
    static final Operation<Corridor> RETRIEVE = new Operation<>("getCorridor", "GET", "/v1/corridors/{id}",
            Returns.model(Corridor.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<CorridorCost> COSTS = new Operation<>("getCorridorCosts", "GET", "/v1/corridors/{id}/costs",
            Returns.model(CorridorCost.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("asOf", "asOf", Param.Place.QUERY, "form", true, false));

    static final Operation<PageBody<Corridor>> LIST = new Operation<>("listCorridors", "GET", "/v1/corridors",
            Returns.page(CorridorList.SHAPE, "/data", Corridor.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("sourceCountry", "sourceCountry", Param.Place.QUERY, "form", true, false))
            .param(new Param("destinationCountry", "destinationCountry", Param.Place.QUERY, "form", true, false))
            .param(new Param("active", "active", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    private CorridorsOperations() {}
}
