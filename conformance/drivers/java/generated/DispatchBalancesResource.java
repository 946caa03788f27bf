// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.BalancesListParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchBalancesResource {
    private DispatchBalancesResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("listBalances", (client, args, options) -> client.balances().list(args.params(BalancesListParams.SHAPE), options));
    }
}
