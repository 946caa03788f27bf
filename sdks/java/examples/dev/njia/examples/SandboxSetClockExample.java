// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.SandboxClock;
import dev.njia.model.SandboxClockSetRequest;
import dev.njia.model.SandboxSetClockParams;
import java.time.OffsetDateTime;

/**
 * Set the sandbox clock
 */
public final class SandboxSetClockExample {
    private SandboxSetClockExample() {}

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
    public static SandboxClock run(NjiaClient client) {
        return client.sandbox().setClock(SandboxClockSetRequest.builder()
                .now(OffsetDateTime.parse("2026-11-30T23:59:00.000Z"))
                .frozen(true)
                .build(), SandboxSetClockParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
