// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * The score as a grade.
 */
public final class CreditGrade extends OpenEnum {
    /**
     * 720 and more.
     */
    public static final CreditGrade A = new CreditGrade("A", Known.A);

    /**
     * 660 to 719.
     */
    public static final CreditGrade B = new CreditGrade("B", Known.B);

    /**
     * 600 to 659.
     */
    public static final CreditGrade C = new CreditGrade("C", Known.C);

    /**
     * 540 to 599.
     */
    public static final CreditGrade D = new CreditGrade("D", Known.D);

    /**
     * Below 540.
     */
    public static final CreditGrade E = new CreditGrade("E", Known.E);

    /** How this type travels. */
    public static final Codec<CreditGrade> CODEC = OpenEnum.ofText(CreditGrade::of);

    private final Known known;

    private CreditGrade(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CreditGrade of(String value) {
        switch (value) {
            case "A":
                return A;
            case "B":
                return B;
            case "C":
                return C;
            case "D":
                return D;
            case "E":
                return E;
            default:
                return new CreditGrade(value, Known._UNKNOWN);
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
        /** A. */
        A,
        /** B. */
        B,
        /** C. */
        C,
        /** D. */
        D,
        /** E. */
        E,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
