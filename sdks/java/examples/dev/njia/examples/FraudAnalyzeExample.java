// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.FraudAnalysis;
import dev.njia.model.FraudAnalysisRequest;
import dev.njia.model.FraudTransactionType;

/**
 * Analyze the risk of a transaction
 */
public final class FraudAnalyzeExample {
    private FraudAnalyzeExample() {}

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
    public static FraudAnalysis run(NjiaClient client) {
        return client.fraud().analyze(FraudAnalysisRequest.builder()
                .amountMinorUnits(25000L)
                .currency("XAF")
                .type(FraudTransactionType.PAYOUT)
                .build());
    }
}
