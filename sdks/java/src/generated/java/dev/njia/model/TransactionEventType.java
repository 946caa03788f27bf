// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class TransactionEventType extends OpenEnum {
    /**
     * A transaction completed.
     */
    public static final TransactionEventType TRANSACTION_COMPLETED = new TransactionEventType("transaction.completed", Known.TRANSACTION_COMPLETED);

    /**
     * A transaction failed.
     */
    public static final TransactionEventType TRANSACTION_FAILED = new TransactionEventType("transaction.failed", Known.TRANSACTION_FAILED);

    /**
     * A reversal of the transaction was requested.
     */
    public static final TransactionEventType TRANSACTION_REVERSAL_PENDING = new TransactionEventType("transaction.reversal_pending", Known.TRANSACTION_REVERSAL_PENDING);

    /**
     * The transaction was reversed in full.
     */
    public static final TransactionEventType TRANSACTION_REVERSED = new TransactionEventType("transaction.reversed", Known.TRANSACTION_REVERSED);

    /**
     * A part of the transaction was reversed.
     */
    public static final TransactionEventType TRANSACTION_PARTIALLY_REVERSED = new TransactionEventType("transaction.partially_reversed", Known.TRANSACTION_PARTIALLY_REVERSED);

    /**
     * The rail contradicts the books; a person must look.
     */
    public static final TransactionEventType TRANSACTION_RECONCILIATION_CASE_OPENED = new TransactionEventType("transaction.reconciliation_case_opened", Known.TRANSACTION_RECONCILIATION_CASE_OPENED);

    /**
     * The contradiction was settled.
     */
    public static final TransactionEventType TRANSACTION_RECONCILIATION_CASE_RESOLVED = new TransactionEventType("transaction.reconciliation_case_resolved", Known.TRANSACTION_RECONCILIATION_CASE_RESOLVED);

    /** How this type travels. */
    public static final Codec<TransactionEventType> CODEC = OpenEnum.ofText(TransactionEventType::of);

    private final Known known;

    private TransactionEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static TransactionEventType of(String value) {
        switch (value) {
            case "transaction.completed":
                return TRANSACTION_COMPLETED;
            case "transaction.failed":
                return TRANSACTION_FAILED;
            case "transaction.reversal_pending":
                return TRANSACTION_REVERSAL_PENDING;
            case "transaction.reversed":
                return TRANSACTION_REVERSED;
            case "transaction.partially_reversed":
                return TRANSACTION_PARTIALLY_REVERSED;
            case "transaction.reconciliation_case_opened":
                return TRANSACTION_RECONCILIATION_CASE_OPENED;
            case "transaction.reconciliation_case_resolved":
                return TRANSACTION_RECONCILIATION_CASE_RESOLVED;
            default:
                return new TransactionEventType(value, Known._UNKNOWN);
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
        /** transaction.completed. */
        TRANSACTION_COMPLETED,
        /** transaction.failed. */
        TRANSACTION_FAILED,
        /** transaction.reversal_pending. */
        TRANSACTION_REVERSAL_PENDING,
        /** transaction.reversed. */
        TRANSACTION_REVERSED,
        /** transaction.partially_reversed. */
        TRANSACTION_PARTIALLY_REVERSED,
        /** transaction.reconciliation_case_opened. */
        TRANSACTION_RECONCILIATION_CASE_OPENED,
        /** transaction.reconciliation_case_resolved. */
        TRANSACTION_RECONCILIATION_CASE_RESOLVED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
