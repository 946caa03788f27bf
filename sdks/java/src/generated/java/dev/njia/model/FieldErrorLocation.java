// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Part of the request that holds the faulty value.
 */
public final class FieldErrorLocation extends OpenEnum {
    /**
     * The JSON body; `pointer` leads to the value.
     */
    public static final FieldErrorLocation BODY = new FieldErrorLocation("body", Known.BODY);

    /**
     * A query parameter; `name` tells which.
     */
    public static final FieldErrorLocation QUERY = new FieldErrorLocation("query", Known.QUERY);

    /**
     * A request header; `name` tells which.
     */
    public static final FieldErrorLocation HEADER = new FieldErrorLocation("header", Known.HEADER);

    /**
     * A path parameter; `name` tells which.
     */
    public static final FieldErrorLocation PATH = new FieldErrorLocation("path", Known.PATH);

    /** How this type travels. */
    public static final Codec<FieldErrorLocation> CODEC = OpenEnum.ofText(FieldErrorLocation::of);

    private final Known known;

    private FieldErrorLocation(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FieldErrorLocation of(String value) {
        switch (value) {
            case "body":
                return BODY;
            case "query":
                return QUERY;
            case "header":
                return HEADER;
            case "path":
                return PATH;
            default:
                return new FieldErrorLocation(value, Known._UNKNOWN);
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return {@code _UNKNOWN} for one that this version of the library does not list
     */
    public Known known() {
        return known;
    }

    /** The values that this version of the library lists. */
    public enum Known {
        /** body. */
        BODY,
        /** query. */
        QUERY,
        /** header. */
        HEADER,
        /** path. */
        PATH,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
