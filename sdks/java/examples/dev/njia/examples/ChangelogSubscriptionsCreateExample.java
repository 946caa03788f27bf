// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ChangeLogChannel;
import dev.njia.model.ChangeLogFilterInput;
import dev.njia.model.ChangeLogSubscription;
import dev.njia.model.ChangeLogSubscriptionRequest;

/**
 * Subscribe to changes
 */
public final class ChangelogSubscriptionsCreateExample {
    private ChangelogSubscriptionsCreateExample() {}

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
        return client.changelogSubscriptions().create(ChangeLogSubscriptionRequest.builder()
                .channel(ChangeLogChannel.EMAIL)
                .target("api-team@sahel-pay.example")
                .filter(ChangeLogFilterInput.builder().breakingOnly(true).onlyAffectingMe(true).build())
                .build());
    }
}
