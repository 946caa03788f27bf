// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.IdempotencyKeysRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchIdempotencyKeysResource {
    private DispatchIdempotencyKeysResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getIdempotencyKey", (client, args, options) -> client.idempotencyKeys().retrieve(args.path(Codecs.STRING, "operationId"), args.path(Codecs.STRING, "key"), args.params(IdempotencyKeysRetrieveParams.SHAPE), options));
    }
}
