// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.WidgetRequest;
import dev.njia.model.WidgetUpdateRequest;
import dev.njia.model.WidgetsCreateParams;
import dev.njia.model.WidgetsCreateSessionParams;
import dev.njia.model.WidgetsDisableParams;
import dev.njia.model.WidgetsListParams;
import dev.njia.model.WidgetsRetrieveParams;
import dev.njia.model.WidgetsUpdateParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchWidgetsResource {
    private DispatchWidgetsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("createWidget", (client, args, options) -> client.widgets().create(args.body(WidgetRequest.SHAPE), args.params(WidgetsCreateParams.SHAPE), options));
        table.put("createWidgetSession", (client, args, options) -> client.widgets().createSession(args.path(Codecs.STRING, "id"), args.params(WidgetsCreateSessionParams.SHAPE), options));
        table.put("disableWidget", (client, args, options) -> client.widgets().disable(args.path(Codecs.STRING, "id"), args.params(WidgetsDisableParams.SHAPE), options));
        table.put("getWidget", (client, args, options) -> client.widgets().retrieve(args.path(Codecs.STRING, "id"), args.params(WidgetsRetrieveParams.SHAPE), options));
        table.put("listWidgets", (client, args, options) -> client.widgets().list(args.params(WidgetsListParams.SHAPE), options));
        table.put("updateWidget", (client, args, options) -> client.widgets().update(args.path(Codecs.STRING, "id"), args.body(WidgetUpdateRequest.SHAPE), args.params(WidgetsUpdateParams.SHAPE), options));
    }
}
