// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ChangeLogSubscription;
import dev.njia.model.ChangelogSubscriptionsListParams;
import dev.njia.runtime.Page;

/**
 * List subscriptions
 */
public final class ChangelogSubscriptionsListExample {
    private ChangelogSubscriptionsListExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     */
    public static void main(String[] args) {
        try (NjiaClient client = NjiaClient.builder().build()) {
            run(client).stream().limit(100).forEach(System.out::println);
        }
    }

    /**
     * The call.
     *
     * @param client to call with
     * @return its answer
     */
    public static Page<ChangeLogSubscription> run(NjiaClient client) {
        return client.changelogSubscriptions().list(ChangelogSubscriptionsListParams.builder().limit(20).build());
    }
}
