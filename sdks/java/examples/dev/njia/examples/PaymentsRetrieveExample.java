// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Payment;
import dev.njia.model.PaymentsRetrieveParams;
import java.util.List;

/**
 * Read a payment
 */
public final class PaymentsRetrieveExample {
    private PaymentsRetrieveExample() {}

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
        return client.payments().retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d", PaymentsRetrieveParams.builder()
                .acceptLanguage("fr")
                .xCorrelationId("order-4711")
                .prefer("wait=10")
                .expand(List.of("transaction", "customer"))
                .build());
    }
}
