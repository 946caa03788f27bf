package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.ConnectionException;
import dev.njia.errors.NjiaException;
import dev.njia.errors.TimeoutException;
import dev.njia.fixture.Fixtures;
import dev.njia.model.LoginRequest;
import dev.njia.model.Payment;
import dev.njia.model.PaymentsListParams;
import dev.njia.testing.FakeTransport;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** trap:T11: every option of a client and of a call changes what happens. */
class OptionsTest {
    private static RawServer healthy() {
        return new RawServer((n, socket) -> RawServer.json(socket, 200, TestClient.LIVE));
    }

    @Test
    void everyOptionHasATest() {
        List<String> options = Arrays.stream(ClientBuilder.class.getMethods())
                .filter(method -> ClientBuilder.class.isAssignableFrom(method.getReturnType()))
                .map(java.lang.reflect.Method::getName).sorted().distinct().collect(Collectors.toList());
        assertEquals(List.of("baseUrl", "connectTimeout", "deadline", "header", "hooks", "logBodies", "maxRetries", "maxRetryAfter", "proxy",
                "seam", "timeout", "tls", "transport"), options);
    }

    @Test
    void headersAddUpAndViewsShareConnections() throws Exception {
        try (RawServer server = healthy(); NjiaClient client = TestClient.of(server.url()).header("X-A", "1").build()) {
            client.health().live();
            NjiaClient view = client.withOptions(RequestOptions.builder().header("x-a", "2").header("X-B", "3").build());
            view.health().live(RequestOptions.builder().header("X-C", "4").build());
            client.withApiKey("svc_test_" + "1".repeat(42)).health().live();
            assertTrue(server.requests.get(0).contains("X-A: 1\r\n"));
            assertTrue(server.requests.get(1).contains("x-a: 2\r\nX-B: 3\r\nX-C: 4\r\n"), server.requests.get(1));
            assertTrue(server.requests.get(2).contains("svc_test_1111"));
            assertEquals(1, server.ports.stream().distinct().count(), "one connection for all of them");
        }
        for (String name : List.of("Host", "a b", "", "Content-Length")) {
            assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().header(name, "1"), name);
        }
        assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().header("X", "a\r\nb"));
        assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().maxRetries(-1));
        assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().timeout(Duration.ZERO));
        assertThrows(IllegalArgumentException.class, () -> RequestOptions.builder().maxRetryAfter(Duration.ofSeconds(-1)));
        assertFalse(RequestOptions.builder().idempotencyKey("k-secret").header("X-Token", "t").build().toString().contains("k-secret"));
    }

    @Test
    void timeoutsOfClientAndCall() throws Exception {
        try (RawServer server = new RawServer((n, socket) -> Thread.sleep(3000));
                NjiaClient client = TestClient.of(server.url()).maxRetries(0).timeout(Duration.ofMillis(150)).build()) {
            long began = System.nanoTime();
            assertThrows(TimeoutException.class, () -> client.health().live());
            assertTrue(System.nanoTime() - began < 1_000_000_000L);
            began = System.nanoTime();
            RequestOptions patient = RequestOptions.builder().timeout(Duration.ofMillis(700)).build();
            assertThrows(TimeoutException.class, () -> client.health().live(patient));
            assertTrue(System.nanoTime() - began >= 650_000_000L);
        }
    }

    @Test
    void theConnectTimeoutIsItsOwn() {
        // RFC 5737: nobody is there; some networks answer at once that it is unreachable.
        try (NjiaClient client = TestClient.of("http://192.0.2.1").connectTimeout(Duration.ofMillis(150)).maxRetries(0).build()) {
            long began = System.nanoTime();
            assertThrows(ConnectionException.class, () -> client.health().live());
            assertTrue(System.nanoTime() - began < 3_000_000_000L);
        }
    }

    @Test
    void aProxyForwardsAndIsToldItsOwnCredentials() throws Exception {
        try (RawServer proxy = healthy();
                NjiaClient client = TestClient.of("http://api.test").proxy(URI.create("http://u:p@" + proxy.url().substring(7))).build()) {
            client.health().live();
            String request = proxy.requests.get(0);
            assertTrue(request.startsWith("GET http://api.test/"), request);
            assertTrue(request.contains("Proxy-Authorization: Basic dTpw\r\n"));
        }
        try (RawServer proxy = new RawServer((n, socket) -> RawServer.json(socket, 403, ""));
                NjiaClient client = TestClient.of("https://api.test").maxRetries(0)
                        .proxy(URI.create("http://u:p@" + proxy.url().substring(7))).build()) {
            ConnectionException error = assertThrows(ConnectionException.class, () -> client.health().live());
            assertTrue(proxy.requests.get(0).startsWith("CONNECT api.test:443 HTTP/1.1"), proxy.requests.get(0));
            assertTrue(error.getMessage().contains("403"), error.getMessage());
            assertEquals(dev.njia.errors.Outcome.NONE, error.outcome());
        }
    }

    @Test
    void hooksHearOfEveryAttemptAndNeverBreakACall() throws Exception {
        List<String> heard = new ArrayList<>();
        Hooks hooks = new Hooks() {
            @Override
            public void onRequest(RequestEvent event) {
                heard.add("request " + event.attempt() + " " + event.method() + " " + event.path() + event.headers());
            }

            @Override
            public void onResponse(ResponseEvent event) {
                heard.add("response " + event.status() + " " + (event.headers().fields().size() > 0) + !event.elapsed().isNegative());
                throw new IllegalStateException("a hook that throws");
            }

            @Override
            public void onRetry(RetryEvent event) {
                heard.add("retry " + event.operation() + " " + event.delay().toMillis() + " " + event.status().orElse(0));
            }
        };
        RawServer.Script script = (n, socket) -> RawServer.json(socket, n == 1 ? 503 : 200, TestClient.LIVE);
        try (RawServer server = new RawServer(script);
                NjiaClient client = TestClient.of(server.url()).seam(new TestSeam(0)).hooks(hooks).build()) {
            client.health().live(RequestOptions.builder().hooks(new Hooks() { }).build());
        }
        assertEquals(5, heard.size(), heard.toString());
        assertTrue(heard.get(0).startsWith("request 1 GET /"));
        assertEquals("retry getLiveness 250 503", heard.get(2));
        assertFalse(heard.toString().contains(TestClient.KEY.substring(9)), heard.toString());
    }

    /** trap:T16: bodies are logged on request alone, and what is sensitive is masked even then. */
    @Test
    void bodiesAreLoggedOnlyOnRequestAndMasked() {
        Logger logger = Logger.getLogger("dev.njia.runtime");
        List<String> lines = new CopyOnWriteArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                lines.add(java.text.MessageFormat.format(record.getMessage(), record.getParameters()));
            }

            @Override
            public void flush() {
                // nothing is kept back
            }

            @Override
            public void close() {
                // nothing is open
            }
        };
        handler.setLevel(Level.ALL);
        logger.setLevel(Level.ALL);
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
        try {
            for (boolean isOn : new boolean[] {false, true}) {
                lines.clear();
                FakeTransport fake = Fixtures.transport();
                try (NjiaClient client = TestClient.of("http://api.test").transport(fake).logBodies(isOn).build()) {
                    client.auth().login(LoginRequest.builder().email("ama@example.com").password("correct horse battery").build());
                    client.payments().list().stream().count();
                }
                String all = lines.toString();
                assertEquals(isOn, all.contains("ama@example.com"), all);
                assertFalse(all.contains("horse") || all.contains(TestClient.KEY.substring(9)) || all.contains("svs_"), all);
                assertTrue(all.contains("status 200"), all);
            }
        } finally {
            logger.removeHandler(handler);
        }
    }

    @Test
    void aListIsAReactiveStreamToo() throws Exception {
        String page = Fixtures.json("listPayments").toString();
        FakeTransport fake = new FakeTransport().answer(200, page.replace("\"hasMore\":false", "\"hasMore\":true")
                .replaceAll("\"nextCursor\":null", "\"nextCursor\":\"c2\"")).answer(200, page).otherwise(request -> java.util.Optional.empty());
        List<Payment> seen = new CopyOnWriteArrayList<>();
        CountDownLatch isDone = new CountDownLatch(1);
        try (NjiaClient client = TestClient.of("http://api.test").transport(fake).build()) {
            client.payments().list(PaymentsListParams.builder().limit(2).build()).publisher().subscribe(new Flow.Subscriber<>() {
                private Flow.Subscription subscription;

                @Override
                public void onSubscribe(Flow.Subscription given) {
                    subscription = given;
                    given.request(1);
                }

                @Override
                public void onNext(Payment payment) {
                    seen.add(payment);
                    subscription.request(1);
                }

                @Override
                public void onError(Throwable failure) {
                    isDone.countDown();
                }

                @Override
                public void onComplete() {
                    isDone.countDown();
                }
            });
            assertTrue(isDone.await(5, TimeUnit.SECONDS));
            assertEquals(Fixtures.json("listPayments").get("data").orElseThrow().items().size() * 2, seen.size());
            assertEquals(2, fake.requests().size());
        }
    }

    @Test
    void anErrorMidwayNamesTheCursor() {
        String page = Fixtures.json("listPayments").toString().replace("\"hasMore\":false", "\"hasMore\":true")
                .replace("\"nextCursor\":null", "\"nextCursor\":\"c2\"");
        FakeTransport fake = new FakeTransport().answer(200, page).answer(400, "{}");
        try (NjiaClient client = TestClient.of("http://api.test").transport(fake).build()) {
            NjiaException error = assertThrows(NjiaException.class, () -> client.payments().list().stream().count());
            String cursor = String.valueOf(error.cursor().orElseThrow());
            assertTrue(page.contains("\"" + cursor + "\""), cursor);
            assertTrue(error.getMessage().contains("resume from " + cursor), error.getMessage());
            assertEquals(2, fake.requests().size());
            assertTrue(fake.requests().get(1).uri().getRawQuery().contains(cursor));
        }
        FakeTransport round = new FakeTransport().answer(200, page).answer(200, page).answer(200, page);
        try (NjiaClient client = TestClient.of("http://api.test").transport(round).build()) {
            assertThrows(dev.njia.errors.PaginationException.class, () -> client.payments().list().stream().count());
        }
    }
}
