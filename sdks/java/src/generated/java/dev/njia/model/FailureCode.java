// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Why money certainly did not move.
 * <p>
 * An unknown outcome is not a failure; it is the state `in_reconciliation`.
 */
public final class FailureCode extends OpenEnum {
    /**
     * The recipient has no account at the provider (ISO 20022 AC01).
     */
    public static final FailureCode RECIPIENT_NOT_FOUND = new FailureCode("recipient_not_found", Known.RECIPIENT_NOT_FOUND);

    /**
     * The recipient's wallet may not receive (AC04).
     */
    public static final FailureCode RECIPIENT_WALLET_INACTIVE = new FailureCode("recipient_wallet_inactive", Known.RECIPIENT_WALLET_INACTIVE);

    /**
     * The recipient's wallet is full or at its limit (AM14).
     */
    public static final FailureCode RECIPIENT_LIMIT_REACHED = new FailureCode("recipient_limit_reached", Known.RECIPIENT_LIMIT_REACHED);

    /**
     * The given holder name differs from the registered one (BE01).
     */
    public static final FailureCode RECIPIENT_NAME_MISMATCH = new FailureCode("recipient_name_mismatch", Known.RECIPIENT_NAME_MISMATCH);

    /**
     * A reversal found less in the recipient's wallet than was to be taken back (AM04).
     */
    public static final FailureCode RECIPIENT_INSUFFICIENT_FUNDS = new FailureCode("recipient_insufficient_funds", Known.RECIPIENT_INSUFFICIENT_FUNDS);

    /**
     * The payer has no account at the provider (AC01).
     */
    public static final FailureCode PAYER_NOT_FOUND = new FailureCode("payer_not_found", Known.PAYER_NOT_FOUND);

    /**
     * The payer's wallet holds too little (AM04).
     */
    public static final FailureCode PAYER_INSUFFICIENT_FUNDS = new FailureCode("payer_insufficient_funds", Known.PAYER_INSUFFICIENT_FUNDS);

    /**
     * The payer's wallet is at its limit (AM02).
     */
    public static final FailureCode PAYER_LIMIT_REACHED = new FailureCode("payer_limit_reached", Known.PAYER_LIMIT_REACHED);

    /**
     * The payer refused on the phone (CUST).
     */
    public static final FailureCode PAYER_REJECTED = new FailureCode("payer_rejected", Known.PAYER_REJECTED);

    /**
     * The payer did not answer within the approval window (TM01).
     */
    public static final FailureCode APPROVAL_EXPIRED = new FailureCode("approval_expired", Known.APPROVAL_EXPIRED);

    /**
     * The payer entered a wrong PIN.
     */
    public static final FailureCode WRONG_PIN = new FailureCode("wrong_pin", Known.WRONG_PIN);

    /**
     * The provider does not take this amount (AM02).
     */
    public static final FailureCode AMOUNT_OUT_OF_BOUNDS = new FailureCode("amount_out_of_bounds", Known.AMOUNT_OUT_OF_BOUNDS);

    /**
     * The provider does not take this currency (AM03).
     */
    public static final FailureCode CURRENCY_NOT_ACCEPTED = new FailureCode("currency_not_accepted", Known.CURRENCY_NOT_ACCEPTED);

    /**
     * The provider's compliance check refused (RR04).
     */
    public static final FailureCode COMPLIANCE_REJECTED = new FailureCode("compliance_rejected", Known.COMPLIANCE_REJECTED);

    /**
     * A party is on a sanctions list (RR04).
     */
    public static final FailureCode SANCTIONS_MATCH = new FailureCode("sanctions_match", Known.SANCTIONS_MATCH);

    /**
     * The payment was declined in our fraud review (FR01).
     */
    public static final FailureCode FRAUD_DECLINED = new FailureCode("fraud_declined", Known.FRAUD_DECLINED);

    /**
     * The provider knows the reference already; resolved by enquiry and never sent again (AM05).
     */
    public static final FailureCode DUPLICATE_AT_PROVIDER = new FailureCode("duplicate_at_provider", Known.DUPLICATE_AT_PROVIDER);

    /**
     * The provider was overloaded.
     * <p>
     * Retryable.
     */
    public static final FailureCode PROVIDER_BUSY = new FailureCode("provider_busy", Known.PROVIDER_BUSY);

    /**
     * The provider could not be reached.
     * <p>
     * Retryable (AB08).
     */
    public static final FailureCode PROVIDER_UNAVAILABLE = new FailureCode("provider_unavailable", Known.PROVIDER_UNAVAILABLE);

    /**
     * The provider failed and says that nothing was executed.
     * <p>
     * Retryable (MS03).
     */
    public static final FailureCode PROVIDER_ERROR_NOT_EXECUTED = new FailureCode("provider_error_not_executed", Known.PROVIDER_ERROR_NOT_EXECUTED);

