package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.ApiException;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.DecodingException;
import dev.njia.errors.NjiaException;
import dev.njia.errors.Outcome;
import dev.njia.errors.RateLimitException;
import dev.njia.errors.ServerException;
import dev.njia.errors.TimeoutException;
import dev.njia.model.WebhookEndpointUpdateRequest;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** When a request is sent again, and how long is waited: counted at the socket. */
class RepeatTrapsTest {
    private static final String PROBLEM = "{\"code\":\"transient\",\"title\":\"t\"}";
    private static final String HEALTH = TestClient.LIVE;
    private static final WebhookEndpointUpdateRequest BARE = WebhookEndpointUpdateRequest.builder().description("new").build();

    /** The statuses in order, then the last for ever; with the same header fields on each. */
    private static RawServer seq(List<Integer> statuses, String... headers) {
        return new RawServer((n, socket) -> {
            int status = statuses.get(Math.min(n, statuses.size()) - 1);
            RawServer.json(socket, status, status == 200 ? HEALTH : PROBLEM, headers);
        });
    }

    private static NjiaClient client(RawServer server, TestSeam seam) {
        return TestClient.of(server.url()).seam(seam).build();
    }

    /** trap:T1: a write without a key is repeated only where nothing can have happened. */
    @Test
    void aBareWriteIsRepeatedOnlyWhereNothingCanHaveHappened() throws Exception {
        for (int status : List.of(500, 502, 503, 504, 408)) {
            try (RawServer server = seq(List.of(status)); NjiaClient client = client(server, new TestSeam(0))) {
                assertThrows(ApiException.class, () -> client.webhookEndpoints().update("whe_1", BARE));
                assertEquals(1, server.requests.size(), "status " + status);
            }
        }
        try (RawServer server = seq(List.of(429)); NjiaClient client = client(server, new TestSeam(0))) {
            assertThrows(RateLimitException.class, () -> client.webhookEndpoints().update("whe_1", BARE));
            assertEquals(3, server.requests.size());
        }
        TestSeam seam = new TestSeam(0);
        try (RawServer server = seq(List.of(503), "Retry-After: 1"); NjiaClient client = client(server, seam)) {
            assertThrows(ServerException.class, () -> client.webhookEndpoints().update("whe_1", BARE));
            assertEquals(3, server.requests.size());
            assertEquals(List.of(1000L, 1000L), seam.waits);
        }
    }

    /** trap:T1: a key is sent even when nothing is ever repeated, and every error carries it. */
    @Test
    void aKeyIsSentWithRetriesOff() throws Exception {
        try (RawServer server = seq(List.of(500)); NjiaClient client = TestClient.of(server.url()).maxRetries(0).build()) {
            ServerException error = assertThrows(ServerException.class, () -> client.payments().cancel("pay_1"));
            assertEquals(1, server.requests.size());
            String key = error.idempotencyKey().orElseThrow();
            assertTrue(server.requests.get(0).contains("Idempotency-Key: " + key));
            assertTrue(key.matches("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"), key);
        }
    }

    /** trap:T2: on the wall clock, too. */
    @Test
    void waitingReallyWaits() throws Exception {
        try (RawServer server = seq(List.of(503, 503, 200)); NjiaClient client = TestClient.of(server.url()).build()) {
            long began = System.nanoTime();
            client.health().live();
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
            assertTrue(millis >= 750 && millis < 3500, millis + " ms");
            assertEquals(3, server.requests.size());
        }
    }

