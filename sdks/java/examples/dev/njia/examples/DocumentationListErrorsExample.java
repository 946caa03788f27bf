// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.DocumentationListErrorsParams;
import dev.njia.model.ErrorType;
import dev.njia.runtime.Page;

/**
 * List the kinds of errors
 */
public final class DocumentationListErrorsExample {
    private DocumentationListErrorsExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     */
    public static void main(String[] args) {
        try (NjiaClient client = NjiaClient.builder().build()) {
            run(client).stream().limit(100).forEach(System.out::println);
        }
    }

    /**
     * The call.
     *
     * @param client to call with
     * @return its answer
     */
    public static Page<ErrorType> run(NjiaClient client) {
        return client.documentation().listErrors(DocumentationListErrorsParams.builder().limit(20).build());
    }
}
