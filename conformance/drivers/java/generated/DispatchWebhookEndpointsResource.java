// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.EventReplayRequest;
import dev.njia.model.WebhookEndpointRequest;
import dev.njia.model.WebhookEndpointUpdateRequest;
import dev.njia.model.WebhookEndpointsCreateParams;
import dev.njia.model.WebhookEndpointsDeleteParams;
import dev.njia.model.WebhookEndpointsListParams;
import dev.njia.model.WebhookEndpointsReplayEventsParams;
import dev.njia.model.WebhookEndpointsRetrieveParams;
import dev.njia.model.WebhookEndpointsRotateSecretParams;
import dev.njia.model.WebhookEndpointsSendTestEventParams;
import dev.njia.model.WebhookEndpointsUpdateParams;
import dev.njia.model.WebhookTestRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchWebhookEndpointsResource {
    private DispatchWebhookEndpointsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createWebhookEndpoint", (client, args, options) -> client.webhookEndpoints().create(args.body(WebhookEndpointRequest.SHAPE), args.params(WebhookEndpointsCreateParams.SHAPE), options));
        table.put("deleteWebhookEndpoint", (client, args, options) -> client.webhookEndpoints().delete(args.path(Codecs.STRING, "id"), args.params(WebhookEndpointsDeleteParams.SHAPE), options));
        table.put("getWebhookEndpoint", (client, args, options) -> client.webhookEndpoints().retrieve(args.path(Codecs.STRING, "id"), args.params(WebhookEndpointsRetrieveParams.SHAPE), options));
        table.put("listWebhookEndpoints", (client, args, options) -> client.webhookEndpoints().list(args.params(WebhookEndpointsListParams.SHAPE), options));
        table.put("replayEvents", (client, args, options) -> client.webhookEndpoints().replayEvents(args.path(Codecs.STRING, "id"), args.body(EventReplayRequest.SHAPE), args.params(WebhookEndpointsReplayEventsParams.SHAPE), options));
        table.put("rotateWebhookSecret", (client, args, options) -> client.webhookEndpoints().rotateSecret(args.path(Codecs.STRING, "id"), args.params(WebhookEndpointsRotateSecretParams.SHAPE), options));
        table.put("sendTestEvent", (client, args, options) -> client.webhookEndpoints().sendTestEvent(args.path(Codecs.STRING, "id"), args.body(WebhookTestRequest.SHAPE), args.params(WebhookEndpointsSendTestEventParams.SHAPE), options));
        table.put("updateWebhookEndpoint", (client, args, options) -> client.webhookEndpoints().update(args.path(Codecs.STRING, "id"), args.body(WebhookEndpointUpdateRequest.SHAPE), args.params(WebhookEndpointsUpdateParams.SHAPE), options));
    }
}
