// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.ClientKycRequest;
import dev.njia.model.ClientPaymentRequest;
import dev.njia.model.ClientQuoteRequest;
import dev.njia.model.WidgetClientBalancesParams;
import dev.njia.model.WidgetClientCreateKycParams;
import dev.njia.model.WidgetClientCreatePaymentParams;
import dev.njia.model.WidgetClientCreateQuoteParams;
import dev.njia.model.WidgetClientRetrievePaymentParams;
import dev.njia.model.WidgetClientSessionParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchWidgetClientResource {
    private DispatchWidgetClientResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createClientKyc", (client, args, options) -> client.widgetClient().createKyc(args.body(ClientKycRequest.SHAPE), args.params(WidgetClientCreateKycParams.SHAPE), options));
        table.put("createClientPayment", (client, args, options) -> client.widgetClient().createPayment(args.body(ClientPaymentRequest.SHAPE), args.params(WidgetClientCreatePaymentParams.SHAPE), options));
        table.put("createClientQuote", (client, args, options) -> client.widgetClient().createQuote(args.body(ClientQuoteRequest.SHAPE), args.params(WidgetClientCreateQuoteParams.SHAPE), options));
        table.put("getClientBalances", (client, args, options) -> client.widgetClient().balances(args.params(WidgetClientBalancesParams.SHAPE), options));
        table.put("getClientPayment", (client, args, options) -> client.widgetClient().retrievePayment(args.path(Codecs.STRING, "id"), args.params(WidgetClientRetrievePaymentParams.SHAPE), options));
        table.put("getClientSession", (client, args, options) -> client.widgetClient().session(args.params(WidgetClientSessionParams.SHAPE), options));
    }
}
