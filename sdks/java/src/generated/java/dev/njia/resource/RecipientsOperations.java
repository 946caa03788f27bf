// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.RecipientLookup;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class RecipientsOperations {
    static final Operation<RecipientLookup> LOOKUP = new Operation<>("lookupRecipient", "POST", "/v1/recipients/lookup",
            Returns.model(RecipientLookup.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Sandbox-Scenario", "X-Sandbox-Scenario", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private RecipientsOperations() {}
}
