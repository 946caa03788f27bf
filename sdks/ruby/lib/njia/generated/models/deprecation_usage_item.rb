# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Your use of one deprecated thing.
  class DeprecationUsageItem < Model
    # What it is.
    # @return [String]
    attr_reader :kind

    # Its name, such as `createKycCheck` or `PaymentRequest.amount`.
    # @return [String]
    attr_reader :subject

    # Uses in the period.
    # @return [Integer]
    attr_reader :count

    # Last use.
    # @return [Time]
    attr_reader :last_used_at

    # Client of the last use, such as `njia-ruby/1.4.0`.
    # @return [String, nil]
    attr_reader :last_client

    # Up to ten recent requests.
    # @return [Array<String>]
    attr_reader :request_ids

    # What to use instead.
    # @return [String, nil]
    attr_reader :replacement

    # Until when it works at least.
    # @return [Time, nil]
    attr_reader :sunset_at

    # Release that removes it.
    # @return [String, nil]
    attr_reader :removed_in

    # The change that announces it.
    # @return [String, nil]
    attr_reader :change_log_entry_id

    # @param kind [String]
    # @param subject [String]
    # @param count [Integer]
    # @param last_used_at [Time, String]
    # @param last_client [String, nil]
    # @param request_ids [Array<String>]
    # @param replacement [String, nil]
    # @param sunset_at [Time, String, nil]
    # @param removed_in [String, nil]
    # @param change_log_entry_id [String, nil]
    def initialize(
      kind:,
      subject:,
      count:,
      last_used_at:,
      last_client:,
      request_ids:,
      replacement:,
      sunset_at:,
      removed_in:,
      change_log_entry_id:
    )
      super({
        kind:,
        subject:,
        count:,
        last_used_at:,
        last_client:,
        request_ids:,
        replacement:,
        sunset_at:,
        removed_in:,
        change_log_entry_id:
      })
    end

    define_shape do |shape|
      shape.required(:kind, "kind", shape.text)
      shape.required(:subject, "subject", shape.text)
      shape.required(:count, "count", shape.integer)
      shape.required(:last_used_at, "lastUsedAt", shape.time)
      shape.required(:last_client, "lastClient", shape.nullable(shape.text))
      shape.required(:request_ids, "requestIds", shape.list(shape.text))
      shape.required(:replacement, "replacement", shape.nullable(shape.text))
      shape.required(:sunset_at, "sunsetAt", shape.nullable(shape.time))
      shape.required(:removed_in, "removedIn", shape.nullable(shape.text))
      shape.required(:change_log_entry_id, "changeLogEntryId", shape.nullable(shape.text))
    end
  end
end
