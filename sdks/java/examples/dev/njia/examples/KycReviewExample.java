// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.KycReviewParams;
import dev.njia.model.KycScore;
import dev.njia.model.KycScoreReviewRequest;
import dev.njia.model.KycScoreReviewRequestDecision;

/**
 * Decide an assessment
 */
public final class KycReviewExample {
    private KycReviewExample() {}

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
    public static KycScore run(NjiaClient client) {
        return client.kyc().review("kys_01kag9ytq2f7sv3w5x8a0b1c2d", KycScoreReviewRequest.builder()
                .decision(KycScoreReviewRequestDecision.CLEAR)
                .note("Second given name is missing on the card; birth certificate seen.")
                .build(), KycReviewParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
