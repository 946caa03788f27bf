// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CurrencyInfo;
import dev.njia.model.ReferenceListCurrenciesParams;
import dev.njia.runtime.Page;

/**
 * List currencies
 */
public final class ReferenceListCurrenciesExample {
    private ReferenceListCurrenciesExample() {}

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
    public static Page<CurrencyInfo> run(NjiaClient client) {
        return client.reference().listCurrencies(ReferenceListCurrenciesParams.builder().limit(20).build());
    }
}
