// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.SandboxFundBalanceParams;
import dev.njia.model.SandboxFunding;
import dev.njia.model.SandboxFundingRequest;

/**
 * Add test money
 */
public final class SandboxFundBalanceExample {
    private SandboxFundBalanceExample() {}

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
    public static SandboxFunding run(NjiaClient client) {
        return client.sandbox().fundBalance(SandboxFundingRequest.builder()
                .accountId("acct_01kag9ytq2f7sv3w5x8a0b1c2d")
                .currency("XAF")
                .amountMinorUnits(500000L)
                .build(), SandboxFundBalanceParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
