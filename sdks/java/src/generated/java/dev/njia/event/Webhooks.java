// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.event;

import dev.njia.webhooks.EventReader;
import dev.njia.webhooks.WebhookVerifier;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Verified and typed webhooks. */
public final class Webhooks {
    private static final EventReader<WebhookEvent> READER = new EventReader<>(WebhookEvent.CODEC, "/data", true);

    private Webhooks() {}

    /**
     * Verifies a webhook, then reads it. The clocks may be 300 s apart.
     *
     * @param payload the exact octets of the body, before any parser reads it
     * @param headers of the request; names in any case
     * @param secrets all that are valid, so that one can be rotated
     * @return the event; one of an unknown type is kept as JSON
     */
    public static WebhookEvent unwrap(byte[] payload, Map<String, String> headers, List<String> secrets) {
        return unwrap(payload, headers, secrets, WebhookVerifier.TOLERANCE, Instant.now());
    }

    /**
     * Verifies a webhook, then reads it.
     *
     * @param payload the exact octets of the body, before any parser reads it
     * @param headers of the request; names in any case
     * @param secrets all that are valid, so that one can be rotated
     * @param tolerance how far the clocks may be apart, either way
     * @param now the time of day
     * @return the event; one of an unknown type is kept as JSON
     */
    public static WebhookEvent unwrap(byte[] payload, Map<String, String> headers, List<String> secrets, Duration tolerance,
            Instant now) {
        new WebhookVerifier(secrets, tolerance).verify(payload, headers, now);
        return READER.read(payload);
    }

    /**
     * Reads an event that is already trusted, such as one from the API's own list of events.
     *
     * @param payload its octets
     * @return the event
     */
    public static WebhookEvent read(byte[] payload) {
        return READER.read(payload);
    }
}
