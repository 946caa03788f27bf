# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Sums of a bulk payment in one currency: `requested` of all items that were not rejected, `succeeded` and `failed`
  # of those that are final, `fees` of those that succeeded.
  class BulkTotal < Model
    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member requested.
    # @return [Njia::Money]
    attr_reader :requested

    # The member succeeded.
    # @return [Njia::Money]
    attr_reader :succeeded

    # The member failed.
    # @return [Njia::Money]
    attr_reader :failed

    # The member fees.
    # @return [Njia::Money]
    attr_reader :fees

    # @param currency [String]
    # @param requested [Njia::Money, Hash]
    # @param succeeded [Njia::Money, Hash]
    # @param failed [Njia::Money, Hash]
    # @param fees [Njia::Money, Hash]
    def initialize(
      currency:,
      requested:,
      succeeded:,
      failed:,
      fees:
    )
      super({ currency:, requested:, succeeded:, failed:, fees: })
    end

    define_shape do |shape|
      shape.required(:currency, "currency", shape.text)
      shape.required(:requested, "requested", shape.model(:Money))
      shape.required(:succeeded, "succeeded", shape.model(:Money))
      shape.required(:failed, "failed", shape.model(:Money))
      shape.required(:fees, "fees", shape.model(:Money))
    end
  end
end
