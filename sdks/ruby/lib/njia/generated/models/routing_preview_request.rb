# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The payment whose rail shall be chosen; nothing is made or reserved.
  class RoutingPreviewRequest < Model
    # Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
    #
    # Never a decimal or a string.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # Which side the amount fixes.
    # @return [String, nil]
    attr_reader :amount_type

    # Way in which the money moves.
    # @return [String, nil]
    attr_reader :direction

    # Account that a payout is debited from or a collection is credited to.
    #
    # Without it, the tenant's default account in the currency.
    # @return [String, nil]
    attr_reader :account_id

    # Who gets the money.
    #
    # Required for a payout.
    # @return [Njia::Party, nil]
    attr_reader :destination

    # Who pays a collection.
    #
    # Required for a collection; only mobile-money wallets can be asked to pay.
    # @return [Njia::MobileMoneyParty, nil]
    attr_reader :source

    # Currency that the recipient gets.
    #
    # Without it, the main currency of the destination's country.
    # @return [String, nil]
    attr_reader :destination_currency

    # Id of the rail to use, or `auto` to let the routing choose.
    # @return [String, nil]
    attr_reader :rail

    # The member routing.
    # @return [Njia::RoutingPreference, nil]
    attr_reader :routing

    # Who pays the fee.
    # @return [String, nil]
    attr_reader :fee_bearer

    # Choose as at this time in the past, with the history of the 24 hours before it.
    #
    # Without it, now.
    # @return [Time, nil]
    attr_reader :as_of

    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param amount_type [String]
    # @param direction [String]
    # @param account_id [String]
    # @param destination [Njia::Party, Hash]
    # @param source [Njia::MobileMoneyParty, Hash]
    # @param destination_currency [String]
    # @param rail [String]
    # @param routing [Njia::RoutingPreference, Hash]
    # @param fee_bearer [String]
    # @param as_of [Time, String]
    def initialize(
      amount_minor_units:,
      currency:,
      amount_type: OMIT,
      direction: OMIT,
      account_id: OMIT,
      destination: OMIT,
      source: OMIT,
      destination_currency: OMIT,
      rail: OMIT,
      routing: OMIT,
      fee_bearer: OMIT,
      as_of: OMIT
    )
      super({
        amount_minor_units:,
        currency:,
        amount_type:,
        direction:,
        account_id:,
        destination:,
        source:,
        destination_currency:,
        rail:,
        routing:,
        fee_bearer:,
        as_of:
      })
    end

    define_shape do |shape|
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.optional(:amount_type, "amountType", shape.text)
      shape.optional(:direction, "direction", shape.text)
      shape.optional(:account_id, "accountId", shape.text)
      shape.optional(:destination, "destination", shape.union(:Party))
      shape.optional(:source, "source", shape.model(:MobileMoneyParty))
      shape.optional(:destination_currency, "destinationCurrency", shape.text)
      shape.optional(:rail, "rail", shape.text)
      shape.optional(:routing, "routing", shape.model(:RoutingPreference))
      shape.optional(:fee_bearer, "feeBearer", shape.text)
      shape.optional(:as_of, "asOf", shape.time)
    end
  end
end
