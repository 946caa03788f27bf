// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Customer;
import dev.njia.model.CustomerUpdateRequest;
import dev.njia.model.CustomersUpdateParams;
import dev.njia.model.LanguageTag;

/**
 * Change a customer
 */
public final class CustomersUpdateExample {
    private CustomersUpdateExample() {}

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
    public static Customer run(NjiaClient client) {
        return client.customers().update("cus_01kag9ytq2f7sv3w5x8a0b1c2d", CustomerUpdateRequest.builder().phone("+237677123456").preferredLanguage(LanguageTag.FR).build(), CustomersUpdateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
