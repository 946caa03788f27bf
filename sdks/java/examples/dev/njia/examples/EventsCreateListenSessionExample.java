// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.EventsCreateListenSessionParams;
import dev.njia.model.ListenSession;
import dev.njia.model.ListenSessionRequest;
import java.util.List;

/**
 * Create a listen session
 */
public final class EventsCreateListenSessionExample {
    private EventsCreateListenSessionExample() {}

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
    public static ListenSession run(NjiaClient client) {
        return client.events().createListenSession(ListenSessionRequest.builder()
                .types(List.of("payment.*", "kyc_score.*"))
                .where(List.of("data.status=failed"))
                .afterSequence(1629L)
                .device("amina-laptop")
                .profile("default")
                .build(), EventsCreateListenSessionParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
