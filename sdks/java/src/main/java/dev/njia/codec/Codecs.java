package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The codecs of everything that has no class of its own. */
public final class Codecs {
    /** Text. */
    public static final Codec<String> STRING = text("text", value -> value, value -> value);
    /** A boolean. */
    public static final Codec<Boolean> BOOLEAN = new Simple<>("a boolean", JsonValue::asBoolean, JsonValue::of);
    /** An integer of 32 bits, exact. */
    public static final Codec<Integer> INT32 = number("an integer of 32 bits", Integer::valueOf, n -> JsonValue.of((long) n));
    /** An integer of 64 bits, exact. */
    public static final Codec<Long> INT64 = number("an integer of 64 bits", Long::valueOf, n -> JsonValue.of((long) n));
    /** A binary floating-point number, for ratios and coordinates, never money. */
    public static final Codec<Double> DOUBLE = number("a number", Double::valueOf, n -> JsonValue.of(BigDecimal.valueOf(n)));
    /** A decimal of any size, exact. */
    public static final Codec<BigDecimal> DECIMAL = number("a number", BigDecimal::new, JsonValue::of);
    /** An integer of 32 bits that travels as text. */
    public static final Codec<Integer> INT32_TEXT = text("an integer as text", Integer::valueOf, String::valueOf);
    /** An integer of 64 bits that travels as text. */
    public static final Codec<Long> INT64_TEXT = text("an integer as text", Long::valueOf, String::valueOf);
    /** A decimal that travels as text. */
    public static final Codec<BigDecimal> DECIMAL_TEXT = text("a decimal as text", BigDecimal::new, BigDecimal::toPlainString);
    /** A floating-point number that travels as text. */
    public static final Codec<Double> DOUBLE_TEXT = text("a number as text", Double::valueOf, String::valueOf);
    /** A day (RFC 3339). */
    public static final Codec<LocalDate> DATE = text("a date", LocalDate::parse, LocalDate::toString);
    /** A moment with its offset (RFC 3339). */
    public static final Codec<OffsetDateTime> DATE_TIME = text("a date-time with offset", OffsetDateTime::parse,
            DateTimeFormatter.ISO_OFFSET_DATE_TIME::format);
    /** Octets as base64 text (RFC 4648). */
    public static final Codec<byte[]> BYTES = text("base64 text", Base64.getDecoder()::decode, Base64.getEncoder()::encodeToString);
    /** Anything. */
    public static final Codec<JsonValue> ANY = new Codec<>() {
        @Override
        public JsonValue decode(JsonValue json) {
            return json;
        }

        @Override
        public JsonValue encode(JsonValue value) {
            return value;
        }
    };

    private Codecs() {}

    private static <T> Codec<T> text(String what, Function<String, T> read, Function<T, String> write) {
        return new Simple<>(what, json -> json.asString().map(read), value -> JsonValue.of(write.apply(value)));
    }

    /** A fraction that is whole ({@code 1.0}, {@code 1e0}) is no integer either: the text must be digits alone. */
    private static <T> Codec<T> number(String what, Function<String, T> read, Function<T, JsonValue> write) {
        return new Simple<>(what,
                json -> json.kind() == JsonValue.Kind.NUMBER ? json.text().map(read) : Optional.empty(), write);
    }

    /**
     * A type that is described later; needed where types refer to each other.
     *
     * @param codec gives the codec, asked at first use
     * @param <T> the type
     * @return a codec that hands on
     */
    public static <T> Codec<T> later(Supplier<Codec<T>> codec) {
        return new Codec<>() {
            @Override
            public T decode(JsonValue json) throws Mismatch {
                return codec.get().decode(json);
            }

            @Override
            public T decodePartial(JsonValue json) throws Mismatch {
                return codec.get().decodePartial(json);
            }

            @Override
            public JsonValue encode(T value) {
                return codec.get().encode(value);
            }
        };
    }

