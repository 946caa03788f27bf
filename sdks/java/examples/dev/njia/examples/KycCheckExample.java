// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.IdentityType;
import dev.njia.model.KycCheck;
import dev.njia.model.KycCheckParams;
import dev.njia.model.KycCheckRequest;
import java.time.LocalDate;

/**
 * Check an identity (deprecated)
 * @deprecated since 2026-03-01; use createKycScore; ends on 2027-06-01; removed in 3.0.0; Use POST
 * /v1/kyc/score, which also gives a score, checks and a tier.
 */
@Deprecated(since = "2026-03-01", forRemoval = true)
public final class KycCheckExample {
    private KycCheckExample() {}

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
    public static KycCheck run(NjiaClient client) {
        return client.kyc().check(KycCheckRequest.builder()
                .firstName("Chidi")
                .lastName("Okafor")
                .dateOfBirth(LocalDate.parse("1990-07-01"))
                .country("NG")
                .idType(IdentityType.NIN)
                .idNumber("12345678000")
                .build(), KycCheckParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .xSandboxScenario("payment.callback_late; latencyMs=400")
                .build());
    }
}
