// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.QuoteRequest;
import dev.njia.model.QuotesCreateParams;
import dev.njia.model.QuotesRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchQuotesResource {
    private DispatchQuotesResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createQuote", (client, args, options) -> client.quotes().create(args.body(QuoteRequest.SHAPE), args.params(QuotesCreateParams.SHAPE), options));
        table.put("getQuote", (client, args, options) -> client.quotes().retrieve(args.path(Codecs.STRING, "id"), args.params(QuotesRetrieveParams.SHAPE), options));
    }
}
