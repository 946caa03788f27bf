// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Stable code of a reason of a credit score.
 */
public final class CreditReasonCode extends OpenEnum {
    /**
     * Few days with transactions.
     */
    public static final CreditReasonCode LOW_ACTIVITY = new CreditReasonCode("LOW_ACTIVITY", Known.LOW_ACTIVITY);

    /**
     * Transactions on most days.
     */
    public static final CreditReasonCode STEADY_ACTIVITY = new CreditReasonCode("STEADY_ACTIVITY", Known.STEADY_ACTIVITY);

    /**
     * Little money comes in.
     */
    public static final CreditReasonCode LOW_INCOME_FLOW = new CreditReasonCode("LOW_INCOME_FLOW", Known.LOW_INCOME_FLOW);

    /**
     * Much money comes in.
     */
    public static final CreditReasonCode STRONG_INCOME_FLOW = new CreditReasonCode("STRONG_INCOME_FLOW", Known.STRONG_INCOME_FLOW);

    /**
     * Money comes in irregularly.
     */
    public static final CreditReasonCode IRREGULAR_INCOME = new CreditReasonCode("IRREGULAR_INCOME", Known.IRREGULAR_INCOME);

    /**
     * Money comes in regularly.
     */
    public static final CreditReasonCode REGULAR_INCOME = new CreditReasonCode("REGULAR_INCOME", Known.REGULAR_INCOME);

    /**
     * More goes out than comes in.
     */
    public static final CreditReasonCode SPENDS_MORE_THAN_RECEIVES = new CreditReasonCode("SPENDS_MORE_THAN_RECEIVES", Known.SPENDS_MORE_THAN_RECEIVES);

    /**
     * More comes in than goes out.
     */
    public static final CreditReasonCode POSITIVE_NET_FLOW = new CreditReasonCode("POSITIVE_NET_FLOW", Known.POSITIVE_NET_FLOW);

    /**
     * The balance covers little of the spending.
     */
    public static final CreditReasonCode LOW_BALANCE_BUFFER = new CreditReasonCode("LOW_BALANCE_BUFFER", Known.LOW_BALANCE_BUFFER);

    /**
     * The balance covers much of the spending.
     */
    public static final CreditReasonCode HEALTHY_BALANCE_BUFFER = new CreditReasonCode("HEALTHY_BALANCE_BUFFER", Known.HEALTHY_BALANCE_BUFFER);

    /**
     * Many days end with hardly any balance.
     */
    public static final CreditReasonCode FREQUENT_LOW_BALANCE = new CreditReasonCode("FREQUENT_LOW_BALANCE", Known.FREQUENT_LOW_BALANCE);

    /**
     * Few days end with hardly any balance.
     */
    public static final CreditReasonCode RARE_LOW_BALANCE = new CreditReasonCode("RARE_LOW_BALANCE", Known.RARE_LOW_BALANCE);

    /**
     * Much of the inflow is cashed out within a day.
     */
    public static final CreditReasonCode RAPID_CASH_OUT = new CreditReasonCode("RAPID_CASH_OUT", Known.RAPID_CASH_OUT);

    /**
     * Money stays in the wallet.
     */
    public static final CreditReasonCode KEEPS_FUNDS_DIGITAL = new CreditReasonCode("KEEPS_FUNDS_DIGITAL", Known.KEEPS_FUNDS_DIGITAL);

    /**
     * No bills are paid from the wallet.
     */
    public static final CreditReasonCode NO_BILL_HISTORY = new CreditReasonCode("NO_BILL_HISTORY", Known.NO_BILL_HISTORY);

    /**
     * Bills are paid from the wallet.
     */
    public static final CreditReasonCode PAYS_BILLS = new CreditReasonCode("PAYS_BILLS", Known.PAYS_BILLS);

    /**
     * Hardly any purchases.
     */
    public static final CreditReasonCode FEW_MERCHANT_PAYMENTS = new CreditReasonCode("FEW_MERCHANT_PAYMENTS", Known.FEW_MERCHANT_PAYMENTS);

