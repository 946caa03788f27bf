package dev.njia.json;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Any JSON value, immutable (RFC 8259). A number keeps the text it was read from, so nothing is ever rounded.
 * Equality is by value: numbers by their text, objects without regard to the order of members.
 */
public final class JsonValue {
    /** The six kinds of JSON. */
    public enum Kind {
        /** {@code null}. */
        NULL,
        /** {@code true} or {@code false}. */
        BOOLEAN,
        /** A number, of any size. */
        NUMBER,
        /** A string. */
        STRING,
        /** An array. */
        ARRAY,
        /** An object. */
        OBJECT
    }

    /** JSON {@code null}. */
    public static final JsonValue NULL = new JsonValue(Kind.NULL, "null");
    private static final JsonValue TRUE = new JsonValue(Kind.BOOLEAN, "true");
    private static final JsonValue FALSE = new JsonValue(Kind.BOOLEAN, "false");

    private final Kind kind;
    /** Of strings the text, of all other scalars their spelling. */
    private final String text;
    private final List<JsonValue> items;
    private final Map<String, JsonValue> members;

    private JsonValue(Kind kind, String text) {
        this(kind, text, Collections.emptyList(), Collections.emptyMap());
    }

    private JsonValue(Kind kind, String text, List<JsonValue> items, Map<String, JsonValue> members) {
        this.kind = kind;
        this.text = text;
        this.items = items;
        this.members = members;
    }

    /**
     * Reads a document of UTF-8 octets.
     *
     * @param octets the whole document
     * @return its value
     * @throws JsonException when it is no JSON, no UTF-8, or nested deeper than 500
     */
    public static JsonValue parse(byte[] octets) throws JsonException {
        try {
            return parse(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(octets)).toString());
        } catch (CharacterCodingException e) {
            throw new JsonException("the octets are no UTF-8", 0);
        }
    }

    /**
     * Reads a document.
     *
     * @param text the whole document
     * @return its value
     * @throws JsonException when it is no JSON, or nested deeper than 500
     */
    public static JsonValue parse(String text) throws JsonException {
        return new JsonParser(text).document();
    }

    /**
     * A string.
     *
     * @param text the text
     * @return the value
     */
    public static JsonValue of(String text) {
        return new JsonValue(Kind.STRING, Objects.requireNonNull(text, "text"));
    }

    /**
     * An integer.
     *
     * @param number the integer
     * @return the value
     */
    public static JsonValue of(long number) {
        return new JsonValue(Kind.NUMBER, Long.toString(number));
    }

    /**
     * A decimal, written as its plain text.
     *
     * @param number the decimal
     * @return the value
     */
    public static JsonValue of(BigDecimal number) {
        return new JsonValue(Kind.NUMBER, number.toString());
    }

    /**
     * A boolean.
     *
     * @param flag the boolean
     * @return the value
     */
    public static JsonValue of(boolean flag) {
        return flag ? TRUE : FALSE;
    }

    /**
     * An array.
     *
     * @param items its items
     * @return the value
     */
    public static JsonValue array(List<JsonValue> items) {
        return adopt(new ArrayList<>(items));
    }

    /**
     * An object; members keep their order.
     *
     * @param members its members
     * @return the value
     */
    public static JsonValue object(Map<String, JsonValue> members) {
        return adopt(new LinkedHashMap<>(members));
    }

    /** An array over a list that nobody else holds. */
    static JsonValue adopt(List<JsonValue> items) {
        return new JsonValue(Kind.ARRAY, "", Collections.unmodifiableList(items), Collections.emptyMap());
    }

    /** An object over a map that nobody else holds. */
    static JsonValue adopt(Map<String, JsonValue> members) {
        return new JsonValue(Kind.OBJECT, "", Collections.emptyList(), Collections.unmodifiableMap(members));
    }

    static JsonValue number(String text) {
        return new JsonValue(Kind.NUMBER, text);
    }

    /**
     * The kind of this value.
     *
     * @return one of six
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Whether this is {@code null}.
     *
     * @return true for {@link #NULL}
     */
    public boolean isNull() {
        return kind == Kind.NULL;
    }

    /**
     * The text of a string, or of a number exactly as it was written.
     *
     * @return empty for every other kind
     */
    public Optional<String> text() {
        return kind == Kind.STRING || kind == Kind.NUMBER ? Optional.of(text) : Optional.empty();
    }

    /**
     * The text of a string.
     *
     * @return empty for every other kind
     */
    public Optional<String> asString() {
        return kind == Kind.STRING ? Optional.of(text) : Optional.empty();
    }

    /**
     * The boolean.
     *
     * @return empty for every other kind
     */
    public Optional<Boolean> asBoolean() {
        return kind == Kind.BOOLEAN ? Optional.of(text.equals("true")) : Optional.empty();
    }

    /**
     * The items of an array.
     *
     * @return an unmodifiable list, empty for every other kind
     */
    public List<JsonValue> items() {
        return items;
    }

    /**
     * The members of an object, in order.
     *
     * @return an unmodifiable map, empty for every other kind
     */
    public Map<String, JsonValue> members() {
        return members;
    }

    /**
     * A member of an object.
     *
     * @param name its name
     * @return empty when there is none, or this is no object
     */
    public Optional<JsonValue> get(String name) {
        return Optional.ofNullable(members().get(name));
    }

    /**
     * Follows a JSON Pointer of plain member names (RFC 6901).
     *
     * @param pointer for example {@code /data/id}; {@code ""} is this value
     * @return empty when there is nothing
     */
    public Optional<JsonValue> at(String pointer) {
        Optional<JsonValue> found = Optional.of(this);
        for (String name : pointer.split("/", -1)) {
            if (!name.isEmpty()) {
                found = found.flatMap(value -> value.get(name.replace("~1", "/").replace("~0", "~")));
            }
        }
        return found;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof JsonValue)) {
            return false;
        }
        JsonValue that = (JsonValue) other;
        return kind == that.kind && text.equals(that.text) && items.equals(that.items) && members.equals(that.members);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, text, items, members);
    }

    /**
     * The JSON text, without white space.
     *
     * @return a document that {@link #parse(String)} reads back to an equal value
     */
    @Override
    public String toString() {
        return JsonPrinter.print(this);
    }
}