    /**
     * A list.
     *
     * @param item how an item travels
     * @param <T> the type of an item
     * @return unmodifiable lists without nulls
     */
    public static <T extends @Nullable Object> Codec<List<T>> list(Codec<T> item) {
        return new Codec<>() {
            @Override
            public List<T> decode(JsonValue json) throws Mismatch {
                return decode(json, false);
            }

            @Override
            public List<T> decodePartial(JsonValue json) throws Mismatch {
                return decode(json, true);
            }

            private List<T> decode(JsonValue json, boolean isPartial) throws Mismatch {
                if (json.kind() != JsonValue.Kind.ARRAY) {
                    throw Mismatch.expected("an array", json);
                }
                List<T> items = new ArrayList<>(json.items().size());
                for (JsonValue each : json.items()) {
                    items.add(decodeAt(item, each, "[" + items.size() + "]", isPartial));
                }
                return Collections.unmodifiableList(items);
            }

            @Override
            public JsonValue encode(List<T> value) {
                List<JsonValue> items = new ArrayList<>(value.size());
                value.forEach(each -> items.add(encodeAny(item, each)));
                return JsonValue.array(items);
            }
        };
    }

    /**
     * A map from text.
     *
     * @param value how a value travels
     * @param <T> the type of a value
     * @return unmodifiable maps in the order of the members
     */
    public static <T extends @Nullable Object> Codec<Map<String, T>> map(Codec<T> value) {
        return new Codec<>() {
            @Override
            public Map<String, T> decode(JsonValue json) throws Mismatch {
                return decode(json, false);
            }

            @Override
            public Map<String, T> decodePartial(JsonValue json) throws Mismatch {
                return decode(json, true);
            }

            private Map<String, T> decode(JsonValue json, boolean isPartial) throws Mismatch {
                if (json.kind() != JsonValue.Kind.OBJECT) {
                    throw Mismatch.expected("an object", json);
                }
                Map<String, T> entries = new LinkedHashMap<>();
                for (Map.Entry<String, JsonValue> member : json.members().entrySet()) {
                    entries.put(member.getKey(), decodeAt(value, member.getValue(), "." + member.getKey(), isPartial));
                }
                return Collections.unmodifiableMap(entries);
            }

            @Override
            public JsonValue encode(Map<String, T> given) {
                Map<String, JsonValue> members = new LinkedHashMap<>();
                given.forEach((name, each) -> members.put(name, encodeAny(value, each)));
                return JsonValue.object(members);
            }
        };
    }

    /**
     * A type whose values may also be null inside lists and maps.
     *
     * @param codec of what is not null
     * @param <T> the type
     * @return a codec that lets null through
     */
    public static <T> Codec<@Nullable T> nullable(Codec<T> codec) {
        return new OrNull<>(codec);
    }

    static <T extends @Nullable Object> T decodeAt(Codec<T> codec, JsonValue json, String step, boolean isPartial) throws Mismatch {
        try {
            if (json.isNull() && !(codec instanceof OrNull) && codec != ANY) {
                throw Mismatch.expected("a value", json);
            }
            return isPartial ? codec.decodePartial(json) : codec.decode(json);
        } catch (Mismatch mismatch) {
            throw mismatch.below(step);
        }
    }

    static <T extends @Nullable Object> JsonValue encodeAny(Codec<T> codec, @Nullable T value) {
        return value == null ? JsonValue.NULL : codec.encode(value);
    }

    private static final class OrNull<T> implements Codec<@Nullable T> {
        private final Codec<T> codec;

        OrNull(Codec<T> codec) {
            this.codec = codec;
        }

        @Override
        public @Nullable T decode(JsonValue json) throws Mismatch {
            return json.isNull() ? null : codec.decode(json);
        }

        @Override
        public @Nullable T decodePartial(JsonValue json) throws Mismatch {
            return json.isNull() ? null : codec.decodePartial(json);
        }

        @Override
        public JsonValue encode(@Nullable T value) {
            return encodeAny(codec, value);
        }
    }

    private static final class Simple<T> implements Codec<T> {
        private final String what;
        private final Function<JsonValue, Optional<T>> read;
        private final Function<T, JsonValue> write;

        Simple(String what, Function<JsonValue, Optional<T>> read, Function<T, JsonValue> write) {
            this.what = what;
            this.read = read;
            this.write = write;
        }

        @Override
        public T decode(JsonValue json) throws Mismatch {
            try {
                return read.apply(json).orElseThrow(() -> Mismatch.expected(what, json));
            } catch (DateTimeException | IllegalArgumentException e) {
                throw new Mismatch(what + " is due", "");
            }
        }

        @Override
        public JsonValue encode(T value) {
            return write.apply(value);
        }
    }
}
