// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.Account;
import dev.njia.model.AccountRequest;
import dev.njia.model.AccountType;
import dev.njia.model.AccountsCreateParams;
import java.util.Map;

/**
 * Open an account
 */
public final class AccountsCreateExample {
    private AccountsCreateExample() {}

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
        return client.accounts().create(AccountRequest.builder()
                .name("Payroll XAF")
                .type(AccountType.WALLET)
                .country("CM")
                .currency("XAF")
                .metadata(Map.of("costCenter", "HR"))
                .build(), AccountsCreateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
