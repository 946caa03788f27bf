// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ConsentInput;
import dev.njia.model.ConsentPurpose;
import dev.njia.model.IdentityType;
import dev.njia.model.KycIdentityInput;
import dev.njia.model.KycRequestedTier;
import dev.njia.model.KycScore;
import dev.njia.model.KycScoreRequest;
import dev.njia.model.KycSubject;
import dev.njia.model.LanguageTag;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/**
 * Verify an identity
 */
public final class KycScoreExample {
    private KycScoreExample() {}

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
    public static KycScore run(NjiaClient client) {
        return client.kyc().score(KycScoreRequest.builder()
                .subject(KycSubject.builder()
                    .givenNames("Aïcha Ngono")
                    .lastName("Mballa")
                    .dateOfBirth(LocalDate.parse("1994-03-12"))
                    .phone("+237677000123")
                    .country("CM")
                    .build())
                .identity(KycIdentityInput.builder()
                    .country("CM")
                    .type(IdentityType.CNI)
                    .number("112233444000")
                    .build())
                .consent(ConsentInput.builder()
                    .granted(true)
                    .grantedAt(OffsetDateTime.parse("2026-11-20T09:58:00.000Z"))
                    .purpose(ConsentPurpose.IDENTITY_VERIFICATION)
                    .reference("consent-8842")
                    .noticeLanguage(LanguageTag.FR)
                    .build())
                .requestedTier(KycRequestedTier.TIER_2)
                .build());
    }
}
