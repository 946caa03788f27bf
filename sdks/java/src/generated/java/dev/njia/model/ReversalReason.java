// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Why a transaction is reversed.
 * <p>
 * The original fee is given back for `duplicate` and `technical_error` only.
 */
public final class ReversalReason extends OpenEnum {
    /**
     * Paid twice (ISO 20022 DUPL).
     * <p>
     * The fee is given back.
     */
    public static final ReversalReason DUPLICATE = new ReversalReason("duplicate", Known.DUPLICATE);

    /**
     * The payment was a fraud (FRAD).
     */
    public static final ReversalReason FRAUDULENT = new ReversalReason("fraudulent", Known.FRAUDULENT);

    /**
     * The customer asked for it (CUST).
     */
    public static final ReversalReason CUSTOMER_REQUEST = new ReversalReason("customer_request", Known.CUSTOMER_REQUEST);

    /**
     * It went to the wrong party (AC03).
     */
    public static final ReversalReason WRONG_RECIPIENT = new ReversalReason("wrong_recipient", Known.WRONG_RECIPIENT);

    /**
     * The amount was wrong (AM09).
     */
    public static final ReversalReason WRONG_AMOUNT = new ReversalReason("wrong_amount", Known.WRONG_AMOUNT);

    /**
     * Goods or service were not delivered (CUST).
     */
    public static final ReversalReason SERVICE_NOT_RENDERED = new ReversalReason("service_not_rendered", Known.SERVICE_NOT_RENDERED);

    /**
     * A technical fault made the payment (TECH).
     * <p>
     * The fee is given back.
     */
    public static final ReversalReason TECHNICAL_ERROR = new ReversalReason("technical_error", Known.TECHNICAL_ERROR);

    /**
     * Another reason; `note` must tell it (CUST).
     */
    public static final ReversalReason OTHER = new ReversalReason("other", Known.OTHER);

    /** How this type travels. */
    public static final Codec<ReversalReason> CODEC = OpenEnum.ofText(ReversalReason::of);

    private final Known known;

    private ReversalReason(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ReversalReason of(String value) {
        switch (value) {
            case "duplicate":
                return DUPLICATE;
            case "fraudulent":
                return FRAUDULENT;
            case "customer_request":
                return CUSTOMER_REQUEST;
            case "wrong_recipient":
                return WRONG_RECIPIENT;
            case "wrong_amount":
                return WRONG_AMOUNT;
            case "service_not_rendered":
                return SERVICE_NOT_RENDERED;
            case "technical_error":
                return TECHNICAL_ERROR;
            case "other":
                return OTHER;
            default:
                return new ReversalReason(value, Known._UNKNOWN);
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
        /** duplicate. */
        DUPLICATE,
        /** fraudulent. */
        FRAUDULENT,
        /** customer_request. */
        CUSTOMER_REQUEST,
        /** wrong_recipient. */
        WRONG_RECIPIENT,
        /** wrong_amount. */
        WRONG_AMOUNT,
        /** service_not_rendered. */
        SERVICE_NOT_RENDERED,
        /** technical_error. */
        TECHNICAL_ERROR,
        /** other. */
        OTHER,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
