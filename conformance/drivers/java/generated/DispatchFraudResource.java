// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.FraudAnalysisRequest;
import dev.njia.model.FraudAnalyzeParams;
import dev.njia.model.FraudFeedbackRequest;
import dev.njia.model.FraudListParams;
import dev.njia.model.FraudPolicyParams;
import dev.njia.model.FraudPolicyRequest;
import dev.njia.model.FraudReplacePolicyParams;
import dev.njia.model.FraudRetrieveParams;
import dev.njia.model.FraudSubmitFeedbackParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchFraudResource {
    private DispatchFraudResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("analyzeFraud", (client, args, options) -> client.fraud().analyze(args.body(FraudAnalysisRequest.SHAPE), args.params(FraudAnalyzeParams.SHAPE), options));
        table.put("getFraudAnalysis", (client, args, options) -> client.fraud().retrieve(args.path(Codecs.STRING, "id"), args.params(FraudRetrieveParams.SHAPE), options));
        table.put("getFraudPolicy", (client, args, options) -> client.fraud().policy(args.params(FraudPolicyParams.SHAPE), options));
        table.put("listFraudAnalyses", (client, args, options) -> client.fraud().list(args.params(FraudListParams.SHAPE), options));
        table.put("replaceFraudPolicy", (client, args, options) -> client.fraud().replacePolicy(args.body(FraudPolicyRequest.SHAPE), args.params(FraudReplacePolicyParams.SHAPE), options));
        table.put("submitFraudFeedback", (client, args, options) -> client.fraud().submitFeedback(args.path(Codecs.STRING, "id"), args.body(FraudFeedbackRequest.SHAPE), args.params(FraudSubmitFeedbackParams.SHAPE), options));
    }
}
