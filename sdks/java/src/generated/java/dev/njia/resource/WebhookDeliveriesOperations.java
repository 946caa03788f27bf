// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Delivery;
import dev.njia.model.DeliveryList;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class WebhookDeliveriesOperations {
    static final Operation<Delivery> RETRIEVE = new Operation<>("getDelivery", "GET", "/v1/webhooks/deliveries/{id}",
            Returns.model(Delivery.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<PageBody<Delivery>> LIST = new Operation<>("listDeliveries", "GET", "/v1/webhooks/endpoints/{id}/deliveries",
            Returns.page(DeliveryList.SHAPE, "/data", Delivery.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("status", "status", Param.Place.QUERY, "form", true, false))
            .param(new Param("eventId", "eventId", Param.Place.QUERY, "form", true, false))
            .param(new Param("eventType", "eventType", Param.Place.QUERY, "form", true, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<Delivery> RETRY = new Operation<>("retryDelivery", "POST", "/v1/webhooks/deliveries/{id}/retry",
            Returns.model(Delivery.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private WebhookDeliveriesOperations() {}
}
