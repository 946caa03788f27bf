// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CallbacksReceiveRailParams;
import dev.njia.model.ProviderCallbackEvent;
import dev.njia.model.ProviderCallbackReceipt;
import dev.njia.model.ProviderCallbackRequest;
import java.time.OffsetDateTime;

/**
 * Receive a payment rail callback
 */
public final class CallbacksReceiveRailExample {
    private CallbacksReceiveRailExample() {}

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
        return client.callbacks().receiveRail("papss", ProviderCallbackRequest.builder()
                .callbackId("PSP-20261120-000017")
                .event(ProviderCallbackEvent.ACCEPTED)
                .reference("att_01kag9ytq2f7sv3w5x8a0b1c2d")
                .providerReference("NGGHA20261120000017")
                .occurredAt(OffsetDateTime.parse("2026-11-20T10:00:00.000Z"))
                .build(), CallbacksReceiveRailParams.builder()
                .xCallbackTimestamp("1795168800")
                .xCallbackSignature("v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd")
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .build());
    }
}
