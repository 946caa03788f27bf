# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The answer to a purchase with a card.
  #
  # A declined one is an ordinary resource with status `declined`, not an error.
  class CardAuthorization < Model
    include EventData

    # Id of the authorization.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # When it was created (UTC).
    # @return [Time]
    attr_reader :created_at

    # When it last changed (UTC).
    # @return [Time]
    attr_reader :updated_at

    # Counts the state changes of this resource, from 1.
    # @return [Integer]
    attr_reader :version

    # The card.
    # @return [String]
    attr_reader :card_id

    # The member status.
    # @return [String]
    attr_reader :status

    # Amount in the card's currency, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # Currency of the card.
    # @return [String]
    attr_reader :currency

    # Amount in the merchant's currency.
    # @return [Njia::Money]
    attr_reader :merchant_amount

    # The member merchant.
    # @return [Njia::CardMerchant]
    attr_reader :merchant

    # Why it was declined; null if it was not.
    # @return [String, nil]
    attr_reader :decline_code

    # The limit that declined it.
    # @return [String, nil]
    attr_reader :declined_by_limit_id

    # Limits it counts against; empty if it was declined.
    # @return [Array<Njia::CardMatchedLimit>]
    attr_reader :matched_limits

    # Captured so far.
    # @return [Njia::Money]
    attr_reader :captured

    # Released so far.
    # @return [Njia::Money]
    attr_reader :released

    # What the fraud score said; null if it was not asked.
    # @return [Njia::CardFraudDecision, nil]
    attr_reader :fraud

    # Id of the purchase at the card network.
    # @return [String, nil]
    attr_reader :network_id

    # When an uncaptured hold ends; null if it was declined.
    # @return [Time, nil]
    attr_reader :expires_at

    # Captures, oldest first.
    # @return [Array<Njia::CardCapture>]
    attr_reader :captures

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param card_id [String]
    # @param status [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param merchant_amount [Njia::Money, Hash]
    # @param merchant [Njia::CardMerchant, Hash]
    # @param decline_code [String, nil]
    # @param declined_by_limit_id [String, nil]
    # @param matched_limits [Array<Njia::CardMatchedLimit, Hash>]
    # @param captured [Njia::Money, Hash]
    # @param released [Njia::Money, Hash]
    # @param fraud [Njia::CardFraudDecision, Hash, nil]
    # @param network_id [String, nil]
    # @param expires_at [Time, String, nil]
    # @param captures [Array<Njia::CardCapture, Hash>]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      card_id:,
      status:,
      amount_minor_units:,
      currency:,
      merchant_amount:,
      merchant:,
      decline_code:,
      declined_by_limit_id:,
      matched_limits:,
      captured:,
      released:,
      fraud:,
      network_id:,
      expires_at:,
      captures:,
      metadata:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        card_id:,
        status:,
        amount_minor_units:,
        currency:,
        merchant_amount:,
        merchant:,
        decline_code:,
        declined_by_limit_id:,
        matched_limits:,
        captured:,
        released:,
        fraud:,
        network_id:,
        expires_at:,
        captures:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("card_authorization"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:card_id, "cardId", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:merchant_amount, "merchantAmount", shape.model(:Money))
      shape.required(:merchant, "merchant", shape.model(:CardMerchant))
      shape.required(:decline_code, "declineCode", shape.nullable(shape.text))
      shape.required(:declined_by_limit_id, "declinedByLimitId", shape.nullable(shape.text))
      shape.required(:matched_limits, "matchedLimits", shape.list(shape.model(:CardMatchedLimit)))
      shape.required(:captured, "captured", shape.model(:Money))
      shape.required(:released, "released", shape.model(:Money))
      shape.required(:fraud, "fraud", shape.nullable(shape.model(:CardFraudDecision)))
      shape.required(:network_id, "networkId", shape.nullable(shape.text))
      shape.required(:expires_at, "expiresAt", shape.nullable(shape.time))
      shape.required(:captures, "captures", shape.list(shape.model(:CardCapture)))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
