// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Language, ISO 639-1 code.
 */
public final class LanguageTag extends OpenEnum {
    /**
     * English
     */
    public static final LanguageTag EN = new LanguageTag("en", Known.EN);

    /**
     * French
     */
    public static final LanguageTag FR = new LanguageTag("fr", Known.FR);

    /**
     * Portuguese
     */
    public static final LanguageTag PT = new LanguageTag("pt", Known.PT);

    /**
     * Arabic
     */
    public static final LanguageTag AR = new LanguageTag("ar", Known.AR);

    /**
     * Swahili
     */
    public static final LanguageTag SW = new LanguageTag("sw", Known.SW);

    /** How this type travels. */
    public static final Codec<LanguageTag> CODEC = OpenEnum.ofText(LanguageTag::of);

    private final Known known;

    private LanguageTag(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static LanguageTag of(String value) {
        switch (value) {
            case "en":
                return EN;
            case "fr":
                return FR;
            case "pt":
                return PT;
            case "ar":
                return AR;
            case "sw":
                return SW;
            default:
                return new LanguageTag(value, Known._UNKNOWN);
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
        /** en. */
        EN,
        /** fr. */
        FR,
        /** pt. */
        PT,
        /** ar. */
        AR,
        /** sw. */
        SW,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
