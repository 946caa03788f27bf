// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ChangeLogEntry;
import dev.njia.model.ChangelogRetrieveParams;

/**
 * Get a change
 */
public final class ChangelogRetrieveExample {
    private ChangelogRetrieveExample() {}

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
    public static ChangeLogEntry run(NjiaClient client) {
        return client.changelog().retrieve("chg_01kag9ytq2f7sv3w5x8a0b1c2d", ChangelogRetrieveParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
