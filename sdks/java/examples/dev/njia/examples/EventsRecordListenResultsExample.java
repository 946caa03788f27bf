// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.DeliveryError;
import dev.njia.model.EventsRecordListenResultsParams;
import dev.njia.model.ListenResult;
import dev.njia.model.ListenResultsRequest;
import dev.njia.runtime.Empty;
import java.util.List;

/**
 * Record results of forwarded events
 */
public final class EventsRecordListenResultsExample {
    private EventsRecordListenResultsExample() {}

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
        return client.events().recordListenResults("lsn_01kag9ytq2f7sv3w5x8a0b1c2d", ListenResultsRequest.builder()
                .results(List.of(ListenResult.builder()
                        .eventId("evt_01kag9z3v5e8rtq6y4m2n7p0cd")
                        .attempt(1)
                        .httpStatus(200)
                        .durationMs(11)
                        .build(), ListenResult.builder()
                        .eventId("evt_01kag9yw9hya12v4jkxrj0j12w")
                        .attempt(2)
                        .durationMs(3)
                        .error(DeliveryError.CONNECTION)
                        .build()))
                .build(), EventsRecordListenResultsParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