    /**
     * Many purchases.
     */
    public static final CreditReasonCode ACTIVE_MERCHANT_PAYER = new CreditReasonCode("ACTIVE_MERCHANT_PAYER", Known.ACTIVE_MERCHANT_PAYER);

    /**
     * Few counterparties.
     */
    public static final CreditReasonCode NARROW_NETWORK = new CreditReasonCode("NARROW_NETWORK", Known.NARROW_NETWORK);

    /**
     * Many counterparties.
     */
    public static final CreditReasonCode BROAD_NETWORK = new CreditReasonCode("BROAD_NETWORK", Known.BROAD_NETWORK);

    /**
     * Airtime in very small pieces.
     */
    public static final CreditReasonCode MICRO_TOPUPS = new CreditReasonCode("MICRO_TOPUPS", Known.MICRO_TOPUPS);

    /**
     * Airtime in regular pieces.
     */
    public static final CreditReasonCode REGULAR_TOPUPS = new CreditReasonCode("REGULAR_TOPUPS", Known.REGULAR_TOPUPS);

    /**
     * Loans were repaid late.
     */
    public static final CreditReasonCode LATE_REPAYMENTS = new CreditReasonCode("LATE_REPAYMENTS", Known.LATE_REPAYMENTS);

    /**
     * Loans were repaid in time.
     */
    public static final CreditReasonCode REPAYS_ON_TIME = new CreditReasonCode("REPAYS_ON_TIME", Known.REPAYS_ON_TIME);

    /**
     * Loans are not repaid yet.
     */
    public static final CreditReasonCode OPEN_LOANS = new CreditReasonCode("OPEN_LOANS", Known.OPEN_LOANS);

    /**
     * No open loans.
     */
    public static final CreditReasonCode NO_OPEN_LOANS = new CreditReasonCode("NO_OPEN_LOANS", Known.NO_OPEN_LOANS);

    /**
     * Many transactions fail.
     */
    public static final CreditReasonCode FAILED_TRANSACTIONS = new CreditReasonCode("FAILED_TRANSACTIONS", Known.FAILED_TRANSACTIONS);

    /**
     * Hardly any transaction fails.
     */
    public static final CreditReasonCode CLEAN_EXECUTION = new CreditReasonCode("CLEAN_EXECUTION", Known.CLEAN_EXECUTION);

    /**
     * Many transactions are reversed.
     */
    public static final CreditReasonCode REVERSALS = new CreditReasonCode("REVERSALS", Known.REVERSALS);

    /**
     * Hardly any transaction is reversed.
     */
    public static final CreditReasonCode NO_REVERSALS = new CreditReasonCode("NO_REVERSALS", Known.NO_REVERSALS);

    /**
     * Much is spent on betting.
     */
    public static final CreditReasonCode GAMBLING_SPEND = new CreditReasonCode("GAMBLING_SPEND", Known.GAMBLING_SPEND);

    /**
     * Nothing is spent on betting.
     */
    public static final CreditReasonCode NO_GAMBLING = new CreditReasonCode("NO_GAMBLING", Known.NO_GAMBLING);

    /**
     * Many transactions at night.
     */
    public static final CreditReasonCode NIGHT_ACTIVITY = new CreditReasonCode("NIGHT_ACTIVITY", Known.NIGHT_ACTIVITY);

    /**
     * Transactions by day.
     */
    public static final CreditReasonCode DAYTIME_ACTIVITY = new CreditReasonCode("DAYTIME_ACTIVITY", Known.DAYTIME_ACTIVITY);

    /**
     * The wallet is young.
     */
    public static final CreditReasonCode NEW_ACCOUNT = new CreditReasonCode("NEW_ACCOUNT", Known.NEW_ACCOUNT);

    /**
     * The wallet is old.
     */
    public static final CreditReasonCode LONG_ACCOUNT_HISTORY = new CreditReasonCode("LONG_ACCOUNT_HISTORY", Known.LONG_ACCOUNT_HISTORY);

