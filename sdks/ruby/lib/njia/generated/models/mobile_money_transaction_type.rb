# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of a mobile-money transaction.
  module MobileMoneyTransactionType
    extend OpenEnum

    # Cash paid in at an agent.
    CASH_IN = "cash_in"

    # Cash taken out at an agent.
    CASH_OUT = "cash_out"

    # Money from another person.
    P2P_IN = "p2p_in"

    # Money to another person.
    P2P_OUT = "p2p_out"

    # Water, power, school or another bill.
    BILL_PAYMENT = "bill_payment"

    # A purchase.
    MERCHANT_PAYMENT = "merchant_payment"

    # Airtime or data.
    AIRTIME = "airtime"

    # Money from a bank account.
    BANK_IN = "bank_in"

    # Money to a bank account.
    BANK_OUT = "bank_out"

    # A loan paid out.
    LOAN_DISBURSEMENT = "loan_disbursement"

    # A loan paid back.
    LOAN_REPAYMENT = "loan_repayment"

    # Wages.
    SALARY = "salary"

    # A fee.
    FEE = "fee"

    # A reversed transaction.
    REVERSAL = "reversal"

    # Betting and gambling.
    BETTING = "betting"

    # All values that this version knows.
    VALUES = [
      CASH_IN,
      CASH_OUT,
      P2P_IN,
      P2P_OUT,
      BILL_PAYMENT,
      MERCHANT_PAYMENT,
      AIRTIME,
      BANK_IN,
      BANK_OUT,
      LOAN_DISBURSEMENT,
      LOAN_REPAYMENT,
      SALARY,
      FEE,
      REVERSAL,
      BETTING
    ].freeze
  end
end
