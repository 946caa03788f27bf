# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether deliveries of one resource wait for each other.
  module WebhookOrdering
    extend OpenEnum

    # Events may arrive in any order.
    NONE = "none"

    # An event waits until the one before it, of the same resource, has succeeded or failed for good.
    PER_RESOURCE = "per_resource"

    # All values that this version knows.
    VALUES = [NONE, PER_RESOURCE].freeze
  end
end
