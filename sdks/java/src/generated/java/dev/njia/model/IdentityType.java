// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of identity number.
 * <p>
 * Which kinds a country has: NG `NIN`, `BVN`, `VOTER_ID`; GH `GHANA_CARD`; KE `NATIONAL_ID`; UG `NIN`; RW and EG
 * `NID`; TZ `NIDA`; ZM `NRC`; ZA `ID`; CM, GA, CG, TD, SN and CI `CNI`; all the others.
 */
public final class IdentityType extends OpenEnum {
    /**
     * National identification number (Nigeria, Uganda).
     */
    public static final IdentityType NIN = new IdentityType("NIN", Known.NIN);

    /**
     * Bank verification number (Nigeria).
     */
    public static final IdentityType BVN = new IdentityType("BVN", Known.BVN);

    /**
     * Voter card (Nigeria).
     */
    public static final IdentityType VOTER_ID = new IdentityType("VOTER_ID", Known.VOTER_ID);

    /**
     * Ghana Card.
     */
    public static final IdentityType GHANA_CARD = new IdentityType("GHANA_CARD", Known.GHANA_CARD);

    /**
     * National identity card (Kenya).
     */
    public static final IdentityType NATIONAL_ID = new IdentityType("NATIONAL_ID", Known.NATIONAL_ID);

    /**
     * National identity (Rwanda, Egypt).
     */
    public static final IdentityType NID = new IdentityType("NID", Known.NID);

    /**
     * National identity (Tanzania).
     */
    public static final IdentityType NIDA = new IdentityType("NIDA", Known.NIDA);

    /**
     * National registration card (Zambia).
     */
    public static final IdentityType NRC = new IdentityType("NRC", Known.NRC);

    /**
     * Identity number (South Africa).
     */
    public static final IdentityType ID = new IdentityType("ID", Known.ID);

    /**
     * National identity card (francophone countries).
     */
    public static final IdentityType CNI = new IdentityType("CNI", Known.CNI);

    /**
     * Passport of any country.
     */
    public static final IdentityType PASSPORT = new IdentityType("PASSPORT", Known.PASSPORT);

    /**
     * Driving licence.
     */
    public static final IdentityType DRIVERS_LICENSE = new IdentityType("DRIVERS_LICENSE", Known.DRIVERS_LICENSE);

    /**
     * Residence permit.
     */
    public static final IdentityType RESIDENCE_PERMIT = new IdentityType("RESIDENCE_PERMIT", Known.RESIDENCE_PERMIT);

    /**
     * Tax number.
     */
    public static final IdentityType TAX_ID = new IdentityType("TAX_ID", Known.TAX_ID);

    /** How this type travels. */
    public static final Codec<IdentityType> CODEC = OpenEnum.ofText(IdentityType::of);

    private final Known known;

    private IdentityType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static IdentityType of(String value) {
        switch (value) {
            case "NIN":
                return NIN;
            case "BVN":
                return BVN;
            case "VOTER_ID":
                return VOTER_ID;
            case "GHANA_CARD":
                return GHANA_CARD;
            case "NATIONAL_ID":
                return NATIONAL_ID;
            case "NID":
                return NID;
            case "NIDA":
                return NIDA;
            case "NRC":
                return NRC;
            case "ID":
                return ID;
            case "CNI":
                return CNI;
            case "PASSPORT":
                return PASSPORT;
            case "DRIVERS_LICENSE":
                return DRIVERS_LICENSE;
            case "RESIDENCE_PERMIT":
                return RESIDENCE_PERMIT;
            case "TAX_ID":
                return TAX_ID;
            default:
                return new IdentityType(value, Known._UNKNOWN);
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
        /** NIN. */
        NIN,
        /** BVN. */
        BVN,
        /** VOTER_ID. */
        VOTER_ID,
        /** GHANA_CARD. */
        GHANA_CARD,
        /** NATIONAL_ID. */
        NATIONAL_ID,
        /** NID. */
        NID,
        /** NIDA. */
        NIDA,
        /** NRC. */
        NRC,
        /** ID. */
        ID,
        /** CNI. */
        CNI,
        /** PASSPORT. */
        PASSPORT,
        /** DRIVERS_LICENSE. */
        DRIVERS_LICENSE,
        /** RESIDENCE_PERMIT. */
        RESIDENCE_PERMIT,
        /** TAX_ID. */
        TAX_ID,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
