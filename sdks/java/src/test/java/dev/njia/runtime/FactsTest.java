package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.NjiaClient;
import dev.njia.errors.ApiException;
import dev.njia.errors.AuthenticationException;
import dev.njia.errors.BadRequestException;
import dev.njia.errors.ConflictException;
import dev.njia.errors.DecodingException;
import dev.njia.errors.FieldError;
import dev.njia.errors.NotFoundException;
import dev.njia.errors.Outcome;
import dev.njia.errors.PaymentRequiredException;
import dev.njia.errors.PermissionDeniedException;
import dev.njia.errors.RateLimitException;
import dev.njia.errors.ServerException;
import dev.njia.errors.UnprocessableEntityException;
import dev.njia.meta.ResponseMeta;
import dev.njia.model.Payment;
import dev.njia.testing.FakeTransport;
import dev.njia.transport.TransportException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What answers and errors tell. */
class FactsTest {
    private static NjiaClient client(FakeTransport fake) {
        return TestClient.of("http://api.test").transport(fake).seam(new TestSeam(0)).maxRetries(0).build();
    }

    @Test
    void metadataStandsBesideTheValue() {
        FakeTransport fake = new FakeTransport().answer(200, TestClient.LIVE, Map.of("X-Request-Id", "req_1", "Idempotent-Replayed", "true",
                "X-RateLimit-Limit", "100", "X-RateLimit-Remaining", "99", "X-RateLimit-Reset", "1795168800",
                "Deprecation", "@1772323200", "Sunset", "Tue, 01 Jun 2027 00:00:00 GMT", "Link", "</docs>; rel=\"deprecation\""));
        ResponseMeta meta = client(fake).health().live().meta();
        assertEquals(200, meta.status());
        assertEquals(Optional.of("req_1"), meta.requestId());
        assertTrue(meta.replayed());
        assertEquals("99 of 100 left until 1795168800", meta.rateLimit().orElseThrow().toString());
        assertEquals(Optional.of(100L), meta.rateLimit().orElseThrow().limit());
        assertEquals(Optional.of(99L), meta.rateLimit().orElseThrow().remaining());
        assertEquals(Optional.of(1795168800L), meta.rateLimit().orElseThrow().resetSeconds());
        assertEquals(Optional.of("@1772323200"), meta.deprecation().orElseThrow().since());
        assertTrue(meta.deprecation().orElseThrow().sunset().isPresent() && meta.deprecation().orElseThrow().link().isPresent());
        assertTrue(meta.deprecation().orElseThrow().toString().contains("@1772323200"));
        assertTrue(meta.toString().contains("req_1") && meta.idempotencyKey().isEmpty() && !meta.latency().isNegative());
        assertEquals(Optional.empty(), ResponseMeta.NONE.rateLimit());
        assertEquals(Optional.empty(), ResponseMeta.NONE.deprecation());
    }

    @Test
    void everyStatusHasItsClass() {
        Map<Integer, Class<? extends ApiException>> classes = Map.of(400, BadRequestException.class, 401, AuthenticationException.class,
                402, PaymentRequiredException.class, 403, PermissionDeniedException.class, 404, NotFoundException.class,
                409, ConflictException.class, 422, UnprocessableEntityException.class, 429, RateLimitException.class,
                501, ServerException.class);
        classes.forEach((status, type) -> {
            String body = "{\"code\":\"c\",\"detail\":\"d\",\"retryable\":true,\"errors\":[{\"pointer\":\"/a\",\"code\":\"x\",\"message\":\"m\"},"
                    + "{\"in\":\"query\",\"name\":\"q\",\"detail\":\"n\"}]}";
            ApiException error = assertThrows(type, () -> client(new FakeTransport().answer(status, body)).health().live());
            assertEquals(status, error.status().orElseThrow());
            assertEquals("d (status " + status + ", code c)", error.getMessage());
            assertEquals("d", error.detail());
            FieldError first = error.fieldErrors().get(0);
            assertEquals("/a x m", first.pointer() + " " + first.code() + " " + first.message());
            assertEquals("query/q", error.fieldErrors().get(1).pointer());
            assertFalse(first.toString().isEmpty());
            assertTrue(error.retryable());
            assertEquals(Outcome.NONE, error.outcome());
            assertEquals(body, new String(error.rawBody()));
            assertTrue(error.body().isPresent() && error.headers().fields().isEmpty());
        });
        ApiException html = assertThrows(ApiException.class, () -> client(new FakeTransport().answer(418, "<html>")).health().live());
        assertEquals(418, html.status().orElseThrow());
        assertEquals(Optional.empty(), html.body());
        ApiException nested = assertThrows(ApiException.class,
                () -> client(new FakeTransport().answer(400, "{\"error\":{\"code\":\"c\",\"message\":\"m\"}}")).health().live());
        assertEquals(Optional.of("c"), nested.code());
    }

