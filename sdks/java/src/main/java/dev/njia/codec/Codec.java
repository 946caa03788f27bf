package dev.njia.codec;

import dev.njia.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * How one type travels.
 *
 * @param <T> the type in Java
 */
public interface Codec<T extends @Nullable Object> {
    /**
     * Reads a value; null never gets here.
     *
     * @param json what was received
     * @return the value
     * @throws Mismatch when it is not of this type; nothing is coerced
     */
    T decode(JsonValue json) throws Mismatch;

    /**
     * Reads a value in which required members may be missing, as events of other versions have it.
     *
     * @param json what was received
     * @return the value
     * @throws Mismatch when something that is there is of another type
     */
    default T decodePartial(JsonValue json) throws Mismatch {
        return decode(json);
    }

    /**
     * Writes a value.
     *
     * @param value never null
     * @return its JSON
     */
    JsonValue encode(T value);
}
