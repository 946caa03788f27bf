// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.ClientSession;
import dev.njia.model.WidgetClientSessionParams;

/**
 * Get the widget session (browser)
 */
public final class WidgetClientSessionExample {
    private WidgetClientSessionExample() {}

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
    public static ClientSession run(NjiaClient client) {
        return client.widgetClient().session(WidgetClientSessionParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
