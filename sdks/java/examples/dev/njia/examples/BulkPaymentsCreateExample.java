// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.BulkMode;
import dev.njia.model.BulkPayment;
import dev.njia.model.BulkPaymentItemRequest;
import dev.njia.model.BulkPaymentRequest;
import dev.njia.model.MobileMoneyParty;
import dev.njia.model.MobileMoneyProvider;
import dev.njia.model.Party;
import java.util.List;

/**
 * Make up to 500 payments
 */
public final class BulkPaymentsCreateExample {
    private BulkPaymentsCreateExample() {}

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
    public static BulkPayment run(NjiaClient client) {
        return client.bulkPayments().create(BulkPaymentRequest.builder()
                .payments(List.of(BulkPaymentItemRequest.builder()
                        .amountMinorUnits(40000L)
                        .currency("XAF")
                        .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder().msisdn("+237677999000").country("CM").build()))
                        .itemReference("M-1")
                        .idempotencyKey("coop-118-m1")
                        .build(), BulkPaymentItemRequest.builder()
                        .amountMinorUnits(40000L)
                        .currency("XAF")
                        .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder()
                            .msisdn("+237699999000")
                            .provider(MobileMoneyProvider.ORANGE_MONEY)
                            .country("CM")
                            .build()))
                        .itemReference("M-2")
                        .idempotencyKey("coop-118-m2")
                        .build()))
                .mode(BulkMode.ALL_OR_NOTHING)
                .reference("COOP-118")
                .build());
    }
}
