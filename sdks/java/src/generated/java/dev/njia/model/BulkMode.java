// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happens when some items are not valid or funds are short.
 */
public final class BulkMode extends OpenEnum {
    /**
     * Valid items run, the others become `rejected`.
     * <p>
     * The default.
     */
    public static final BulkMode PARTIAL = new BulkMode("partial", Known.PARTIAL);

    /**
     * Everything is valid and the funds for all of it are reserved at once, or nothing happens.
     */
    public static final BulkMode ALL_OR_NOTHING = new BulkMode("all_or_nothing", Known.ALL_OR_NOTHING);

    /** How this type travels. */
    public static final Codec<BulkMode> CODEC = OpenEnum.ofText(BulkMode::of);

    private final Known known;

    private BulkMode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static BulkMode of(String value) {
        switch (value) {
            case "partial":
                return PARTIAL;
            case "all_or_nothing":
                return ALL_OR_NOTHING;
            default:
                return new BulkMode(value, Known._UNKNOWN);
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
        /** partial. */
        PARTIAL,
        /** all_or_nothing. */
        ALL_OR_NOTHING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
