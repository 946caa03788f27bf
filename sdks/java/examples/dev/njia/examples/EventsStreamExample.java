// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Event;
import dev.njia.model.EventsStreamParams;
import dev.njia.runtime.EventStream;
import java.io.IOException;

/**
 * Stream events
 */
public final class EventsStreamExample {
    private EventsStreamExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     * @throws IOException when the connection cannot be closed
     */
    public static void main(String[] args) throws IOException {
        try (NjiaClient client = NjiaClient.builder().build()) {
            try (EventStream<Event> stream = run(client)) {
                stream.forEach(System.out::println);
            }
        }
    }

    /**
     * The call.
     *
     * @param client to call with
     * @return its answer
     */
    public static EventStream<Event> run(NjiaClient client) {
        return client.events().stream(EventsStreamParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .lastEventId("1629")
                .build());
    }
}
