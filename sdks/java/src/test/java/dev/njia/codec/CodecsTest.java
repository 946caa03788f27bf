package dev.njia.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.njia.json.JsonException;
import dev.njia.json.JsonValue;
import dev.njia.model.PaymentStatus;
import dev.njia.model.WebhookEndpointUpdateRequest;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How each type travels; nothing is coerced, nothing is rounded. */
class CodecsTest {
    private static JsonValue json(String text) {
        try {
            return JsonValue.parse(text);
        } catch (JsonException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    private static <T> void roundTrip(Codec<T> codec, String text, T value) throws Mismatch {
        assertEquals(value, codec.decode(json(text)));
        assertEquals(value, codec.decodePartial(json(text)));
        assertEquals(json(text), codec.encode(value));
    }

    @Test
    void scalarsComeAndGo() throws Mismatch {
        roundTrip(Codecs.STRING, "\"a\"", "a");
        roundTrip(Codecs.BOOLEAN, "true", true);
        roundTrip(Codecs.INT32, "-7", -7);
        roundTrip(Codecs.INT64, "9223372036854775807", Long.MAX_VALUE);
        roundTrip(Codecs.DOUBLE, "0.25", 0.25);
        roundTrip(Codecs.DECIMAL, "1234567890.123456789", new BigDecimal("1234567890.123456789"));
        roundTrip(Codecs.INT32_TEXT, "\"12\"", 12);
        roundTrip(Codecs.INT64_TEXT, "\"12\"", 12L);
        roundTrip(Codecs.DECIMAL_TEXT, "\"655.957000\"", new BigDecimal("655.957000"));
        roundTrip(Codecs.DOUBLE_TEXT, "\"0.5\"", 0.5);
        roundTrip(Codecs.DATE, "\"2026-11-20\"", LocalDate.of(2026, 11, 20));
        roundTrip(Codecs.DATE_TIME, "\"2026-11-20T10:00:14.902+01:00\"", OffsetDateTime.parse("2026-11-20T10:00:14.902+01:00"));
        roundTrip(Codecs.ANY, "[1.0,null]", json("[1.0,null]"));
        assertArrayEquals(new byte[] {1, 2}, Codecs.BYTES.decode(json("\"AQI=\"")));
        assertEquals(json("\"AQI=\""), Codecs.BYTES.encode(new byte[] {1, 2}));
    }

    /** trap:T17 trap:T18: what does not fit is a mismatch, never another value. */
    @Test
    void whatDoesNotFitIsRefused() {
        Map<Codec<?>, List<String>> wrong = Map.of(
                Codecs.STRING, List.of("5", "true", "[]"),
                Codecs.INT32, List.of("2147483648", "1.0", "1e0", "\"1\""),
                Codecs.INT64, List.of("9223372036854775808", "1.5", "true"),
                Codecs.BOOLEAN, List.of("0", "\"true\""),
                Codecs.DATE, List.of("\"20.11.2026\"", "5"),
                Codecs.DATE_TIME, List.of("\"2026-11-20T10:00:00\"", "\"soon\""),
                Codecs.BYTES, List.of("\"?\"", "1"),
                Codecs.DECIMAL_TEXT, List.of("\"a\"", "1"));
        wrong.forEach((codec, texts) -> texts.forEach(text ->
                assertThrows(Mismatch.class, () -> codec.decode(json(text)), text)));
    }

    @Test
    void listsAndMapsNameThePlaceOfAMismatch() throws Mismatch {
        Codec<List<Long>> list = Codecs.list(Codecs.INT64);
        assertEquals("$[1]", assertThrows(Mismatch.class, () -> list.decode(json("[1,null]"))).jsonPath());
        assertEquals("$.b", assertThrows(Mismatch.class, () -> Codecs.map(Codecs.INT64).decode(json("{\"a\":1,\"b\":\"x\"}"))).jsonPath());
        assertThrows(Mismatch.class, () -> list.decode(json("{}")));
        assertThrows(Mismatch.class, () -> Codecs.map(Codecs.INT64).decode(json("[]")));
        roundTrip(list, "[1,2]", List.of(1L, 2L));
        roundTrip(Codecs.map(Codecs.later(() -> Codecs.STRING)), "{\"a\":\"b\"}", Map.of("a", "b"));
        roundTrip(Codecs.list(Codecs.nullable(Codecs.STRING)), "[\"a\",null]", Arrays.asList("a", null));
        assertNull(Codecs.nullable(Codecs.STRING).decode(JsonValue.NULL));
    }

    @Test
    void aFieldHasThreeStates() {
        assertTrue(Field.absent().isAbsent());
        assertTrue(Field.of(null).isNull());
        assertEquals(Optional.of("a"), Field.of("a").value());
        assertEquals(Field.of("a"), Field.of("a"));
        assertEquals(Field.of("a").hashCode(), Field.of("a").hashCode());
        assertNotEquals(Field.absent(), Field.of(null));
        assertEquals("absent null a", Field.absent() + " " + Field.of(null) + " " + Field.of("a"));
        assertFalse(Field.of("a").isNull() || Field.of("a").isAbsent());
    }

    @Test
    void leftOutNullAndAValueAreThreeThings() {
        WebhookEndpointUpdateRequest empty = WebhookEndpointUpdateRequest.builder().build();
        assertEquals("{}", empty.toJson().toString());
        assertTrue(empty.descriptionField().isAbsent());
        WebhookEndpointUpdateRequest cleared = empty.toBuilder().description(null).build();
        assertEquals("{\"description\":null}", cleared.toJson().toString());
        assertTrue(cleared.descriptionField().isNull());
        assertEquals(Optional.empty(), cleared.description());
        assertEquals("{\"description\":\"a\"}", cleared.toBuilder().description("a").build().toJson().toString());
    }

    @Test
    void anUnknownValueOfAnEnumIsKept() throws Mismatch {
        PaymentStatus invented = PaymentStatus.CODEC.decode(json("\"teleported\""));
        assertEquals("teleported", invented.value());
        assertEquals(PaymentStatus.Known._UNKNOWN, invented.known());
        assertEquals(json("\"teleported\""), PaymentStatus.CODEC.encode(invented));
        assertEquals(PaymentStatus.COMPLETED, PaymentStatus.of("completed"));
        assertEquals(PaymentStatus.COMPLETED.hashCode(), PaymentStatus.of("completed").hashCode());
        assertNotEquals(PaymentStatus.COMPLETED, invented);
        assertNotEquals(PaymentStatus.COMPLETED, "completed");
        assertEquals("completed", PaymentStatus.COMPLETED.toString());
        Codec<Number> numbers = OpenEnum.ofIntegers(Number::new);
        assertEquals(json("3"), numbers.encode(numbers.decode(json("3"))));
    }

    private static final class Number extends OpenEnum {
        Number(String value) {
            super(value);
        }
    }

    private static final class Either extends Union {
        static final UnionCodec<Either> CODEC = new UnionCodec<>(Either::new)
                .typed(Codecs.INT64, "integer")
                .typed(Codecs.STRING, "string")
                .keyed(Codecs.map(Codecs.STRING), "word")
                .tagged(Codecs.map(Codecs.ANY), "/kind", "box", "crate")
                .tried(Codecs.list(Codecs.INT64))
                .otherwise(Codecs.map(Codecs.BOOLEAN));

        Either(UnionCodec.Content content) {
            super(content);
        }

        static Either ofText(String text) {
            return CODEC.wrap(1, Codecs.STRING, text);
        }
    }

    @Test
    void unionsAreRecognisedByTheirRules() throws Mismatch {
        String[] samples = {"5", "\"a\"", "{\"word\":\"b\"}", "{\"kind\":\"crate\",\"n\":1}", "[1,2]", "{\"x\":true}"};
        for (int place = 0; place < samples.length; place++) {
            Either read = Either.CODEC.decode(json(samples[place]));
            assertEquals(place, read.variant(), samples[place]);
            assertEquals(samples[place], Either.CODEC.encode(read).toString());
            assertEquals(read, Either.CODEC.decodePartial(json(samples[place])));
            assertEquals(read.hashCode(), Either.CODEC.decode(json(samples[place])).hashCode());
            assertFalse(read.toString().isEmpty());
        }
        Either unknown = Either.CODEC.decode(json("1.5"));
        assertFalse(unknown.isKnown());
        assertEquals("Either{unknown variant}", unknown.toString());
        assertEquals(json("1.5"), unknown.value());
        assertEquals(Optional.of("a"), Either.ofText("a").as(1, Codecs.STRING));
        assertEquals(Optional.empty(), Either.ofText("a").as(0, Codecs.INT64));
        assertNotEquals(unknown, Either.ofText("a"));
    }
}
