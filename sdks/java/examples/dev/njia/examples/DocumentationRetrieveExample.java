// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.json.JsonValue;
import dev.njia.model.DocumentationRetrieveParams;
import dev.njia.runtime.Result;
import java.util.Map;

/**
 * Read the API description
 */
public final class DocumentationRetrieveExample {
    private DocumentationRetrieveExample() {}

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
        return client.documentation().retrieve(DocumentationRetrieveParams.builder()
                .version("2.3.1")
                .acceptLanguage("fr")
                .ifNoneMatch("\"8e72df6a0132fd6d\"")
                .build());
    }
}
