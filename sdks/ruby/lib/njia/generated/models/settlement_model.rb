# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How the rail settles.
  module SettlementModel
    extend OpenEnum

    # From a position that was paid in before.
    PREFUNDED = "prefunded"

    # Net amounts once a day.
    DEFERRED_NET = "deferred_net"

    # All values that this version knows.
    VALUES = [PREFUNDED, DEFERRED_NET].freeze
  end
end
