// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.DocumentationRetrieveErrorParams;
import dev.njia.model.ErrorType;

/**
 * Explain an error
 */
public final class DocumentationRetrieveErrorExample {
    private DocumentationRetrieveErrorExample() {}

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
    public static ErrorType run(NjiaClient client) {
        return client.documentation().retrieveError("insufficient_funds", DocumentationRetrieveErrorParams.builder().acceptLanguage("fr").build());
    }
}
