// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class ChangeLogEventType extends OpenEnum {
    /**
     * A change took effect.
     */
    public static final ChangeLogEventType CHANGELOG_ENTRY_PUBLISHED = new ChangeLogEventType("changelog.entry_published", Known.CHANGELOG_ENTRY_PUBLISHED);

    /**
     * A breaking change was announced.
     */
    public static final ChangeLogEventType CHANGELOG_BREAKING_CHANGE_ANNOUNCED = new ChangeLogEventType("changelog.breaking_change_announced", Known.CHANGELOG_BREAKING_CHANGE_ANNOUNCED);

    /**
     * Something you may use ends soon.
     */
    public static final ChangeLogEventType CHANGELOG_SUNSET_APPROACHING = new ChangeLogEventType("changelog.sunset_approaching", Known.CHANGELOG_SUNSET_APPROACHING);

    /** How this type travels. */
    public static final Codec<ChangeLogEventType> CODEC = OpenEnum.ofText(ChangeLogEventType::of);

    private final Known known;

    private ChangeLogEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ChangeLogEventType of(String value) {
        switch (value) {
            case "changelog.entry_published":
                return CHANGELOG_ENTRY_PUBLISHED;
            case "changelog.breaking_change_announced":
                return CHANGELOG_BREAKING_CHANGE_ANNOUNCED;
            case "changelog.sunset_approaching":
                return CHANGELOG_SUNSET_APPROACHING;
            default:
                return new ChangeLogEventType(value, Known._UNKNOWN);
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
        /** changelog.entry_published. */
        CHANGELOG_ENTRY_PUBLISHED,
        /** changelog.breaking_change_announced. */
        CHANGELOG_BREAKING_CHANGE_ANNOUNCED,
        /** changelog.sunset_approaching. */
        CHANGELOG_SUNSET_APPROACHING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
