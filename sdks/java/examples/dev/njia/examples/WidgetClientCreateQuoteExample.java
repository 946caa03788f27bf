// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ClientQuote;
import dev.njia.model.ClientQuoteRequest;
import dev.njia.model.WidgetClientCreateQuoteParams;

/**
 * Quote a widget payment (browser)
 */
public final class WidgetClientCreateQuoteExample {
    private WidgetClientCreateQuoteExample() {}

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
    public static ClientQuote run(NjiaClient client) {
        return client.widgetClient().createQuote(ClientQuoteRequest.builder().msisdn("+237677999000").build(), WidgetClientCreateQuoteParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
