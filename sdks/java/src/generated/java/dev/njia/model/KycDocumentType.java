// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of document.
 */
public final class KycDocumentType extends OpenEnum {
    /**
     * Identity card.
     */
    public static final KycDocumentType NATIONAL_ID = new KycDocumentType("national_id", Known.NATIONAL_ID);

    /**
     * Passport.
     */
    public static final KycDocumentType PASSPORT = new KycDocumentType("passport", Known.PASSPORT);

    /**
     * Driving licence.
     */
    public static final KycDocumentType DRIVERS_LICENSE = new KycDocumentType("drivers_license", Known.DRIVERS_LICENSE);

    /**
     * Residence permit.
     */
    public static final KycDocumentType RESIDENCE_PERMIT = new KycDocumentType("residence_permit", Known.RESIDENCE_PERMIT);

    /**
     * Voter card.
     */
    public static final KycDocumentType VOTER_CARD = new KycDocumentType("voter_card", Known.VOTER_CARD);

    /** How this type travels. */
    public static final Codec<KycDocumentType> CODEC = OpenEnum.ofText(KycDocumentType::of);

    private final Known known;

    private KycDocumentType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycDocumentType of(String value) {
        switch (value) {
            case "national_id":
                return NATIONAL_ID;
            case "passport":
                return PASSPORT;
            case "drivers_license":
                return DRIVERS_LICENSE;
            case "residence_permit":
                return RESIDENCE_PERMIT;
            case "voter_card":
                return VOTER_CARD;
            default:
                return new KycDocumentType(value, Known._UNKNOWN);
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
        /** national_id. */
        NATIONAL_ID,
        /** passport. */
        PASSPORT,
        /** drivers_license. */
        DRIVERS_LICENSE,
        /** residence_permit. */
        RESIDENCE_PERMIT,
        /** voter_card. */
        VOTER_CARD,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
