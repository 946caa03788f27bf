// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CreditScoreRequest;
import dev.njia.model.CreditScoresCreateParams;
import dev.njia.model.CreditScoresListParams;
import dev.njia.model.CreditScoresRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchCreditScoresResource {
    private DispatchCreditScoresResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createCreditScore", (client, args, options) -> client.creditScores().create(args.body(CreditScoreRequest.SHAPE), args.params(CreditScoresCreateParams.SHAPE), options));
        table.put("getCreditScore", (client, args, options) -> client.creditScores().retrieve(args.path(Codecs.STRING, "id"), args.params(CreditScoresRetrieveParams.SHAPE), options));
        table.put("listCreditScores", (client, args, options) -> client.creditScores().list(args.params(CreditScoresListParams.SHAPE), options));
    }
}
