# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Aggregates of a wallet over the last 90 days, for callers that may not hand out single transactions.
  #
  # What is left out counts as missing. Shares run from 0 to 1.
  class MobileMoneySummaryInput < Model
    # Days with at least one completed transaction.
    # @return [Integer, nil]
    attr_reader :active_days90

    # Mean monthly inflow without loans and reversals; in US dollars or any supported currency, the model converts it.
    # @return [Njia::Money, nil]
    attr_reader :inflow_monthly_avg_usd

    # 1 less the coefficient of variation of the weekly inflow, at least 0.
    # @return [Float, nil]
    attr_reader :inflow_regularity

    # Inflow less outflow as a share of the inflow.
    # @return [Float, nil]
    attr_reader :net_flow_ratio

    # Median balance at the end of the day relative to the mean weekly outflow.
    # @return [Float, nil]
    attr_reader :balance_median_to_outflow

    # Share of days that end below a tenth of the median daily outflow.
    # @return [Float, nil]
    attr_reader :low_balance_day_share

    # Share of the inflow that was cashed out within 24 hours.
    # @return [Float, nil]
    attr_reader :cash_out_within24h_share

    # Months of the last 3 with a bill payment.
    # @return [Integer, nil]
    attr_reader :bill_payment_months

    # Share of the outflow that went to merchants.
    # @return [Float, nil]
    attr_reader :merchant_payment_share

    # Number of different counterparties.
    # @return [Integer, nil]
    attr_reader :counterparty_diversity

    # Share of top-ups below a fiftieth of the monthly inflow.
    # @return [Float, nil]
    attr_reader :airtime_micro_top_up_share

    # Share of the loans that were repaid in time.
    # @return [Float, nil]
    attr_reader :loan_repaid_on_time_share

    # Loans paid out and not repaid.
    # @return [Integer, nil]
    attr_reader :open_loans

    # Share of failed transactions.
    # @return [Float, nil]
    attr_reader :failed_txn_share

    # Share of reversed transactions.
    # @return [Float, nil]
    attr_reader :reversal_share

    # Share of the outflow that went to betting.
    # @return [Float, nil]
    attr_reader :gambling_share

    # Share of transactions between midnight and 5 local time.
    # @return [Float, nil]
    attr_reader :night_activity_share

    # Age of the wallet in months.
    # @return [Integer, nil]
    attr_reader :account_age_months

    # 1 when the SIM was changed in the last 90 days.
    # @return [Integer, nil]
    attr_reader :sim_swap90d

    # Share of cross-border transactions.
    # @return [Float, nil]
    attr_reader :cross_border_share

    # @param active_days90 [Integer]
    # @param inflow_monthly_avg_usd [Njia::Money, Hash]
    # @param inflow_regularity [Float, Integer]
    # @param net_flow_ratio [Float, Integer]
    # @param balance_median_to_outflow [Float, Integer]
    # @param low_balance_day_share [Float, Integer]
    # @param cash_out_within24h_share [Float, Integer]
    # @param bill_payment_months [Integer]
    # @param merchant_payment_share [Float, Integer]
    # @param counterparty_diversity [Integer]
    # @param airtime_micro_top_up_share [Float, Integer]
    # @param loan_repaid_on_time_share [Float, Integer]
    # @param open_loans [Integer]
    # @param failed_txn_share [Float, Integer]
    # @param reversal_share [Float, Integer]
    # @param gambling_share [Float, Integer]
    # @param night_activity_share [Float, Integer]
    # @param account_age_months [Integer]
    # @param sim_swap90d [Integer]
    # @param cross_border_share [Float, Integer]
    def initialize(
      active_days90: OMIT,
      inflow_monthly_avg_usd: OMIT,
      inflow_regularity: OMIT,
      net_flow_ratio: OMIT,
      balance_median_to_outflow: OMIT,
      low_balance_day_share: OMIT,
      cash_out_within24h_share: OMIT,
      bill_payment_months: OMIT,
      merchant_payment_share: OMIT,
      counterparty_diversity: OMIT,
      airtime_micro_top_up_share: OMIT,
      loan_repaid_on_time_share: OMIT,
      open_loans: OMIT,
      failed_txn_share: OMIT,
      reversal_share: OMIT,
      gambling_share: OMIT,
      night_activity_share: OMIT,
      account_age_months: OMIT,
      sim_swap90d: OMIT,
      cross_border_share: OMIT
    )
      super({
        active_days90:,
        inflow_monthly_avg_usd:,
        inflow_regularity:,
        net_flow_ratio:,
        balance_median_to_outflow:,
        low_balance_day_share:,
        cash_out_within24h_share:,
        bill_payment_months:,
        merchant_payment_share:,
        counterparty_diversity:,
        airtime_micro_top_up_share:,
        loan_repaid_on_time_share:,
        open_loans:,
        failed_txn_share:,
        reversal_share:,
        gambling_share:,
        night_activity_share:,
        account_age_months:,
        sim_swap90d:,
        cross_border_share:
      })
    end

    define_shape do |shape|
      shape.optional(:active_days90, "activeDays90", shape.integer)
      shape.optional(:inflow_monthly_avg_usd, "inflowMonthlyAvgUsd", shape.model(:Money))
      shape.optional(:inflow_regularity, "inflowRegularity", shape.number)
      shape.optional(:net_flow_ratio, "netFlowRatio", shape.number)
      shape.optional(:balance_median_to_outflow, "balanceMedianToOutflow", shape.number)
      shape.optional(:low_balance_day_share, "lowBalanceDayShare", shape.number)
      shape.optional(:cash_out_within24h_share, "cashOutWithin24hShare", shape.number)
      shape.optional(:bill_payment_months, "billPaymentMonths", shape.integer)
      shape.optional(:merchant_payment_share, "merchantPaymentShare", shape.number)
      shape.optional(:counterparty_diversity, "counterpartyDiversity", shape.integer)
      shape.optional(:airtime_micro_top_up_share, "airtimeMicroTopUpShare", shape.number)
      shape.optional(:loan_repaid_on_time_share, "loanRepaidOnTimeShare", shape.number)
      shape.optional(:open_loans, "openLoans", shape.integer)
      shape.optional(:failed_txn_share, "failedTxnShare", shape.number)
      shape.optional(:reversal_share, "reversalShare", shape.number)
      shape.optional(:gambling_share, "gamblingShare", shape.number)
      shape.optional(:night_activity_share, "nightActivityShare", shape.number)
      shape.optional(:account_age_months, "accountAgeMonths", shape.integer)
      shape.optional(:sim_swap90d, "simSwap90d", shape.integer)
      shape.optional(:cross_border_share, "crossBorderShare", shape.number)
    end
  end
end
