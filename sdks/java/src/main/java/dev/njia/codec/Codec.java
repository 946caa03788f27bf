package dev.njia.codec;

import dev.njia.json.JsonValue;

/**
 * How one type travels.
 *
 * @param <T> the type in Java
 */
public interface Codec<T> {
    /**
     * Reads a value; null never gets here.
     *
     * @param json what was received
     * @return the value
     * @throws Mismatch when it is not of this type; nothing is coerced
     */
    T decode(JsonValue json) throws Mismatch;

    /**
     * Writes a value.
     *
     * @param value never null
     * @return its JSON
     */
    JsonValue encode(T value);
}
