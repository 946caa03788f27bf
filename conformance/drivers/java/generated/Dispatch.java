// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.driver;

import java.util.Map;
import java.util.TreeMap;

/** Every operation by its id. */
final class Dispatch {
    private Dispatch() {}

    static Map<String, Operation> table() {
        Map<String, Operation> table = new TreeMap<>();
        DispatchAccountsResource.fill(table);
        DispatchApiKeysResource.fill(table);
        DispatchAuditResource.fill(table);
        DispatchAuthResource.fill(table);
        DispatchBalancesResource.fill(table);
        DispatchBulkPaymentsResource.fill(table);
        DispatchCallbacksResource.fill(table);
        DispatchCardAuthorizationsResource.fill(table);
        DispatchChangelogResource.fill(table);
        DispatchChangelogSubscriptionsResource.fill(table);
        DispatchCorridorsResource.fill(table);
        DispatchCreditScoresResource.fill(table);
        DispatchCustomersResource.fill(table);
        DispatchDeprecationsResource.fill(table);
        DispatchDocumentationResource.fill(table);
        DispatchEventsResource.fill(table);
        DispatchFraudResource.fill(table);
        DispatchGhostCardsResource.fill(table);
        DispatchHealthResource.fill(table);
        DispatchIdempotencyKeysResource.fill(table);
        DispatchKycResource.fill(table);
        DispatchPaymentsResource.fill(table);
        DispatchQuotesResource.fill(table);
        DispatchRailsResource.fill(table);
        DispatchRecipientsResource.fill(table);
        DispatchReferenceResource.fill(table);
        DispatchReversalsResource.fill(table);
        DispatchRoutingResource.fill(table);
        DispatchSandboxResource.fill(table);
        DispatchTenantResource.fill(table);
        DispatchTransactionsResource.fill(table);
        DispatchUsersResource.fill(table);
        DispatchWebhookDeliveriesResource.fill(table);
        DispatchWebhookEndpointsResource.fill(table);
        DispatchWidgetClientResource.fill(table);
        DispatchWidgetsResource.fill(table);
        return table;
    }
}
