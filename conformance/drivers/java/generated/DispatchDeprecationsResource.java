// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.DeprecationsUsageParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchDeprecationsResource {
    private DispatchDeprecationsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getDeprecationUsage", (client, args, options) -> client.deprecations().usage(args.params(DeprecationsUsageParams.SHAPE), options));
    }
}