    /**
     * The rail refused without a nearer reason (MS03).
     */
    public static final FailureCode RAIL_REJECTED = new FailureCode("rail_rejected", Known.RAIL_REJECTED);

    /**
     * The payment waited 24 hours for a rail that did not come back (TM01).
     */
    public static final FailureCode QUEUE_EXPIRED = new FailureCode("queue_expired", Known.QUEUE_EXPIRED);

    /**
     * The caller canceled it (DS02).
     */
    public static final FailureCode CANCELED_BY_CLIENT = new FailureCode("canceled_by_client", Known.CANCELED_BY_CLIENT);

    /** How this type travels. */
    public static final Codec<FailureCode> CODEC = OpenEnum.ofText(FailureCode::of);

    private final Known known;

    private FailureCode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FailureCode of(String value) {
        switch (value) {
            case "recipient_not_found":
                return RECIPIENT_NOT_FOUND;
            case "recipient_wallet_inactive":
                return RECIPIENT_WALLET_INACTIVE;
            case "recipient_limit_reached":
                return RECIPIENT_LIMIT_REACHED;
            case "recipient_name_mismatch":
                return RECIPIENT_NAME_MISMATCH;
            case "recipient_insufficient_funds":
                return RECIPIENT_INSUFFICIENT_FUNDS;
            case "payer_not_found":
                return PAYER_NOT_FOUND;
            case "payer_insufficient_funds":
                return PAYER_INSUFFICIENT_FUNDS;
            case "payer_limit_reached":
                return PAYER_LIMIT_REACHED;
            case "payer_rejected":
                return PAYER_REJECTED;
            case "approval_expired":
                return APPROVAL_EXPIRED;
            case "wrong_pin":
                return WRONG_PIN;
            case "amount_out_of_bounds":
                return AMOUNT_OUT_OF_BOUNDS;
            case "currency_not_accepted":
                return CURRENCY_NOT_ACCEPTED;
            case "compliance_rejected":
                return COMPLIANCE_REJECTED;
            case "sanctions_match":
                return SANCTIONS_MATCH;
            case "fraud_declined":
                return FRAUD_DECLINED;
            case "duplicate_at_provider":
                return DUPLICATE_AT_PROVIDER;
            case "provider_busy":
                return PROVIDER_BUSY;
            case "provider_unavailable":
                return PROVIDER_UNAVAILABLE;
            case "provider_error_not_executed":
                return PROVIDER_ERROR_NOT_EXECUTED;
            case "rail_rejected":
                return RAIL_REJECTED;
            case "queue_expired":
                return QUEUE_EXPIRED;
            case "canceled_by_client":
                return CANCELED_BY_CLIENT;
            default:
                return new FailureCode(value, Known._UNKNOWN);
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
        /** recipient_not_found. */
        RECIPIENT_NOT_FOUND,
        /** recipient_wallet_inactive. */
        RECIPIENT_WALLET_INACTIVE,
        /** recipient_limit_reached. */
        RECIPIENT_LIMIT_REACHED,
        /** recipient_name_mismatch. */
        RECIPIENT_NAME_MISMATCH,
        /** recipient_insufficient_funds. */
        RECIPIENT_INSUFFICIENT_FUNDS,
        /** payer_not_found. */
        PAYER_NOT_FOUND,
        /** payer_insufficient_funds. */
        PAYER_INSUFFICIENT_FUNDS,
        /** payer_limit_reached. */
        PAYER_LIMIT_REACHED,
        /** payer_rejected. */
        PAYER_REJECTED,
        /** approval_expired. */
        APPROVAL_EXPIRED,
        /** wrong_pin. */
        WRONG_PIN,
        /** amount_out_of_bounds. */
        AMOUNT_OUT_OF_BOUNDS,
        /** currency_not_accepted. */
        CURRENCY_NOT_ACCEPTED,
        /** compliance_rejected. */
        COMPLIANCE_REJECTED,
        /** sanctions_match. */
        SANCTIONS_MATCH,
        /** fraud_declined. */
        FRAUD_DECLINED,
        /** duplicate_at_provider. */
        DUPLICATE_AT_PROVIDER,
        /** provider_busy. */
        PROVIDER_BUSY,
        /** provider_unavailable. */
        PROVIDER_UNAVAILABLE,
        /** provider_error_not_executed. */
        PROVIDER_ERROR_NOT_EXECUTED,
        /** rail_rejected. */
        RAIL_REJECTED,
        /** queue_expired. */
        QUEUE_EXPIRED,
        /** canceled_by_client. */
        CANCELED_BY_CLIENT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
