# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A firm price: fee, rail and exchange rate for one payment.
  #
  # It holds for 60 seconds with a currency exchange and for 10 minutes without.
  class Quote < Model
    # Id of the quote.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change of state.
    # @return [Integer]
    attr_reader :version

    # When the quote was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The member status.
    # @return [String]
    attr_reader :status

    # Amount in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member amount type.
    # @return [String]
    attr_reader :amount_type

    # The member direction.
    # @return [String]
    attr_reader :direction

    # The member corridor.
    # @return [String]
    attr_reader :corridor

    # The member fee bearer.
    # @return [String]
    attr_reader :fee_bearer

    # The member destination amount.
    # @return [Njia::Money]
    attr_reader :destination_amount

    # The member fee.
    # @return [Njia::Money]
    attr_reader :fee

    # What a payout would take from the account; null for a collection.
    # @return [Njia::Money, nil]
    attr_reader :total_debited

    # Terms of the currency exchange; null when both sides have one currency.
    # @return [Njia::FxTerms, nil]
    attr_reader :fx

    # The member rail.
    # @return [String]
    attr_reader :rail

    # The member routing.
    # @return [Njia::RoutingDecision]
    attr_reader :routing

    # Payment that used the quote.
    # @return [String, nil]
    attr_reader :payment_id

    # Until when the price binds.
    # @return [Time]
    attr_reader :expires_at

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param status [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param amount_type [String]
    # @param direction [String]
    # @param corridor [String]
    # @param fee_bearer [String]
    # @param destination_amount [Njia::Money, Hash]
    # @param fee [Njia::Money, Hash]
    # @param total_debited [Njia::Money, Hash, nil]
    # @param fx [Njia::FxTerms, Hash, nil]
    # @param rail [String]
    # @param routing [Njia::RoutingDecision, Hash]
    # @param payment_id [String, nil]
    # @param expires_at [Time, String]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      status:,
      amount_minor_units:,
      currency:,
      amount_type:,
      direction:,
      corridor:,
      fee_bearer:,
      destination_amount:,
      fee:,
      total_debited:,
      fx:,
      rail:,
      routing:,
      payment_id:,
      expires_at:,
      metadata:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        status:,
        amount_minor_units:,
        currency:,
        amount_type:,
        direction:,
        corridor:,
        fee_bearer:,
        destination_amount:,
        fee:,
        total_debited:,
        fx:,
        rail:,
        routing:,
        payment_id:,
        expires_at:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("quote"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:status, "status", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:amount_type, "amountType", shape.text)
      shape.required(:direction, "direction", shape.text)
      shape.required(:corridor, "corridor", shape.text)
      shape.required(:fee_bearer, "feeBearer", shape.text)
      shape.required(:destination_amount, "destinationAmount", shape.model(:Money))
      shape.required(:fee, "fee", shape.model(:Money))
      shape.required(:total_debited, "totalDebited", shape.nullable(shape.model(:Money)))
      shape.required(:fx, "fx", shape.nullable(shape.model(:FxTerms)))
      shape.required(:rail, "rail", shape.text)
      shape.required(:routing, "routing", shape.model(:RoutingDecision))
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:expires_at, "expiresAt", shape.time)
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
