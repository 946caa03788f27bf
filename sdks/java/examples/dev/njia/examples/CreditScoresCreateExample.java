// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ConsentInput;
import dev.njia.model.ConsentPurpose;
import dev.njia.model.CreditProductInput;
import dev.njia.model.CreditProductType;
import dev.njia.model.CreditScore;
import dev.njia.model.CreditScoreRequest;
import dev.njia.model.LanguageTag;
import dev.njia.model.Money;
import java.time.OffsetDateTime;

/**
 * Score a person's credit
 */
public final class CreditScoresCreateExample {
    private CreditScoresCreateExample() {}

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
    public static CreditScore run(NjiaClient client) {
        return client.creditScores().create(CreditScoreRequest.builder()
                .customerId("cus_01kag9ytq2f7sv3w5x8a0b1c2d")
                .consent(ConsentInput.builder()
                    .granted(true)
                    .grantedAt(OffsetDateTime.parse("2026-11-20T09:58:00.000Z"))
                    .purpose(ConsentPurpose.CREDIT_ASSESSMENT)
                    .reference("consent-8841")
                    .noticeLanguage(LanguageTag.FR)
                    .build())
                .product(CreditProductInput.builder()
                    .type(CreditProductType.WORKING_CAPITAL)
                    .requested(Money.builder().amountMinorUnits(400000L).currency("XAF").build())
                    .tenorDays(90)
                    .build())
                .currency("XAF")
                .useTenantHistory(true)
                .build());
    }
}
