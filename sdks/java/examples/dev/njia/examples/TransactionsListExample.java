// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Transaction;
import dev.njia.model.TransactionsListParams;
import dev.njia.runtime.Page;

/**
 * List transactions
 */
public final class TransactionsListExample {
    private TransactionsListExample() {}

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
    public static Page<Transaction> run(NjiaClient client) {
        return client.transactions().list(TransactionsListParams.builder().limit(20).build());
    }
}
