// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.IdempotencyKeyRecord;
import dev.njia.runtime.Operation;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class IdempotencyKeysOperations {
    static final Operation<IdempotencyKeyRecord> RETRIEVE = new Operation<>("getIdempotencyKey", "GET", "/v1/idempotency-keys/{operationId}/{key}",
            Returns.model(IdempotencyKeyRecord.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("operationId", "operationId", Param.Place.PATH, "simple", false, false))
            .param(new Param("key", "key", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    private IdempotencyKeysOperations() {}
}
