// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.RailsListParams;
import dev.njia.model.RailsRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchRailsResource {
    private DispatchRailsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getRail", (client, args, options) -> client.rails().retrieve(args.path(Codecs.STRING, "id"), args.params(RailsRetrieveParams.SHAPE), options));
        table.put("listRails", (client, args, options) -> client.rails().list(args.params(RailsListParams.SHAPE), options));
    }
}
