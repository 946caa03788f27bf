// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.ReversalRequest;
import dev.njia.model.TransactionsAuditTrailParams;
import dev.njia.model.TransactionsListParams;
import dev.njia.model.TransactionsRetrieveParams;
import dev.njia.model.TransactionsReverseParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchTransactionsResource {
    private DispatchTransactionsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getTransaction", (client, args, options) -> client.transactions().retrieve(args.path(Codecs.STRING, "id"), args.params(TransactionsRetrieveParams.SHAPE), options));
        table.put("getTransactionAuditTrail", (client, args, options) -> client.transactions().auditTrail(args.path(Codecs.STRING, "id"), args.params(TransactionsAuditTrailParams.SHAPE), options));
        table.put("listTransactions", (client, args, options) -> client.transactions().list(args.params(TransactionsListParams.SHAPE), options));
        table.put("reverseTransaction", (client, args, options) -> client.transactions().reverse(args.path(Codecs.STRING, "id"), args.body(ReversalRequest.SHAPE), args.params(TransactionsReverseParams.SHAPE), options));
    }
}
