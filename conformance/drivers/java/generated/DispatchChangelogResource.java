// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.ChangelogFeedParams;
import dev.njia.model.ChangelogListParams;
import dev.njia.model.ChangelogRetrieveParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchChangelogResource {
    private DispatchChangelogResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("getChangeLogEntry", (client, args, options) -> client.changelog().retrieve(args.path(Codecs.STRING, "id"), args.params(ChangelogRetrieveParams.SHAPE), options));
        table.put("getChangeLogFeed", (client, args, options) -> client.changelog().feed(args.params(ChangelogFeedParams.SHAPE), options));
        table.put("listChangeLog", (client, args, options) -> client.changelog().list(args.params(ChangelogListParams.SHAPE), options));
    }
}
