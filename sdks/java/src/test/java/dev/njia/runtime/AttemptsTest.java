package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.ApiException;
import dev.njia.errors.CanceledException;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.NjiaException;
import dev.njia.errors.Outcome;
import dev.njia.errors.RateLimitException;
import dev.njia.errors.ServerException;
import dev.njia.errors.TimeoutException;
import dev.njia.model.WebhookEndpointUpdateRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Attempts, counted at the socket. */
class AttemptsTest {
    private static final String PROBLEM = "{\"code\":\"transient\",\"title\":\"t\"}";

    @Test
    void aKeyedWriteIsRepeatedWithOneKeyAndTheSameOctets() throws Exception {
        TestSeam seam = new TestSeam(0.5);
        try (RawServer server = new RawServer((n, socket) -> RawServer.json(socket, 503, PROBLEM));
                NjiaClient client = TestClient.of(server.url()).seam(seam).build()) {
            ServerException error = assertThrows(ServerException.class, () -> client.payments().cancel("pay_1"));
            assertEquals(3, server.requests.size());
            assertEquals(3, error.attempts());
            assertEquals(List.of(375L, 750L), seam.waits);
            assertEquals(List.of("0", "1", "2"), headers(server, "x-retry-count"));
            List<String> keys = headers(server, "idempotency-key");
            assertEquals(1, keys.stream().distinct().count());
            assertEquals(keys.get(0), error.idempotencyKey().orElseThrow());
            assertEquals(1, server.ports.stream().distinct().count(), "one connection for all attempts");
            assertEquals(1, server.requests.stream().map(text -> text.replaceAll("(?i)x-retry-count: .", "")).distinct().count());
        }
    }

    private static List<String> headers(RawServer server, String name) {
        return server.requests.stream().flatMap(String::lines).filter(line -> line.toLowerCase().startsWith(name + ": "))
                .map(line -> line.substring(name.length() + 2)).collect(Collectors.toList());
    }

    @Test
    void withoutRetriesADyingConnectionSeesOneRequest() throws Exception {
        for (boolean isReused : new boolean[] {false, true}) {
            for (boolean isReset : new boolean[] {false, true}) {
                int first = isReused ? 1 : 0;
                try (RawServer server = new RawServer((n, socket) -> {
                    if (n <= first) {
                        RawServer.json(socket, 404, PROBLEM);
                    } else if (isReset) {
                        RawServer.reset(socket);
                    } else {
                        socket.close();
                    }
                }); NjiaClient client = TestClient.of(server.url()).maxRetries(0).build()) {
                    if (isReused) {
                        assertThrows(ApiException.class, () -> client.payments().retrieve("pay_1"));
                    }
                    ConnectionException error = assertThrows(ConnectionException.class, () -> client.payments().retrieve("pay_1"));
                    assertEquals(first + 1, server.requests.size());
                    assertEquals(Outcome.UNKNOWN, error.outcome());
                    assertEquals(1, server.ports.stream().distinct().count());
                }
            }
        }
    }

