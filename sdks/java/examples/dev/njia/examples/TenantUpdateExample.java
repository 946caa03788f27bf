// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.RoutingStrategy;
import dev.njia.model.Tenant;
import dev.njia.model.TenantSettingsInput;
import dev.njia.model.TenantUpdateParams;
import dev.njia.model.UpdateTenantRequest;

/**
 * Change the tenant
 */
public final class TenantUpdateExample {
    private TenantUpdateExample() {}

    /**
     * Runs the example; the environment says where the API is and as whom to call.
     *
     * @param args none
     */
    public static void main(String[] args) {
        try (NjiaClient client = NjiaClient.builder().build()) {
            System.out.println(run(client));
        }
    }

    /**
     * The call.
     *
     * @param client to call with
     * @return its answer
     */
    public static Tenant run(NjiaClient client) {
        return client.tenant().update(UpdateTenantRequest.builder()
                .settings(TenantSettingsInput.builder()
                    .routingStrategy(RoutingStrategy.LOWEST_COST)
                    .reversalWindowDays(30)
                    .build())
                .build(), TenantUpdateParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
