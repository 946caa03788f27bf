# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Money in one currency.
  #
  # `total` is `available` plus `reserved`; `pending` is incoming money that is not posted yet.
  class Balance < Model
    include EventData

    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member available.
    # @return [Njia::Money]
    attr_reader :available

    # The member pending.
    # @return [Njia::Money]
    attr_reader :pending

    # The member reserved.
    # @return [Njia::Money]
    attr_reader :reserved

    # The member total.
    # @return [Njia::Money]
    attr_reader :total

    # Time of the figures.
    # @return [Time]
    attr_reader :as_of

    # @param currency [String]
    # @param available [Njia::Money, Hash]
    # @param pending [Njia::Money, Hash]
    # @param reserved [Njia::Money, Hash]
    # @param total [Njia::Money, Hash]
    # @param as_of [Time, String]
    def initialize(
      currency:,
      available:,
      pending:,
      reserved:,
      total:,
      as_of:
    )
      super({ currency:, available:, pending:, reserved:, total:, as_of: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("balance"))
      shape.required(:currency, "currency", shape.text)
      shape.required(:available, "available", shape.model(:Money))
      shape.required(:pending, "pending", shape.model(:Money))
      shape.required(:reserved, "reserved", shape.model(:Money))
      shape.required(:total, "total", shape.model(:Money))
      shape.required(:as_of, "asOf", shape.time)
    end
  end
end
