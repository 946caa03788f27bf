// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.AccountsListEntriesParams;
import dev.njia.model.LedgerEntry;
import dev.njia.runtime.Page;

/**
 * List the ledger entries of an account
 */
public final class AccountsListEntriesExample {
    private AccountsListEntriesExample() {}

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
    public static Page<LedgerEntry> run(NjiaClient client) {
        return client.accounts().listEntries("acct_01kag9ytq2f7sv3w5x8a0b1c2d", AccountsListEntriesParams.builder().limit(20).build());
    }
}
