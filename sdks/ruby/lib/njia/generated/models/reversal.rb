# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The taking back of one transaction, with its audit trail.
  #
  # A transaction is reversed at most once, fully or partly.
  class Reversal < Model
    include EventData

    # Id of the reversal.
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

    # When the reversal was asked for.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The transaction that is reversed.
    # @return [String]
    attr_reader :transaction_id

    # The transaction that moved the money back; null until there is one.
    # @return [String, nil]
    attr_reader :reversal_transaction_id

    # The member status.
    # @return [String]
    attr_reader :status

    # The member method.
    # @return [String]
    attr_reader :method_

    # The member reason.
    # @return [String]
    attr_reader :reason

    # Reason in words.
    # @return [String, nil]
    attr_reader :note

    # Amount taken back in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # Whether less than the whole transaction is reversed.
    # @return [Boolean]
    attr_reader :partial

    # The member fee.
    # @return [Njia::Money]
    attr_reader :fee

    # The member requested by.
    # @return [Njia::Actor]
    attr_reader :requested_by

    # Why the reversal failed; null unless it did.
    # @return [Njia::FailureDetail, nil]
    attr_reader :failure

    # The hash-chained audit entries of the reversal, oldest first.
    # @return [Array<Njia::AuditEntry>]
    attr_reader :audit_trail

    # When the money was back.
    # @return [Time, nil]
    attr_reader :completed_at

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # The reversed transaction; only with `expand=transaction`.
    # @return [Njia::Transaction, nil]
    attr_reader :transaction

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param transaction_id [String]
    # @param reversal_transaction_id [String, nil]
    # @param status [String]
    # @param method_ [String]
    # @param reason [String]
    # @param note [String, nil]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param partial [Boolean]
    # @param fee [Njia::Money, Hash]
    # @param requested_by [Njia::Actor, Hash]
    # @param failure [Njia::FailureDetail, Hash, nil]
    # @param audit_trail [Array<Njia::AuditEntry, Hash>]
    # @param completed_at [Time, String, nil]
    # @param metadata [Hash{String => String}]
    # @param transaction [Njia::Transaction, Hash]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      transaction_id:,
      reversal_transaction_id:,
      status:,
      method_:,
      reason:,
      note:,
      amount_minor_units:,
      currency:,
      partial:,
      fee:,
      requested_by:,
      failure:,
      audit_trail:,
      completed_at:,
      metadata:,
      transaction: OMIT
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        transaction_id:,
        reversal_transaction_id:,
        status:,
        method_:,
        reason:,
        note:,
        amount_minor_units:,
        currency:,
        partial:,
        fee:,
        requested_by:,
        failure:,
        audit_trail:,
        completed_at:,
        metadata:,
        transaction:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("reversal"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:transaction_id, "transactionId", shape.text)
      shape.required(:reversal_transaction_id, "reversalTransactionId", shape.nullable(shape.text))
      shape.required(:status, "status", shape.text)
      shape.required(:method_, "method", shape.text)
      shape.required(:reason, "reason", shape.text)
      shape.required(:note, "note", shape.nullable(shape.text))
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:partial, "partial", shape.boolean)
      shape.required(:fee, "fee", shape.model(:Money))
      shape.required(:requested_by, "requestedBy", shape.model(:Actor))
      shape.required(:failure, "failure", shape.nullable(shape.model(:FailureDetail)))
      shape.required(:audit_trail, "auditTrail", shape.list(shape.model(:AuditEntry)))
      shape.required(:completed_at, "completedAt", shape.nullable(shape.time))
      shape.required(:metadata, "metadata", shape.map(shape.text))
      shape.optional(:transaction, "transaction", shape.model(:Transaction))
    end
  end
end
