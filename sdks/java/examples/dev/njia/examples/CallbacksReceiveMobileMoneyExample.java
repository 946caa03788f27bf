// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CallbacksReceiveMobileMoneyParams;
import dev.njia.model.MobileMoneyProvider;
import dev.njia.model.Money;
import dev.njia.model.ProviderCallbackEvent;
import dev.njia.model.ProviderCallbackReceipt;
import dev.njia.model.ProviderCallbackRequest;
import java.time.OffsetDateTime;

/**
 * Receive a mobile-money provider callback
 */
public final class CallbacksReceiveMobileMoneyExample {
    private CallbacksReceiveMobileMoneyExample() {}

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
    public static ProviderCallbackReceipt run(NjiaClient client) {
        return client.callbacks().receiveMobileMoney(MobileMoneyProvider.MTN_MOMO, ProviderCallbackRequest.builder()
                .callbackId("MP261120.1000.A12345")
                .event(ProviderCallbackEvent.SUCCEEDED)
                .reference("att_01kag9ytq2f7sv3w5x8a0b1c2d")
                .providerReference("MP261120.1000.A12345")
                .amountMinorUnits(25000L)
                .currency("XAF")
                .feeCharged(Money.builder().amountMinorUnits(250L).currency("XAF").build())
                .occurredAt(OffsetDateTime.parse("2026-11-20T10:00:00.000Z"))
                .build(), CallbacksReceiveMobileMoneyParams.builder()
                .xCallbackTimestamp("1795168800")
                .xCallbackSignature("v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd")
                .build());
    }
}
