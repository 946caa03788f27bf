// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Aggregates of a wallet over the last 90 days, for callers that may not hand out single transactions.
 * <p>
 * What is left out counts as missing. Shares run from 0 to 1.
 */
public final class MobileMoneySummaryInput extends Model {
    private static final Prop<Integer> ACTIVE_DAYS90 = Prop.optional("activeDays90", Codecs.INT32);
    private static final Prop<Money> INFLOW_MONTHLY_AVG_USD = Prop.optional("inflowMonthlyAvgUsd", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Double> INFLOW_REGULARITY = Prop.optional("inflowRegularity", Codecs.DOUBLE);
    private static final Prop<Double> NET_FLOW_RATIO = Prop.optional("netFlowRatio", Codecs.DOUBLE);
    private static final Prop<Double> BALANCE_MEDIAN_TO_OUTFLOW = Prop.optional("balanceMedianToOutflow", Codecs.DOUBLE);
    private static final Prop<Double> LOW_BALANCE_DAY_SHARE = Prop.optional("lowBalanceDayShare", Codecs.DOUBLE);
    private static final Prop<Double> CASH_OUT_WITHIN24H_SHARE = Prop.optional("cashOutWithin24hShare", Codecs.DOUBLE);
    private static final Prop<Integer> BILL_PAYMENT_MONTHS = Prop.optional("billPaymentMonths", Codecs.INT32);
    private static final Prop<Double> MERCHANT_PAYMENT_SHARE = Prop.optional("merchantPaymentShare", Codecs.DOUBLE);
    private static final Prop<Integer> COUNTERPARTY_DIVERSITY = Prop.optional("counterpartyDiversity", Codecs.INT32);
    private static final Prop<Double> AIRTIME_MICRO_TOP_UP_SHARE = Prop.optional("airtimeMicroTopUpShare", Codecs.DOUBLE);
    private static final Prop<Double> LOAN_REPAID_ON_TIME_SHARE = Prop.optional("loanRepaidOnTimeShare", Codecs.DOUBLE);
    private static final Prop<Integer> OPEN_LOANS = Prop.optional("openLoans", Codecs.INT32);
    private static final Prop<Double> FAILED_TXN_SHARE = Prop.optional("failedTxnShare", Codecs.DOUBLE);
    private static final Prop<Double> REVERSAL_SHARE = Prop.optional("reversalShare", Codecs.DOUBLE);
    private static final Prop<Double> GAMBLING_SHARE = Prop.optional("gamblingShare", Codecs.DOUBLE);
    private static final Prop<Double> NIGHT_ACTIVITY_SHARE = Prop.optional("nightActivityShare", Codecs.DOUBLE);
    private static final Prop<Integer> ACCOUNT_AGE_MONTHS = Prop.optional("accountAgeMonths", Codecs.INT32);
    private static final Prop<Integer> SIM_SWAP90D = Prop.optional("simSwap90d", Codecs.INT32);
    private static final Prop<Double> CROSS_BORDER_SHARE = Prop.optional("crossBorderShare", Codecs.DOUBLE);

    /** How this type travels. */
    public static final Shape<MobileMoneySummaryInput> SHAPE = Shape.of("MobileMoneySummaryInput", MobileMoneySummaryInput::new, ACTIVE_DAYS90, INFLOW_MONTHLY_AVG_USD, INFLOW_REGULARITY, NET_FLOW_RATIO, BALANCE_MEDIAN_TO_OUTFLOW, LOW_BALANCE_DAY_SHARE, CASH_OUT_WITHIN24H_SHARE, BILL_PAYMENT_MONTHS, MERCHANT_PAYMENT_SHARE, COUNTERPARTY_DIVERSITY, AIRTIME_MICRO_TOP_UP_SHARE, LOAN_REPAID_ON_TIME_SHARE, OPEN_LOANS, FAILED_TXN_SHARE, REVERSAL_SHARE, GAMBLING_SHARE, NIGHT_ACTIVITY_SHARE, ACCOUNT_AGE_MONTHS, SIM_SWAP90D, CROSS_BORDER_SHARE);

    private MobileMoneySummaryInput(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * Days with at least one completed transaction.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> activeDays90() {
        return find(ACTIVE_DAYS90);
    }

    /**
     * Mean monthly inflow without loans and reversals; in US dollars or any supported currency, the model converts
     * it.
     *
     * @return empty when it was left out
     */
    public Optional<Money> inflowMonthlyAvgUsd() {
        return find(INFLOW_MONTHLY_AVG_USD);
    }

    /**
     * 1 less the coefficient of variation of the weekly inflow, at least 0.
     *
     * @return empty when it was left out
     */
    public Optional<Double> inflowRegularity() {
        return find(INFLOW_REGULARITY);
    }

    /**
     * Inflow less outflow as a share of the inflow.
     *
     * @return empty when it was left out
     */
    public Optional<Double> netFlowRatio() {
        return find(NET_FLOW_RATIO);
    }

    /**
     * Median balance at the end of the day relative to the mean weekly outflow.
     *
     * @return empty when it was left out
     */
    public Optional<Double> balanceMedianToOutflow() {
        return find(BALANCE_MEDIAN_TO_OUTFLOW);
    }

    /**
     * Share of days that end below a tenth of the median daily outflow.
     *
     * @return empty when it was left out
     */
    public Optional<Double> lowBalanceDayShare() {
        return find(LOW_BALANCE_DAY_SHARE);
    }

    /**
     * Share of the inflow that was cashed out within 24 hours.
     *
     * @return empty when it was left out
     */
    public Optional<Double> cashOutWithin24hShare() {
        return find(CASH_OUT_WITHIN24H_SHARE);
    }

    /**
     * Months of the last 3 with a bill payment.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> billPaymentMonths() {
        return find(BILL_PAYMENT_MONTHS);
    }

    /**
     * Share of the outflow that went to merchants.
     *
     * @return empty when it was left out
     */
    public Optional<Double> merchantPaymentShare() {
        return find(MERCHANT_PAYMENT_SHARE);
    }

    /**
     * Number of different counterparties.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> counterpartyDiversity() {
        return find(COUNTERPARTY_DIVERSITY);
    }

    /**
     * Share of top-ups below a fiftieth of the monthly inflow.
     *
     * @return empty when it was left out
     */
    public Optional<Double> airtimeMicroTopUpShare() {
        return find(AIRTIME_MICRO_TOP_UP_SHARE);
    }

    /**
     * Share of the loans that were repaid in time.
     *
     * @return empty when it was left out
     */
    public Optional<Double> loanRepaidOnTimeShare() {
        return find(LOAN_REPAID_ON_TIME_SHARE);
    }

    /**
     * Loans paid out and not repaid.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> openLoans() {
        return find(OPEN_LOANS);
    }

    /**
     * Share of failed transactions.
     *
     * @return empty when it was left out
     */
    public Optional<Double> failedTxnShare() {
        return find(FAILED_TXN_SHARE);
    }

    /**
     * Share of reversed transactions.
     *
     * @return empty when it was left out
     */
    public Optional<Double> reversalShare() {
        return find(REVERSAL_SHARE);
    }

    /**
     * Share of the outflow that went to betting.
     *
     * @return empty when it was left out
     */
    public Optional<Double> gamblingShare() {
        return find(GAMBLING_SHARE);
    }

    /**
     * Share of transactions between midnight and 5 local time.
     *
     * @return empty when it was left out
     */
    public Optional<Double> nightActivityShare() {
        return find(NIGHT_ACTIVITY_SHARE);
    }

    /**
     * Age of the wallet in months.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> accountAgeMonths() {
        return find(ACCOUNT_AGE_MONTHS);
    }

    /**
     * 1 when the SIM was changed in the last 90 days.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> simSwap90d() {
        return find(SIM_SWAP90D);
    }

    /**
     * Share of cross-border transactions.
     *
     * @return empty when it was left out
     */
    public Optional<Double> crossBorderShare() {
        return find(CROSS_BORDER_SHARE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MobileMoneySummaryInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code activeDays90}.
         *
         * @param value Days with at least one completed transaction.
         * @return this
         */
        public Builder activeDays90(Integer value) {
            return set(ACTIVE_DAYS90, value);
        }

        /**
         * Sets {@code inflowMonthlyAvgUsd}.
         *
         * @param value Mean monthly inflow without loans and reversals; in US dollars or any supported currency, the model converts it.
         * @return this
         */
        public Builder inflowMonthlyAvgUsd(Money value) {
            return set(INFLOW_MONTHLY_AVG_USD, value);
        }

        /**
         * Sets {@code inflowRegularity}.
         *
         * @param value 1 less the coefficient of variation of the weekly inflow, at least 0.
         * @return this
         */
        public Builder inflowRegularity(Double value) {
            return set(INFLOW_REGULARITY, value);
        }

        /**
         * Sets {@code netFlowRatio}.
         *
         * @param value Inflow less outflow as a share of the inflow.
         * @return this
         */
        public Builder netFlowRatio(Double value) {
            return set(NET_FLOW_RATIO, value);
        }

        /**
         * Sets {@code balanceMedianToOutflow}.
         *
         * @param value Median balance at the end of the day relative to the mean weekly outflow.
         * @return this
         */
        public Builder balanceMedianToOutflow(Double value) {
            return set(BALANCE_MEDIAN_TO_OUTFLOW, value);
        }

        /**
         * Sets {@code lowBalanceDayShare}.
         *
         * @param value Share of days that end below a tenth of the median daily outflow.
         * @return this
         */
        public Builder lowBalanceDayShare(Double value) {
            return set(LOW_BALANCE_DAY_SHARE, value);
        }

        /**
         * Sets {@code cashOutWithin24hShare}.
         *
         * @param value Share of the inflow that was cashed out within 24 hours.
         * @return this
         */
        public Builder cashOutWithin24hShare(Double value) {
            return set(CASH_OUT_WITHIN24H_SHARE, value);
        }

        /**
         * Sets {@code billPaymentMonths}.
         *
         * @param value Months of the last 3 with a bill payment.
         * @return this
         */
        public Builder billPaymentMonths(Integer value) {
            return set(BILL_PAYMENT_MONTHS, value);
        }

        /**
         * Sets {@code merchantPaymentShare}.
         *
         * @param value Share of the outflow that went to merchants.
         * @return this
         */
        public Builder merchantPaymentShare(Double value) {
            return set(MERCHANT_PAYMENT_SHARE, value);
        }

        /**
         * Sets {@code counterpartyDiversity}.
         *
         * @param value Number of different counterparties.
         * @return this
         */
        public Builder counterpartyDiversity(Integer value) {
            return set(COUNTERPARTY_DIVERSITY, value);
        }

        /**
         * Sets {@code airtimeMicroTopUpShare}.
         *
         * @param value Share of top-ups below a fiftieth of the monthly inflow.
         * @return this
         */
        public Builder airtimeMicroTopUpShare(Double value) {
            return set(AIRTIME_MICRO_TOP_UP_SHARE, value);
        }

        /**
         * Sets {@code loanRepaidOnTimeShare}.
         *
         * @param value Share of the loans that were repaid in time.
         * @return this
         */
        public Builder loanRepaidOnTimeShare(Double value) {
            return set(LOAN_REPAID_ON_TIME_SHARE, value);
        }

        /**
         * Sets {@code openLoans}.
         *
         * @param value Loans paid out and not repaid.
         * @return this
         */
        public Builder openLoans(Integer value) {
            return set(OPEN_LOANS, value);
        }

        /**
         * Sets {@code failedTxnShare}.
         *
         * @param value Share of failed transactions.
         * @return this
         */
        public Builder failedTxnShare(Double value) {
            return set(FAILED_TXN_SHARE, value);
        }

        /**
         * Sets {@code reversalShare}.
         *
         * @param value Share of reversed transactions.
         * @return this
         */
        public Builder reversalShare(Double value) {
            return set(REVERSAL_SHARE, value);
        }

        /**
         * Sets {@code gamblingShare}.
         *
         * @param value Share of the outflow that went to betting.
         * @return this
         */
        public Builder gamblingShare(Double value) {
            return set(GAMBLING_SHARE, value);
        }

        /**
         * Sets {@code nightActivityShare}.
         *
         * @param value Share of transactions between midnight and 5 local time.
         * @return this
         */
        public Builder nightActivityShare(Double value) {
            return set(NIGHT_ACTIVITY_SHARE, value);
        }

        /**
         * Sets {@code accountAgeMonths}.
         *
         * @param value Age of the wallet in months.
         * @return this
         */
        public Builder accountAgeMonths(Integer value) {
            return set(ACCOUNT_AGE_MONTHS, value);
        }

        /**
         * Sets {@code simSwap90d}.
         *
         * @param value 1 when the SIM was changed in the last 90 days.
         * @return this
         */
        public Builder simSwap90d(Integer value) {
            return set(SIM_SWAP90D, value);
        }

        /**
         * Sets {@code crossBorderShare}.
         *
         * @param value Share of cross-border transactions.
         * @return this
         */
        public Builder crossBorderShare(Double value) {
            return set(CROSS_BORDER_SHARE, value);
        }
    }
}
