# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Number and security code of a card.
  #
  # Never store or log it.
  class GhostCardSecrets < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The card.
    # @return [String]
    attr_reader :card_id

    # Card number, 16 digits.
    # @return [String]
    attr_reader :number

    # Security code.
    # @return [String]
    attr_reader :cvc

    # Month of expiry.
    # @return [Integer]
    attr_reader :exp_month

    # Year of expiry, four digits.
    # @return [Integer]
    attr_reader :exp_year

    # Until when to show it to a person.
    # @return [Time]
    attr_reader :revealed_until

    # @param card_id [String]
    # @param number [String]
    # @param cvc [String]
    # @param exp_month [Integer]
    # @param exp_year [Integer]
    # @param revealed_until [Time, String]
    def initialize(
      card_id:,
      number:,
      cvc:,
      exp_month:,
      exp_year:,
      revealed_until:
    )
      super({ card_id:, number:, cvc:, exp_month:, exp_year:, revealed_until: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("ghost_card_secrets"))
      shape.required(:card_id, "cardId", shape.text)
      shape.required(:number, "number", shape.text, sensitive: :last4)
      shape.required(:cvc, "cvc", shape.text, sensitive: :all)
      shape.required(:exp_month, "expMonth", shape.integer)
      shape.required(:exp_year, "expYear", shape.integer)
      shape.required(:revealed_until, "revealedUntil", shape.time)
    end
  end
end
