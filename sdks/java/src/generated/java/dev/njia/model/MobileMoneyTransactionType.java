// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of a mobile-money transaction.
 */
public final class MobileMoneyTransactionType extends OpenEnum {
    /**
     * Cash paid in at an agent.
     */
    public static final MobileMoneyTransactionType CASH_IN = new MobileMoneyTransactionType("cash_in", Known.CASH_IN);

    /**
     * Cash taken out at an agent.
     */
    public static final MobileMoneyTransactionType CASH_OUT = new MobileMoneyTransactionType("cash_out", Known.CASH_OUT);

    /**
     * Money from another person.
     */
    public static final MobileMoneyTransactionType P2P_IN = new MobileMoneyTransactionType("p2p_in", Known.P2P_IN);

    /**
     * Money to another person.
     */
    public static final MobileMoneyTransactionType P2P_OUT = new MobileMoneyTransactionType("p2p_out", Known.P2P_OUT);

    /**
     * Water, power, school or another bill.
     */
    public static final MobileMoneyTransactionType BILL_PAYMENT = new MobileMoneyTransactionType("bill_payment", Known.BILL_PAYMENT);

    /**
     * A purchase.
     */
    public static final MobileMoneyTransactionType MERCHANT_PAYMENT = new MobileMoneyTransactionType("merchant_payment", Known.MERCHANT_PAYMENT);

    /**
     * Airtime or data.
     */
    public static final MobileMoneyTransactionType AIRTIME = new MobileMoneyTransactionType("airtime", Known.AIRTIME);

    /**
     * Money from a bank account.
     */
    public static final MobileMoneyTransactionType BANK_IN = new MobileMoneyTransactionType("bank_in", Known.BANK_IN);

    /**
     * Money to a bank account.
     */
    public static final MobileMoneyTransactionType BANK_OUT = new MobileMoneyTransactionType("bank_out", Known.BANK_OUT);

    /**
     * A loan paid out.
     */
    public static final MobileMoneyTransactionType LOAN_DISBURSEMENT = new MobileMoneyTransactionType("loan_disbursement", Known.LOAN_DISBURSEMENT);

    /**
     * A loan paid back.
     */
    public static final MobileMoneyTransactionType LOAN_REPAYMENT = new MobileMoneyTransactionType("loan_repayment", Known.LOAN_REPAYMENT);

    /**
     * Wages.
     */
    public static final MobileMoneyTransactionType SALARY = new MobileMoneyTransactionType("salary", Known.SALARY);

    /**
     * A fee.
     */
    public static final MobileMoneyTransactionType FEE = new MobileMoneyTransactionType("fee", Known.FEE);

    /**
     * A reversed transaction.
     */
    public static final MobileMoneyTransactionType REVERSAL = new MobileMoneyTransactionType("reversal", Known.REVERSAL);

    /**
     * Betting and gambling.
     */
    public static final MobileMoneyTransactionType BETTING = new MobileMoneyTransactionType("betting", Known.BETTING);

    /** How this type travels. */
    public static final Codec<MobileMoneyTransactionType> CODEC = OpenEnum.ofText(MobileMoneyTransactionType::of);

    private final Known known;

    private MobileMoneyTransactionType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static MobileMoneyTransactionType of(String value) {
        switch (value) {
            case "cash_in":
                return CASH_IN;
            case "cash_out":
                return CASH_OUT;
            case "p2p_in":
                return P2P_IN;
            case "p2p_out":
                return P2P_OUT;
            case "bill_payment":
                return BILL_PAYMENT;
            case "merchant_payment":
                return MERCHANT_PAYMENT;
            case "airtime":
                return AIRTIME;
            case "bank_in":
                return BANK_IN;
            case "bank_out":
                return BANK_OUT;
            case "loan_disbursement":
                return LOAN_DISBURSEMENT;
            case "loan_repayment":
                return LOAN_REPAYMENT;
            case "salary":
                return SALARY;
            case "fee":
                return FEE;
            case "reversal":
                return REVERSAL;
            case "betting":
                return BETTING;
            default:
                return new MobileMoneyTransactionType(value, Known._UNKNOWN);
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
        /** cash_in. */
        CASH_IN,
        /** cash_out. */
        CASH_OUT,
        /** p2p_in. */
        P2P_IN,
        /** p2p_out. */
        P2P_OUT,
        /** bill_payment. */
        BILL_PAYMENT,
        /** merchant_payment. */
        MERCHANT_PAYMENT,
        /** airtime. */
        AIRTIME,
        /** bank_in. */
        BANK_IN,
        /** bank_out. */
        BANK_OUT,
        /** loan_disbursement. */
        LOAN_DISBURSEMENT,
        /** loan_repayment. */
        LOAN_REPAYMENT,
        /** salary. */
        SALARY,
        /** fee. */
        FEE,
        /** reversal. */
        REVERSAL,
        /** betting. */
        BETTING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
