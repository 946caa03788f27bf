package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.errors.Outcome;
import dev.njia.transport.Headers;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The pure parts: what is repeated, how long to wait, what is known afterwards. */
class PolicyTest {
    private static final Instant NOW = Instant.parse("1994-11-06T08:49:34Z");

    private static Duration after(String value) {
        return RetryAfter.read(Headers.of(Map.of("Retry-After", value)), NOW);
    }

    @Test
    void allThreeFormsOfADateMeanTheSame() {
        for (String date : List.of("Sun, 06 Nov 1994 08:49:37 GMT", "Sun Nov  6 08:49:37 1994")) {
            assertEquals(Duration.ofSeconds(3), after(date), date);
        }
        Instant now = Instant.parse("2026-11-20T10:00:00Z");
        assertEquals(Duration.ofSeconds(3), RetryAfter.read(Headers.of(Map.of("Retry-After", "Friday, 20-Nov-26 10:00:03 GMT")), now));
        assertEquals(Duration.ZERO, after("Sun, 06 Nov 1994 08:00:00 GMT"));
    }

    @Test
    void numbersAreExactAndGarbageIsAbsent() {
        assertEquals(Duration.ofMillis(1500), after("1.5"));
        assertEquals(Duration.ofMillis(250), RetryAfter.read(Headers.of(Map.of("Retry-After-Ms", "250", "Retry-After", "9")), NOW));
        for (String garbage : List.of("soon", "-5", "", "1e9", "NaN", "0x10", "1,5")) {
            assertNull(after(garbage), garbage);
        }
        assertTrue(after("9".repeat(4000)).compareTo(Duration.ofDays(365)) > 0);
    }

    @Test
    void waitsGrowAndStayInTheirRange() {
        Random random = new Random(4711);
        for (int seed = 0; seed < 1000; seed++) {
            double draw = random.nextDouble();
            assertRange(RetryPolicy.backoff(0, draw), 250, 500);
            assertRange(RetryPolicy.backoff(1, draw), 500, 1000);
            assertRange(RetryPolicy.backoff(4, draw), 4000, 8000);
            assertRange(RetryPolicy.backoff(60, draw), 4000, 8000);
        }
    }

    private static void assertRange(Duration wait, long least, long most) {
        assertTrue(wait.toMillis() >= least && wait.toMillis() <= most, wait.toString());
    }

    @Test
    void whatIsRepeated() {
        Headers none = Headers.EMPTY;
        for (int status : List.of(408, 429, 500, 502, 503, 504)) {
            assertTrue(RetryPolicy.retriesAnswer(status, null, none, true), "status " + status);
        }
        for (int status : List.of(400, 401, 404, 409, 422, 501, 505)) {
            assertTrue(!RetryPolicy.retriesAnswer(status, null, none, true), "status " + status);
        }
        assertTrue(RetryPolicy.retriesAnswer(409, "idempotency_in_progress", none, true));
        assertTrue(RetryPolicy.retriesAnswer(429, null, none, false));
        assertTrue(!RetryPolicy.retriesAnswer(503, null, none, false));
        assertTrue(RetryPolicy.retriesAnswer(503, null, Headers.of(Map.of("retry-after", "1")), false));
        assertTrue(!RetryPolicy.retriesAnswer(503, null, Headers.of(Map.of("x-should-retry", "false")), true));
        assertTrue(RetryPolicy.retriesAnswer(400, null, Headers.of(Map.of("x-should-retry", "true")), true));
    }

    @Test
    void whatIsKnownAfterwards() {
        assertEquals(Outcome.NONE, RetryPolicy.outcome(422, "x", false));
        assertEquals(Outcome.UNKNOWN, RetryPolicy.outcome(422, "x", true));
        assertEquals(Outcome.UNKNOWN, RetryPolicy.outcome(503, "x", false));
        assertEquals(Outcome.NONE, RetryPolicy.outcome(501, "x", false));
    }
}