    /** trap:T16: what an error is serialised to holds no answer and no key. */
    @Test
    void aSerialisedErrorHoldsNoFacts() throws Exception {
        ApiException error = assertThrows(ApiException.class,
                () -> client(new FakeTransport().answer(400, "{\"detail\":\"d\",\"secret\":\"hidden-value\"}")).payments().cancel("pay_1"));
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(octets)) {
            out.writeObject(error);
        }
        assertFalse(octets.toString().contains("hidden-value") || octets.toString().contains(error.idempotencyKey().orElseThrow()));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(octets.toByteArray()))) {
            ApiException copy = (ApiException) in.readObject();
            assertEquals("d", copy.detail());
            assertEquals(Optional.empty(), copy.status());
        }
    }

    @Test
    void aFakeTransportFailsAndSaysWhatIsMissing() {
        FakeTransport fake = new FakeTransport().fail(new TransportException(TransportException.Reason.TIMEOUT, true, "late", null));
        assertThrows(dev.njia.errors.TimeoutException.class, () -> client(fake).health().live());
        IllegalStateException error = assertThrows(IllegalStateException.class, () -> client(fake).health().live());
        assertTrue(error.getMessage().contains("queue one"), error.getMessage());
        assertThrows(IllegalArgumentException.class, () -> dev.njia.fixture.Fixtures.json("noSuchOperation"));
    }

    @Test
    void aStreamOfItemsFailsAndEndsAsItShould() throws Exception {
        String page = dev.njia.fixture.Fixtures.json("listPayments").toString().replace("\"hasMore\":false", "\"hasMore\":true");
        NjiaClient client = client(new FakeTransport().answer(200, page).answer(400, "{}").answer(400, "{}"));
        List<Object> heard = new ArrayList<>();
        CountDownLatch failed = new CountDownLatch(2);
        Flow.Publisher<Payment> publisher = client.payments().list().publisher();
        for (long wanted : new long[] {Long.MAX_VALUE, 0}) {
            publisher.subscribe(new Flow.Subscriber<>() {
                @Override
                public void onSubscribe(Flow.Subscription subscription) {
                    subscription.request(wanted);
                }

                @Override
                public void onNext(Payment payment) {
                    heard.add(payment);
                }

                @Override
                public void onError(Throwable failure) {
                    heard.add(failure.getClass());
                    failed.countDown();
                }

                @Override
                public void onComplete() {
                    heard.add("complete");
                }
            });
        }
        assertTrue(failed.await(5, TimeUnit.SECONDS));
        assertTrue(heard.contains(IllegalArgumentException.class) && heard.contains(BadRequestException.class), heard.toString());
        publisher.subscribe(new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(1);
                subscription.cancel();
                subscription.cancel();
            }

            @Override
            public void onNext(Payment payment) {
                heard.add("late");
            }

            @Override
            public void onError(Throwable failure) {
                heard.add("late");
            }

            @Override
            public void onComplete() {
                heard.add("late");
            }
        });
        Thread.sleep(50);
        assertFalse(heard.contains("complete"), heard.toString());
    }

    /** trap:T5: an answer that breaks the rules of the protocol is a broken connection, never a foreign exception. */
    @Test
    void malformedAnswersAreBrokenConnections() throws Exception {
        for (String answer : List.of("HTTP/1.1 101 X\r\n\r\n", "HTTP/1.1 200 X\r\nno colon\r\n\r\n", "HTTP/2 200\r\n\r\n",
                "HTTP/1.1 200 X\r\nContent-Length: 1, 2\r\n\r\nab", "HTTP/1.1 200 X\r\nTransfer-Encoding: gzip\r\n\r\n",
                "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabX\r\n", "HTTP/1.1 200 X\r\nX: " + "a".repeat(300_000) + "\r\n\r\n")) {
            RawServer.Script script = (n, socket) -> {
                socket.getOutputStream().write(answer.getBytes());
                socket.close();
            };
            try (RawServer server = new RawServer(script); NjiaClient client = TestClient.of(server.url()).maxRetries(0).build()) {
                assertThrows(dev.njia.errors.ConnectionException.class, () -> client.health().live(), answer.substring(0, 30 % answer.length()));
            }
        }
        RawServer.Script early = (n, socket) -> RawServer.json(socket, 200, TestClient.LIVE.replace("\"object\"", "\"\\u006fbject\""), "\u00e9: 1");
        try (RawServer server = new RawServer(early); NjiaClient client = TestClient.of(server.url()).maxRetries(0).build()) {
            assertEquals(200, client.health().live().meta().status());
        } catch (DecodingException e) {
            throw new AssertionError(e);
        }
    }
}
