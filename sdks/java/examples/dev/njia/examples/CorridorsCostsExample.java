// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CorridorCost;
import dev.njia.model.CorridorsCostsParams;
import java.time.OffsetDateTime;

/**
 * Read the cost history of a corridor
 */
public final class CorridorsCostsExample {
    private CorridorsCostsExample() {}

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
    public static CorridorCost run(NjiaClient client) {
        return client.corridors().costs("CM-GA-XAF-XAF", CorridorsCostsParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .asOf(OffsetDateTime.parse("2026-11-20T10:00:00.000Z"))
                .build());
    }
}
