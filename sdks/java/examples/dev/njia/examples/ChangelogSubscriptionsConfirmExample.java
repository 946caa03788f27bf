// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ChangeLogConfirmRequest;
import dev.njia.model.ChangeLogSubscription;
import dev.njia.model.ChangelogSubscriptionsConfirmParams;

/**
 * Confirm an e-mail address
 */
public final class ChangelogSubscriptionsConfirmExample {
    private ChangelogSubscriptionsConfirmExample() {}

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
    public static ChangeLogSubscription run(NjiaClient client) {
        return client.changelogSubscriptions().confirm("csub_01kag9ytq2f7sv3w5x8a0b1c2d", ChangeLogConfirmRequest.builder()
                .token("c29tZS1jb25maXJtYXRpb24tdG9rZW4")
                .build(), ChangelogSubscriptionsConfirmParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
