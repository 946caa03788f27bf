// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ClientPayment;
import dev.njia.model.ClientPaymentRequest;
import dev.njia.model.WidgetClientCreatePaymentParams;

/**
 * Pay with a widget (browser)
 */
public final class WidgetClientCreatePaymentExample {
    private WidgetClientCreatePaymentExample() {}

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
    public static ClientPayment run(NjiaClient client) {
        return client.widgetClient().createPayment(ClientPaymentRequest.builder()
                .msisdn("+237677999000")
                .quoteId("qte_01kag9ytq2f7sv3w5x8a0b1c2d")
                .build(), WidgetClientCreatePaymentParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
