# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of rail.
  module RailKind
    extend OpenEnum

    # Settlement between African central banks in local currencies.
    PAN_AFRICAN_SETTLEMENT = "pan_african_settlement"

    # Interoperable wallets of the CEMAC states.
    CEMAC_MOBILE_MONEY = "cemac_mobile_money"

    # One mobile-money provider.
    MOBILE_MONEY = "mobile_money"

    # A hub that reaches many providers across borders.
    MOBILE_MONEY_HUB = "mobile_money_hub"

    # Postings between accounts of one tenant.
    INTERNAL = "internal"

    # All values that this version knows.
    VALUES = [PAN_AFRICAN_SETTLEMENT, CEMAC_MOBILE_MONEY, MOBILE_MONEY, MOBILE_MONEY_HUB, INTERNAL].freeze
  end
end
