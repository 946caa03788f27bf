// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.SandboxReset;
import dev.njia.model.SandboxResetParams;

/**
 * Reset the sandbox
 */
public final class SandboxResetExample {
    private SandboxResetExample() {}

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
    public static SandboxReset run(NjiaClient client) {
        return client.sandbox().reset(SandboxResetParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
