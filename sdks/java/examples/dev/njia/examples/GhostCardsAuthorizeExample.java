// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CardAuthorization;
import dev.njia.model.CardAuthorizationRequest;
import dev.njia.model.CardMerchantInput;
import dev.njia.model.GhostCardsAuthorizeParams;

/**
 * Authorize a purchase
 */
public final class GhostCardsAuthorizeExample {
    private GhostCardsAuthorizeExample() {}

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
    public static CardAuthorization run(NjiaClient client) {
        return client.ghostCards().authorize("card_01kag9ytq2f7sv3w5x8a0b1c2d", CardAuthorizationRequest.builder()
                .amountMinorUnits(18500L)
                .currency("XAF")
                .merchant(CardMerchantInput.builder()
                    .id("mrch_marche_central")
                    .name("Marché Central de Douala")
                    .categoryCode("5411")
                    .city("Douala")
                    .country("CM")
                    .build())
                .networkId("net-20261120-0001")
                .build(), GhostCardsAuthorizeParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .xSandboxScenario("payment.callback_late; latencyMs=400")
                .build());
    }
}
