// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.WebhookEndpoint;
import dev.njia.model.WebhookEndpointRequest;
import dev.njia.model.WebhookEndpointsCreateParams;
import dev.njia.model.WebhookOrdering;
import java.util.List;
import java.util.Map;

/**
 * Create a webhook endpoint
 */
public final class WebhookEndpointsCreateExample {
    private WebhookEndpointsCreateExample() {}

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
    public static WebhookEndpoint run(NjiaClient client) {
        return client.webhookEndpoints().create(WebhookEndpointRequest.builder()
                .url("https://hooks.sahel-pay.example/njia")
                .description("Payment status for the Douala back office")
                .events(List.of("payment.*", "kyc_score.completed"))
                .ordering(WebhookOrdering.PER_RESOURCE)
                .metadata(Map.of("team", "payments"))
                .build(), WebhookEndpointsCreateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
