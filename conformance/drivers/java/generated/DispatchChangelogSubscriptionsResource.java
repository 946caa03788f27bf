// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import dev.njia.codec.Codecs;
import dev.njia.model.ChangeLogConfirmRequest;
import dev.njia.model.ChangeLogSubscriptionRequest;
import dev.njia.model.ChangelogSubscriptionsConfirmParams;
import dev.njia.model.ChangelogSubscriptionsCreateParams;
import dev.njia.model.ChangelogSubscriptionsDeleteParams;
import dev.njia.model.ChangelogSubscriptionsListParams;
import dev.njia.model.ChangelogSubscriptionsRetrieveParams;
import dev.njia.model.ChangelogSubscriptionsUnsubscribeParams;
import java.util.Map;

/** Operations by their id, for the conformance driver. */
final class DispatchChangelogSubscriptionsResource {
    private DispatchChangelogSubscriptionsResource() {}

    static void fill(Map<String, Operation> table) {
        table.put("confirmChangeLogSubscription", (client, args, options) -> client.changelogSubscriptions().confirm(args.path(Codecs.STRING, "id"), args.body(ChangeLogConfirmRequest.SHAPE), args.params(ChangelogSubscriptionsConfirmParams.SHAPE), options));
        table.put("createChangeLogSubscription", (client, args, options) -> client.changelogSubscriptions().create(args.body(ChangeLogSubscriptionRequest.SHAPE), args.params(ChangelogSubscriptionsCreateParams.SHAPE), options));
        table.put("deleteChangeLogSubscription", (client, args, options) -> client.changelogSubscriptions().delete(args.path(Codecs.STRING, "id"), args.params(ChangelogSubscriptionsDeleteParams.SHAPE), options));
        table.put("getChangeLogSubscription", (client, args, options) -> client.changelogSubscriptions().retrieve(args.path(Codecs.STRING, "id"), args.params(ChangelogSubscriptionsRetrieveParams.SHAPE), options));
        table.put("listChangeLogSubscriptions", (client, args, options) -> client.changelogSubscriptions().list(args.params(ChangelogSubscriptionsListParams.SHAPE), options));
        table.put("unsubscribeChangeLog", (client, args, options) -> client.changelogSubscriptions().unsubscribe(args.path(Codecs.STRING, "id"), args.params(ChangelogSubscriptionsUnsubscribeParams.SHAPE), options));
    }
}
