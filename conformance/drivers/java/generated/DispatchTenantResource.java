// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.TenantRetrieveParams;
import dev.njia.model.TenantUpdateParams;
import dev.njia.model.UpdateTenantRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchTenantResource {
    private DispatchTenantResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getTenant", (client, args, options) -> client.tenant().retrieve(args.params(TenantRetrieveParams.SHAPE), options));
        table.put("updateTenant", (client, args, options) -> client.tenant().update(args.body(UpdateTenantRequest.SHAPE), args.params(TenantUpdateParams.SHAPE), options));
    }
}
