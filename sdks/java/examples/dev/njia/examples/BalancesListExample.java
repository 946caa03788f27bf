// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Balance;
import dev.njia.model.BalancesListParams;
import dev.njia.runtime.Page;

/**
 * List balances
 */
public final class BalancesListExample {
    private BalancesListExample() {}

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
    public static Page<Balance> run(NjiaClient client) {
        return client.balances().list(BalancesListParams.builder().limit(20).build());
    }
}
