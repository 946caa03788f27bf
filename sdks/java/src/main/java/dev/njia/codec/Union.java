package dev.njia.codec;

import dev.njia.json.JsonValue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One of several types. A variant that this version of the library does not know is kept as JSON. */
public abstract class Union {
    private final int variant;
    private final Object value;
    private final JsonValue json;

    /**
     * For generated classes.
     *
     * @param content what it holds
     */
    protected Union(UnionCodec.Content content) {
        this.variant = content.variant;
        this.value = content.value;
        this.json = content.json;
    }

    /**
     * The place of the variant in the description.
     *
     * @return -1 for an unknown one
     */
    protected final int variant() {
        return variant;
    }

    /**
     * The value as a variant.
     *
     * @param place of the variant
     * @param type its codec, which tells its type
     * @param <T> that type
     * @return empty when it is another variant
     */
    // The codec of a variant alone makes its value, and the generator names that codec: the type is known, but not to the compiler.
    @SuppressWarnings("unchecked")
    protected final <T> Optional<T> as(int place, Codec<T> type) {
        return variant == place && type != null ? Optional.of((T) value) : Optional.empty();
    }

    /**
     * Whether this version of the library knows the variant.
     *
     * @return false for one from the future
     */
    public final boolean isKnown() {
        return variant >= 0;
    }

    /**
     * The value, of the type of its variant.
     *
     * @return a {@link JsonValue} for an unknown variant
     */
    public final Object value() {
        return value;
    }

    /**
     * The value as it travels.
     *
     * @return what came from the server, unchanged
     */
    public final JsonValue toJson() {
        return json;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return getClass().isInstance(other) && json.equals(((Union) other).json);
    }

    @Override
    public final int hashCode() {
        return json.hashCode();
    }

    @Override
    public final String toString() {
        return isKnown() ? String.valueOf(value) : getClass().getSimpleName() + "{unknown variant}";
    }
}
