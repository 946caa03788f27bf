// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ChangeLogSubscription;
import dev.njia.model.ChangelogSubscriptionsUnsubscribeParams;

/**
 * Unsubscribe by link
 */
public final class ChangelogSubscriptionsUnsubscribeExample {
    private ChangelogSubscriptionsUnsubscribeExample() {}

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
        return client.changelogSubscriptions().unsubscribe("csub_01kag9ytq2f7sv3w5x8a0b1c2d", ChangelogSubscriptionsUnsubscribeParams.builder()
                .token("c29tZS11bnN1YnNjcmliZS10b2tlbg")
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .build());
    }
}
