// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.EventReplay;
import dev.njia.model.EventReplayRequest;
import java.time.OffsetDateTime;

/**
 * Deliver past events again
 */
public final class WebhookEndpointsReplayEventsExample {
    private WebhookEndpointsReplayEventsExample() {}

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
    public static EventReplay run(NjiaClient client) {
        return client.webhookEndpoints().replayEvents("whe_01kag9ytq2f7sv3w5x8a0b1c2d", EventReplayRequest.builder()
                .since(OffsetDateTime.parse("2026-11-19T20:00:00.000Z"))
                .dryRun(true)
                .build());
    }
}
