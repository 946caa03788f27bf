// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CorridorsCostsParams;
import dev.njia.model.CorridorsListParams;
import dev.njia.model.CorridorsRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchCorridorsResource {
    private DispatchCorridorsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getCorridor", (client, args, options) -> client.corridors().retrieve(args.path(Codecs.STRING, "id"), args.params(CorridorsRetrieveParams.SHAPE), options));
        table.put("getCorridorCosts", (client, args, options) -> client.corridors().costs(args.path(Codecs.STRING, "id"), args.params(CorridorsCostsParams.SHAPE), options));
        table.put("listCorridors", (client, args, options) -> client.corridors().list(args.params(CorridorsListParams.SHAPE), options));
    }
}
