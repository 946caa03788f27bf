// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.AuthLoginParams;
import dev.njia.model.LoginRequest;
import dev.njia.model.Session;

/**
 * Log a person in
 */
public final class AuthLoginExample {
    private AuthLoginExample() {}

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
        return client.auth().login(LoginRequest.builder()
                .email("amina.ngo@sahel-pay.example")
                .password("correct horse battery staple")
                .build(), AuthLoginParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
