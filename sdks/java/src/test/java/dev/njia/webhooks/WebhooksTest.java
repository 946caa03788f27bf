package dev.njia.webhooks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.errors.WebhookSignatureException;
import dev.njia.event.WebhookEvent;
import dev.njia.event.Webhooks;
import dev.njia.errors.DecodingException;
import dev.njia.errors.NjiaException;
import dev.njia.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
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

    /** trap:T21: the vectors that all SDKs share, whatever the version of the event, flat ones too. */
    @Test
    void theSharedVectorsHold() throws Exception {
        JsonValue file = JsonValue.parse(Files.readAllBytes(Path.of("../../conformance/vectors/webhooks.json")));
        int seen = 0;
        for (JsonValue vector : file.get("vectors").orElseThrow().items()) {
            String id = vector.get("id").flatMap(JsonValue::asString).orElseThrow();
            byte[] payload = Base64.getDecoder().decode(vector.get("payloadBase64").flatMap(JsonValue::asString).orElseThrow());
            Map<String, String> headers = new HashMap<>();
            vector.get("headers").orElseThrow().members().forEach((name, value) -> headers.put(name, value.text().orElse("")));
            List<String> secrets = new ArrayList<>();
            vector.get("secrets").orElseThrow().items().forEach(secret -> secrets.add(secret.text().orElse("")));
            Instant now = Instant.ofEpochSecond(Long.parseLong(vector.get("nowSeconds").flatMap(JsonValue::text).orElseThrow()));
            Duration tolerance = Duration.ofSeconds(Long.parseLong(vector.get("toleranceSeconds").flatMap(JsonValue::text).orElseThrow()));
            if (vector.get("valid").flatMap(JsonValue::asBoolean).orElseThrow()) {
                WebhookEvent event = Webhooks.unwrap(payload, headers, secrets, tolerance, now);
                assertEquals(vector.get("known").flatMap(JsonValue::asBoolean).orElse(true), event.isKnown(), id);
                assertEquals(event, Webhooks.read(payload), id);
            } else {
                NjiaException error = assertThrows(NjiaException.class, () -> Webhooks.unwrap(payload, headers, secrets, tolerance, now), id);
                for (String secret : secrets) {
                    assertFalse(error.toString().contains(secret), id);
                }
            }
            seen++;
        }
        assertTrue(seen >= 10, "vectors: " + seen);
    }

    /** trap:T21: the deprecated flat payload is the same event. */
    @Test
    void theFlatPayloadIsTheSameEvent() {
        String flat = "{\"event\":\"payment.completed\",\"eventId\":\"evt_9\",\"eventTimestamp\":\"2026-11-20T10:00:00.000Z\","
                + "\"id\":\"pay_1\",\"object\":\"payment\",\"livemode\":false,\"status\":\"invented\"}";
        WebhookEvent event = unwrap(flat, signed(flat, NOW), SECRET);
        assertEquals("evt_9", event.asPaymentEvent().orElseThrow().id());
        assertEquals("invented", event.asPaymentEvent().orElseThrow().data().status().value());
        assertThrows(IllegalStateException.class, () -> event.asPaymentEvent().orElseThrow().data().currency(), "what is missing is missing");
        String broken = "{\"type\":\"payment.completed\",\"data\":{\"id\":5}}";
        assertEquals("$.data.id", assertThrows(DecodingException.class, () -> unwrap(broken, signed(broken, NOW), SECRET)).path());
        String noJson = "<html>";
        assertThrows(DecodingException.class, () -> unwrap(noJson, signed(noJson, NOW), SECRET));
        assertThrows(WebhookSignatureException.class, () -> WebhookSigner.sign(new byte[0], "whsec_?", "e", NOW));
    }
}
