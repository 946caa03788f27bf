// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.MobileMoneyParty;
import dev.njia.model.MobileMoneyProvider;
import dev.njia.model.Party;
import dev.njia.model.Quote;
import dev.njia.model.QuoteRequest;

/**
 * Make a quote
 */
public final class QuotesCreateExample {
    private QuotesCreateExample() {}

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
    public static Quote run(NjiaClient client) {
        return client.quotes().create(QuoteRequest.builder()
                .amountMinorUnits(500000L)
                .currency("KES")
                .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder()
                    .msisdn("+256772999000")
                    .provider(MobileMoneyProvider.MTN_MOMO)
                    .country("UG")
                    .build()))
                .destinationCurrency("UGX")
                .build());
    }
}
