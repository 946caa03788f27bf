// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CreditScore;
import dev.njia.model.CreditScoresListParams;
import dev.njia.runtime.Page;

/**
 * List credit scores
 */
public final class CreditScoresListExample {
    private CreditScoresListExample() {}

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
    public static Page<CreditScore> run(NjiaClient client) {
        return client.creditScores().list(CreditScoresListParams.builder().limit(20).build());
    }
}
