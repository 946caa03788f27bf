// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Reversal;
import dev.njia.model.ReversalReason;
import dev.njia.model.ReversalRequest;

/**
 * Reverse a transaction
 */
public final class TransactionsReverseExample {
    private TransactionsReverseExample() {}

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
    public static Reversal run(NjiaClient client) {
        return client.transactions().reverse("txn_01kag9ytq2f7sv3w5x8a0b1c2d", ReversalRequest.builder()
                .reason(ReversalReason.WRONG_RECIPIENT)
                .note("Customer mistyped the last digit.")
                .build());
    }
}
