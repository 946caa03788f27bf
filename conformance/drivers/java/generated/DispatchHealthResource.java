// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchHealthResource {
    private DispatchHealthResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getLiveness", (client, args, options) -> client.health().live(options));
        table.put("getReadiness", (client, args, options) -> client.health().ready(options));
    }
}
