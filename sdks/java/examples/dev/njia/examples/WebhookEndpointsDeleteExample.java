// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.WebhookEndpointsDeleteParams;
import dev.njia.runtime.Empty;

/**
 * Delete a webhook endpoint
 */
public final class WebhookEndpointsDeleteExample {
    private WebhookEndpointsDeleteExample() {}

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
    public static Empty run(NjiaClient client) {
        return client.webhookEndpoints().delete("whe_01kag9ytq2f7sv3w5x8a0b1c2d", WebhookEndpointsDeleteParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
