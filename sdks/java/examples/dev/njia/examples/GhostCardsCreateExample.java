// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.GhostCard;
import dev.njia.model.GhostCardRequest;
import dev.njia.model.SpendLimitInput;
import dev.njia.model.SpendLimitInterval;
import dev.njia.model.SpendLimitScope;
import java.util.List;
import java.util.Map;

/**
 * Create a ghost card
 */
public final class GhostCardsCreateExample {
    private GhostCardsCreateExample() {}

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
        return client.ghostCards().create(GhostCardRequest.builder()
                .currency("XAF")
                .label("Market purchases, Douala")
                .customerId("cus_01kag9ytq2f7sv3w5x8a0b1c2d")
                .accountId("acct_01kag9ytq2f7sv3w5x8a0b1c2d")
                .spendLimits(List.of(SpendLimitInput.builder()
                        .scope(SpendLimitScope.CATEGORY)
                        .category("groceries")
                        .amountMinorUnits(150000L)
                        .interval(SpendLimitInterval.MONTHLY)
                        .build(), SpendLimitInput.builder()
                        .scope(SpendLimitScope.MERCHANT)
                        .merchantId("mrch_marche_central")
                        .amountMinorUnits(50000L)
                        .interval(SpendLimitInterval.MONTHLY)
                        .build(), SpendLimitInput.builder()
                        .scope(SpendLimitScope.MERCHANT)
                        .merchantId("*")
                        .amountMinorUnits(75000L)
                        .interval(SpendLimitInterval.DAILY)
                        .build()))
                .blockedCategories(List.of("gambling", "crypto"))
                .allowedCountries(List.of("CM", "GA"))
                .timezone("Africa/Douala")
                .metadata(Map.of("branch", "akwa"))
                .build());
    }
}
