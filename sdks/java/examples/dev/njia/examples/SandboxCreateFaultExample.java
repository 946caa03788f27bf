// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.SandboxCreateFaultParams;
import dev.njia.model.SandboxFault;
import dev.njia.model.SandboxFaultKind;
import dev.njia.model.SandboxFaultParameters;
import dev.njia.model.SandboxFaultRequest;
import java.time.OffsetDateTime;

/**
 * Inject a fault
 */
public final class SandboxCreateFaultExample {
    private SandboxCreateFaultExample() {}

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
    public static SandboxFault run(NjiaClient client) {
        return client.sandbox().createFault(SandboxFaultRequest.builder()
                .target("callback:mtn_momo")
                .kind(SandboxFaultKind.DUPLICATE)
                .parameters(SandboxFaultParameters.builder().copies(3).build())
                .probability(1d)
                .seed(42)
                .maxCount(5)
                .expiresAt(OffsetDateTime.parse("2026-11-20T11:00:00.000Z"))
                .build(), SandboxCreateFaultParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
