// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.WebhookEndpoint;
import dev.njia.model.WebhookEndpointUpdateRequest;
import dev.njia.model.WebhookEndpointsUpdateParams;
import dev.njia.model.WebhookPayloadFormat;

/**
 * Change a webhook endpoint
 */
public final class WebhookEndpointsUpdateExample {
    private WebhookEndpointsUpdateExample() {}

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
        return client.webhookEndpoints().update("whe_01kag9ytq2f7sv3w5x8a0b1c2d", WebhookEndpointUpdateRequest.builder()
                .payloadFormat(WebhookPayloadFormat.ENVELOPED)
                .apiVersion("2026-09-01")
                .build(), WebhookEndpointsUpdateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
