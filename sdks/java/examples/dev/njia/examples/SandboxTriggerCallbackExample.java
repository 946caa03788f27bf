// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ProviderCallbackEvent;
import dev.njia.model.SandboxCallback;
import dev.njia.model.SandboxCallbackRequest;
import dev.njia.model.SandboxTriggerCallbackParams;

/**
 * Send a provider callback
 */
public final class SandboxTriggerCallbackExample {
    private SandboxTriggerCallbackExample() {}

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
    public static SandboxCallback run(NjiaClient client) {
        return client.sandbox().triggerCallback("pay_01kag9ytq2f7sv3w5x8a0b1c2d", SandboxCallbackRequest.builder().event(ProviderCallbackEvent.SUCCEEDED).delaySeconds(2).build(), SandboxTriggerCallbackParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
