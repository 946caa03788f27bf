// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ClientKyc;
import dev.njia.model.ClientKycRequest;
import dev.njia.model.ConsentInput;
import dev.njia.model.ConsentPurpose;
import dev.njia.model.IdentityType;
import dev.njia.model.KycIdentityInput;
import dev.njia.model.KycSubject;
import dev.njia.model.LanguageTag;
import dev.njia.model.WidgetClientCreateKycParams;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/**
 * Verify the visitor (browser)
 */
public final class WidgetClientCreateKycExample {
    private WidgetClientCreateKycExample() {}

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
    public static ClientKyc run(NjiaClient client) {
        return client.widgetClient().createKyc(ClientKycRequest.builder()
                .subject(KycSubject.builder()
                    .givenNames("Wanjiru")
                    .lastName("Kamau")
                    .dateOfBirth(LocalDate.parse("1998-05-04"))
                    .phone("+254712345000")
                    .country("KE")
                    .build())
                .identity(KycIdentityInput.builder()
                    .country("KE")
                    .type(IdentityType.NATIONAL_ID)
                    .number("12345000")
                    .build())
                .consent(ConsentInput.builder()
                    .granted(true)
                    .grantedAt(OffsetDateTime.parse("2026-11-20T09:58:00.000Z"))
                    .purpose(ConsentPurpose.IDENTITY_VERIFICATION)
                    .reference("consent-8843")
                    .noticeLanguage(LanguageTag.SW)
                    .build())
                .build(), WidgetClientCreateKycParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
