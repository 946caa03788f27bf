# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A spend limit with its use in the current window.
  class SpendLimit < Model
    # Id of the limit.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The member scope.
    # @return [String]
    attr_reader :scope

    # The merchant, or `*` for each; null for other scopes.
    # @return [String, nil]
    attr_reader :merchant_id

    # The category, or `*` for each group; null for other scopes.
    # @return [String, nil]
    attr_reader :category

    # Most that may be spent in a window, in minor units; null if only the count is limited.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # Currency of the card.
    # @return [String]
    attr_reader :currency

    # The member interval.
    # @return [String]
    attr_reader :interval

    # Most authorizations in a window; null if only the amount is limited.
    # @return [Integer, nil]
    attr_reader :max_count

    # Use in the current window; null for a `*` limit.
    # @return [Njia::SpendLimitUsage, nil]
    attr_reader :usage

    # Use by merchant or category group in the current window, most spent first, one page of it; null unless the limit
    # is for each of them.
    # @return [Array<Njia::SpendLimitKeyUsage>, nil]
    attr_reader :usage_by_key

    # Value for `afterKey` that gives the next page of `usageByKey`; null on the last page.
    # @return [String, nil]
    attr_reader :next_key

    # @param id [String]
    # @param scope [String]
    # @param merchant_id [String, nil]
    # @param category [String, nil]
    # @param amount_minor_units [Integer, nil]
    # @param currency [String]
    # @param interval [String]
    # @param max_count [Integer, nil]
    # @param usage [Njia::SpendLimitUsage, Hash, nil]
    # @param usage_by_key [Array<Njia::SpendLimitKeyUsage, Hash>, nil]
    # @param next_key [String, nil]
    def initialize(
      id:,
      scope:,
      merchant_id:,
      category:,
      amount_minor_units:,
      currency:,
      interval:,
      max_count:,
      usage:,
      usage_by_key:,
      next_key:
    )
      super({
        id:,
        scope:,
        merchant_id:,
        category:,
        amount_minor_units:,
        currency:,
        interval:,
        max_count:,
        usage:,
        usage_by_key:,
        next_key:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("spend_limit"))
      shape.required(:scope, "scope", shape.text)
      shape.required(:merchant_id, "merchantId", shape.nullable(shape.text))
      shape.required(:category, "category", shape.nullable(shape.text))
      shape.required(:amount_minor_units, "amountMinorUnits", shape.nullable(shape.integer))
      shape.required(:currency, "currency", shape.text)
      shape.required(:interval, "interval", shape.text)
      shape.required(:max_count, "maxCount", shape.nullable(shape.integer))
      shape.required(:usage, "usage", shape.nullable(shape.model(:SpendLimitUsage)))
      shape.required(:usage_by_key, "usageByKey", shape.nullable(shape.list(shape.model(:SpendLimitKeyUsage))))
      shape.required(:next_key, "nextKey", shape.nullable(shape.text))
    end
  end
end