    /**
     * The SIM was changed in the last 90 days.
     */
    public static final CreditReasonCode RECENT_SIM_SWAP = new CreditReasonCode("RECENT_SIM_SWAP", Known.RECENT_SIM_SWAP);

    /**
     * The SIM was not changed lately.
     */
    public static final CreditReasonCode STABLE_SIM = new CreditReasonCode("STABLE_SIM", Known.STABLE_SIM);

    /**
     * Too little history for a score.
     */
    public static final CreditReasonCode INSUFFICIENT_HISTORY = new CreditReasonCode("INSUFFICIENT_HISTORY", Known.INSUFFICIENT_HISTORY);

    /**
     * The newest data is too old.
     */
    public static final CreditReasonCode STALE_DATA = new CreditReasonCode("STALE_DATA", Known.STALE_DATA);

    /** How this type travels. */
    public static final Codec<CreditReasonCode> CODEC = OpenEnum.ofText(CreditReasonCode::of);

    private final Known known;

    private CreditReasonCode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CreditReasonCode of(String value) {
        switch (value) {
            case "LOW_ACTIVITY":
                return LOW_ACTIVITY;
            case "STEADY_ACTIVITY":
                return STEADY_ACTIVITY;
            case "LOW_INCOME_FLOW":
                return LOW_INCOME_FLOW;
            case "STRONG_INCOME_FLOW":
                return STRONG_INCOME_FLOW;
            case "IRREGULAR_INCOME":
                return IRREGULAR_INCOME;
            case "REGULAR_INCOME":
                return REGULAR_INCOME;
            case "SPENDS_MORE_THAN_RECEIVES":
                return SPENDS_MORE_THAN_RECEIVES;
            case "POSITIVE_NET_FLOW":
                return POSITIVE_NET_FLOW;
            case "LOW_BALANCE_BUFFER":
                return LOW_BALANCE_BUFFER;
            case "HEALTHY_BALANCE_BUFFER":
                return HEALTHY_BALANCE_BUFFER;
            case "FREQUENT_LOW_BALANCE":
                return FREQUENT_LOW_BALANCE;
            case "RARE_LOW_BALANCE":
                return RARE_LOW_BALANCE;
            case "RAPID_CASH_OUT":
                return RAPID_CASH_OUT;
            case "KEEPS_FUNDS_DIGITAL":
                return KEEPS_FUNDS_DIGITAL;
            case "NO_BILL_HISTORY":
                return NO_BILL_HISTORY;
            case "PAYS_BILLS":
                return PAYS_BILLS;
            case "FEW_MERCHANT_PAYMENTS":
                return FEW_MERCHANT_PAYMENTS;
            case "ACTIVE_MERCHANT_PAYER":
                return ACTIVE_MERCHANT_PAYER;
            case "NARROW_NETWORK":
                return NARROW_NETWORK;
            case "BROAD_NETWORK":
                return BROAD_NETWORK;
            case "MICRO_TOPUPS":
                return MICRO_TOPUPS;
            case "REGULAR_TOPUPS":
                return REGULAR_TOPUPS;
            case "LATE_REPAYMENTS":
                return LATE_REPAYMENTS;
            case "REPAYS_ON_TIME":
                return REPAYS_ON_TIME;
            case "OPEN_LOANS":
                return OPEN_LOANS;
            case "NO_OPEN_LOANS":
                return NO_OPEN_LOANS;
            case "FAILED_TRANSACTIONS":
                return FAILED_TRANSACTIONS;
            case "CLEAN_EXECUTION":
                return CLEAN_EXECUTION;
            case "REVERSALS":
                return REVERSALS;
            case "NO_REVERSALS":
                return NO_REVERSALS;
            case "GAMBLING_SPEND":
                return GAMBLING_SPEND;
            case "NO_GAMBLING":
                return NO_GAMBLING;
            case "NIGHT_ACTIVITY":
                return NIGHT_ACTIVITY;
            case "DAYTIME_ACTIVITY":
                return DAYTIME_ACTIVITY;
            case "NEW_ACCOUNT":
                return NEW_ACCOUNT;
            case "LONG_ACCOUNT_HISTORY":
                return LONG_ACCOUNT_HISTORY;
            case "RECENT_SIM_SWAP":
                return RECENT_SIM_SWAP;
            case "STABLE_SIM":
                return STABLE_SIM;
            case "INSUFFICIENT_HISTORY":
                return INSUFFICIENT_HISTORY;
            case "STALE_DATA":
                return STALE_DATA;
            default:
                return new CreditReasonCode(value, Known._UNKNOWN);
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
        /** LOW_ACTIVITY. */
        LOW_ACTIVITY,
        /** STEADY_ACTIVITY. */
        STEADY_ACTIVITY,
        /** LOW_INCOME_FLOW. */
        LOW_INCOME_FLOW,
        /** STRONG_INCOME_FLOW. */
        STRONG_INCOME_FLOW,
        /** IRREGULAR_INCOME. */
        IRREGULAR_INCOME,
        /** REGULAR_INCOME. */
        REGULAR_INCOME,
        /** SPENDS_MORE_THAN_RECEIVES. */
        SPENDS_MORE_THAN_RECEIVES,
        /** POSITIVE_NET_FLOW. */
        POSITIVE_NET_FLOW,
        /** LOW_BALANCE_BUFFER. */
        LOW_BALANCE_BUFFER,
        /** HEALTHY_BALANCE_BUFFER. */
        HEALTHY_BALANCE_BUFFER,
        /** FREQUENT_LOW_BALANCE. */
        FREQUENT_LOW_BALANCE,
        /** RARE_LOW_BALANCE. */
        RARE_LOW_BALANCE,
        /** RAPID_CASH_OUT. */
        RAPID_CASH_OUT,
        /** KEEPS_FUNDS_DIGITAL. */
        KEEPS_FUNDS_DIGITAL,
        /** NO_BILL_HISTORY. */
        NO_BILL_HISTORY,
        /** PAYS_BILLS. */
        PAYS_BILLS,
        /** FEW_MERCHANT_PAYMENTS. */
        FEW_MERCHANT_PAYMENTS,
        /** ACTIVE_MERCHANT_PAYER. */
        ACTIVE_MERCHANT_PAYER,
        /** NARROW_NETWORK. */
        NARROW_NETWORK,
        /** BROAD_NETWORK. */
        BROAD_NETWORK,
        /** MICRO_TOPUPS. */
        MICRO_TOPUPS,
        /** REGULAR_TOPUPS. */
        REGULAR_TOPUPS,
        /** LATE_REPAYMENTS. */
        LATE_REPAYMENTS,
        /** REPAYS_ON_TIME. */
        REPAYS_ON_TIME,
        /** OPEN_LOANS. */
        OPEN_LOANS,
        /** NO_OPEN_LOANS. */
        NO_OPEN_LOANS,
        /** FAILED_TRANSACTIONS. */
        FAILED_TRANSACTIONS,
        /** CLEAN_EXECUTION. */
        CLEAN_EXECUTION,
        /** REVERSALS. */
        REVERSALS,
        /** NO_REVERSALS. */
        NO_REVERSALS,
        /** GAMBLING_SPEND. */
        GAMBLING_SPEND,
        /** NO_GAMBLING. */
        NO_GAMBLING,
        /** NIGHT_ACTIVITY. */
        NIGHT_ACTIVITY,
        /** DAYTIME_ACTIVITY. */
        DAYTIME_ACTIVITY,
        /** NEW_ACCOUNT. */
        NEW_ACCOUNT,
        /** LONG_ACCOUNT_HISTORY. */
        LONG_ACCOUNT_HISTORY,
        /** RECENT_SIM_SWAP. */
        RECENT_SIM_SWAP,
        /** STABLE_SIM. */
        STABLE_SIM,
        /** INSUFFICIENT_HISTORY. */
        INSUFFICIENT_HISTORY,
        /** STALE_DATA. */
        STALE_DATA,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
