// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.AccountRequest;
import dev.njia.model.AccountsCreateParams;
import dev.njia.model.AccountsListEntriesParams;
import dev.njia.model.AccountsListParams;
import dev.njia.model.AccountsRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchAccountsResource {
    private DispatchAccountsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createAccount", (client, args, options) -> client.accounts().create(args.body(AccountRequest.SHAPE), args.params(AccountsCreateParams.SHAPE), options));
        table.put("getAccount", (client, args, options) -> client.accounts().retrieve(args.path(Codecs.STRING, "id"), args.params(AccountsRetrieveParams.SHAPE), options));
        table.put("listAccounts", (client, args, options) -> client.accounts().list(args.params(AccountsListParams.SHAPE), options));
        table.put("listLedgerEntries", (client, args, options) -> client.accounts().listEntries(args.path(Codecs.STRING, "id"), args.params(AccountsListEntriesParams.SHAPE), options));
    }
}
