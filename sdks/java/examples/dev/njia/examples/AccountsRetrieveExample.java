// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Account;
import dev.njia.model.AccountsRetrieveParams;

/**
 * Read an account
 */
public final class AccountsRetrieveExample {
    private AccountsRetrieveExample() {}

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
    public static Account run(NjiaClient client) {
        return client.accounts().retrieve("acct_01kag9ytq2f7sv3w5x8a0b1c2d", AccountsRetrieveParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
