# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A spend limit.
  #
  # Give an amount, a count, or both; the currency is that of the card. All limits that match an authorization must
  # allow it.
  class SpendLimitInput < Model
    # The member scope.
    # @return [String]
    attr_reader :scope

    # Required for scope `merchant`: a merchant id, or `*` for each merchant on its own.
    # @return [String, nil]
    attr_reader :merchant_id

    # Required for scope `category`: a category group, a four-digit merchant category code, or `*` for each group on
    # its own.
    # @return [String, nil]
    attr_reader :category

    # Most that may be spent in a window, in minor units.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # The member interval.
    # @return [String]
    attr_reader :interval

    # Most authorizations in a window.
    # @return [Integer, nil]
    attr_reader :max_count

    # @param scope [String]
    # @param interval [String]
    # @param merchant_id [String]
    # @param category [String]
    # @param amount_minor_units [Integer]
    # @param max_count [Integer]
    def initialize(
      scope:,
      interval:,
      merchant_id: OMIT,
      category: OMIT,
      amount_minor_units: OMIT,
      max_count: OMIT
    )
      super({ scope:, interval:, merchant_id:, category:, amount_minor_units:, max_count: })
    end

    define_shape do |shape|
      shape.required(:scope, "scope", shape.text)
      shape.optional(:merchant_id, "merchantId", shape.text)
      shape.optional(:category, "category", shape.text)
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:interval, "interval", shape.text)
      shape.optional(:max_count, "maxCount", shape.integer)
    end
  end
end
