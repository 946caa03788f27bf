// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CreditScore;
import dev.njia.model.CreditScoresRetrieveParams;
import java.util.List;

/**
 * Read a credit score
 */
public final class CreditScoresRetrieveExample {
    private CreditScoresRetrieveExample() {}

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
    public static CreditScore run(NjiaClient client) {
        return client.creditScores().retrieve("crs_01kag9ytq2f7sv3w5x8a0b1c2d", CreditScoresRetrieveParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .expand(List.of("transaction", "customer"))
                .build());
    }
}
