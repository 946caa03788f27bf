# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Number of items by state; they add up to `total`.
  class BulkCounts < Model
    # All items.
    # @return [Integer]
    attr_reader :total

    # Items that wait for their turn.
    # @return [Integer]
    attr_reader :pending

    # Items that were not valid.
    # @return [Integer]
    attr_reader :rejected

    # Items in work.
    # @return [Integer]
    attr_reader :processing

    # Items that will be tried again.
    # @return [Integer]
    attr_reader :retry_scheduled

    # Items whose outcome is unknown.
    # @return [Integer]
    attr_reader :in_reconciliation

    # Items whose money moved.
    # @return [Integer]
    attr_reader :succeeded

    # Items that failed for good.
    # @return [Integer]
    attr_reader :failed

    # Items that were canceled.
    # @return [Integer]
    attr_reader :canceled

    # @param total [Integer]
    # @param pending [Integer]
    # @param rejected [Integer]
    # @param processing [Integer]
    # @param retry_scheduled [Integer]
    # @param in_reconciliation [Integer]
    # @param succeeded [Integer]
    # @param failed [Integer]
    # @param canceled [Integer]
    def initialize(
      total:,
      pending:,
      rejected:,
      processing:,
      retry_scheduled:,
      in_reconciliation:,
      succeeded:,
      failed:,
      canceled:
    )
      super({
        total:,
        pending:,
        rejected:,
        processing:,
        retry_scheduled:,
        in_reconciliation:,
        succeeded:,
        failed:,
        canceled:
      })
    end

    define_shape do |shape|
      shape.required(:total, "total", shape.integer)
      shape.required(:pending, "pending", shape.integer)
      shape.required(:rejected, "rejected", shape.integer)
      shape.required(:processing, "processing", shape.integer)
      shape.required(:retry_scheduled, "retryScheduled", shape.integer)
      shape.required(:in_reconciliation, "inReconciliation", shape.integer)
      shape.required(:succeeded, "succeeded", shape.integer)
      shape.required(:failed, "failed", shape.integer)
      shape.required(:canceled, "canceled", shape.integer)
    end
  end
end
