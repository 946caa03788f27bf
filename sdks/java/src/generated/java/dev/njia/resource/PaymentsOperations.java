// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Payment;
import dev.njia.model.PaymentList;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class PaymentsOperations {
    static final Operation<Payment> CANCEL = new Operation<>("cancelPayment", "POST", "/v1/payments/{id}/cancel",
            Returns.model(Payment.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<Payment> CREATE = new Operation<>("createPayment", "POST", "/v1/payments",
            Returns.model(Payment.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("Prefer", "Prefer", Param.Place.HEADER, "simple", false, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false))
            .param(new Param("X-Sandbox-Scenario", "X-Sandbox-Scenario", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<Payment> RETRIEVE = new Operation<>("getPayment", "GET", "/v1/payments/{id}",
            Returns.model(Payment.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("Prefer", "Prefer", Param.Place.HEADER, "simple", false, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false));

    static final Operation<PageBody<Payment>> LIST = new Operation<>("listPayments", "GET", "/v1/payments",
            Returns.page(PaymentList.SHAPE, "/data", Payment.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("expand", "expand", Param.Place.QUERY, "form", false, false))
            .param(new Param("status", "status", Param.Place.QUERY, "form", true, false))
            .param(new Param("rail", "rail", Param.Place.QUERY, "form", true, false))
            .param(new Param("direction", "direction", Param.Place.QUERY, "form", true, false))
            .param(new Param("currency", "currency", Param.Place.QUERY, "form", true, false))
            .param(new Param("reference", "reference", Param.Place.QUERY, "form", true, false))
            .param(new Param("customerId", "customerId", Param.Place.QUERY, "form", true, false))
            .param(new Param("bulkPaymentId", "bulkPaymentId", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<Payment> RECONCILE = new Operation<>("reconcilePayment", "POST", "/v1/payments/{id}/reconcile",
            Returns.model(Payment.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<Payment> REVIEW = new Operation<>("reviewPayment", "POST", "/v1/payments/{id}/review",
            Returns.model(Payment.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private PaymentsOperations() {}
}
