// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.MobileMoneyParty;
import dev.njia.model.MobileMoneyProvider;
import dev.njia.model.Party;
import dev.njia.model.RoutingDecision;
import dev.njia.model.RoutingPreference;
import dev.njia.model.RoutingPreviewRequest;
import dev.njia.model.RoutingStrategy;
import java.time.OffsetDateTime;

/**
 * Try the choice of a rail
 */
public final class RoutingPreviewExample {
    private RoutingPreviewExample() {}

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
    public static RoutingDecision run(NjiaClient client) {
        return client.routing().preview(RoutingPreviewRequest.builder()
                .amountMinorUnits(25000L)
                .currency("XAF")
                .destination(Party.ofMobileMoneyParty(MobileMoneyParty.builder()
                    .msisdn("+24166999000")
                    .provider(MobileMoneyProvider.AIRTEL_MONEY)
                    .country("GA")
                    .build()))
                .routing(RoutingPreference.builder().strategy(RoutingStrategy.BALANCED).build())
                .asOf(OffsetDateTime.parse("2026-11-20T10:00:00.000Z"))
                .build());
    }
}
