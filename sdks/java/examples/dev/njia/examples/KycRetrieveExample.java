// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.KycRetrieveParams;
import dev.njia.model.KycScore;

/**
 * Get an assessment
 */
public final class KycRetrieveExample {
    private KycRetrieveExample() {}

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
        return client.kyc().retrieve("kys_01kag9ytq2f7sv3w5x8a0b1c2d", KycRetrieveParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
