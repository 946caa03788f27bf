// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Widget;
import dev.njia.model.WidgetUpdateRequest;
import dev.njia.model.WidgetsUpdateParams;
import java.util.List;

/**
 * Change a widget
 */
public final class WidgetsUpdateExample {
    private WidgetsUpdateExample() {}

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
    public static Widget run(NjiaClient client) {
        return client.widgets().update("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", WidgetUpdateRequest.builder()
                .allowedOrigins(List.of("https://www.sahel-pay.example", "https://shop.sahel-pay.example"))
                .build(), WidgetsUpdateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