    @Test
    void aWriteWithoutKeyIsNotRepeatedOnceItMayHaveArrived() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> socket.close());
                NjiaClient client = TestClient.of(server.url()).seam(new TestSeam(0)).build()) {
            WebhookEndpointUpdateRequest body = WebhookEndpointUpdateRequest.builder().description("new").build();
            assertThrows(ConnectionException.class, () -> client.webhookEndpoints().update("whe_1", body));
            assertEquals(1, server.requests.size());
        }
    }

    @Test
    void refusedConnectionsProveThatNothingHappened() {
        TestSeam seam = new TestSeam(0);
        try (NjiaClient client = TestClient.of("http://127.0.0.1:1").seam(seam).build()) {
            ConnectionException error = assertThrows(ConnectionException.class, () -> client.payments().retrieve("pay_1"));
            assertEquals(Outcome.NONE, error.outcome());
            assertEquals(3, error.attempts());
            assertEquals(List.of(250L, 500L), seam.waits);
        }
    }

    @Test
    void aDelayAboveTheLimitRaisesAtOnce() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> RawServer.json(socket, 429, PROBLEM, "Retry-After: 61"));
                NjiaClient client = TestClient.of(server.url()).seam(new TestSeam(0)).build()) {
            RateLimitException error = assertThrows(RateLimitException.class, () -> client.payments().retrieve("pay_1"));
            assertEquals(Duration.ofSeconds(61), error.retryAfter().orElseThrow());
            assertEquals(1, server.requests.size());
        }
    }

    @Test
    void theTimeoutCoversADrippingBodyAndDrippingHeaders() throws Exception {
        for (String start : List.of("HTTP/1.1 200 X\r\nContent-Length: 100\r\n\r\n", "HTTP/1.1 200 X\r\nX-A: ")) {
            try (RawServer server = new RawServer((n, socket) -> {
                socket.getOutputStream().write(start.getBytes());
                for (int octet = 0; octet < 90; octet++) {
                    socket.getOutputStream().write('x');
                    Thread.sleep(100);
                }
            }); NjiaClient client = TestClient.of(server.url()).maxRetries(0).timeout(Duration.ofMillis(500)).build()) {
                long began = System.nanoTime();
                assertThrows(TimeoutException.class, () -> client.payments().retrieve("pay_1"));
                long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
                assertTrue(millis >= 450 && millis < 2000, millis + " ms");
                assertTrue(server.sawClose(1500), "the server sees the close");
            }
        }
    }

    @Test
    void anInterruptedThreadStopsAndTheServerSeesIt() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> socket.getInputStream().read());
                NjiaClient client = TestClient.of(server.url()).build()) {
            boolean[] isInterrupted = {false};
            NjiaException[] raised = {null};
            Thread caller = new Thread(() -> {
                raised[0] = assertThrows(CanceledException.class, () -> client.payments().retrieve("pay_1"));
                isInterrupted[0] = Thread.currentThread().isInterrupted();
            });
            caller.start();
            Thread.sleep(300);
            caller.interrupt();
            caller.join(1000);
            assertFalse(caller.isAlive());
            assertTrue(isInterrupted[0], "the flag is restored");
            assertEquals(1, raised[0].attempts());
            assertTrue(server.sawClose(1000));
            assertEquals(1, server.requests.size());
        }
    }

    @Test
    void givingUpOnADerivedFutureClosesTheSocket() throws Exception {
        for (boolean isTimeout : new boolean[] {false, true}) {
            try (RawServer server = new RawServer((n, socket) -> socket.getInputStream().read());
                    NjiaClient client = TestClient.of(server.url()).build()) {
                CompletableFuture<String> derived = client.async().payments().retrieve("pay_1").thenApply(payment -> payment.id());
                CompletableFuture<String> given = isTimeout ? derived.orTimeout(300, TimeUnit.MILLISECONDS) : derived;
                Thread.sleep(300);
                if (!isTimeout) {
                    given.cancel(true);
                }
                assertTrue(server.sawClose(1500), "the server sees the close");
                assertEquals(1, server.requests.size());
            }
        }
    }

    @Test
    void redirectsAreErrorsThatNameTheOtherOrigin() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> RawServer.json(socket, 307, "{}", "Location: http://other.test:81/x?token=1"));
                NjiaClient client = TestClient.of(server.url()).build()) {
            ApiException error = assertThrows(ApiException.class, () -> client.payments().cancel("pay_1"));
            assertTrue(error.getMessage().contains("http://other.test:81"), error.getMessage());
            assertFalse(error.getMessage().contains("token"));
            assertEquals(1, server.requests.size());
        }
    }

    @Test
    void aBodyThatEndsEarlyIsABrokenConnection() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> {
            socket.getOutputStream().write("HTTP/1.1 200 X\r\nContent-Length: 50\r\n\r\n{}".getBytes());
            socket.close();
        }); NjiaClient client = TestClient.of(server.url()).maxRetries(0).build()) {
            assertThrows(ConnectionException.class, () -> client.payments().retrieve("pay_1"));
        }
    }
}
