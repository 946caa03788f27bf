// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Customer;
import dev.njia.model.CustomerRequest;
import dev.njia.model.CustomerType;
import dev.njia.model.LanguageTag;

/**
 * Make a customer
 */
public final class CustomersCreateExample {
    private CustomersCreateExample() {}

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
        return client.customers().create(CustomerRequest.builder()
                .externalId("crm-2044")
                .type(CustomerType.BUSINESS)
                .businessName("Kibera Spares Ltd")
                .phone("+254712345678")
                .country("KE")
                .preferredLanguage(LanguageTag.EN)
                .build());
    }
}
