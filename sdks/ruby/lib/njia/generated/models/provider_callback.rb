# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A report of a mobile-money provider or rail about one attempt, or the lack of one.
  class ProviderCallback < Model
    include EventData

    # Id of the provider callback.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # When it was created (UTC).
    # @return [Time]
    attr_reader :created_at

    # When it last changed (UTC).
    # @return [Time]
    attr_reader :updated_at

    # Counts the state changes of this resource, from 1.
    # @return [Integer]
    attr_reader :version

    # What became of it.
    # @return [String]
    attr_reader :outcome

    # Provider or rail that reports.
    # @return [String]
    attr_reader :source

    # Our attempt that it is about.
    # @return [String]
    attr_reader :reference

    # The provider's own reference.
    # @return [String, nil]
    attr_reader :provider_reference

    # The payment of the attempt; null for a reversal.
    # @return [String, nil]
    attr_reader :payment_id

    # The transaction of the attempt.
    # @return [String]
    attr_reader :transaction_id

    # What it says; null if nothing came.
    # @return [String, nil]
    attr_reader :event

    # Reason the provider gave.
    # @return [String, nil]
    attr_reader :reason_code

    # Until when it was expected.
    # @return [Time]
    attr_reader :deadline_at

    # When it came; null if it did not.
    # @return [Time, nil]
    attr_reader :received_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param outcome [String]
    # @param source [String]
    # @param reference [String]
    # @param provider_reference [String, nil]
    # @param payment_id [String, nil]
    # @param transaction_id [String]
    # @param event [String, nil]
    # @param reason_code [String, nil]
    # @param deadline_at [Time, String]
    # @param received_at [Time, String, nil]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      outcome:,
      source:,
      reference:,
      provider_reference:,
      payment_id:,
      transaction_id:,
      event:,
      reason_code:,
      deadline_at:,
      received_at:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        outcome:,
        source:,
        reference:,
        provider_reference:,
        payment_id:,
        transaction_id:,
        event:,
        reason_code:,
        deadline_at:,
        received_at:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("provider_callback"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:outcome, "outcome", shape.text)
      shape.required(:source, "source", shape.text)
      shape.required(:reference, "reference", shape.text)
      shape.required(:provider_reference, "providerReference", shape.nullable(shape.text))
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:transaction_id, "transactionId", shape.text)
      shape.required(:event, "event", shape.nullable(shape.text))
      shape.required(:reason_code, "reasonCode", shape.nullable(shape.text))
      shape.required(:deadline_at, "deadlineAt", shape.time)
      shape.required(:received_at, "receivedAt", shape.nullable(shape.time))
    end
  end
end
