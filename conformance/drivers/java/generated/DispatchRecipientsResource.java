// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.model.RecipientLookupRequest;
import dev.njia.model.RecipientsLookupParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchRecipientsResource {
    private DispatchRecipientsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("lookupRecipient", (client, args, options) -> client.recipients().lookup(args.body(RecipientLookupRequest.SHAPE), args.params(RecipientsLookupParams.SHAPE), options));
    }
}
