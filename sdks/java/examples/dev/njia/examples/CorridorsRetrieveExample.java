// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Corridor;
import dev.njia.model.CorridorsRetrieveParams;

/**
 * Read a corridor
 */
public final class CorridorsRetrieveExample {
    private CorridorsRetrieveExample() {}

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
    public static Corridor run(NjiaClient client) {
        return client.corridors().retrieve("CM-GA-XAF-XAF", CorridorsRetrieveParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
