package dev.njia;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.codec.Mismatch;
import dev.njia.codec.Model;
import dev.njia.errors.DecodingException;
import dev.njia.fixture.Fixtures;
import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.model.Party;
import dev.njia.model.Payment;
import dev.njia.model.PaymentRequest;
import dev.njia.model.PaymentStatus;
import dev.njia.runtime.Page;
import dev.njia.testing.FakeTransport;
import dev.njia.transport.Cancellation;
import dev.njia.transport.Headers;
import dev.njia.transport.TransportException;
import dev.njia.transport.TransportRequest;
import dev.njia.transport.TransportResponse;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The generated client, driven by the examples and the documented answers of the API description. */
class GeneratedTest {
    private static final String KEY = "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp";

    private static NjiaClient client(FakeTransport fake) {
        return NjiaClient.builder().baseUrl("http://api.test").apiKey(KEY).sessionToken("svs_0000000000000000000000")
                .widgetToken("wst_0000000000000000000000").transport(fake).build();
    }

    private static List<Class<?>> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("examples/dev/njia/examples"))) {
            return files.map(file -> file.getFileName().toString().replace(".java", "")).sorted()
                    .map(GeneratedTest::exampleClass).collect(Collectors.toList());
        }
    }

    private static Class<?> exampleClass(String name) {
        try {
            return Class.forName("dev.njia.examples." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void everyExampleRunsAgainstTheDocumentedAnswers() throws Exception {
        int seen = 0;
        for (Class<?> example : examples()) {
            FakeTransport fake = Fixtures.transport().otherwise(request -> Optional.of(answered(request)));
            try (NjiaClient client = client(fake)) {
                Object result = example.getMethod("run", NjiaClient.class).invoke(null, client);
                assertFalse(String.valueOf(result).contains(KEY), example.getName());
                TransportRequest request = fake.requests().get(0);
                assertEquals(Optional.of(KEY), request.headers().first("x-api-key"), example.getName());
                seen++;
            } catch (InvocationTargetException e) {
                throw new AssertionError(example.getName(), e.getCause());
            }
        }
        assertTrue(seen > 140, "operations: " + seen);
    }

    /** The documented answer, else an empty object: some operations document no answer. */
    private static TransportResponse answered(TransportRequest request) {
        try {
            return Fixtures.transport().send(request, new Cancellation());
        } catch (IllegalStateException | TransportException e) {
            return TransportResponse.of(200, Headers.EMPTY, "{}".getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void everyMethodHasAnAsynchronousTwin() throws Exception {
        FakeTransport fake = Fixtures.transport();
        try (NjiaClient client = client(fake)) {
            Payment waited = client.payments().retrieve("pay_1");
            CompletableFuture<Payment> given = client.async().payments().retrieve("pay_1");
            assertEquals(waited, given.get());
        }
        for (Method accessor : NjiaClient.class.getMethods()) {
            if (!accessor.getReturnType().getName().endsWith("Resource")) {
                continue;
            }
            Class<?> twin = NjiaAsyncClient.class.getMethod(accessor.getName()).getReturnType();
            for (Method method : accessor.getReturnType().getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())) {
                    Method other = twin.getMethod(method.getName(), method.getParameterTypes());
                    boolean isWay = method.getReturnType().getName().endsWith("Resource");
                    assertEquals(isWay, !other.getReturnType().equals(CompletableFuture.class), method.toString());
                }
            }
        }
    }

    /** trap:T18 trap:T21: what is not known is neither dropped nor rounded, nor printed. */
    @Test
    void documentedAnswersRoundTripWithWhatNobodyDescribed() throws Exception {
        JsonValue invented = JsonValue.parse("{\"exact\":1234567890.123456789,\"whole\":1.0,\"huge\":1e400,\"big\":9223372036854775808}");
        int objects = 0;
        for (Class<?> example : examples()) {
            JsonValue[] sent = {JsonValue.NULL};
            FakeTransport fake = new FakeTransport().otherwise(request -> {
                sent[0] = with(answered(request), "inventedLater", invented);
                return Optional.of(TransportResponse.of(200, Headers.EMPTY, sent[0].toString().getBytes(StandardCharsets.UTF_8)));
            });
            try (NjiaClient client = client(fake)) {
                if (Model.class.isAssignableFrom(example.getMethod("run", NjiaClient.class).getReturnType())) {
                    Model read = (Model) example.getMethod("run", NjiaClient.class).invoke(null, client);
                    assertEquals(sent[0].toString(), read.toJson().toString(), example.getName());
                    assertEquals(invented, read.extraMembers().get("inventedLater"), example.getName());
                    assertFalse(read.toString().contains("1234567890.123456789"), "what nobody described is not printed");
                    objects++;
                }
            } catch (InvocationTargetException e) {
                assertTrue(e.getCause() instanceof DecodingException && sent[0].members().size() == 1, example.getName() + e.getCause());
            }
        }
        assertTrue(objects > 90, "objects: " + objects);
    }

    private static JsonValue with(TransportResponse response, String name, JsonValue value) {
        try {
            Map<String, JsonValue> members = new LinkedHashMap<>(JsonValue.parse(response.body()).members());
            members.put(name, value);
            return JsonValue.object(members);
        } catch (JsonException e) {
            return JsonValue.object(Map.of(name, value));
        }
    }

    /** trap:T17: nothing is coerced; the path says where. */
    @Test
    void aWrongTypeIsNamedByItsPath() throws Exception {
        Map<String, JsonValue> members = new LinkedHashMap<>(Fixtures.json("getPayment").members());
        for (String wrong : List.of("\"25000\"", "1.5", "1e0", "true", "null", "{}", "[]", "9223372036854775808")) {
            members.put("amountMinorUnits", JsonValue.parse(wrong));
            Mismatch mismatch = assertThrows(Mismatch.class, () -> Payment.SHAPE.decode(JsonValue.object(members)), wrong);
            assertEquals("$.amountMinorUnits", mismatch.jsonPath(), wrong);
        }
        for (String exact : List.of("9007199254740993", "9223372036854775807")) {
            members.put("amountMinorUnits", JsonValue.parse(exact));
            assertEquals(exact, String.valueOf(Payment.SHAPE.decode(JsonValue.object(members)).amountMinorUnits()));
        }
    }

    /** trap:T20: models cannot be changed, are equal by value, and metadata takes no part in that. */
    @Test
    void modelsAreImmutableValues() throws Exception {
        try (NjiaClient client = client(Fixtures.transport())) {
            Payment one = client.payments().retrieve("pay_1");
            Payment other = Payment.SHAPE.decode(one.toJson());
            assertEquals(200, one.meta().status());
            assertEquals(0, other.meta().status());
            assertEquals(one, other);
            assertEquals(one.hashCode(), other.hashCode());
            assertEquals(one, one.toBuilder().build());
            assertNotEquals(one, one.toBuilder().currency("KES").build());
            assertThrows(UnsupportedOperationException.class, () -> one.extraMembers().put("a", JsonValue.NULL));
            assertThrows(UnsupportedOperationException.class, () -> one.toJson().members().clear());
        }
        for (Class<?> type : List.of(Payment.class, Party.class, PaymentStatus.class)) {
            for (java.lang.reflect.Field field : type.getDeclaredFields()) {
                assertTrue(Modifier.isFinal(field.getModifiers()), field.toString());
            }
        }
    }

    @Test
    void aBuilderNamesEverythingThatIsMissingAtOnce() {
        IllegalStateException error = assertThrows(IllegalStateException.class, () -> Payment.builder().build());
        for (String name : List.of("id", "amountMinorUnits", "currency", "status")) {
            assertTrue(error.getMessage().contains(name), error.getMessage());
        }
        assertThrows(NullPointerException.class, () -> PaymentRequest.builder().currency(nothing()));
        assertThrows(IllegalArgumentException.class, () -> PaymentRequest.builder().putMember("currency", JsonValue.NULL));
        assertEquals(JsonValue.of(1), PaymentRequest.builder().putMember("x", JsonValue.of(1)).currency("XAF")
                .amountMinorUnits(1).build().extraMembers().get("x"));
    }

    private static String nothing() {
        return Map.<String, String>of().get("x");
    }

    @Test
    void listsEndAndTellTheirCursor() {
        try (NjiaClient client = client(Fixtures.transport())) {
            Page<Payment> page = client.payments().list();
            assertTrue(page.stream().count() > 0);
            assertEquals(Optional.empty(), page.cursor());
            assertEquals(200, page.meta().status());
            assertTrue(page.toString().endsWith("last}"), page.toString());
        }
    }

    /** The figures of the guide for what is generated: no file above 1,200 lines, half of them below 200. */
    @Test
    void generatedFilesAreSmall() throws IOException {
        List<Long> lines;
        try (Stream<Path> files = Files.walk(Path.of("src/generated/java"))) {
            lines = files.filter(file -> file.toString().endsWith(".java")).map(GeneratedTest::lines).sorted().collect(Collectors.toList());
        }
        assertTrue(lines.get(lines.size() - 1) <= 1200, "longest: " + lines.get(lines.size() - 1));
        assertTrue(lines.get(lines.size() / 2) <= 200, "median: " + lines.get(lines.size() / 2));
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
