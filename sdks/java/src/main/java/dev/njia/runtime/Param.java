package dev.njia.runtime;

import dev.njia.codec.Codec;
import dev.njia.json.JsonValue;

/** A parameter outside the body: its place and its style (OpenAPI 3.0, after RFC 6570). */
public final class Param {
    /** Where it travels. */
    public enum Place {
        /** A part of the path. */
        PATH,
        /** After the question mark. */
        QUERY,
        /** A header field. */
        HEADER,
        /** A cookie. */
        COOKIE
    }

    final String key;
    final String name;
    final Place place;
    final String style;
    final boolean isExploded;
    final boolean keepsReserved;

    /**
     * Describes a parameter.
     *
     * @param key its member in the operation's params
     * @param name on the wire
     * @param place where it travels
     * @param style of OpenAPI, or {@code json} for parameters with a media type
     * @param isExploded whether items stand alone
     * @param keepsReserved whether reserved characters are left as they are
     */
    public Param(String key, String name, Place place, String style, boolean isExploded, boolean keepsReserved) {
        this.key = key;
        this.name = name;
        this.place = place;
        this.style = style;
        this.isExploded = isExploded;
        this.keepsReserved = keepsReserved;
    }

    /**
     * A path argument as JSON.
     *
     * @param codec how it travels
     * @param value what the caller gave
     * @param <T> its type
     * @return its JSON
     */
    public static <T> JsonValue path(Codec<T> codec, T value) {
        return codec.encode(java.util.Objects.requireNonNull(value, "a path parameter"));
    }
}
