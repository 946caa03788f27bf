// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.AuthRefreshParams;
import dev.njia.model.RefreshSessionRequest;
import dev.njia.model.Session;

/**
 * Renew a session
 */
public final class AuthRefreshExample {
    private AuthRefreshExample() {}

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
    public static Session run(NjiaClient client) {
        return client.auth().refresh(RefreshSessionRequest.builder()
                .refreshToken("svr_Q2hvY29sYXRlIGNoaXAgY29va2llcyBhcmUgZ29vZDE")
                .build(), AuthRefreshParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
