// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.DocumentationRetrieveYamlParams;
import dev.njia.runtime.Result;

/**
 * Read the API description as YAML
 */
public final class DocumentationRetrieveYamlExample {
    private DocumentationRetrieveYamlExample() {}

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
    public static Result<String> run(NjiaClient client) {
        return client.documentation().retrieveYaml(DocumentationRetrieveYamlParams.builder()
                .version("2.3.1")
                .acceptLanguage("fr")
                .ifNoneMatch("\"8e72df6a0132fd6d\"")
                .build());
    }
}
