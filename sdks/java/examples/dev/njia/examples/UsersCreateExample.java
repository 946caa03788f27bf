// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CreateUserRequest;
import dev.njia.model.LanguageTag;
import dev.njia.model.Role;
import dev.njia.model.User;
import dev.njia.model.UsersCreateParams;

/**
 * Create a user
 */
public final class UsersCreateExample {
    private UsersCreateExample() {}

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
    public static User run(NjiaClient client) {
        return client.users().create(CreateUserRequest.builder()
                .email("ibrahim.diallo@sahel-pay.example")
                .name("Ibrahim Diallo")
                .role(Role.AUDITOR)
                .password("a long sentence nobody guesses")
                .locale(LanguageTag.FR)
                .build(), UsersCreateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
