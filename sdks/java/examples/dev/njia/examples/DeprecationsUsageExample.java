// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.DeprecationUsage;
import dev.njia.model.DeprecationsUsageParams;

/**
 * Get your use of deprecated things
 */
public final class DeprecationsUsageExample {
    private DeprecationsUsageExample() {}

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
    public static DeprecationUsage run(NjiaClient client) {
        return client.deprecations().usage(DeprecationsUsageParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
