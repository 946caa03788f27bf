// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.ReferenceListCurrenciesParams;
import dev.njia.model.ReferenceListMerchantCategoriesParams;
import dev.njia.model.ReferenceListProvidersParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchReferenceResource {
    private DispatchReferenceResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("listCurrencies", (client, args, options) -> client.reference().listCurrencies(args.params(ReferenceListCurrenciesParams.SHAPE), options));
        table.put("listMerchantCategories", (client, args, options) -> client.reference().listMerchantCategories(args.params(ReferenceListMerchantCategoriesParams.SHAPE), options));
        table.put("listProviders", (client, args, options) -> client.reference().listProviders(args.params(ReferenceListProvidersParams.SHAPE), options));
    }
}
