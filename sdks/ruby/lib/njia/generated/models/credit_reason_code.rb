# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Stable code of a reason of a credit score.
  module CreditReasonCode
    extend OpenEnum

    # Few days with transactions.
    LOW_ACTIVITY = "LOW_ACTIVITY"

    # Transactions on most days.
    STEADY_ACTIVITY = "STEADY_ACTIVITY"

    # Little money comes in.
    LOW_INCOME_FLOW = "LOW_INCOME_FLOW"

    # Much money comes in.
    STRONG_INCOME_FLOW = "STRONG_INCOME_FLOW"

    # Money comes in irregularly.
    IRREGULAR_INCOME = "IRREGULAR_INCOME"

    # Money comes in regularly.
    REGULAR_INCOME = "REGULAR_INCOME"

    # More goes out than comes in.
    SPENDS_MORE_THAN_RECEIVES = "SPENDS_MORE_THAN_RECEIVES"

    # More comes in than goes out.
    POSITIVE_NET_FLOW = "POSITIVE_NET_FLOW"

    # The balance covers little of the spending.
    LOW_BALANCE_BUFFER = "LOW_BALANCE_BUFFER"

    # The balance covers much of the spending.
    HEALTHY_BALANCE_BUFFER = "HEALTHY_BALANCE_BUFFER"

    # Many days end with hardly any balance.
    FREQUENT_LOW_BALANCE = "FREQUENT_LOW_BALANCE"

    # Few days end with hardly any balance.
    RARE_LOW_BALANCE = "RARE_LOW_BALANCE"

    # Much of the inflow is cashed out within a day.
    RAPID_CASH_OUT = "RAPID_CASH_OUT"

    # Money stays in the wallet.
    KEEPS_FUNDS_DIGITAL = "KEEPS_FUNDS_DIGITAL"

    # No bills are paid from the wallet.
    NO_BILL_HISTORY = "NO_BILL_HISTORY"

    # Bills are paid from the wallet.
    PAYS_BILLS = "PAYS_BILLS"

    # Hardly any purchases.
    FEW_MERCHANT_PAYMENTS = "FEW_MERCHANT_PAYMENTS"

    # Many purchases.
    ACTIVE_MERCHANT_PAYER = "ACTIVE_MERCHANT_PAYER"

    # Few counterparties.
    NARROW_NETWORK = "NARROW_NETWORK"

    # Many counterparties.
    BROAD_NETWORK = "BROAD_NETWORK"

    # Airtime in very small pieces.
    MICRO_TOPUPS = "MICRO_TOPUPS"

    # Airtime in regular pieces.
    REGULAR_TOPUPS = "REGULAR_TOPUPS"

    # Loans were repaid late.
    LATE_REPAYMENTS = "LATE_REPAYMENTS"

    # Loans were repaid in time.
    REPAYS_ON_TIME = "REPAYS_ON_TIME"

    # Loans are not repaid yet.
    OPEN_LOANS = "OPEN_LOANS"

    # No open loans.
    NO_OPEN_LOANS = "NO_OPEN_LOANS"

    # Many transactions fail.
    FAILED_TRANSACTIONS = "FAILED_TRANSACTIONS"

    # Hardly any transaction fails.
    CLEAN_EXECUTION = "CLEAN_EXECUTION"

    # Many transactions are reversed.
    REVERSALS = "REVERSALS"

    # Hardly any transaction is reversed.
    NO_REVERSALS = "NO_REVERSALS"

    # Much is spent on betting.
    GAMBLING_SPEND = "GAMBLING_SPEND"

    # Nothing is spent on betting.
    NO_GAMBLING = "NO_GAMBLING"

    # Many transactions at night.
    NIGHT_ACTIVITY = "NIGHT_ACTIVITY"

    # Transactions by day.
    DAYTIME_ACTIVITY = "DAYTIME_ACTIVITY"

    # The wallet is young.
    NEW_ACCOUNT = "NEW_ACCOUNT"

    # The wallet is old.
    LONG_ACCOUNT_HISTORY = "LONG_ACCOUNT_HISTORY"

    # The SIM was changed in the last 90 days.
    RECENT_SIM_SWAP = "RECENT_SIM_SWAP"

    # The SIM was not changed lately.
    STABLE_SIM = "STABLE_SIM"

    # Too little history for a score.
    INSUFFICIENT_HISTORY = "INSUFFICIENT_HISTORY"

    # The newest data is too old.
    STALE_DATA = "STALE_DATA"

    # All values that this version knows.
    VALUES = [
      LOW_ACTIVITY,
      STEADY_ACTIVITY,
      LOW_INCOME_FLOW,
      STRONG_INCOME_FLOW,
      IRREGULAR_INCOME,
      REGULAR_INCOME,
      SPENDS_MORE_THAN_RECEIVES,
      POSITIVE_NET_FLOW,
      LOW_BALANCE_BUFFER,
      HEALTHY_BALANCE_BUFFER,
      FREQUENT_LOW_BALANCE,
      RARE_LOW_BALANCE,
      RAPID_CASH_OUT,
      KEEPS_FUNDS_DIGITAL,
      NO_BILL_HISTORY,
      PAYS_BILLS,
      FEW_MERCHANT_PAYMENTS,
      ACTIVE_MERCHANT_PAYER,
      NARROW_NETWORK,
      BROAD_NETWORK,
      MICRO_TOPUPS,
      REGULAR_TOPUPS,
      LATE_REPAYMENTS,
      REPAYS_ON_TIME,
      OPEN_LOANS,
      NO_OPEN_LOANS,
      FAILED_TRANSACTIONS,
      CLEAN_EXECUTION,
      REVERSALS,
      NO_REVERSALS,
      GAMBLING_SPEND,
      NO_GAMBLING,
      NIGHT_ACTIVITY,
      DAYTIME_ACTIVITY,
      NEW_ACCOUNT,
      LONG_ACCOUNT_HISTORY,
      RECENT_SIM_SWAP,
      STABLE_SIM,
      INSUFFICIENT_HISTORY,
      STALE_DATA
    ].freeze
  end
end
