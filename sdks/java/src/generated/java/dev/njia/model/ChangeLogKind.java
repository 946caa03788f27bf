// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of change.
 */
public final class ChangeLogKind extends OpenEnum {
    /**
     * Something new.
     */
    public static final ChangeLogKind ADDED = new ChangeLogKind("added", Known.ADDED);

    /**
     * Something behaves differently.
     */
    public static final ChangeLogKind CHANGED = new ChangeLogKind("changed", Known.CHANGED);

    /**
     * Something will end.
     */
    public static final ChangeLogKind DEPRECATED = new ChangeLogKind("deprecated", Known.DEPRECATED);

    /**
     * Something ended.
     */
    public static final ChangeLogKind REMOVED = new ChangeLogKind("removed", Known.REMOVED);

    /**
     * A defect was mended.
     */
    public static final ChangeLogKind FIXED = new ChangeLogKind("fixed", Known.FIXED);

    /**
     * A weakness was closed.
     */
    public static final ChangeLogKind SECURITY = new ChangeLogKind("security", Known.SECURITY);

    /** How this type travels. */
    public static final Codec<ChangeLogKind> CODEC = OpenEnum.ofText(ChangeLogKind::of);

    private final Known known;

    private ChangeLogKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ChangeLogKind of(String value) {
        switch (value) {
            case "added":
                return ADDED;
            case "changed":
                return CHANGED;
            case "deprecated":
                return DEPRECATED;
            case "removed":
                return REMOVED;
            case "fixed":
                return FIXED;
            case "security":
                return SECURITY;
            default:
                return new ChangeLogKind(value, Known._UNKNOWN);
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
        /** added. */
        ADDED,
        /** changed. */
        CHANGED,
        /** deprecated. */
        DEPRECATED,
        /** removed. */
        REMOVED,
        /** fixed. */
        FIXED,
        /** security. */
        SECURITY,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
