// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.json.JsonValue;
import dev.njia.model.DocumentationExportPostmanParams;
import dev.njia.model.ExportEnvironment;
import dev.njia.model.ExportPart;
import dev.njia.runtime.Result;
import java.util.List;
import java.util.Map;

/**
 * Export a Postman collection
 */
public final class DocumentationExportPostmanExample {
    private DocumentationExportPostmanExample() {}

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
    public static Result<Map<String, JsonValue>> run(NjiaClient client) {
        return client.documentation().exportPostman(DocumentationExportPostmanParams.builder()
                .tags(List.of("Payments", "Webhooks"))
                .journey("first-payment")
                .env(ExportEnvironment.SANDBOX)
                .baseUrl("https://api.sahel-pay.example")
                .tests(true)
                .deprecated(false)
                .part(ExportPart.COLLECTION)
                .acceptLanguage("fr")
                .build());
    }
}
