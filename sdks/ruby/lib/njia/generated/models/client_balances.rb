# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The balances that the widget shows.
  class ClientBalances < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # When they were read.
    # @return [Time]
    attr_reader :as_of

    # One per account or currency.
    # @return [Array<Njia::ClientBalance>]
    attr_reader :balances

    # @param as_of [Time, String]
    # @param balances [Array<Njia::ClientBalance, Hash>]
    def initialize(
      as_of:,
      balances:
    )
      super({ as_of:, balances: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("client_balances"))
      shape.required(:as_of, "asOf", shape.time)
      shape.required(:balances, "balances", shape.list(shape.model(:ClientBalance)))
    end
  end
end
