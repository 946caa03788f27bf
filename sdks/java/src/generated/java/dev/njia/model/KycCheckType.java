// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * One of the checks that an assessment can run.
 */
public final class KycCheckType extends OpenEnum {
    /**
     * The authority knows the number.
     */
    public static final KycCheckType ID_NUMBER_LOOKUP = new KycCheckType("id_number_lookup", Known.ID_NUMBER_LOOKUP);

    /**
     * The name fits; the order of names does not matter.
     */
    public static final KycCheckType NAME_MATCH = new KycCheckType("name_match", Known.NAME_MATCH);

    /**
     * The date of birth fits.
     */
    public static final KycCheckType DOB_MATCH = new KycCheckType("dob_match", Known.DOB_MATCH);

    /**
     * The phone belongs to the person.
     */
    public static final KycCheckType PHONE_MATCH = new KycCheckType("phone_match", Known.PHONE_MATCH);

    /**
     * The document is genuine.
     */
    public static final KycCheckType DOCUMENT_AUTHENTICITY = new KycCheckType("document_authenticity", Known.DOCUMENT_AUTHENTICITY);

    /**
     * The document is valid.
     */
    public static final KycCheckType DOCUMENT_EXPIRY = new KycCheckType("document_expiry", Known.DOCUMENT_EXPIRY);

    /**
     * A living person is in front of the camera.
     */
    public static final KycCheckType LIVENESS = new KycCheckType("liveness", Known.LIVENESS);

    /**
     * The face is that of the document.
     */
    public static final KycCheckType FACE_MATCH = new KycCheckType("face_match", Known.FACE_MATCH);

    /**
     * Sanctions lists.
     */
    public static final KycCheckType SANCTIONS = new KycCheckType("sanctions", Known.SANCTIONS);

    /**
     * Politically exposed persons.
     */
    public static final KycCheckType PEP = new KycCheckType("pep", Known.PEP);

    /**
     * Bad press.
     */
    public static final KycCheckType ADVERSE_MEDIA = new KycCheckType("adverse_media", Known.ADVERSE_MEDIA);

    /**
     * The address is confirmed.
     */
    public static final KycCheckType ADDRESS = new KycCheckType("address", Known.ADDRESS);

    /**
     * At least 18 years old.
     */
    public static final KycCheckType AGE = new KycCheckType("age", Known.AGE);

    /**
     * The identity is not used by another customer.
     */
    public static final KycCheckType DUPLICATE_IDENTITY = new KycCheckType("duplicate_identity", Known.DUPLICATE_IDENTITY);

    /** How this type travels. */
    public static final Codec<KycCheckType> CODEC = OpenEnum.ofText(KycCheckType::of);

    private final Known known;

    private KycCheckType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycCheckType of(String value) {
        switch (value) {
            case "id_number_lookup":
                return ID_NUMBER_LOOKUP;
            case "name_match":
                return NAME_MATCH;
            case "dob_match":
                return DOB_MATCH;
            case "phone_match":
                return PHONE_MATCH;
            case "document_authenticity":
                return DOCUMENT_AUTHENTICITY;
            case "document_expiry":
                return DOCUMENT_EXPIRY;
            case "liveness":
                return LIVENESS;
            case "face_match":
                return FACE_MATCH;
            case "sanctions":
                return SANCTIONS;
            case "pep":
                return PEP;
            case "adverse_media":
                return ADVERSE_MEDIA;
            case "address":
                return ADDRESS;
            case "age":
                return AGE;
            case "duplicate_identity":
                return DUPLICATE_IDENTITY;
            default:
                return new KycCheckType(value, Known._UNKNOWN);
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
        /** id_number_lookup. */
        ID_NUMBER_LOOKUP,
        /** name_match. */
        NAME_MATCH,
        /** dob_match. */
        DOB_MATCH,
        /** phone_match. */
        PHONE_MATCH,
        /** document_authenticity. */
        DOCUMENT_AUTHENTICITY,
        /** document_expiry. */
        DOCUMENT_EXPIRY,
        /** liveness. */
        LIVENESS,
        /** face_match. */
        FACE_MATCH,
        /** sanctions. */
        SANCTIONS,
        /** pep. */
        PEP,
        /** adverse_media. */
        ADVERSE_MEDIA,
        /** address. */
        ADDRESS,
        /** age. */
        AGE,
        /** duplicate_identity. */
        DUPLICATE_IDENTITY,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
