// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Account;
import dev.njia.model.AccountsListParams;
import dev.njia.runtime.Page;

/**
 * List accounts
 */
public final class AccountsListExample {
    private AccountsListExample() {}

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
    public static Page<Account> run(NjiaClient client) {
        return client.accounts().list(AccountsListParams.builder().limit(20).build());
    }
}
