// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.IdempotencyKeyRecord;
import dev.njia.model.IdempotencyKeysRetrieveParams;

/**
 * Look up an idempotency key
 */
public final class IdempotencyKeysRetrieveExample {
    private IdempotencyKeysRetrieveExample() {}

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
    public static IdempotencyKeyRecord run(NjiaClient client) {
        return client.idempotencyKeys().retrieve("createPayment", "8f14e45f-ceea-467f-9e0d-3f1b2a6c7d80", IdempotencyKeysRetrieveParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
