// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.RoutingPreviewParams;
import dev.njia.model.RoutingPreviewRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchRoutingResource {
    private DispatchRoutingResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("previewRouting", (client, args, options) -> client.routing().preview(args.body(RoutingPreviewRequest.SHAPE), args.params(RoutingPreviewParams.SHAPE), options));
    }
}
