package dev.njia.webhooks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.errors.WebhookSignatureException;
import dev.njia.event.WebhookEvent;
import dev.njia.event.Webhooks;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Webhooks are believed only when they are signed and fresh; the rest is in the shared vectors of the conformance suite. */
class WebhooksTest {
    private static final String SECRET = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=";
    private static final String OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
    private static final Instant NOW = Instant.parse("2026-11-20T10:00:00Z");
    private static final Duration TOLERANCE = WebhookVerifier.TOLERANCE;

    private static WebhookEvent unwrap(String body, Map<String, String> headers, String... secrets) {
        return Webhooks.unwrap(body.getBytes(StandardCharsets.UTF_8), headers, List.of(secrets), TOLERANCE, NOW);
    }

    private static Map<String, String> signed(String body, Instant at) {
        return WebhookSigner.sign(body.getBytes(StandardCharsets.UTF_8), SECRET, "evt_1", at);
    }

    @Test
    void aKnownEventIsTypedAndKeepsWhatIsNew() {
        String body = "{\"id\":\"evt_1\",\"object\":\"event\",\"type\":\"payment.completed\",\"apiVersion\":\"2031-01-01\","
                + "\"data\":{\"id\":\"pay_1\",\"object\":\"payment\",\"invented\":[1.50]}}";
        WebhookEvent event = unwrap(body, signed(body, NOW), OTHER, SECRET);
        assertEquals("pay_1", event.asPaymentEvent().orElseThrow().data().id());
        assertEquals(body, event.toJson().toString());
    }

    @Test
    void anUnknownEventIsKept() {
        String body = "{\"type\":\"planet.landed\",\"data\":{}}";
        WebhookEvent event = unwrap(body, signed(body, NOW), SECRET);
        assertFalse(event.isKnown());
        assertEquals(body, event.toJson().toString());
    }

    @Test
    void whatIsForgedOldOrUnsignedIsRefused() {
        String body = "{\"type\":\"payment.completed\"}";
        assertThrows(WebhookSignatureException.class, () -> unwrap(body + " ", signed(body, NOW), SECRET));
        assertThrows(WebhookSignatureException.class, () -> unwrap(body, signed(body, NOW), OTHER));
        assertThrows(WebhookSignatureException.class, () -> unwrap(body, signed(body, NOW)));
        assertThrows(WebhookSignatureException.class, () -> unwrap(body, signed(body, NOW.minusSeconds(301)), SECRET));
        assertThrows(WebhookSignatureException.class, () -> unwrap(body, signed(body, NOW.plusSeconds(301)), SECRET));
        assertThrows(WebhookSignatureException.class, () -> unwrap(body, Map.of(), SECRET));
        WebhookSignatureException error = assertThrows(WebhookSignatureException.class,
                () -> Webhooks.unwrap(null, signed(body, NOW), List.of(SECRET)));
        assertTrue(error.getMessage().contains("raw body"), error.getMessage());
    }
}
