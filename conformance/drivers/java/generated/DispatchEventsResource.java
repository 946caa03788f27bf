// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.EventsCloseListenSessionParams;
import dev.njia.model.EventsCreateListenSessionParams;
import dev.njia.model.EventsListListenSessionsParams;
import dev.njia.model.EventsListParams;
import dev.njia.model.EventsListTypesParams;
import dev.njia.model.EventsRecordListenResultsParams;
import dev.njia.model.EventsRetrieveParams;
import dev.njia.model.EventsStreamParams;
import dev.njia.model.ListenResultsRequest;
import dev.njia.model.ListenSessionRequest;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchEventsResource {
    private DispatchEventsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("closeListenSession", (client, args, options) -> client.events().closeListenSession(args.path(Codecs.STRING, "id"), args.params(EventsCloseListenSessionParams.SHAPE), options));
        table.put("createListenSession", (client, args, options) -> client.events().createListenSession(args.body(ListenSessionRequest.SHAPE), args.params(EventsCreateListenSessionParams.SHAPE), options));
        table.put("getEvent", (client, args, options) -> client.events().retrieve(args.path(Codecs.STRING, "id"), args.params(EventsRetrieveParams.SHAPE), options));
        table.put("listEventTypes", (client, args, options) -> client.events().listTypes(args.params(EventsListTypesParams.SHAPE), options));
        table.put("listEvents", (client, args, options) -> client.events().list(args.params(EventsListParams.SHAPE), options));
        table.put("listListenSessions", (client, args, options) -> client.events().listListenSessions(args.params(EventsListListenSessionsParams.SHAPE), options));
        table.put("recordListenResults", (client, args, options) -> client.events().recordListenResults(args.path(Codecs.STRING, "id"), args.body(ListenResultsRequest.SHAPE), args.params(EventsRecordListenResultsParams.SHAPE), options));
        table.put("streamEvents", (client, args, options) -> client.events().stream(args.params(EventsStreamParams.SHAPE), options));
    }
}
