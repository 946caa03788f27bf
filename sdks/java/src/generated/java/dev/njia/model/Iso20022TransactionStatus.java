// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * ISO 20022 payment transaction status.
 */
public final class Iso20022TransactionStatus extends OpenEnum {
    /**
     * Received.
     */
    public static final Iso20022TransactionStatus RCVD = new Iso20022TransactionStatus("RCVD", Known.RCVD);

    /**
     * Pending: further checks or the outcome are awaited.
     */
    public static final Iso20022TransactionStatus PDNG = new Iso20022TransactionStatus("PDNG", Known.PDNG);

    /**
     * Accepted, settlement in process.
     */
    public static final Iso20022TransactionStatus ACSP = new Iso20022TransactionStatus("ACSP", Known.ACSP);

    /**
     * Accepted, settlement completed.
     */
    public static final Iso20022TransactionStatus ACSC = new Iso20022TransactionStatus("ACSC", Known.ACSC);

    /**
     * Rejected.
     */
    public static final Iso20022TransactionStatus RJCT = new Iso20022TransactionStatus("RJCT", Known.RJCT);

    /**
     * Canceled.
     */
    public static final Iso20022TransactionStatus CANC = new Iso20022TransactionStatus("CANC", Known.CANC);

    /** How this type travels. */
    public static final Codec<Iso20022TransactionStatus> CODEC = OpenEnum.ofText(Iso20022TransactionStatus::of);

    private final Known known;

    private Iso20022TransactionStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static Iso20022TransactionStatus of(String value) {
        switch (value) {
            case "RCVD":
                return RCVD;
            case "PDNG":
                return PDNG;
            case "ACSP":
                return ACSP;
            case "ACSC":
                return ACSC;
            case "RJCT":
                return RJCT;
            case "CANC":
                return CANC;
            default:
                return new Iso20022TransactionStatus(value, Known._UNKNOWN);
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
        /** RCVD. */
        RCVD,
        /** PDNG. */
        PDNG,
        /** ACSP. */
        ACSP,
        /** ACSC. */
        ACSC,
        /** RJCT. */
        RJCT,
        /** CANC. */
        CANC,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
