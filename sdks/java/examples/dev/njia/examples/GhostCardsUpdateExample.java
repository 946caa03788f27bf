// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.GhostCard;
import dev.njia.model.GhostCardUpdateRequest;
import dev.njia.model.GhostCardsUpdateParams;
import java.util.List;

/**
 * Change a ghost card
 */
public final class GhostCardsUpdateExample {
    private GhostCardsUpdateExample() {}

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
    public static GhostCard run(NjiaClient client) {
        return client.ghostCards().update("card_01kag9ytq2f7sv3w5x8a0b1c2d", GhostCardUpdateRequest.builder()
                .label("Market purchases, north")
                .allowedCountries(List.of("CM", "GA", "TD"))
                .build(), GhostCardsUpdateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
