# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A bulk payment with the state of its items.
  class BulkPayment < Model
    include EventData

    # Id of the bulk payment.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change of state.
    # @return [Integer]
    attr_reader :version

    # When it was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The member status.
    # @return [String]
    attr_reader :status

    # The member mode.
    # @return [String]
    attr_reader :mode

    # The caller's reference.
    # @return [String, nil]
    attr_reader :reference

    # What it is for.
    # @return [String, nil]
    attr_reader :description

    # The member retry policy.
    # @return [Njia::RetryPolicy]
    attr_reader :retry_policy

    # The member counts.
    # @return [Njia::BulkCounts]
    attr_reader :counts

    # Sums, one per currency.
    # @return [Array<Njia::BulkTotal>]
    attr_reader :totals

    # The items, in the answer that creates the bulk payment and with `expand=items`; else null.
    # @return [Array<Njia::BulkItem>, nil]
    attr_reader :items

    # Path of the list of items.
    # @return [String]
    attr_reader :items_url

    # When the first item started.
    # @return [Time, nil]
    attr_reader :started_at

    # When the last item became final.
    # @return [Time, nil]
    attr_reader :completed_at

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param status [String]
    # @param mode [String]
    # @param reference [String, nil]
    # @param description [String, nil]
    # @param retry_policy [Njia::RetryPolicy, Hash]
    # @param counts [Njia::BulkCounts, Hash]
    # @param totals [Array<Njia::BulkTotal, Hash>]
    # @param items [Array<Njia::BulkItem, Hash>, nil]
    # @param items_url [String]
    # @param started_at [Time, String, nil]
    # @param completed_at [Time, String, nil]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      status:,
      mode:,
      reference:,
      description:,
      retry_policy:,
      counts:,
      totals:,
      items:,
      items_url:,
      started_at:,
      completed_at:,
      metadata:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        status:,
        mode:,
        reference:,
        description:,
        retry_policy:,
        counts:,
        totals:,
        items:,
        items_url:,
        started_at:,
        completed_at:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("bulk_payment"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:status, "status", shape.text)
      shape.required(:mode, "mode", shape.text)
      shape.required(:reference, "reference", shape.nullable(shape.text))
      shape.required(:description, "description", shape.nullable(shape.text))
      shape.required(:retry_policy, "retryPolicy", shape.model(:RetryPolicy))
      shape.required(:counts, "counts", shape.model(:BulkCounts))
      shape.required(:totals, "totals", shape.list(shape.model(:BulkTotal)))
      shape.required(:items, "items", shape.nullable(shape.list(shape.model(:BulkItem))))
      shape.required(:items_url, "itemsUrl", shape.text)
      shape.required(:started_at, "startedAt", shape.nullable(shape.time))
      shape.required(:completed_at, "completedAt", shape.nullable(shape.time))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
