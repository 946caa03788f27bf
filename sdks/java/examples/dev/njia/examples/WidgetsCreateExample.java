// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.LanguageTag;
import dev.njia.model.Widget;
import dev.njia.model.WidgetConfigInput;
import dev.njia.model.WidgetKind;
import dev.njia.model.WidgetRequest;
import dev.njia.model.WidgetThemeInput;
import java.util.List;
import java.util.Map;

/**
 * Create a widget
 */
public final class WidgetsCreateExample {
    private WidgetsCreateExample() {}

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
        return client.widgets().create(WidgetRequest.builder()
                .kind(WidgetKind.PAYMENT)
                .allowedOrigins(List.of("https://www.sahel-pay.example"))
                .locale(LanguageTag.FR)
                .theme(WidgetThemeInput.builder().primaryColor("#0a6847").build())
                .config(WidgetConfigInput.builder()
                    .amountMinorUnits(12500L)
                    .currency("XAF")
                    .reference("ORDER-7781")
                    .description("Two bags of rice")
                    .country("CM")
                    .build())
                .metadata(Map.of("order", "7781"))
                .build());
    }
}
