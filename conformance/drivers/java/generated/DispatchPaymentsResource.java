// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.PaymentRequest;
import dev.njia.model.PaymentReviewRequest;
import dev.njia.model.PaymentsCancelParams;
import dev.njia.model.PaymentsCreateParams;
import dev.njia.model.PaymentsListParams;
import dev.njia.model.PaymentsReconcileParams;
import dev.njia.model.PaymentsRetrieveParams;
import dev.njia.model.PaymentsReviewParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchPaymentsResource {
    private DispatchPaymentsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("cancelPayment", (client, args, options) -> client.payments().cancel(args.path(Codecs.STRING, "id"), args.params(PaymentsCancelParams.SHAPE), options));
        table.put("createPayment", (client, args, options) -> client.payments().create(args.body(PaymentRequest.SHAPE), args.params(PaymentsCreateParams.SHAPE), options));
        table.put("getPayment", (client, args, options) -> client.payments().retrieve(args.path(Codecs.STRING, "id"), args.params(PaymentsRetrieveParams.SHAPE), options));
        table.put("listPayments", (client, args, options) -> client.payments().list(args.params(PaymentsListParams.SHAPE), options));
        table.put("reconcilePayment", (client, args, options) -> client.payments().reconcile(args.path(Codecs.STRING, "id"), args.params(PaymentsReconcileParams.SHAPE), options));
        table.put("reviewPayment", (client, args, options) -> client.payments().review(args.path(Codecs.STRING, "id"), args.body(PaymentReviewRequest.SHAPE), args.params(PaymentsReviewParams.SHAPE), options));
    }
}
