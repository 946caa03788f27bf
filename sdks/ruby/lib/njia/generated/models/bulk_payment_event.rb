# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An event about a bulk payment.
  class BulkPaymentEvent < Model
    # Id of the event; the same on every delivery and retry, so use it to drop duplicates.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # When it happened (UTC).
    # @return [Time]
    attr_reader :timestamp

    # API version that shaped `data`.
    # @return [String]
    attr_reader :api_version

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # Tenant it happened to.
    # @return [String]
    attr_reader :tenant_id

    # Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a missing number is a lost
    # event.
    # @return [Integer]
    attr_reader :sequence

    # `version` of the resource after the event; drop an event that is older than what you have.
    # @return [Integer]
    attr_reader :resource_version

    # The request that caused it; null if the system acted by itself.
    # @return [Njia::EventCause, nil]
    attr_reader :request

    # Former values of the members of `data` that changed; null if the resource is new.
    # @return [Hash{String => Object}, nil]
    attr_reader :previous

    # The injected fault that caused it; null without one.
    # @return [String, nil]
    attr_reader :sandbox_fault_id

    # What happened.
    # @return [String]
    attr_reader :type

    # The member data.
    # @return [Njia::BulkPayment]
    attr_reader :data

    # @param id [String]
    # @param timestamp [Time, String]
    # @param api_version [String]
    # @param livemode [Boolean]
    # @param tenant_id [String]
    # @param sequence [Integer]
    # @param resource_version [Integer]
    # @param request [Njia::EventCause, Hash, nil]
    # @param previous [Hash{String => Object}, nil]
    # @param sandbox_fault_id [String, nil]
    # @param type [String]
    # @param data [Njia::BulkPayment, Hash]
    def initialize(
      id:,
      timestamp:,
      api_version:,
      livemode:,
      tenant_id:,
      sequence:,
      resource_version:,
      request:,
      previous:,
      sandbox_fault_id:,
      type:,
      data:
    )
      super({
        id:,
        timestamp:,
        api_version:,
        livemode:,
        tenant_id:,
        sequence:,
        resource_version:,
        request:,
        previous:,
        sandbox_fault_id:,
        type:,
        data:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("event"))
      shape.required(:timestamp, "timestamp", shape.time)
      shape.required(:api_version, "apiVersion", shape.text)
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:tenant_id, "tenantId", shape.text)
      shape.required(:sequence, "sequence", shape.integer)
      shape.required(:resource_version, "resourceVersion", shape.integer)
      shape.required(:request, "request", shape.nullable(shape.model(:EventCause)))
      shape.required(:previous, "previous", shape.nullable(shape.map(shape.any)))
      shape.required(:sandbox_fault_id, "sandboxFaultId", shape.nullable(shape.text))
      shape.required(:type, "type", shape.text)
      shape.required(:data, "data", shape.model(:BulkPayment))
    end
  end
end
