// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Part to export.
 */
public final class ExportPart extends OpenEnum {
    /**
     * The requests.
     */
    public static final ExportPart COLLECTION = new ExportPart("collection", Known.COLLECTION);

    /**
     * The variables.
     */
    public static final ExportPart ENVIRONMENT = new ExportPart("environment", Known.ENVIRONMENT);

    /** How this type travels. */
    public static final Codec<ExportPart> CODEC = OpenEnum.ofText(ExportPart::of);

    private final Known known;

    private ExportPart(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ExportPart of(String value) {
        switch (value) {
            case "collection":
                return COLLECTION;
            case "environment":
                return ENVIRONMENT;
            default:
                return new ExportPart(value, Known._UNKNOWN);
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
        /** collection. */
        COLLECTION,
        /** environment. */
        ENVIRONMENT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
