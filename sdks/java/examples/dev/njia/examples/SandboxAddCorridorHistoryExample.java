// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.examples;

import dev.njia.NjiaClient;
import dev.njia.model.CorridorHistory;
import dev.njia.model.CorridorHistoryRequest;
import dev.njia.model.CorridorObservation;
import dev.njia.model.Money;
import dev.njia.model.SandboxAddCorridorHistoryParams;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * Add corridor history
 */
public final class SandboxAddCorridorHistoryExample {
    private SandboxAddCorridorHistoryExample() {}

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
    public static CorridorHistory run(NjiaClient client) {
        return client.sandbox().addCorridorHistory(CorridorHistoryRequest.builder()
                .corridorId("CM-GA-XAF-XAF")
                .observations(List.of(CorridorObservation.builder()
                        .rail("gimacpay")
                        .amountMinorUnits(25000L)
                        .currency("XAF")
                        .cost(Money.builder().amountMinorUnits(434L).currency("XAF").build())
                        .succeeded(true)
                        .latencySeconds(15)
                        .observedAt(OffsetDateTime.parse("2026-11-20T08:30:00.000Z"))
                        .build(), CorridorObservation.builder()
                        .rail("airtel_money")
                        .amountMinorUnits(25000L)
                        .currency("XAF")
                        .cost(Money.builder().amountMinorUnits(403L).currency("XAF").build())
                        .fxMarginBps(0)
                        .succeeded(false)
                        .latencySeconds(12)
                        .observedAt(OffsetDateTime.parse("2026-11-20T09:10:00.000Z"))
                        .build()))
                .build(), SandboxAddCorridorHistoryParams.builder().acceptLanguage("fr").xCorrelationId("order-4711").build());
    }
}
