// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.EventsCloseListenSessionParams;
import dev.njia.runtime.Empty;

/**
 * Close a listen session
 */
public final class EventsCloseListenSessionExample {
    private EventsCloseListenSessionExample() {}

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
    public static Empty run(NjiaClient client) {
        return client.events().closeListenSession("lsn_01kag9ytq2f7sv3w5x8a0b1c2d", EventsCloseListenSessionParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
