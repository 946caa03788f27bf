# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Mobile-money provider.
  #
  # May be left out where the number range tells it.
  module MobileMoneyProvider
    extend OpenEnum

    # MTN-type wallet
    MTN_MOMO = "mtn_momo"

    # Orange-type wallet
    ORANGE_MONEY = "orange_money"

    # Airtel-type wallet
    AIRTEL_MONEY = "airtel_money"

    # M-Pesa-type wallet
    MPESA = "mpesa"

    # Moov-type wallet
    MOOV_MONEY = "moov_money"

    # Wave-type wallet
    WAVE = "wave"

    # Express Union-type wallet
    EXPRESS_UNION = "express_union"

    # Mixx-type wallet
    MIXX = "mixx"

    # Telecel-type wallet
    TELECEL = "telecel"

    # Tigo-type wallet
    TIGO = "tigo"

    # Vodacom-type wallet
    VODACOM = "vodacom"

    # Free-type wallet
    FREE_MONEY = "free_money"

    # T-Money-type wallet
    TMONEY = "tmoney"

    # HaloPesa-type wallet
    HALOPESA = "halopesa"

    # All values that this version knows.
    VALUES = [
      MTN_MOMO,
      ORANGE_MONEY,
      AIRTEL_MONEY,
      MPESA,
      MOOV_MONEY,
      WAVE,
      EXPRESS_UNION,
      MIXX,
      TELECEL,
      TIGO,
      VODACOM,
      FREE_MONEY,
      TMONEY,
      HALOPESA
    ].freeze
  end
end
