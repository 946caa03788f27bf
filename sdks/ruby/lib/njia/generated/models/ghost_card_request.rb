# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The card to make.
  class GhostCardRequest < Model
    # Currency of the card and of its limits.
    # @return [String]
    attr_reader :currency

    # Name for people.
    # @return [String, nil]
    attr_reader :label

    # Customer who uses the card.
    # @return [String, nil]
    attr_reader :customer_id

    # Account that funds it; the tenant's default account in the currency if absent.
    # @return [String, nil]
    attr_reader :account_id

    # Spend limits; none if absent.
    # @return [Array<Njia::SpendLimitInput>, nil]
    attr_reader :spend_limits

    # Only these categories; all if empty.
    # @return [Array<String>, nil]
    attr_reader :allowed_categories

    # None of these categories.
    # @return [Array<String>, nil]
    attr_reader :blocked_categories

    # Only these merchants; all if empty.
    # @return [Array<String>, nil]
    attr_reader :allowed_merchants

    # None of these merchants.
    # @return [Array<String>, nil]
    attr_reader :blocked_merchants

    # Only merchants in these countries; all if empty.
    # @return [Array<String>, nil]
    attr_reader :allowed_countries

    # True closes the card after its first approved authorization is captured or reversed.
    # @return [Boolean, nil]
    attr_reader :single_use

    # When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
    # @return [Time, nil]
    attr_reader :expires_at

    # IANA time zone of the limit windows; the tenant's if absent.
    # @return [String, nil]
    attr_reader :timezone

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param currency [String]
    # @param label [String]
    # @param customer_id [String]
    # @param account_id [String]
    # @param spend_limits [Array<Njia::SpendLimitInput, Hash>]
    # @param allowed_categories [Array<String>]
    # @param blocked_categories [Array<String>]
    # @param allowed_merchants [Array<String>]
    # @param blocked_merchants [Array<String>]
    # @param allowed_countries [Array<String>]
    # @param single_use [Boolean]
    # @param expires_at [Time, String]
    # @param timezone [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      currency:,
      label: OMIT,
      customer_id: OMIT,
      account_id: OMIT,
      spend_limits: OMIT,
      allowed_categories: OMIT,
      blocked_categories: OMIT,
      allowed_merchants: OMIT,
      blocked_merchants: OMIT,
      allowed_countries: OMIT,
      single_use: OMIT,
      expires_at: OMIT,
      timezone: OMIT,
      metadata: OMIT
    )
      super({
        currency:,
        label:,
        customer_id:,
        account_id:,
        spend_limits:,
        allowed_categories:,
        blocked_categories:,
        allowed_merchants:,
        blocked_merchants:,
        allowed_countries:,
        single_use:,
        expires_at:,
        timezone:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:currency, "currency", shape.text)
      shape.optional(:label, "label", shape.text)
      shape.optional(:customer_id, "customerId", shape.text)
      shape.optional(:account_id, "accountId", shape.text)
      shape.optional(:spend_limits, "spendLimits", shape.list(shape.model(:SpendLimitInput)))
      shape.optional(:allowed_categories, "allowedCategories", shape.list(shape.text))
      shape.optional(:blocked_categories, "blockedCategories", shape.list(shape.text))
      shape.optional(:allowed_merchants, "allowedMerchants", shape.list(shape.text))
      shape.optional(:blocked_merchants, "blockedMerchants", shape.list(shape.text))
      shape.optional(:allowed_countries, "allowedCountries", shape.list(shape.text))
      shape.optional(:single_use, "singleUse", shape.boolean)
      shape.optional(:expires_at, "expiresAt", shape.time)
      shape.optional(:timezone, "timezone", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