    /** trap:T3: failures of the network are repeated, then raised as ours with what is known about the effect. */
    @Test
    void failuresOfTheNetworkAreRepeatedThenRaised() throws Exception {
        List<RawServer.Script> faults = List.of(
                (n, socket) -> RawServer.reset(socket),
                (n, socket) -> socket.close(),
                (n, socket) -> cut(socket, "HTTP/1.1 200 X\r\nContent-Le"),
                (n, socket) -> cut(socket, "HTTP/1.1 200 X\r\nContent-Length: 50\r\n\r\n{\"sta"),
                (n, socket) -> cut(socket, "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
                (n, socket) -> cut(socket, "SSH-2.0-server\r\n"));
        for (RawServer.Script fault : faults) {
            for (boolean isOnce : new boolean[] {true, false}) {
                RawServer.Script script = (n, socket) -> {
                    if (isOnce && n == 2) {
                        RawServer.json(socket, 200, HEALTH);
                    } else {
                        fault.answer(n, socket);
                    }
                };
                try (RawServer server = new RawServer(script); NjiaClient client = client(server, new TestSeam(0))) {
                    if (isOnce) {
                        assertEquals(2, client.health().live().meta().attempts());
                    } else {
                        ConnectionException error = assertThrows(ConnectionException.class, () -> client.payments().cancel("pay_1"));
                        assertEquals(3, error.attempts());
                        assertEquals(Outcome.UNKNOWN, error.outcome());
                        assertTrue(error.idempotencyKey().isPresent());
                    }
                }
            }
        }
    }

    private static void cut(Socket socket, String start) throws Exception {
        socket.getOutputStream().write(start.getBytes(StandardCharsets.US_ASCII));
        socket.close();
    }

    /** trap:T3: a name that nobody knows proves that nothing was sent. */
    @Test
    void unknownNamesAreRepeatedAndHarmless() {
        TestSeam seam = new TestSeam(0);
        try (NjiaClient client = TestClient.of("http://nobody.invalid").seam(seam).build()) {
            ConnectionException error = assertThrows(ConnectionException.class, () -> client.webhookEndpoints().update("whe_1", BARE));
            assertEquals(Outcome.NONE, error.outcome());
            assertEquals(3, error.attempts());
            assertEquals(2, seam.waits.size());
        }
    }

    /** trap:T4 trap:T6 trap:T7: what the server asks for is waited, exactly. */
    @Test
    void theServersDelayIsObeyedExactly() throws Exception {
        String date = "Retry-After: Fri, 20 Nov 2026 10:00:03 GMT";
        for (String[] sample : new String[][] {{"Retry-After: 3", "3000"}, {"Retry-After: 1.5", "1500"}, {"Retry-After: 12", "12000"},
            {"Retry-After: 60", "60000"}, {date, "3000"}, {"Retry-After: Fri, 20 Nov 2026 09:00:00 GMT", "0"},
            {"Retry-After: 9\r\nRetry-After-Ms: 250", "250"}}) {
            TestSeam seam = new TestSeam(0);
            try (RawServer server = seq(List.of(429, 200), sample[0]); NjiaClient client = client(server, seam)) {
                assertEquals(2, client.health().live().meta().attempts());
                assertEquals(List.of(Long.parseLong(sample[1])), seam.waits, sample[0]);
            }
        }
    }

    /** trap:T5: garbage is as if absent. */
    @Test
    void garbageInRetryAfterIsAbsent() throws Exception {
        for (String garbage : List.of("soon", "-5", "", "1e9", "3;5")) {
            TestSeam seam = new TestSeam(1);
            try (RawServer server = seq(List.of(503, 200), "Retry-After: " + garbage); NjiaClient client = client(server, seam)) {
                client.health().live();
                assertEquals(List.of(500L), seam.waits, garbage);
            }
        }
    }

    /** trap:T8: a delay beyond what the caller allows raises at once. */
    @Test
    void unreasonableDelaysRaiseAtOnce() throws Exception {
        for (String seconds : List.of("61", "7200", "9".repeat(4000))) {
            try (RawServer server = seq(List.of(503), "Retry-After: " + seconds); NjiaClient client = client(server, new TestSeam(0))) {
                ServerException error = assertThrows(ServerException.class, () -> client.health().live());
                assertEquals(1, server.requests.size());
                assertTrue(error.retryAfter().orElseThrow().compareTo(Duration.ofSeconds(61)) >= 0);
            }
        }
        TestSeam seam = new TestSeam(0);
        try (RawServer server = seq(List.of(503, 200), "Retry-After: 7200");
                NjiaClient client = TestClient.of(server.url()).seam(seam).maxRetryAfter(Duration.ofHours(3)).build()) {
            client.health().live();
            assertEquals(List.of(7_200_000L), seam.waits);
        }
        try (RawServer server = seq(List.of(503), "Retry-After: 10");
                NjiaClient client = TestClient.of(server.url()).seam(new TestSeam(0)).deadline(Duration.ofSeconds(5)).build()) {
            ServerException error = assertThrows(ServerException.class, () -> client.health().live());
            assertEquals(1, server.requests.size());
            assertEquals(Duration.ofSeconds(10), error.retryAfter().orElseThrow());
        }
    }

    /** trap:T12: the deadline covers the whole call with its waits. */
    @Test
    void theDeadlineCoversAllAttempts() throws Exception {
        try (RawServer server = seq(List.of(503));
                NjiaClient client = TestClient.of(server.url()).deadline(Duration.ofSeconds(1)).maxRetries(20).build()) {
            long began = System.nanoTime();
            assertThrows(NjiaException.class, () -> client.health().live());
            assertTrue(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) < 1300);
        }
        try (RawServer server = new RawServer((n, socket) -> Thread.sleep(5000));
                NjiaClient client = TestClient.of(server.url()).deadline(Duration.ofMillis(900)).timeout(Duration.ofMillis(300)).build()) {
            long began = System.nanoTime();
            TimeoutException error = assertThrows(TimeoutException.class, () -> client.health().live());
            assertTrue(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) < 1300);
            assertTrue(error.attempts() >= 1);
        }
    }

    /** trap:T10 trap:T23: what is no success is never read as one, and no redirect is followed. */
    @Test
    void redirectsAndEmptyAnswersAreNoSuccess() throws Exception {
        try (RawServer other = seq(List.of(200))) {
            for (int status : List.of(300, 301, 302, 303, 304, 307, 308)) {
                for (String location : List.of(other.url() + "/v1/x", "/v1/other", "http://[malformed")) {
                    RawServer.Script script = (n, socket) -> RawServer.json(socket, status, status == 304 ? "" : HEALTH,
                            "Location: " + location);
                    try (RawServer server = new RawServer(script); NjiaClient client = client(server, new TestSeam(0))) {
                        ApiException error = assertThrows(ApiException.class, () -> client.health().live());
                        assertEquals(status, error.status().orElseThrow());
                        assertEquals(1, server.requests.size());
                        assertEquals(location.startsWith(other.url()), error.getMessage().contains(other.url()), error.getMessage());
                    }
                }
            }
            assertEquals(0, other.requests.size(), "the other origin is never asked");
        }
        for (String body : List.of("", "<html>", "{\"status\":", "[]", "\u00ff")) {
            RawServer.Script script = (n, socket) -> RawServer.json(socket, 200, body, "X-Request-Id: req_1");
            try (RawServer server = new RawServer(script); NjiaClient client = client(server, new TestSeam(0))) {
                DecodingException error = assertThrows(DecodingException.class, () -> client.health().live());
                assertEquals(1, server.requests.size(), "nothing is repeated");
                assertTrue(error.path().startsWith("$"));
                assertEquals(200, error.status().orElseThrow());
            }
        }
        RawServer.Script script = (n, socket) -> socket.getOutputStream().write("HTTP/1.1 204 X\r\n\r\n".getBytes());
        try (RawServer server = new RawServer(script); NjiaClient client = client(server, new TestSeam(0)).withSessionToken("svs_1")) {
            assertThrows(DecodingException.class, () -> client.health().live());
            assertEquals(204, client.auth().logout().meta().status());
        }
    }
}
