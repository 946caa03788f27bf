// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.CardAuthorizationsCaptureParams;
import dev.njia.model.CardAuthorizationsRetrieveParams;
import dev.njia.model.CardAuthorizationsReverseParams;
import dev.njia.model.CardCaptureRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchCardAuthorizationsResource {
    private DispatchCardAuthorizationsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("captureAuthorization", (client, args, options) -> client.cardAuthorizations().capture(args.path(Codecs.STRING, "id"), args.body(CardCaptureRequest.SHAPE), args.params(CardAuthorizationsCaptureParams.SHAPE), options));
        table.put("getCardAuthorization", (client, args, options) -> client.cardAuthorizations().retrieve(args.path(Codecs.STRING, "id"), args.params(CardAuthorizationsRetrieveParams.SHAPE), options));
        table.put("reverseAuthorization", (client, args, options) -> client.cardAuthorizations().reverse(args.path(Codecs.STRING, "id"), args.params(CardAuthorizationsReverseParams.SHAPE), options));
    }
}
