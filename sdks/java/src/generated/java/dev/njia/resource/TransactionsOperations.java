// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.AuditEntry;
import dev.njia.model.AuditEntryList;
import dev.njia.model.Reversal;
import dev.njia.model.Transaction;
import dev.njia.model.TransactionList;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class TransactionsOperations {
    static final Operation<Transaction> RETRIEVE = new Operation<>("getTransaction", "GET", "/v1/transactions/{id}",
            Returns.model(Transaction.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false));

    static final Operation<PageBody<AuditEntry>> AUDIT_TRAIL = new Operation<>("getTransactionAuditTrail", "GET", "/v1/transactions/{id}/audit-trail",
            Returns.page(AuditEntryList.SHAPE, "/data", AuditEntry.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<PageBody<Transaction>> LIST = new Operation<>("listTransactions", "GET", "/v1/transactions",
            Returns.page(TransactionList.SHAPE, "/data", Transaction.SHAPE))
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
            .param(new Param("type", "type", Param.Place.QUERY, "form", true, false))
            .param(new Param("accountId", "accountId", Param.Place.QUERY, "form", true, false))
            .param(new Param("paymentId", "paymentId", Param.Place.QUERY, "form", true, false))
            .param(new Param("customerId", "customerId", Param.Place.QUERY, "form", true, false))
            .param(new Param("rail", "rail", Param.Place.QUERY, "form", true, false))
            .param(new Param("currency", "currency", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<Reversal> REVERSE = new Operation<>("reverseTransaction", "POST", "/v1/transactions/{id}/reverse",
            Returns.model(Reversal.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("Prefer", "Prefer", Param.Place.HEADER, "simple", false, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false))
            .param(new Param("X-Sandbox-Scenario", "X-Sandbox-Scenario", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private TransactionsOperations() {}
}
