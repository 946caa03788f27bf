// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.MobileMoneyParty;
import dev.njia.model.Party;
import dev.njia.model.RecipientLookup;
import dev.njia.model.RecipientLookupRequest;
import dev.njia.model.RecipientsLookupParams;

/**
 * Look up a recipient
 */
public final class RecipientsLookupExample {
    private RecipientsLookupExample() {}

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
    public static RecipientLookup run(NjiaClient client) {
        return client.recipients().lookup(RecipientLookupRequest.builder()
                .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder()
                    .msisdn("+24166999000")
                    .country("GA")
                    .holderName("Aline Mba")
                    .build()))
                .build(), RecipientsLookupParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .xSandboxScenario("payment.callback_late; latencyMs=400")
                .build());
    }
}
