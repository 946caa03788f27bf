// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.FraudAnalysis;
import dev.njia.model.FraudFeedbackLabel;
import dev.njia.model.FraudFeedbackRequest;
import dev.njia.model.FraudSubmitFeedbackParams;

/**
 * Tell what it turned out to be
 */
public final class FraudSubmitFeedbackExample {
    private FraudSubmitFeedbackExample() {}

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
    public static FraudAnalysis run(NjiaClient client) {
        return client.fraud().submitFeedback("fra_01kag9ytq2f7sv3w5x8a0b1c2d", FraudFeedbackRequest.builder()
                .label(FraudFeedbackLabel.FRAUD)
                .note("Customer confirmed the loss of the phone.")
                .build(), FraudSubmitFeedbackParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
