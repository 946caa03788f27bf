// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.WebhookDeliveriesListParams;
import dev.njia.model.WebhookDeliveriesRetrieveParams;
import dev.njia.model.WebhookDeliveriesRetryParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchWebhookDeliveriesResource {
    private DispatchWebhookDeliveriesResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getDelivery", (client, args, options) -> client.webhookDeliveries().retrieve(args.path(Codecs.STRING, "id"), args.params(WebhookDeliveriesRetrieveParams.SHAPE), options));
        table.put("listDeliveries", (client, args, options) -> client.webhookDeliveries().list(args.path(Codecs.STRING, "id"), args.params(WebhookDeliveriesListParams.SHAPE), options));
        table.put("retryDelivery", (client, args, options) -> client.webhookDeliveries().retry(args.path(Codecs.STRING, "id"), args.params(WebhookDeliveriesRetryParams.SHAPE), options));
    }
}
