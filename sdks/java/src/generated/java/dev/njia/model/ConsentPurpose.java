// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What the person agreed to.
 */
public final class ConsentPurpose extends OpenEnum {
    /**
     * Use of the person's data for a credit score.
     */
    public static final ConsentPurpose CREDIT_ASSESSMENT = new ConsentPurpose("credit_assessment", Known.CREDIT_ASSESSMENT);

    /**
     * Use of the person's data to verify an identity.
     */
    public static final ConsentPurpose IDENTITY_VERIFICATION = new ConsentPurpose("identity_verification", Known.IDENTITY_VERIFICATION);

    /** How this type travels. */
    public static final Codec<ConsentPurpose> CODEC = OpenEnum.ofText(ConsentPurpose::of);

    private final Known known;

    private ConsentPurpose(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ConsentPurpose of(String value) {
        switch (value) {
            case "credit_assessment":
                return CREDIT_ASSESSMENT;
            case "identity_verification":
                return IDENTITY_VERIFICATION;
            default:
                return new ConsentPurpose(value, Known._UNKNOWN);
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
        /** credit_assessment. */
        CREDIT_ASSESSMENT,
        /** identity_verification. */
        IDENTITY_VERIFICATION,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
