// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.BulkPaymentRequest;
import dev.njia.model.BulkPaymentsCancelParams;
import dev.njia.model.BulkPaymentsCreateParams;
import dev.njia.model.BulkPaymentsListItemsParams;
import dev.njia.model.BulkPaymentsListParams;
import dev.njia.model.BulkPaymentsRetrieveParams;
import dev.njia.model.BulkPaymentsRetryParams;
import dev.njia.model.BulkRetryRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchBulkPaymentsResource {
    private DispatchBulkPaymentsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("cancelBulkPayment", (client, args, options) -> client.bulkPayments().cancel(args.path(Codecs.STRING, "id"), args.params(BulkPaymentsCancelParams.SHAPE), options));
        table.put("createBulkPayment", (client, args, options) -> client.bulkPayments().create(args.body(BulkPaymentRequest.SHAPE), args.params(BulkPaymentsCreateParams.SHAPE), options));
        table.put("getBulkPayment", (client, args, options) -> client.bulkPayments().retrieve(args.path(Codecs.STRING, "id"), args.params(BulkPaymentsRetrieveParams.SHAPE), options));
        table.put("listBulkItems", (client, args, options) -> client.bulkPayments().listItems(args.path(Codecs.STRING, "id"), args.params(BulkPaymentsListItemsParams.SHAPE), options));
        table.put("listBulkPayments", (client, args, options) -> client.bulkPayments().list(args.params(BulkPaymentsListParams.SHAPE), options));
        table.put("retryBulkPayment", (client, args, options) -> client.bulkPayments().retry(args.path(Codecs.STRING, "id"), args.body(BulkRetryRequest.SHAPE), args.params(BulkPaymentsRetryParams.SHAPE), options));
    }
}
