// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.KycCheck;
import dev.njia.model.KycRetrieveCheckParams;

/**
 * Get a legacy check (deprecated)
 * @deprecated since 2026-03-01; use getKycScore; ends on 2027-06-01; removed in 3.0.0; Use GET
 * /v1/kyc/scores/{id}.
 */
@Deprecated(since = "2026-03-01", forRemoval = true)
public final class KycRetrieveCheckExample {
    private KycRetrieveCheckExample() {}

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
    public static KycCheck run(NjiaClient client) {
        return client.kyc().retrieveCheck("kyc_01kag9ytq2f7sv3w5x8a0b1c2d", KycRetrieveCheckParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
