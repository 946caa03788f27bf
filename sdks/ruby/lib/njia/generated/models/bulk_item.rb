# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One item of a bulk payment and the payment that it made.
  class BulkItem < Model
    include EventData

    # Id of the item.
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

    # When the item was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The bulk payment.
    # @return [String]
    attr_reader :bulk_payment_id

    # Position in the request, from 0.
    # @return [Integer]
    attr_reader :index

    # The caller's reference of the item.
    # @return [String, nil]
    attr_reader :item_reference

    # Idempotency key of the item.
    # @return [String]
    attr_reader :idempotency_key

    # The member status.
    # @return [String]
    attr_reader :status

    # The payment; null until there is one.
    # @return [String, nil]
    attr_reader :payment_id

    # `true` when the key had made this payment before, so that nothing was paid again.
    # @return [Boolean]
    attr_reader :deduplicated

    # Attempts so far.
    # @return [Integer]
    attr_reader :attempt_count

    # When the next attempt is due; null without one.
    # @return [Time, nil]
    attr_reader :next_attempt_at

    # Amount in minor units of `currency`; null when a rejected item had none.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # Currency; null when a rejected item had none.
    # @return [String, nil]
    attr_reader :currency

    # Why the item was rejected; null unless it was.
    # @return [Njia::BulkItemError, nil]
    attr_reader :error

    # Why the last attempt failed; null unless it did.
    # @return [Njia::FailureDetail, nil]
    attr_reader :failure

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param bulk_payment_id [String]
    # @param index [Integer]
    # @param item_reference [String, nil]
    # @param idempotency_key [String]
    # @param status [String]
    # @param payment_id [String, nil]
    # @param deduplicated [Boolean]
    # @param attempt_count [Integer]
    # @param next_attempt_at [Time, String, nil]
    # @param amount_minor_units [Integer, nil]
    # @param currency [String, nil]
    # @param error [Njia::BulkItemError, Hash, nil]
    # @param failure [Njia::FailureDetail, Hash, nil]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      bulk_payment_id:,
      index:,
      item_reference:,
      idempotency_key:,
      status:,
      payment_id:,
      deduplicated:,
      attempt_count:,
      next_attempt_at:,
      amount_minor_units:,
      currency:,
      error:,
      failure:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        bulk_payment_id:,
        index:,
        item_reference:,
        idempotency_key:,
        status:,
        payment_id:,
        deduplicated:,
        attempt_count:,
        next_attempt_at:,
        amount_minor_units:,
        currency:,
        error:,
        failure:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("bulk_item"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:bulk_payment_id, "bulkPaymentId", shape.text)
      shape.required(:index, "index", shape.integer)
      shape.required(:item_reference, "itemReference", shape.nullable(shape.text))
      shape.required(:idempotency_key, "idempotencyKey", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:deduplicated, "deduplicated", shape.boolean)
      shape.required(:attempt_count, "attemptCount", shape.integer)
      shape.required(:next_attempt_at, "nextAttemptAt", shape.nullable(shape.time))
      shape.required(:amount_minor_units, "amountMinorUnits", shape.nullable(shape.integer))
      shape.required(:currency, "currency", shape.nullable(shape.text))
      shape.required(:error, "error", shape.nullable(shape.model(:BulkItemError)))
      shape.required(:failure, "failure", shape.nullable(shape.model(:FailureDetail)))
    end
  end
end
