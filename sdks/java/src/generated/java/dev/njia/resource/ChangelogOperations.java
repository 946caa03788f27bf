// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.ChangeLogEntry;
import dev.njia.model.ChangeLogEntryList;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Result;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class ChangelogOperations {
    static final Operation<ChangeLogEntry> RETRIEVE = new Operation<>("getChangeLogEntry", "GET", "/v1/changelog/{id}",
            Returns.model(ChangeLogEntry.SHAPE))
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<Result<String>> FEED = new Operation<>("getChangeLogFeed", "GET", "/changelog.atom",
            Returns.text("application/atom+xml"))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<PageBody<ChangeLogEntry>> LIST = new Operation<>("listChangeLog", "GET", "/v1/changelog",
            Returns.page(ChangeLogEntryList.SHAPE, "/data", ChangeLogEntry.SHAPE))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("kind", "kind", Param.Place.QUERY, "form", true, false))
            .param(new Param("breaking", "breaking", Param.Place.QUERY, "form", true, false))
            .param(new Param("operationId", "operationId", Param.Place.QUERY, "form", true, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    private ChangelogOperations() {}
}
