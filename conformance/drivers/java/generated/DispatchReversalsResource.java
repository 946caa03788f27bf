// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.ReversalsListParams;
import dev.njia.model.ReversalsRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchReversalsResource {
    private DispatchReversalsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getReversal", (client, args, options) -> client.reversals().retrieve(args.path(Codecs.STRING, "id"), args.params(ReversalsRetrieveParams.SHAPE), options));
        table.put("listReversals", (client, args, options) -> client.reversals().list(args.params(ReversalsListParams.SHAPE), options));
    }
}
