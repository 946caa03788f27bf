// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ApiKey;
import dev.njia.model.ApiKeysCreateParams;
import dev.njia.model.CreateApiKeyRequest;
import dev.njia.model.Scope;
import java.util.List;

/**
 * Create an API key
 */
public final class ApiKeysCreateExample {
    private ApiKeysCreateExample() {}

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
    public static ApiKey run(NjiaClient client) {
        return client.apiKeys().create(CreateApiKeyRequest.builder()
                .name("Payout server")
                .scopes(List.of(Scope.PAYMENTS_READ, Scope.PAYMENTS_WRITE, Scope.WEBHOOKS_READ))
                .allowedIps(List.of("196.202.10.0/28"))
                .build(), ApiKeysCreateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
