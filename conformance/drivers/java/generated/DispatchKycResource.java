// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.KycCheckParams;
import dev.njia.model.KycCheckRequest;
import dev.njia.model.KycListParams;
import dev.njia.model.KycRetrieveCheckParams;
import dev.njia.model.KycRetrieveParams;
import dev.njia.model.KycReviewParams;
import dev.njia.model.KycScoreParams;
import dev.njia.model.KycScoreRequest;
import dev.njia.model.KycScoreReviewRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchKycResource {
    private DispatchKycResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createKycCheck", (client, args, options) -> client.kyc().check(args.body(KycCheckRequest.SHAPE), args.params(KycCheckParams.SHAPE), options));
        table.put("createKycScore", (client, args, options) -> client.kyc().score(args.body(KycScoreRequest.SHAPE), args.params(KycScoreParams.SHAPE), options));
        table.put("getKycCheck", (client, args, options) -> client.kyc().retrieveCheck(args.path(Codecs.STRING, "id"), args.params(KycRetrieveCheckParams.SHAPE), options));
        table.put("getKycScore", (client, args, options) -> client.kyc().retrieve(args.path(Codecs.STRING, "id"), args.params(KycRetrieveParams.SHAPE), options));
        table.put("listKycScores", (client, args, options) -> client.kyc().list(args.params(KycListParams.SHAPE), options));
        table.put("reviewKycScore", (client, args, options) -> client.kyc().review(args.path(Codecs.STRING, "id"), args.body(KycScoreReviewRequest.SHAPE), args.params(KycReviewParams.SHAPE), options));
    }
}
