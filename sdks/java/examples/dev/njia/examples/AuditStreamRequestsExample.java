// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.AuditStreamRequestsParams;
import dev.njia.model.RequestLogEntry;
import dev.njia.runtime.EventStream;
import java.io.IOException;

/**
 * Follow the request log
 */
public final class AuditStreamRequestsExample {
    private AuditStreamRequestsExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     * @throws IOException when the connection cannot be closed
     */
    public static void main(String[] args) throws IOException {
        try (NjiaClient client = NjiaClient.builder().build()) {
            try (EventStream<RequestLogEntry> stream = run(client)) {
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
    public static EventStream<RequestLogEntry> run(NjiaClient client) {
        return client.audit().streamRequests(AuditStreamRequestsParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .operationId("createPayment")
                .minStatus(400)
                .build());
    }
}
