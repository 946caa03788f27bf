# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Where a card works, beside its limits.
  #
  # Allowing and blocking the same kind excludes each other.
  class GhostCardControls < Model
    # Only these categories; all if empty.
    # @return [Array<String>]
    attr_reader :allowed_categories

    # None of these categories.
    # @return [Array<String>]
    attr_reader :blocked_categories

    # Only these merchants; all if empty.
    # @return [Array<String>]
    attr_reader :allowed_merchants

    # None of these merchants.
    # @return [Array<String>]
    attr_reader :blocked_merchants

    # Only merchants in these countries; all if empty.
    # @return [Array<String>]
    attr_reader :allowed_countries

    # @param allowed_categories [Array<String>]
    # @param blocked_categories [Array<String>]
    # @param allowed_merchants [Array<String>]
    # @param blocked_merchants [Array<String>]
    # @param allowed_countries [Array<String>]
    def initialize(
      allowed_categories:,
      blocked_categories:,
      allowed_merchants:,
      blocked_merchants:,
      allowed_countries:
    )
      super({
        allowed_categories:,
        blocked_categories:,
        allowed_merchants:,
        blocked_merchants:,
        allowed_countries:
      })
    end

    define_shape do |shape|
      shape.required(:allowed_categories, "allowedCategories", shape.list(shape.text))
      shape.required(:blocked_categories, "blockedCategories", shape.list(shape.text))
      shape.required(:allowed_merchants, "allowedMerchants", shape.list(shape.text))
      shape.required(:blocked_merchants, "blockedMerchants", shape.list(shape.text))
      shape.required(:allowed_countries, "allowedCountries", shape.list(shape.text))
    end
  end
end
