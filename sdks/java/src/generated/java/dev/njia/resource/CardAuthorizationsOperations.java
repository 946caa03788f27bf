// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.CardAuthorization;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class CardAuthorizationsOperations {
    static final Operation<CardAuthorization> CAPTURE = new Operation<>("captureAuthorization", "POST", "/v1/card-authorizations/{id}/capture",
            Returns.model(CardAuthorization.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<CardAuthorization> RETRIEVE = new Operation<>("getCardAuthorization", "GET", "/v1/card-authorizations/{id}",
            Returns.model(CardAuthorization.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<CardAuthorization> REVERSE = new Operation<>("reverseAuthorization", "POST", "/v1/card-authorizations/{id}/reverse",
            Returns.model(CardAuthorization.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private CardAuthorizationsOperations() {}
}
