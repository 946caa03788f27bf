// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.EventTypeInfo;
import dev.njia.model.EventsListTypesParams;
import dev.njia.runtime.Page;

/**
 * List event types
 */
public final class EventsListTypesExample {
    private EventsListTypesExample() {}

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
    public static Page<EventTypeInfo> run(NjiaClient client) {
        return client.events().listTypes(EventsListTypesParams.builder().limit(20).build());
    }
}
