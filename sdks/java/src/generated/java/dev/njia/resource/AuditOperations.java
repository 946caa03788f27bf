// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.AuditEntry;
import dev.njia.model.AuditEntryList;
import dev.njia.model.AuditVerification;
import dev.njia.model.RequestLogEntry;
import dev.njia.model.RequestLogEntryList;
import dev.njia.runtime.EventStream;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class AuditOperations {
    static final Operation<PageBody<AuditEntry>> LIST = new Operation<>("listAuditEntries", "GET", "/v1/audit-log",
            Returns.page(AuditEntryList.SHAPE, "/data", AuditEntry.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("action", "action", Param.Place.QUERY, "form", true, false))
            .param(new Param("resourceId", "resourceId", Param.Place.QUERY, "form", true, false))
            .param(new Param("actorId", "actorId", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<PageBody<RequestLogEntry>> LIST_REQUESTS = new Operation<>("listRequestLog", "GET", "/v1/request-log",
            Returns.page(RequestLogEntryList.SHAPE, "/data", RequestLogEntry.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("operationId", "operationId", Param.Place.QUERY, "form", true, false))
            .param(new Param("minStatus", "minStatus", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<EventStream<RequestLogEntry>> STREAM_REQUESTS = new Operation<>("streamRequestLog", "GET", "/v1/request-log/stream",
            Returns.events(RequestLogEntry.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("operationId", "operationId", Param.Place.QUERY, "form", true, false))
            .param(new Param("minStatus", "minStatus", Param.Place.QUERY, "form", true, false));

    static final Operation<AuditVerification> VERIFY = new Operation<>("verifyAuditLog", "GET", "/v1/audit-log/verify",
            Returns.model(AuditVerification.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private AuditOperations() {}
}
