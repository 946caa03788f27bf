// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.SandboxAdvanceClockParams;
import dev.njia.model.SandboxClockAdvance;
import dev.njia.model.SandboxClockAdvanceRequest;

/**
 * Advance the sandbox clock
 */
public final class SandboxAdvanceClockExample {
    private SandboxAdvanceClockExample() {}

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
    public static SandboxClockAdvance run(NjiaClient client) {
        return client.sandbox().advanceClock(SandboxClockAdvanceRequest.builder().seconds(31).build(), SandboxAdvanceClockParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
