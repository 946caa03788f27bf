package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A member of a model, as its description has it.
 *
 * @param <T> the type of its value
 */
public final class Prop<T> {
    /** How much of a value may be printed. */
    public enum Secrecy {
        /** All of it. */
        OPEN,
        /** Its last four characters. */
        LAST4,
        /** Nothing. */
        SECRET
    }

    private final String name;
    private final Codec<T> codec;
    private final boolean isRequired;
    private final boolean isNullable;
    private final Secrecy secrecy;
    private final @Nullable T constant;
    private int index = -1;

    private Prop(String name, Codec<T> codec, boolean isRequired, boolean isNullable, Secrecy secrecy, @Nullable T constant) {
        this.name = Objects.requireNonNull(name, "name");
        this.codec = Objects.requireNonNull(codec, "codec");
        this.isRequired = isRequired;
        this.isNullable = isNullable;
        this.secrecy = secrecy;
        this.constant = constant;
    }

    /**
     * A member that is always there.
     *
     * @param name on the wire
     * @param codec how it travels
     * @param <T> the type of its value
     * @return the member
     */
    public static <T> Prop<T> required(String name, Codec<T> codec) {
        return new Prop<>(name, codec, true, false, Secrecy.OPEN, null);
    }

    /**
     * A member that may be left out.
     *
     * @param name on the wire
     * @param codec how it travels
     * @param <T> the type of its value
     * @return the member
     */
    public static <T> Prop<T> optional(String name, Codec<T> codec) {
        return new Prop<>(name, codec, false, false, Secrecy.OPEN, null);
    }

    /**
     * The same member, which may be null.
     *
     * @return a new member
     */
    public Prop<T> orNull() {
        return new Prop<>(name, codec, isRequired, true, secrecy, constant);
    }

    /**
     * The same member, masked when it is printed.
     *
     * @param masked how much of it
     * @return a new member
     */
    public Prop<T> keep(Secrecy masked) {
        return new Prop<>(name, codec, isRequired, isNullable, masked, constant);
    }

    /**
     * The same member with the only value that it can have; a builder fills it in.
     *
     * @param value that value
     * @return a new member
     */
    public Prop<T> always(T value) {
        return new Prop<>(name, codec, isRequired, isNullable, secrecy, value);
    }

    String name() {
        return name;
    }

    boolean isRequired() {
        return isRequired;
    }

    Secrecy secrecy() {
        return secrecy;
    }

    boolean isNullable() {
        return isNullable;
    }

    @Nullable T constant() {
        return constant;
    }

    int index() {
        return index;
    }

    void place(int position) {
        index = position;
    }

    @Nullable Object read(JsonValue json, boolean isPartial) throws Mismatch {
        if (json.isNull() && isNullable) {
            return null;
        }
        return Codecs.decodeAt(codec, json, "." + name, isPartial);
    }

    JsonValue write(@Nullable Object value) {
        return Codecs.encodeAny(codec, cast(value));
    }

    /**
     * The content of a slot as what this member holds: only {@link #read} and the typed setters of builders fill slots, so the
     * type is known. The compiler cannot see that, here alone.
     */
    @SuppressWarnings("unchecked")
    @Nullable T cast(@Nullable Object slot) {
        return (@Nullable T) slot;
    }
}
