// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.FraudFailMode;
import dev.njia.model.FraudPolicy;
import dev.njia.model.FraudPolicyRequest;
import dev.njia.model.FraudReplacePolicyParams;

/**
 * Replace the fraud policy
 */
public final class FraudReplacePolicyExample {
    private FraudReplacePolicyExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     */
    public static void main(String[] args) {
        try (NjiaClient client = NjiaClient.builder().build()) {
            System.out.println(run(client));
        }
    }

    /**
     * The call.
     *
     * @param client to call with
     * @return its answer
     */
    public static FraudPolicy run(NjiaClient client) {
        return client.fraud().replacePolicy(FraudPolicyRequest.builder()
                .reviewAt(50)
                .blockAt(75)
                .failMode(FraudFailMode.REVIEW)
                .build(), FraudReplacePolicyParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
