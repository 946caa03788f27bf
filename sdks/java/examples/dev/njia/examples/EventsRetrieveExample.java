// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Event;
import dev.njia.model.EventsRetrieveParams;

/**
 * Get an event
 */
public final class EventsRetrieveExample {
    private EventsRetrieveExample() {}

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
    public static Event run(NjiaClient client) {
        return client.events().retrieve("evt_01kag9zt9jkza2dnmtty18aem2", EventsRetrieveParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
