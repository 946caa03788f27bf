// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Reversal;
import dev.njia.model.ReversalsRetrieveParams;
import java.util.List;

/**
 * Read a reversal
 */
public final class ReversalsRetrieveExample {
    private ReversalsRetrieveExample() {}

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
    public static Reversal run(NjiaClient client) {
        return client.reversals().retrieve("rev_01kag9ytq2f7sv3w5x8a0b1c2d", ReversalsRetrieveParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .prefer("wait=10")
                .expand(List.of("transaction", "customer"))
                .build());
    }
}
