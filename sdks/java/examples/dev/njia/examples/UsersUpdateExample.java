// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Role;
import dev.njia.model.UpdateUserRequest;
import dev.njia.model.User;
import dev.njia.model.UsersUpdateParams;

/**
 * Change a user
 */
public final class UsersUpdateExample {
    private UsersUpdateExample() {}

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
        return client.users().update("usr_01kag9ytq2f7sv3w5x8a0b1c2d", UpdateUserRequest.builder().role(Role.RISK).build(), UsersUpdateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
