# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a rail is chosen by.
  module RoutingStrategy
    extend OpenEnum

    # The cheapest rail that is reliable enough.
    LOWEST_COST = "lowest_cost"

    # Cost, success rate and speed weighed against each other.
    BALANCED = "balanced"

    # The rail with the shortest 95th percentile.
    FASTEST = "fastest"

    # The rail with the highest success rate.
    MOST_RELIABLE = "most_reliable"

    # All values that this version knows.
    VALUES = [LOWEST_COST, BALANCED, FASTEST, MOST_RELIABLE].freeze
  end
end
