// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.BankAccountParty;
import dev.njia.model.Party;
import dev.njia.model.Payment;
import dev.njia.model.PaymentRequest;
import dev.njia.model.RoutingPreference;
import dev.njia.model.RoutingStrategy;

/**
 * Make a payment
 */
public final class PaymentsCreateExample {
    private PaymentsCreateExample() {}

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
    public static Payment run(NjiaClient client) {
        return client.payments().create(PaymentRequest.builder()
                .amountMinorUnits(15000000L)
                .currency("NGN")
                .accountId("acct_01kag9ytq2f7sv3w5x8a0b1c2n")
                .destination(Party.ofBankAccountParty(BankAccountParty.builder()
                    .country("GH")
                    .bankCode("030100")
                    .accountNumber("1441000123456")
                    .holderName("Abena Mensah Trading")
                    .build()))
                .destinationCurrency("GHS")
                .routing(RoutingPreference.builder().strategy(RoutingStrategy.LOWEST_COST).build())
                .reference("PO-2026-118")
                .purposeCode("GDDS")
                .build());
    }
}
