// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.GhostCardsReplaceSpendLimitsParams;
import dev.njia.model.SpendLimitInput;
import dev.njia.model.SpendLimitInterval;
import dev.njia.model.SpendLimitList;
import dev.njia.model.SpendLimitScope;
import dev.njia.model.SpendLimitsRequest;
import java.util.List;

/**
 * Replace spend limits
 */
public final class GhostCardsReplaceSpendLimitsExample {
    private GhostCardsReplaceSpendLimitsExample() {}

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
    public static SpendLimitList run(NjiaClient client) {
        return client.ghostCards().replaceSpendLimits("card_01kag9ytq2f7sv3w5x8a0b1c2d", SpendLimitsRequest.builder()
                .spendLimits(List.of(SpendLimitInput.builder()
                        .scope(SpendLimitScope.CATEGORY)
                        .category("groceries")
                        .amountMinorUnits(15000L)
                        .interval(SpendLimitInterval.MONTHLY)
                        .build(), SpendLimitInput.builder()
                        .scope(SpendLimitScope.MERCHANT)
                        .merchantId("*")
                        .amountMinorUnits(75000L)
                        .interval(SpendLimitInterval.DAILY)
                        .build()))
                .build(), GhostCardsReplaceSpendLimitsParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
