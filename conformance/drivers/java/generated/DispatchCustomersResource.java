// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CustomerRequest;
import dev.njia.model.CustomerUpdateRequest;
import dev.njia.model.CustomersCreateParams;
import dev.njia.model.CustomersEraseParams;
import dev.njia.model.CustomersListParams;
import dev.njia.model.CustomersRetrieveParams;
import dev.njia.model.CustomersUpdateParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchCustomersResource {
    private DispatchCustomersResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createCustomer", (client, args, options) -> client.customers().create(args.body(CustomerRequest.SHAPE), args.params(CustomersCreateParams.SHAPE), options));
        table.put("eraseCustomer", (client, args, options) -> client.customers().erase(args.path(Codecs.STRING, "id"), args.params(CustomersEraseParams.SHAPE), options));
        table.put("getCustomer", (client, args, options) -> client.customers().retrieve(args.path(Codecs.STRING, "id"), args.params(CustomersRetrieveParams.SHAPE), options));
        table.put("listCustomers", (client, args, options) -> client.customers().list(args.params(CustomersListParams.SHAPE), options));
        table.put("updateCustomer", (client, args, options) -> client.customers().update(args.path(Codecs.STRING, "id"), args.body(CustomerUpdateRequest.SHAPE), args.params(CustomersUpdateParams.SHAPE), options));
    }
}
