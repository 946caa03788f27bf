// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.ChangeLogSubscription;
import dev.njia.model.ChangeLogSubscriptionList;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Empty;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class ChangelogSubscriptionsOperations {
    static final Operation<ChangeLogSubscription> CONFIRM = new Operation<>("confirmChangeLogSubscription", "POST", "/v1/changelog/subscriptions/{id}/confirm",
            Returns.model(ChangeLogSubscription.SHAPE))
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<ChangeLogSubscription> CREATE = new Operation<>("createChangeLogSubscription", "POST", "/v1/changelog/subscriptions",
            Returns.model(ChangeLogSubscription.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<Empty> DELETE = new Operation<>("deleteChangeLogSubscription", "DELETE", "/v1/changelog/subscriptions/{id}",
            Returns.nothing())
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<ChangeLogSubscription> RETRIEVE = new Operation<>("getChangeLogSubscription", "GET", "/v1/changelog/subscriptions/{id}",
            Returns.model(ChangeLogSubscription.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<PageBody<ChangeLogSubscription>> LIST = new Operation<>("listChangeLogSubscriptions", "GET", "/v1/changelog/subscriptions",
            Returns.page(ChangeLogSubscriptionList.SHAPE, "/data", ChangeLogSubscription.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<ChangeLogSubscription> UNSUBSCRIBE = new Operation<>("unsubscribeChangeLog", "POST", "/v1/changelog/subscriptions/{id}/unsubscribe",
            Returns.model(ChangeLogSubscription.SHAPE))
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("token", "token", Param.Place.QUERY, "form", true, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private ChangelogSubscriptionsOperations() {}
}
