package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A value out of a list that may grow: an unknown one is kept as it came. */
public abstract class OpenEnum {
    private final String value;

    /**
     * For generated classes.
     *
     * @param value on the wire
     */
    protected OpenEnum(String value) {
        this.value = java.util.Objects.requireNonNull(value, "value");
    }

    /**
     * The value on the wire.
     *
     * @return for numbers their text
     */
    public final String value() {
        return value;
    }

    /**
     * A codec for a list of texts.
     *
     * @param of makes a member from its text
     * @param <T> the enum
     * @return how it travels
     */
    public static <T extends OpenEnum> Codec<T> ofText(Function<String, T> of) {
        return over(Codecs.STRING, of, text -> text);
    }

    /**
     * A codec for a list of integers.
     *
     * @param of makes a member from its digits
     * @param <T> the enum
     * @return how it travels
     */
    public static <T extends OpenEnum> Codec<T> ofIntegers(Function<String, T> of) {
        return over(Codecs.INT64, number -> of.apply(String.valueOf(number)), Long::valueOf);
    }

    private static <T extends OpenEnum, R> Codec<T> over(Codec<R> raw, Function<R, T> of, Function<String, R> back) {
        return new Codec<>() {
            @Override
            public T decode(JsonValue json) throws Mismatch {
                return of.apply(raw.decode(json));
            }

            @Override
            public JsonValue encode(T member) {
                return raw.encode(back.apply(member.value()));
            }
        };
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return getClass().isInstance(other) && value.equals(((OpenEnum) other).value);
    }

    @Override
    public final int hashCode() {
        return value.hashCode();
    }

    @Override
    public final String toString() {
        return value;
    }
}
