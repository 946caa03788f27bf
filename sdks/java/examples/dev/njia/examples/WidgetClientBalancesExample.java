// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ClientBalances;
import dev.njia.model.WidgetClientBalancesParams;

/**
 * Read widget balances (browser)
 */
public final class WidgetClientBalancesExample {
    private WidgetClientBalancesExample() {}

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
    public static ClientBalances run(NjiaClient client) {
        return client.widgetClient().balances(WidgetClientBalancesParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
