// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.AuditEntry;
import dev.njia.model.TransactionsAuditTrailParams;
import dev.njia.runtime.Page;

/**
 * Read the audit trail of a transaction
 */
public final class TransactionsAuditTrailExample {
    private TransactionsAuditTrailExample() {}

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
    public static Page<AuditEntry> run(NjiaClient client) {
        return client.transactions().auditTrail("txn_01kag9ytq2f7sv3w5x8a0b1c2d", TransactionsAuditTrailParams.builder().limit(20).build());
    }
}
